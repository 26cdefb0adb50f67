// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

// What moves the content and the strips.

extension ScrollHost {
  /// Makes the insets what the app has put there plus what the engine reserves.
  func writeInsets() {
    areInsetsDue = false
    guard let port, !isWriting else { return }
    let (start, end) = (room(.start, port), room(.end, port))
    guard let insets = ledger.book(start: start, end: end, port) else { return }
    isWriting = true
    port.view.contentInset = insets
    isWriting = false
    // An observer of the app may have written other insets meanwhile; those stand.
    if port.view.contentInset != insets { ledger.appWrote(port) }
  }

  /// What is to be added at an edge.
  ///
  /// UIKit measures how far a finger has pulled from the edge as it is now: with an edge that moves
  /// away at once, as a strip fires under the finger, the content would jump. The room comes as it lifts.
  private func room(_ edge: Edge, _ port: ScrollPort) -> Double {
    guard let strip = strip(edge) else { return 0 }
    let slack = edge == .start && strip.contribution > 0 ? port.slack : 0
    let room = strip.contribution + slack
    return strip.waitsForRelease ? min(room, ledger.added(edge)) : room
  }

  func moveOffset(to target: Double, _ motion: Motion) {
    guard let port else { return }
    postponed = isScrolledByApp ? motion : nil
    guard postponed == nil else { return writeInsets() }
    let point = port.point(at: target)
    if motion == .immediate { endAnimatedOffset(of: port.view) }
    motion.animate { [self] in
      writeInsets()
      // Not animated by UIKit: such a write ends whatever else moves the offset.
      port.view.setContentOffset(point, animated: false)
      // What keeps its place on screen moves in the content, at the same pace.
      for edge in Edge.allCases { place(edge, movesAlong: true) }
    }
    guard isLifting else { return }
    releaseTarget = target
    marker?.setNeedsLayout()
  }

  /// Makes up for a move that was left to a scroll of the app's, if that has ended past where the list
  /// rests: it may have gone across, or to inside of the strip.
  func catchUp() {
    guard let motion = postponed, !isScrolledByApp else { return }
    postponed = nil
    guard !engine.isFingerDown, engine.restingOffset != engine.offset else { return }
    moveOffset(to: engine.restingOffset, motion)
  }

  /// Whether a scroll that the app animates goes on, which a strip that closes leaves alone.
  ///
  /// The app may begin one in the turn in which its action ends, of which no frame has told yet.
  private var isScrolledByApp: Bool {
    guard #available(iOS 17.4, *), let view else { return false }
    return view.isScrollAnimating && !engine.isRevealing
  }

  /// Ends a move that UIKit still animates: a write without animation would leave it running, and
  /// the list would be seen to go where it no longer belongs.
  private func endAnimatedOffset(of view: UIScrollView) {
    view.layer.removeAnimations(of: "bounds.origin")
    for edge in Edge.allCases { stripView(edge)?.layer.removeAnimations(of: "position") }
  }

  /// Ends a movement that UIKit has begun after the offset was moved.
  ///
  /// The recogniser reports that the finger has lifted before the scroll view decides where the
  /// content bounces, glides or snaps to a page. Layout comes after both.
  func confirmRelease() {
    guard let target = releaseTarget, let port else { return }
    releaseTarget = nil
    guard port.view.isDecelerating, !port.view.isTracking else { return }
    port.view.setContentOffset(port.point(at: target), animated: false)
  }

  /// Brings the view of a strip to where the engine has it.
  ///
  /// - Parameters:
  ///   - edge: Which strip.
  ///   - movesAlong: Whether it takes part in the animation that moves the offset; one that is
  ///     attached moves with the content anyway.
  func place(_ edge: Edge, movesAlong: Bool = false) {
    guard let port, let options = strip(edge)?.options else { return }
    if movesAlong, options.placement == .attached { return }
    stripView(edge)?.place(
      port.frame(origin: engine.stripOrigin(edge), extent: options.extent),
      direction.upright,
      movesAlong: movesAlong
    )
  }
}

extension Motion {
  /// Runs changes in this motion, as an animation of UIKit that starts from what is on screen.
  func animate(_ changes: @escaping () -> Void) {
    switch kind {
    case .immediate:
      UIView.performWithoutAnimation(changes)
    case .timed(let duration, let curve):
      UIViewPropertyAnimator(
        duration: duration,
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2),
        animations: changes
      ).startAnimation()
    case .spring(let duration, let dampingRatio):
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: changes
      )
    }
  }
}

extension CALayer {
  /// Ends the animations of a property, of which UIKit adds one after the other.
  fileprivate func removeAnimations(of property: String) {
    for key in animationKeys() ?? [] where key.hasPrefix(property) { removeAnimation(forKey: key) }
  }
}
#endif
