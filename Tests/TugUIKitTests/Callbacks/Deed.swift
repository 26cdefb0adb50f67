// SPDX-License-Identifier: MIT

import Tug
import TugLooks
import UIKit

@testable import TugUIKit

/// What an app does in a callback.
nonisolated struct Deed: Sendable {
  var name: String
  var body: @MainActor @Sendable (CallbackLife) -> Void
}

extension Deed {
  /// Everything that it may do with the strips and the list.
  static let all = controls + commands + properties + surroundings

  private static let controls: [Deed] = [
    Deed(name: "nothing") { _ in },
    Deed(name: "header off") { $0.list?.tug.header = nil },
    Deed(name: "footer off") { $0.list?.tug.footer = nil },
    Deed(name: "both off") {
      $0.list?.tug.header = nil
      $0.list?.tug.footer = nil
    },
    Deed(name: "header new") { $0.list?.tug.header = $0.newControl() },
    Deed(name: "footer new") { $0.list?.tug.footer = $0.newControl() },
    Deed(name: "both new") {
      $0.list?.tug.header = $0.newControl()
      $0.list?.tug.footer = $0.newControl()
    },
    Deed(name: "header off and on") {
      $0.list?.tug.header = nil
      $0.list?.tug.header = $0.header
    },
    Deed(name: "header to footer") { $0.list?.tug.footer = $0.header },
    Deed(name: "footer to header") { $0.list?.tug.header = $0.footer },
    Deed(name: "header to leading") { $0.list?.tug.leading = $0.header },
    Deed(name: "swap") { life in
      let (header, footer) = (life.header, life.footer)
      life.list?.tug.header = nil
      life.list?.tug.footer = header
      life.list?.tug.header = footer
    },
    Deed(name: "header to another list") { life in
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      life.window?.addSubview(other)
      other.tug.header = life.header
      life.header?.begin()
      other.tug.header = nil
      other.removeFromSuperview()
    },
    Deed(name: "release header") {
      $0.list?.tug.header = nil
      $0.header = nil
    },
    Deed(name: "release both, new one") {
      $0.header = nil
      $0.footer = nil
      $0.list?.tug.footer = nil
      $0.list?.tug.header = $0.newControl()
    },
    Deed(name: "subviews off") { life in
      for view in life.list?.subviews ?? [] { view.removeFromSuperview() }
    },
    Deed(name: "release list") { life in
      life.list?.removeFromSuperview()
      life.list = nil
    },
    Deed(name: "release everything") { life in
      life.list?.removeFromSuperview()
      life.list = nil
      life.header = nil
      life.footer = nil
    },
  ]

  private static let commands: [Deed] = [
    Deed(name: "begin header") { $0.header?.begin() },
    Deed(name: "begin header always") { $0.header?.begin(reveal: .always) },
    Deed(name: "begin header silently") { $0.header?.begin(callsAction: false) },
    Deed(name: "begin footer") { $0.footer?.begin(reveal: .always) },
    Deed(name: "begin both") {
      $0.list?.tug.isExclusive = false
      $0.header?.begin()
      $0.footer?.begin()
    },
    Deed(name: "end header") { $0.header?.end() },
    Deed(name: "fail header") { $0.header?.end(.failure) },
    Deed(name: "end header more") { $0.header?.end(.noMore, hasMore: true) },
    Deed(name: "end footer") { $0.footer?.end(.noMore) },
    Deed(name: "fail footer") { $0.footer?.end(.failure) },
    Deed(name: "begin and end") {
      $0.header?.begin()
      $0.header?.end()
    },
    Deed(name: "end and begin") {
      $0.header?.end()
      $0.header?.begin()
    },
    Deed(name: "reset header") { $0.header?.reset() },
    Deed(name: "reset footer") { $0.footer?.reset() },
    Deed(name: "reset and begin") {
      $0.header?.reset()
      $0.header?.begin()
    },
    Deed(name: "record") { life in
      life.list?.tug.startRecording()
      _ = life.list?.tug.stopRecording()
    },
    Deed(name: "accessibility") { life in
      _ = life.list?.tug.accessibilityScroll(.up)
      let action = life.list?.accessibilityCustomActions?.first
      if let action { _ = action.actionHandler?(action) }
    },
    Deed(name: "activate") { life in
      for case let view as StripView in life.list?.subviews ?? [] {
        _ = view.accessibilityActivate()
      }
    },
  ]

  private static let properties: [Deed] = [
    Deed(name: "disable") {
      $0.header?.isEnabled = false
      $0.footer?.isEnabled = false
    },
    Deed(name: "disable and enable") {
      $0.header?.isEnabled = false
      $0.header?.isEnabled = true
    },
    Deed(name: "hide") {
      $0.header?.isHidden = true
      $0.footer?.isHidden = true
    },
    Deed(name: "hide and show") {
      $0.header?.isHidden = true
      $0.header?.isHidden = false
    },
    Deed(name: "metrics") {
      for control in [$0.header, $0.footer] {
        control?.options.metrics.extent = 80
        control?.options.metrics.trigger = 30
      }
    },
    Deed(name: "placement") {
      $0.header?.options.metrics.placement = .pinned
      $0.footer?.options.metrics.placement = .behind
    },
    Deed(name: "trigger") {
      $0.header?.options.trigger = .onDistance
      $0.footer?.options.trigger = .reach(prefetch: .points(0))
    },
    Deed(name: "tap") { $0.footer?.options.trigger = .tap },
    Deed(name: "role") {
      guard var options = $0.footer?.options else { return }
      options.role = .load
      $0.header?.options = options
    },
    Deed(name: "appearance") { life in
      for control in [life.header, life.footer] {
        control?.texts = .german
        control?.lastUpdate = Date(timeIntervalSince1970: 0)
        control?.images = [1: []]
        control?.colors = [.accent: .red]
        control?.playsHaptics = false
      }
    },
    Deed(name: "closures off") { life in
      for control in [life.header, life.footer] {
        control?.onEnd = nil
        control?.onPull = nil
      }
    },
    Deed(name: "events") { life in
      for control in [life.header, life.footer] { _ = control?.events }
    },
    Deed(name: "not exclusive") { $0.list?.tug.isExclusive = false },
    Deed(name: "defaults") { life in
      let old = StripDefaults.shared
      StripDefaults.shared.colors = [.accent: .red]
      StripDefaults.shared = old
    },
  ]

  private static let surroundings: [Deed] = [
    Deed(name: "detach") { $0.list?.removeFromSuperview() },
    Deed(name: "detach and attach") { life in
      guard let list = life.list else { return }
      list.removeFromSuperview()
      life.window?.addSubview(list)
    },
    Deed(name: "inset") {
      $0.list?.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      $0.base = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    },
    Deed(name: "base inset") {
      $0.list?.tug.baseInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      $0.base = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    },
    Deed(name: "offset") { $0.list?.contentOffset.y = 300 },
    Deed(name: "top") { $0.list?.contentOffset.y = -64 },
    Deed(name: "animated offset") {
      $0.list?.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    },
    Deed(name: "length") { $0.list?.contentSize.height = 3000 },
    Deed(name: "short") { $0.list?.contentSize.height = 100 },
    Deed(name: "empty and back") {
      $0.list?.contentSize.height = 0
      $0.list?.layoutIfNeeded()
      $0.list?.contentSize.height = 2000
    },
    Deed(name: "layout") {
      $0.list?.setNeedsLayout()
      $0.list?.layoutIfNeeded()
    },
    Deed(name: "size") { $0.list?.frame.size = CGSize(width: 300, height: 500) },
    Deed(name: "no size and back") { life in
      guard let list = life.list else { return }
      let frame = list.frame
      list.frame = .zero
      list.frame = frame
    },
    Deed(name: "pan off and on") {
      $0.list?.isScrollEnabled = false
      $0.list?.isScrollEnabled = true
    },
    Deed(name: "background and back") { _ in
      StandIn.enterBackground()
      StandIn.enterForeground()
    },
    Deed(name: "traits") { _ in
      StandIn.setLayoutDirection(.rightToLeft)
      StandIn.setContentSizeCategory(.accessibilityLarge)
      StandIn.isReduceMotionEnabled = true
    },
  ]
}
