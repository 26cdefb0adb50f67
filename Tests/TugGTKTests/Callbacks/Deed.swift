// SPDX-License-Identifier: MIT

import Tug

@testable import TugGTK

/// What an app does in a callback.
nonisolated struct Deed: Sendable {
  var name: String
  var body: @MainActor @Sendable (CallbackLife) -> Void
}

extension Deed {
  /// What it may do with strips and views.
  static let all: [Deed] = [
    Deed(name: "nothing") { _ in },
    Deed(name: "header off") { $0.view?.header = nil },
    Deed(name: "header new") { $0.view?.header = $0.newControl() },
    Deed(name: "header off and on") {
      $0.view?.header = nil
      $0.view?.header = $0.header
    },
    Deed(name: "swap") { life in
      let (header, footer) = (life.header, life.footer)
      life.view?.header = nil
      life.view?.footer = header
      life.view?.header = footer
    },
    Deed(name: "release header") {
      $0.header = nil
      $0.view?.header = nil
    },
    Deed(name: "header to the other list") {
      $0.other?.header = $0.header
      $0.header?.begin()
    },
    Deed(name: "begin and end") {
      $0.header?.begin()
      $0.header?.end()
    },
    Deed(name: "reset and begin") {
      $0.header?.reset()
      $0.header?.begin()
    },
    Deed(name: "begin both") {
      $0.view?.isExclusive = false
      $0.header?.begin()
      $0.footer?.begin(reveal: .always)
    },
    Deed(name: "begin the neighbor") { $0.neighbor?.begin() },
    Deed(name: "begin and remove the neighbor") {
      $0.neighbor?.begin()
      $0.other?.header = nil
    },
    Deed(name: "begin the neighbor, drop its list") {
      $0.neighbor?.begin()
      $0.dropOther()
    },
    Deed(name: "disable and hide") {
      $0.header?.isEnabled = false
      $0.header?.isHidden = true
    },
    Deed(name: "metrics") {
      $0.header?.options.metrics.extent = 80
      $0.header?.options.metrics.trigger = 30
    },
    Deed(name: "last update") { $0.header?.lastUpdate = "now" },
  ]
}
