// SPDX-License-Identifier: MIT

import Tug

// What several looks ask a context. Not inlined: the web module has a budget of bytes.
extension LookContext {
  /// Whether the action runs or its result is shown.
  @inline(never) var isHeld: Bool { phase.isRefreshing || outcome != nil }

  /// Whether code opens the strip from rest: what it shows then is in its place at once.
  @inline(never) var isBegunByCode: Bool { isPulled && isHeld && pull <= 0 }

  /// Whether a symbol that asks for a pull has its place: not while something else is shown there.
  @inline(never) var asksForPull: Bool {
    isPulled && (phase.isPull || phase == .idle || phase == .ending(.cancelled))
  }

  /// How far the strip is uncovered; one that is not pulled is open as far as it stays open.
  @inline(never) var gap: Double { isPulled ? pull : hold }

  /// How far a look is open: with the pull, fully while the action runs, and shut by the retreat.
  @inline(never) var opening: Double {
    guard isPulled, !phase.isRefreshing else { return 1 }
    return outcome == nil ? reach : (pull / hold).share
  }

  /// Opacity of a look without words: faint after a failed load, nothing when all is loaded.
  @inline(never) var strength: Double { phase.isExhausted ? 0 : phase == .failed ? 0.3 : 1 }

  /// Whether the content lies below the strip, or right of it in a list that scrolls sideways.
  private var isBefore: Bool { (edge == .start) != (isHorizontal && isRightToLeft) }

  /// A distance from the middle, limited so that what is so wide there stays in the strip.
  func limit(_ distance: Double, of size: Double) -> Double {
    max(0, min(distance, (width - size) / 2))
  }

  /// The turn from down to where the finger pulls.
  @inline(never) var direction: Double {
    if isHorizontal { return isBefore ? -Elementary.pi / 2 : Elementary.pi / 2 }
    return isBefore ? 0 : Elementary.pi
  }

  /// A place for shapes whose y grows towards the content, whichever edge the strip is at.
  ///
  /// - Parameters:
  ///   - id: Identity of the group.
  ///   - across: Points along the edge.
  ///   - distance: Points from the content.
  ///   - scale: Size in relation to the usual.
  /// - Returns: The group.
  @inline(never)
  func inward(
    _ id: ShapeID,
    across: Double,
    fromContent distance: Double,
    _ scale: Double = 1
  ) -> Shape {
    let (x, y) = place(across: across, fromContent: distance)
    var group = Shape.group(id, x: x, y: y)
    if isHorizontal { group.rotation = Elementary.pi / 2 }
    group.scaleX = scale
    group.scaleY = isBefore != isHorizontal ? scale : -scale
    return group
  }

  /// The text of the phase.
  @inline(never) var status: TextKey { phase.statusText(role: role, isPulled: isPulled) }

  /// Width of the widest text that the strip can show, so that a symbol beside it keeps its place.
  @inline(never)
  func widestStatus(_ style: TextStyle) -> Double {
    let (first, last): (TextKey, TextKey) =
      role == .refresh ? (.pull, .refreshFailed) : (.pullToLoad, .loadFailed)
    let absent: TextKey = isPulled ? .tapToLoad : .pullToLoad
    var widest = 0.0
    for number in first.rawValue...last.rawValue {
      guard let key = TextKey(rawValue: number), key != absent else { continue }
      widest = max(widest, measure(key, style).width)
    }
    return widest
  }
}
