// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTK
import TugGTKLibrary

extension HostTests {
  /// The words and keys of views in C programs.
  @Suite struct WordTests {
    private let widget: ViewPointer
    private let view: TugView

    init() throws {
      (widget, view) = try HostTests.makeLibraryView()
    }

    @Test func `each text can be replaced by its name, and goes back`() throws {
      let names = [
        "pull", "release", "refreshing", "refreshed", "refresh-failed", "last-updated",
        "pull-to-load", "release-to-load", "tap-to-load", "loading", "loaded", "load-failed",
        "no-more", "refresh-command",
      ]
      #expect(names.count == TextKey.allCases.count)
      for (name, key) in zip(names, TextKey.allCases) {
        var expected = view.texts
        expected[key] = "Ours"
        #expect(tugViewSetText(widget, name, "Ours") != 0)
        #expect(view.texts == expected, "\(name)")
      }
      for name in names { #expect(tugViewSetText(widget, name, nil) != 0) }
      #expect(view.texts == .preferred)
      #expect(tugViewSetText(widget, "noMore", "Ours") == 0)
      #expect(tugViewSetText(nil, "pull", "Ours") == 0)
      let window = try Window(content: widget)
      window.close()
    }

    @Test func `the keys can be others, or none, and what names no keys is refused`() throws {
      #expect(tugViewSetRefreshShortcut(widget, "F6", 0) != 0)
      #expect(view.refreshShortcut == "F6" && !view.shortcutIsGlobal)
      #expect(tugViewSetRefreshShortcut(widget, "no keys", 1) == 0)
      #expect(view.refreshShortcut == "F6" && !view.shortcutIsGlobal)
      #expect(tugViewSetRefreshShortcut(widget, nil, 1) != 0)
      #expect(view.refreshShortcut == nil && view.shortcutIsGlobal)
      #expect(tugViewSetRefreshShortcut(nil, "F6", 1) == 0)
      let window = try Window(content: widget)
      window.close()
    }
  }
}
