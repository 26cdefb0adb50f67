// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

/// Where an app is called.
nonisolated struct CallbackPlace: Sendable, CustomTestStringConvertible {
  var name: String
  var testDescription: String { name }

  /// Whether a view of the app's own is told.
  var isOfView: Bool { name.contains("view") }

  static let all = (ofStrips + ofLists).map(CallbackPlace.init)

  private static let ofStrips = ["header", "footer"].flatMap { strip in
    [
      "phase pulling", "phase armed", "phase refreshing", "phase ending", "phase idle", "pull",
      "end",
      "action", "view change", "view pull", "view will end", "view did end",
    ].map { "\(strip) \($0)" }
  }

  private static let ofLists = [
    "scrolled", "inset changed", "inset observed", "offset observed", "layout",
  ]
}

extension Phase {
  /// The phase without its outcome.
  var word: String { outcome == nil ? "\(self)" : "ending" }
}

/// A list whose app is told of what happens to it.
final class CalledList: UIScrollView, UIScrollViewDelegate {
  var call: ((String) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { call?("scrolled") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    call?("inset changed")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    call?("layout")
  }
}

/// A view of the app's own that is told of its strip.
final class CalledView: UIView, StripContent {
  var call: ((String) -> Void)?
  /// Called when it is told something inside of something else.
  var complain: ((String) -> Void)?
  private var isCalled = false

  var stripMetrics: LookMetrics { LookMetrics(extent: 54) }

  func stripDidChange(from old: Phase, to new: Phase) { take("view change") }
  func stripDidPull(_ pull: Double, progress: Double) { take("view pull") }
  func stripWillEnd(with outcome: Outcome) { take("view will end") }
  func stripDidEnd() { take("view did end") }

  private func take(_ what: String) {
    if isCalled { complain?("\(what) inside another callback") }
    isCalled = true
    call?(what)
    isCalled = false
  }
}
