// SPDX-License-Identifier: MIT

/// Names one call of an action, so that a late completion of an older one is told apart.
public struct ActionToken: Equatable, Sendable {
  /// Where the strip sits.
  public let edge: Edge
  /// Grows by one with each refresh of the engine.
  public let generation: UInt32

  package init(edge: Edge, generation: UInt32) {
    self.edge = edge
    self.generation = generation
  }
}
