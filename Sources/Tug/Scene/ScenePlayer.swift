// SPDX-License-Identifier: MIT

/// Plays scenes for a host that draws its frames itself.
///
/// The host gives it a scene whenever the look's inputs change, and asks for a display list per frame
/// as long as ``demand(at:)`` says that something moves. Both allocate nothing once the storage has
/// the size that the look needs.
///
/// Time is the host's clock in seconds and may not run backwards.
public struct ScenePlayer: Sendable {
  var screen = ScenePainter()
  /// What takes over from what is on screen, in an update.
  private(set) var incoming = Moment()
  /// Its shapes with the values that its tracks give them, before it takes over.
  var wanted: Row<Shape> = Row()

  /// Creates a player with nothing on screen.
  public init() {}

  /// The scene on screen.
  public var scene: Scene { screen.moment.scene }

  /// Forgets everything, so that the next scene shows at once.
  public mutating func reset() { screen.moment = Moment() }
}

// From scene to scene.
extension ScenePlayer {
  /// Shows another scene from `time` on.
  public mutating func update(_ scene: Scene, at time: Double) {
    own()
    incoming.scene.copy(scene)
    advance(to: time)
  }

  /// Shows what a look makes of a context from `time` on.
  public mutating func update(_ look: Look, _ context: LookContext, at time: Double) {
    update(look.scene, context, at: time)
  }

  /// Shows what a look's function makes of a context from `time` on.
  package mutating func update(
    _ compose: (LookContext, inout Scene) -> Void,
    _ context: LookContext,
    at time: Double
  ) {
    own()
    incoming.scene.removeAll(for: context.phase)
    compose(context, &incoming.scene)
    advance(to: time)
  }

  /// Has a moment to write to that no copy of the player shares.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&incoming) { incoming = Moment() }
  }

  private mutating func advance(to time: Double) {
    incoming.removeRemainders()
    takeUpTracks(at: time)
    startTransitions(at: time)
    carryOver(at: time)
    swap(&screen.moment, &incoming)
  }

  /// Lets tracks that the scene before had go on.
  private mutating func takeUpTracks(at time: Double) {
    for i in incoming.scene.tracks.indices {
      // The scene was just filled, so nobody shares its storage.
      let track = incoming.scene.tracks.elements + i
      track.pointee.index = incoming.place(of: track.pointee.shape)
      track.pointee.start = time
      track.pointee.isNew = true
      for j in screen.moment.scene.tracks.indices {
        let old = UnsafePointer(screen.moment.scene.tracks.elements + j)
        guard old.continues(UnsafePointer(track)) else { continue }
        track.pointee.start = old.pointee.start
        track.pointee.isNew = false
      }
    }
  }
}

// Frames.
extension ScenePlayer {
  /// Until when the host should ask for frames.
  ///
  /// - Parameter time: Now.
  /// - Returns: Nothing when the scene stands still; never a single moment.
  public func demand(at time: Double) -> FrameDemand {
    let last = movesUntil(from: time)
    if last == .infinity { return .forever }
    return last > time ? .until(last) : .none
  }

  /// When the last movement ends: `time` when nothing moves, infinity when it never ends.
  package func movesUntil(from time: Double) -> Double { screen.moment.movesUntil(from: time) }

  /// Writes what is on screen at a time.
  ///
  /// - Parameters:
  ///   - time: Not before the last update; earlier times show that moment.
  ///   - list: Emptied first.
  public mutating func sample(at time: Double, into list: inout DisplayList) {
    screen.paint(at: time, into: &list)
  }

  /// Writes what is on screen now.
  ///
  /// - Parameters:
  ///   - time: Not before the last update.
  ///   - list: Emptied first.
  /// - Returns: When the last movement ends: `time` when nothing moves, infinity when it never ends.
  package mutating func show(at time: Double, into list: inout DisplayList) -> Double {
    sample(at: time, into: &list)
    return movesUntil(from: time)
  }

  /// A shape with the values that it has on screen, without those of its parent.
  package func shown(_ shape: ShapeID, at time: Double) -> Shape? {
    guard let index = scene.index(of: shape) else { return nil }
    var shapes = Row<Shape>()
    screen.moment.show(at: time, in: &shapes)
    return shapes[index]
  }
}
