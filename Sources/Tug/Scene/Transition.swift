// SPDX-License-Identifier: MIT

/// The way an attribute goes from what is on screen to what a new scene says.
///
/// What is on screen may itself be on its way, or come from a track that has ended: the way starts
/// there. The difference to the new value shrinks to nothing in the motion's time, so that a value
/// which goes on changing with the pull is followed exactly, with the rest of the difference on top.
/// Shapes that are new in a scene show at once.
public struct Transition: Equatable, Sendable {
  /// Whose attributes.
  public var shape: ShapeID
  /// Which attributes.
  public var attributes: AttributeSet
  /// How they get there.
  public var motion: Motion
  /// What starts it.
  public var cause: Cause

  /// What starts a transition.
  public enum Cause: UInt8, Equatable, Sendable {
    /// The value of an attribute is another than in the scene before, or a track on it started or
    /// ended.
    case change
    /// The phase is another than in the scene before. Changes within a phase show at once.
    case phase
  }
}
