// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTK
import TugGTKLibrary

extension HostTests {
  /// The functions of tug.h.
  @Suite struct LibraryTests {
    init() throws { _ = try Rig.shared() }

    private func makeView() throws -> ViewPointer { try HostTests.makeLibraryView().widget }

    /// A view, and what it tells.
    private func makeLoggedView() throws -> (widget: ViewPointer, log: ViewLog) {
      let widget = try makeView()
      return (widget, ViewLog(of: widget))
    }

    /// A property that is a phase.
    private func phase(_ name: String, of widget: ViewPointer) -> CInt {
      var value = GValue()
      g_object_get_property(cast(widget), name, &value)
      defer { g_value_unset(&value) }
      return g_value_get_enum(&value)
    }

    @Test func `a new view is floating, and goes with the window that took it`() throws {
      let (widget, log) = try makeLoggedView()
      weak let view = TugView.view(of: widget)
      #expect(g_object_is_floating(widget) != 0)
      tugViewSetHeader(widget, "balls")
      let window = try Window(content: widget)
      #expect(g_object_is_floating(widget) == 0)
      tugViewBegin(widget, 0)
      #expect(log.refreshes == 1)
      #expect(tugViewGetPhase(widget, 0) == 3)
      #expect(view != nil)
      window.close()
      #expect(view == nil)
    }

    @Test func `a view that another language holds as well goes when that lets go`() throws {
      let widget = try makeView()
      weak let view = TugView.view(of: widget)
      // As bindings hold an object of theirs that has something of its own.
      var isHeldByUsAlone = false
      let toggle: GToggleNotify = { data, _, isLast in
        data?.assumingMemoryBound(to: Bool.self).pointee = isLast != 0
      }
      g_object_add_toggle_ref(cast(widget), toggle, &isHeldByUsAlone)
      let window = try Window(content: widget)
      #expect(!isHeldByUsAlone)
      window.close()
      #expect(isHeldByUsAlone)
      #expect(view != nil)
      g_object_remove_toggle_ref(cast(widget), toggle, &isHeldByUsAlone)
      #expect(view == nil)
    }

    @Test func `a handler may destroy the view`() throws {
      let widget = try makeView()
      weak let view = TugView.view(of: widget)
      tugViewSetHeader(widget, "balls")
      Signal.connect(widget, "refresh") {
        gtk_window_destroy(gtk_widget_get_root(widget).map { cast($0) })
      }
      _ = try Window(content: widget)
      tugViewBegin(widget, 0)
      #expect(view == nil)
      spin(0.1)
    }

    @Test func `a view that is taken apart does nothing any more`() throws {
      let (widget, log) = try makeLoggedView()
      tugViewSetHeader(widget, "balls")
      let window = try Window(content: widget)
      g_object_ref(widget)
      window.close()
      g_object_run_dispose(cast(widget))
      tugViewBegin(widget, 0)
      tugViewSetFooter(widget, "balls")
      #expect(log.refreshes == 0)
      #expect(tugViewGetFooter(widget) == nil)
      g_object_unref(widget)
    }

    @Test func `changes of phases are told, and the properties follow`() throws {
      let (widget, log) = try makeLoggedView()
      tugViewSetHeader(widget, "balls")
      tugViewSetFooter(widget, "standard")
      let window = try Window(content: widget)
      log.notes = []
      tugViewBegin(widget, 0)
      #expect(log.phases == [[0, 0, 3]])
      #expect(log.notes.contains("header-phase"))
      #expect(phase("header-phase", of: widget) == 3)
      tugViewReset(widget, 0)
      #expect(log.phases.last == [0, 3, 0])
      tugViewBegin(widget, 1)
      #expect(log.phases.last == [1, 0, 3])
      #expect(log.notes.contains("footer-phase"))
      #expect(phase("footer-phase", of: widget) == 3)
      window.close()
    }

    @Test func `begin, end and reset go through the phases`() throws {
      let (widget, log) = try makeLoggedView()
      tugViewSetHeader(widget, "standard")
      let window = try Window(content: widget)
      #expect(tugViewGetPhase(widget, 0) == 0)
      #expect(tugViewGetProgress(widget, 0) == 0)
      tugViewBegin(widget, 0)
      tugViewEnd(widget, 0, 1)
      #expect(tugViewGetPhase(widget, 0) == 4)
      tugViewReset(widget, 0)
      #expect(tugViewGetPhase(widget, 0) == 0)
      window.close()
      #expect(log.refreshes == 1)
    }

    @Test func `a strip that is switched off stays so when it has another look`() throws {
      let (widget, log) = try makeLoggedView()
      tugViewSetHeader(widget, "standard")
      let window = try Window(content: widget)
      tugViewSetEnabled(widget, 0, 0)
      tugViewSetHeader(widget, "balls")
      tugViewBegin(widget, 0)
      #expect(log.refreshes == 0)
      #expect(tugViewGetEnabled(widget, 0) == 0 && tugViewGetEnabled(widget, 1) != 0)
      GObjectProperty.set("header-enabled", of: widget, to: true)
      tugViewBegin(widget, 0)
      #expect(log.refreshes == 1)
      window.close()
    }

    @Test func `a footer loads at the end of the list, until there is no more`() throws {
      let (widget, log) = try makeLoggedView()
      let list = try #require(tugViewGetChild(widget))
      tugViewSetFooter(widget, "standard")
      tugViewSetPrefetch(widget, 80)
      #expect(tugViewGetPrefetch(widget) == 80)
      let window = try Window(content: widget)
      #expect(log.loads == 0)
      // 2,000 points of rows in 600: 78 before the end.
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(list)), 1322)
      #expect(spin(1) { log.loads == 1 })
      #expect(tugViewGetPhase(widget, 1) == 3)
      tugViewEnd(widget, 1, 3)
      #expect(spin(3) { tugViewGetPhase(widget, 1) == 6 })
      tugViewBegin(widget, 1)
      #expect(log.loads == 1)
      tugViewReset(widget, 1)
      #expect(tugViewGetPhase(widget, 1) == 0)
      tugViewBegin(widget, 1)
      #expect(log.loads == 2)
      tugViewSetPrefetch(widget, .nan)
      #expect(tugViewGetPrefetch(widget) == 0)
      window.close()
    }

    @Test func `a list that scrolls sideways is pulled by the mouse where that is wanted`() throws {
      let rig = try Rig.shared()
      let wide: UnsafeMutablePointer<GtkWidget> = tug_gtk_new(gtk_drawing_area_get_type())
      gtk_drawing_area_set_content_width(cast(wide), 2000)
      let widget = try #require(tugViewNewHorizontal(Rows.scrolledWindow(wide)))
      tugViewSetHeader(widget, "balls")
      let log = ViewLog(of: widget)
      let window = try Window(content: widget)
      for pulls in [false, true] {
        tugViewSetPullsWithMouse(widget, pulls ? 1 : 0)
        #expect((tugViewGetPullsWithMouse(widget) != 0) == pulls)
        rig.mouse.move(x: 60, y: 200)
        spin(0.02)
        rig.mouse.button(1, isDown: true)
        for step in 1...12 {
          spin(0.012)
          rig.mouse.move(x: 60 + 20 * Double(step), y: 200)
        }
        spin(0.1)
        #expect((tugViewGetProgress(widget, 0) > 1) == pulls)
        #expect(log.notes.contains("header-progress") == pulls)
        rig.mouse.button(1, isDown: false)
        spin(0.1)
        #expect(log.refreshes == (pulls ? 1 : 0))
      }
      window.close()
    }

    @Test func `an unknown look, edge, outcome or widget changes nothing`() throws {
      let (widget, log) = try makeLoggedView()
      tugViewSetHeader(widget, "balls")
      let warnings = Warnings.caught { tugViewSetHeader(widget, "no such look") }
      #expect(warnings == ["There is no look \"no such look\""])
      #expect(tugViewGetHeader(widget).map { String(cString: $0) } == "balls")
      let label = try #require(gtk_label_new("no view"))
      tugViewSetHeader(label, "balls")
      tugViewSetFooter(nil, "balls")
      #expect(tugViewGetHeader(label) == nil && tugViewGetChild(label) == nil)
      let window = try Window(content: widget)
      tugViewBegin(widget, 7)
      tugViewBegin(widget, 1)
      #expect(log.refreshes == 0 && log.loads == 0)
      tugViewBegin(widget, 0)
      tugViewEnd(widget, 0, 9)
      #expect(tugViewGetPhase(widget, 0) == 3)
      // The same look again is no change.
      tugViewSetHeader(widget, "balls")
      #expect(tugViewGetPhase(widget, 0) == 3)
      tugViewSetHeader(widget, nil)
      #expect(tugViewGetHeader(widget) == nil && tugViewGetPhase(widget, 0) == 0)
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
        tugViewSetHeader(widget, name)
        tugViewSetFooter(widget, name)
        #expect(tugViewGetHeader(widget) == name && tugViewGetFooter(widget) == name)
        names += 1
        count += 1
      }
      #expect(count >= 3)
      window.close()
    }
  }
}
