// SPDX-License-Identifier: MIT

import CTugGtk
import TugGTK

// What the code on the pages calls and does not declare; scripts/check-documentation.py compiles
// the pages with it.

struct Feed {
  func reload() async throws {}
  func loadNext() async throws -> Bool { false }
}

let feed = Feed()

func startLoading() {}

extension Look {
  static let tile = Look.standard
}

final class Page {
  let scrolledWindow: UnsafeMutablePointer<GtkWidget>
  let content: UnsafeMutablePointer<GtkWidget>
  let window: UnsafeMutablePointer<GtkWindow>
  let view: TugView

  init(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    _ window: UnsafeMutablePointer<GtkWindow>,
    _ view: TugView
  ) {
    scrolledWindow = widget
    content = widget
    self.window = window
    self.view = view
  }
}
