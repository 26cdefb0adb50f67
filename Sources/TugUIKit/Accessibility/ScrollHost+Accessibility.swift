// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

// What people who do not pull by hand get.

extension ScrollHost {
  // MARK: Accessibility

  /// Speaks a text after what is being spoken, of a list that can be seen.
  ///
  /// That something has begun can be said later: a list may be hidden, lie beside what is seen, or have
  /// no size yet.
  func announce(_ edge: Edge, _ key: TextKey) {
    unsaid.remove(edge)
    guard view?.isInSight == true else {
      if strip(edge)?.phase.isRefreshing == true { unsaid.insert(edge) }
      awaitSight()
      return
    }
    guard let texts = recipient(edge)?.control.texts else { return }
    UIAccessibility.post(notification: .announcement, argument: texts.announcement(key))
  }

  /// Says what has begun out of sight, if it goes on and the list can be seen now.
  func announceUnsaid() {
    guard !unsaid.isEmpty || !sight.isEmpty else { return }
    for edge in unsaid where strip(edge)?.phase.isRefreshing != true { unsaid.remove(edge) }
    if view?.isInSight == true {
      for edge in unsaid {
        if let strip = strip(edge) { announce(edge, strip.statusText) }
      }
    }
    awaitSight()
  }

  /// Hears of it when the list, or what it lies in, is no longer hidden, of which nothing else tells.
  private func awaitSight() {
    let views = sequence(first: unsaid.isEmpty ? nil : view as UIView?) { $0?.superview }
    let chain = views.compactMap(\.self)
    guard chain.map(ObjectIdentifier.init) != sight.map(\.view) else { return }
    sight = chain.map { view in
      let observation = view.observe(\.isHidden) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.announceUnsaid() }
      }
      return (ObjectIdentifier(view), observation)
    }
  }

  /// Offers the command that refreshes without a gesture, next to the app's own commands.
  func updateCommands() {
    guard let view else { return }
    var actions = view.accessibilityCustomActions ?? []
    // What loads older rows at the start is no refresh; its strip can be activated.
    let header = control(.start)
    let isOffered =
      header.map { $0.options.role == .refresh && $0.isEnabled && !$0.isHidden } ?? false
    let index = actions.firstIndex { $0 === command }
    if isOffered, index != nil, let header {
      // The words may be others now.
      command?.attributedName = header.texts.spoken(.refreshCommand)
      return
    }
    if isOffered, let header {
      let name = header.texts.spoken(.refreshCommand)
      let action = UIAccessibilityCustomAction(attributedName: name) { [weak self] _ in
        self?.refresh() ?? false
      }
      command = action
      actions.append(action)
    } else if !isOffered, let index {
      actions.remove(at: index)
      command = nil
    } else {
      return
    }
    view.accessibilityCustomActions = actions.isEmpty ? nil : actions
  }

  /// Begins a refresh as a user asks for it without a gesture.
  ///
  /// - Returns: Whether one has begun.
  private func refresh() -> Bool {
    guard let strip = strip(.start), strip.options.role == .refresh, strip.canTap else {
      return false
    }
    // Its action may have ended it within the call.
    let last = strip.token
    act(.tap(.start))
    return strip.token != last
  }

  /// Takes a swipe with three fingers that scrolls back, at the top.
  func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .up || direction == .previous, let port else { return false }
    let isAtTop = port.offset <= engine.geometry.restStart + engine.geometry.tolerance
    return isAtTop && refresh()
  }
}

extension UIView {
  /// Whether it can be seen in its window: neither hidden nor where what it lies in cuts it off, such
  /// as on a page beside the one that is shown.
  fileprivate var isInSight: Bool {
    var (view, seen) = (self, bounds)
    while !view.isHidden, view.alpha >= 0.01, !seen.isEmpty {
      guard let outer = view.superview else { return view === window }
      seen = view.convert(seen, to: outer)
      if outer.clipsToBounds || outer === window { seen = seen.intersection(outer.bounds) }
      view = outer
    }
    return false
  }
}
#endif
