// SPDX-License-Identifier: MIT

/// Whether code that begins a refresh also shows the strip.
public enum Reveal: UInt8, Equatable, Sendable {
  /// The list does not move; the strip shows when the user comes to the edge.
  case never
  /// Shown when the list rests at the edge. The default.
  case atEdge
  /// The list scrolls to the edge.
  case always
}

/// A fact that the host tells the engine.
///
/// Offsets, lengths, places and preferences that are not finite are ignored, and so are options with
/// an extent, a hold, an offset or a motion that is not, or an extent of 0 or less.
public enum Event: Equatable, Sendable {
  /// A strip takes its place at an edge; options of a strip that is there already are changed.
  indirect case install(Edge, StripOptions)
  /// The strip at an edge goes away, in whatever phase it is.
  case remove(Edge)
  /// The scroll view's lengths, whenever one changes.
  indirect case geometry(ScrollGeometry)
  /// The scroll view's offset, whenever it changes, with whether a finger holds it.
  case scroll(offset: Double, isFingerDown: Bool)
  /// The finger's place across the axis, 0 at the leading side.
  case pointer(Double)
  /// A finger touches the scroll view.
  case fingerDown
  /// The finger lets go, with its velocity in points per second, positive towards the start.
  case fingerUp(velocity: Double)
  /// The touch was taken away by the system or another gesture.
  case fingerCancelled
  /// The scroll view has come into a window.
  case attached
  /// The scroll view has left its window.
  case detached
  /// The app or the view went out of sight, or came back.
  case visible(Bool)
  /// Code begins a refresh or a load.
  ///
  /// It joins one that runs, waits while the other strip is in the way, and does nothing for a strip
  /// that is switched off, hidden or exhausted.
  case begin(Edge, reveal: Reveal, notifies: Bool)
  /// The action ended. A token makes the event count for that call only.
  ///
  /// Without one, and while nothing runs, it calls off a begin that waits; `noMore` then tells a
  /// load that there is no more.
  /// `hasMore` is for a refresh: `true` lets an exhausted strip at the other edge load again, while
  /// `noMore` without it tells that one that there is no more.
  case end(Edge, Outcome, hasMore: Bool, token: ActionToken?)
  /// Back to idle at once, from whatever phase, without a motion.
  case reset(Edge)
  /// The strip was tapped, or its accessible action was invoked.
  case tap(Edge)
  /// The app switches a strip on or off; off means that nothing new begins.
  case enabled(Edge, Bool)
  /// The app hides or shows a strip.
  case hidden(Edge, Bool)
  /// Whether only one of the two strips may run at a time; true at the start.
  case exclusive(Bool)
  /// The user's preferences changed.
  case preferences(Preferences)
  /// Time has come to a moment that the engine asked for, or a frame is being made.
  case frame
}

extension Event {
  var isFrame: Bool { if case .frame = self { true } else { false } }
}
