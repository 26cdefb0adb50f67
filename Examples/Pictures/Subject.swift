// SPDX-License-Identifier: MIT

import OwnLook
import TugUIKit

/// A strip of which a contact sheet is made.
struct Subject {
  var name: String
  var isFooter: Bool
  var makeControl: () -> StripControl

  static func header(_ name: String, _ look: Look) -> Subject {
    Subject(name: name, isFooter: false) { RefreshHeader(look, onRefresh: {}) }
  }

  static func footer(_ name: String, _ look: Look, _ trigger: Trigger) -> Subject {
    Subject(name: name, isFooter: true) { LoadMoreFooter(look, trigger: trigger, onLoad: {}) }
  }

  /// Every look, the one of Documentation/WriteALook.md, and the footers that differ.
  static let all =
    Look.catalogue.map { header($0.name, $0.look) } + [
      header("tile", .tile),
      footer("standard-footer", .standard, .onRelease),
      footer("tap-footer", .standard, .tap),
    ]
}
