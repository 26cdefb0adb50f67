// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTK
import TugGTKLibrary

/// What C callbacks have done.
private nonisolated final class Log {
  var calls = 0
  var releases = 0
  /// Edge, old phase and new phase.
  var phases: [[CInt]] = []
}

private let onCall: Callback = { _, data in
  guard let data else { return }
  Unmanaged<Log>.fromOpaque(data).takeUnretainedValue().calls += 1
}

private let onCallThatCloses: Callback = { widget, _ in
  gtk_window_destroy(gtk_widget_get_root(widget).map { cast($0) })
}

private let onPhase: PhaseCallback = { widget, edge, old, new, data in
  guard let data else { return }
  Unmanaged<Log>.fromOpaque(data).takeUnretainedValue().phases.append([edge, old, new])
  // Whoever has heard of a refresh wants to hear no more.
  if new == 3 { tugViewSetPhaseCallback(widget, nil, nil, nil) }
}

private let onRelease: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<Log>.fromOpaque(data).takeUnretainedValue().releases += 1
}

extension HostTests {
  /// The functions of tug.h.
  @Suite struct LibraryTests {
    private let log = Log()

    init() throws { _ = try Rig.shared() }

    private var data: gpointer { Unmanaged.passUnretained(log).toOpaque() }

    private func makeView() throws -> UnsafeMutablePointer<GtkWidget> {
      try #require(tugViewNew(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40))))
    }

    @Test func `a new view is floating, and goes with the window that took it`() throws {
      let widget = try makeView()
      #expect(g_object_is_floating(widget) != 0)
      #expect(tugViewSetHeader(widget, "balls", onCall, data, onRelease) != 0)
      let window = try Window(content: widget)
      #expect(g_object_is_floating(widget) == 0)
      tugViewBegin(widget, 0)
      #expect(log.calls == 1)
      #expect(tugViewGetPhase(widget, 0) == 3)
      #expect(log.releases == 0)
      window.close()
      #expect(log.releases == 1)
    }

    @Test func `a callback may destroy the view`() throws {
      let widget = try makeView()
      tugViewSetHeader(widget, "balls", onCallThatCloses, data, onRelease)
      _ = try Window(content: widget)
      tugViewBegin(widget, 0)
      #expect(log.releases == 1)
      spin(0.1)
    }

    @Test func `changes of phases are told, until another callback is set`() throws {
      let widget = try makeView()
      tugViewSetPhaseCallback(widget, onPhase, data, onRelease)
      tugViewSetHeader(widget, "balls", nil, nil, nil)
      tugViewSetFooter(widget, "standard", 0, nil, nil, nil)
      let window = try Window(content: widget)
      tugViewBegin(widget, 0)
      #expect(log.phases == [[0, 0, 3]])
      #expect(log.releases == 1)
      tugViewReset(widget, 0)
      #expect(log.phases.count == 1)
      tugViewSetPhaseCallback(widget, onPhase, data, onRelease)
      tugViewBegin(widget, 1)
      #expect(log.phases.last == [1, 0, 3])
      tugViewSetPhaseCallback(widget, onPhase, data, onRelease)
      tugViewSetPhaseCallback(nil, onPhase, data, onRelease)
      #expect(log.releases == 3)
      window.close()
      #expect(log.releases == 4)
    }

    @Test func `begin, end and reset go through the phases`() throws {
      let widget = try makeView()
      tugViewSetHeader(widget, "standard", onCall, data, nil)
      let window = try Window(content: widget)
      #expect(tugViewGetPhase(widget, 0) == 0)
      #expect(tugViewGetProgress(widget, 0) == 0)
      tugViewBegin(widget, 0)
      tugViewEnd(widget, 0, 1)
      #expect(tugViewGetPhase(widget, 0) == 4)
      tugViewReset(widget, 0)
      #expect(tugViewGetPhase(widget, 0) == 0)
      tugViewSetEnabled(widget, 0, 0)
      tugViewBegin(widget, 0)
      #expect(log.calls == 1)
      window.close()
    }

    @Test func `a footer loads at the end of the list, until there is no more`() throws {
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let widget = try #require(tugViewNew(list))
      #expect(tugViewSetFooter(widget, "standard", 80, onCall, data, onRelease) != 0)
      let window = try Window(content: widget)
      #expect(log.calls == 0)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(list)), 1400)
      #expect(spin(1) { log.calls == 1 })
      #expect(tugViewGetPhase(widget, 1) == 3)
      tugViewEnd(widget, 1, 3)
      #expect(spin(3) { tugViewGetPhase(widget, 1) == 6 })
      tugViewBegin(widget, 1)
      #expect(log.calls == 1)
      tugViewReset(widget, 1)
      #expect(tugViewGetPhase(widget, 1) == 0)
      tugViewBegin(widget, 1)
      #expect(log.calls == 2)
      window.close()
      #expect(log.releases == 1)
    }

    @Test func `a list that scrolls sideways is pulled by the mouse where that is wanted`() throws {
      let rig = try Rig.shared()
      let wide: UnsafeMutablePointer<GtkWidget> = tug_gtk_new(gtk_drawing_area_get_type())
      gtk_drawing_area_set_content_width(cast(wide), 2000)
      let widget = try #require(tugViewNewHorizontal(Rows.scrolledWindow(wide)))
      tugViewSetHeader(widget, "balls", onCall, data, nil)
      let window = try Window(content: widget)
      for pulls in [false, true] {
        tugViewSetPullsWithMouse(widget, pulls ? 1 : 0)
        rig.mouse.move(x: 60, y: 200)
        spin(0.02)
        rig.mouse.button(1, isDown: true)
        for step in 1...12 {
          spin(0.012)
          rig.mouse.move(x: 60 + 20 * Double(step), y: 200)
        }
        spin(0.1)
        #expect((tugViewGetProgress(widget, 0) > 1) == pulls)
        rig.mouse.button(1, isDown: false)
        spin(0.1)
        #expect(log.calls == (pulls ? 1 : 0))
      }
      window.close()
    }

    @Test func `each text can be replaced by its name, and goes back`() throws {
      let names = [
        "pull", "release", "refreshing", "refreshed", "refresh-failed", "last-updated",
        "pull-to-load", "release-to-load", "tap-to-load", "loading", "loaded", "load-failed",
        "no-more", "refresh-command",
      ]
      let widget = try makeView()
      let view = try #require(TugView.view(of: widget))
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
      let widget = try makeView()
      let view = try #require(TugView.view(of: widget))
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

    @Test func `an unknown look, edge, outcome or widget changes nothing`() throws {
      let widget = try makeView()
      #expect(tugViewSetHeader(widget, "no such look", onCall, data, onRelease) == 0)
      #expect(log.releases == 1)
      let label = gtk_label_new("no view")
      #expect(tugViewSetHeader(label, "balls", onCall, data, onRelease) == 0)
      #expect(tugViewSetFooter(nil, "balls", 0, onCall, data, onRelease) == 0)
      #expect(log.releases == 3)
      tugViewSetHeader(widget, "balls", onCall, data, onRelease)
      let window = try Window(content: widget)
      tugViewBegin(widget, 7)
      tugViewBegin(widget, 1)
      #expect(log.calls == 0)
      tugViewBegin(widget, 0)
      tugViewEnd(widget, 0, 9)
      #expect(tugViewGetPhase(widget, 0) == 3)
      #expect(tugViewSetHeader(widget, nil, nil, nil, nil) != 0)
      #expect(log.releases == 4)
      window.close()
      g_object_ref_sink(label)
      g_object_unref(label)
    }

    @Test func `every look that is named can be set`() throws {
      let widget = try makeView()
      let window = try Window(content: widget)
      var names = tugLookGetNames()
      var count = 0
      while let name = names.pointee {
        #expect(tugViewSetHeader(widget, name, nil, nil, nil) != 0)
        #expect(tugViewSetFooter(widget, name, 0, nil, nil, nil) != 0)
        names += 1
        count += 1
      }
      #expect(count >= 3)
      window.close()
    }
  }
}
