// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTK
import TugGTKLibrary

extension HostTests {
  /// What C programs choose of headers and footers besides a look.
  @Suite struct StripTests {
    private let widget: ViewPointer
    private let view: TugView

    init() throws {
      (widget, view) = try HostTests.makeLibraryView()
    }

    private func makeStrip(height: Int32) -> ViewPointer {
      let strip: ViewPointer = tug_gtk_new(gtk_drawing_area_get_type())
      gtk_widget_set_size_request(strip, -1, height)
      return strip
    }

    @Test func `a widget of the app's own is a strip, as high as it wants to be`() throws {
      let log = ViewLog(of: widget)
      tugViewSetHeader(widget, "balls")
      let header = makeStrip(height: 70)
      tugViewSetHeaderWidget(widget, header)
      #expect(tugViewGetHeader(widget) == nil && tugViewGetHeaderWidget(widget) == header)
      #expect(log.notes.suffix(2) == ["header", "header-widget"])
      #expect(view.header?.options.metrics == LookMetrics(extent: 70))
      tugViewSetFooterWidget(widget, makeStrip(height: 30))
      #expect(view.footer?.options.extent == 30)
      let window = try Window(content: widget)
      tugViewBegin(widget, 0)
      spin(1)
      #expect(log.refreshes == 1 && gtk_widget_get_mapped(header) != 0)
      #expect(gtk_widget_get_height(header) == 70 && gtk_widget_get_width(header) == 360)
      tugViewReset(widget, 0)
      tugViewBegin(widget, 1)
      #expect(log.loads == 1)
      // A look takes its place, and so does nothing.
      g_object_ref(header)
      tugViewSetHeader(widget, "standard")
      #expect(tugViewGetHeaderWidget(widget) == nil && gtk_widget_get_parent(header) == nil)
      g_object_unref(header)
      tugViewSetFooterWidget(widget, nil)
      #expect(view.footer == nil && tugViewGetFooterWidget(widget) == nil)
      window.close()
    }

    @Test func `a strip is as high as its widget wants to be at any time`() throws {
      let label = try #require(gtk_label_new("one line"))
      gtk_label_set_wrap(cast(label), 1)
      tugViewSetHeaderWidget(widget, label)
      let window = try Window(content: widget)
      tugViewBegin(widget, 0)
      spin(1)
      let line = gtk_widget_get_height(label)
      #expect(view.driver.translation == Double(line))
      for text in ["one\ntwo\nthree", String(repeating: "so wide that it wraps ", count: 10)] {
        gtk_label_set_text(cast(label), text)
        spin(1)
        var height: Int32 = 0
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, 360, nil, &height, nil, nil)
        #expect(height > 2 * line && gtk_widget_get_height(label) == height)
        #expect(view.driver.translation == Double(height))
      }
      // One that is hidden for a while changes nothing.
      let height = view.driver.translation
      gtk_widget_set_visible(label, 0)
      spin(0.5)
      #expect(view.driver.translation == height)
      tugViewReset(widget, 0)
      gtk_label_set_text(cast(label), "one line")
      gtk_widget_set_visible(label, 1)
      #expect(spin(1) { view.header?.options.extent == Double(line) })
      window.close()
    }

    @Test func `a header that loads older rows does so at the start, and refreshes nothing`() throws
    {
      let log = ViewLog(of: widget)
      var loads = 0
      Signal.connect(widget, "load-older") { loads += 1 }
      tugViewSetPrefetch(widget, 80)
      tugViewSetFillsViewport(widget, 1)
      tugViewSetHeader(widget, "standard")
      let list = tugViewGetChild(widget)
      let window = try Window(content: widget)
      let adjustment = gtk_scrolled_window_get_vadjustment(list.map { cast($0) })
      gtk_adjustment_set_value(adjustment, 600)
      spin(0.1)
      tugViewSetHeaderLoads(widget, 1)
      #expect(tugViewGetHeaderLoads(widget) != 0 && log.notes.last == "header-loads")
      #expect(tugViewGetHeader(widget).map { String(cString: $0) } == "standard")
      #expect(view.header?.options.trigger == .reach(prefetch: .points(80)))
      #expect(view.header?.options.fillsViewport == true)
      view.refresh()
      #expect(loads == 0)
      gtk_adjustment_set_value(adjustment, 70)
      #expect(spin(1) { loads == 1 })
      tugViewEnd(widget, 0, 3)
      #expect(tugViewGetPhase(widget, 0) == 6)
      #expect(log.refreshes == 0 && log.loads == 0)
      let strip = makeStrip(height: 70)
      tugViewSetHeaderWidget(widget, strip)
      tugViewSetHeaderLoads(widget, 0)
      #expect(tugViewGetHeaderWidget(widget) == strip)
      view.refresh()
      #expect(log.refreshes == 1 && loads == 1)
      window.close()
    }

    @Test func `a header's widget that is hidden for a while stays when the header begins to load`()
      throws
    {
      let strip = makeStrip(height: 70)
      tugViewSetHeaderWidget(widget, strip)
      let window = try Window(content: widget)
      gtk_widget_set_visible(strip, 0)
      let log = ViewLog(of: widget)
      tugViewSetHeaderLoads(widget, 1)
      #expect(tugViewGetHeaderWidget(widget) == strip && log.notes == ["header-loads"])
      #expect(view.header?.options.role == .load && view.header?.options.extent == 70)
      window.close()
    }

    @Test func `no look means no strip, and no widget leaves a look where it is`() throws {
      tugViewSetHeaderWidget(widget, makeStrip(height: 70))
      tugViewSetFooterWidget(widget, makeStrip(height: 30))
      let log = ViewLog(of: widget)
      tugViewSetHeader(widget, nil)
      tugViewSetFooter(widget, nil)
      #expect(view.header == nil && tugViewGetHeaderWidget(widget) == nil)
      #expect(view.footer == nil && tugViewGetFooterWidget(widget) == nil)
      let told = ["header-widget", "footer-widget"]
      #expect(log.notes == told)
      // There is nothing to remove any more.
      tugViewSetHeader(widget, nil)
      #expect(log.notes == told)
      tugViewSetHeader(widget, "balls")
      tugViewSetHeaderWidget(widget, nil)
      #expect(view.header != nil && tugViewGetHeader(widget) != nil)
      let window = try Window(content: widget)
      window.close()
    }

    @Test func `a widget that has a parent, no size or is hidden is no strip`() throws {
      let list = tugViewGetChild(widget)
      let (nothing, hidden) = (makeStrip(height: 0), makeStrip(height: 70))
      gtk_widget_set_visible(hidden, 0)
      let warnings = Warnings.caught {
        tugViewSetHeaderWidget(widget, list)
        for strip in [nothing, hidden] {
          g_object_ref_sink(strip)
          tugViewSetHeaderWidget(widget, strip)
          g_object_unref(strip)
        }
      }
      #expect(
        warnings == [
          "The widget of a strip must have no parent", "The widget of a strip must have a size",
          "The widget of a strip must have a size",
        ]
      )
      #expect(view.header == nil && tugViewGetHeaderWidget(widget) == nil)
      let window = try Window(content: widget)
      window.close()
    }

    @Test func `what starts a load can be chosen before and after there is a footer`() throws {
      let triggers: [Trigger] = [
        .reach(prefetch: .points(80)), .tap, .onRelease, .onDistance,
      ]
      tugViewSetPrefetch(widget, 80)
      tugViewSetFillsViewport(widget, 1)
      tugViewSetTrigger(widget, 1, 1)
      tugViewSetFooter(widget, "standard")
      #expect(view.footer?.options.trigger == .tap && view.footer?.options.fillsViewport == true)
      for (code, trigger) in triggers.enumerated() {
        tugViewSetTrigger(widget, 1, CInt(code))
        #expect(view.footer?.options.trigger == trigger)
        #expect(tugViewGetTrigger(widget, 1) == CInt(code))
      }
      tugViewSetTrigger(widget, 1, 4)
      #expect(tugViewGetTrigger(widget, 1) == 3)
      tugViewSetFillsViewport(widget, 0)
      #expect(view.footer?.options.fillsViewport == false && tugViewGetFillsViewport(widget) == 0)
      let window = try Window(content: widget)
      window.close()
    }

    @Test func `a refresh that ends with more to load lets an exhausted footer load again`() throws
    {
      tugViewSetHeader(widget, "balls")
      tugViewSetFooter(widget, "standard")
      let window = try Window(content: widget)
      for (outcome, phase): (CInt, CInt) in [(0, 6), (4, 0)] {
        tugViewReset(widget, 0)
        tugViewEnd(widget, 1, 3)
        tugViewBegin(widget, 0)
        tugViewEnd(widget, 0, outcome)
        #expect(tugViewGetPhase(widget, 1) == phase)
      }
      window.close()
    }

    @Test func `the end of a pull with its strip is told`() throws {
      let window = try Window(content: widget)
      tugViewSetPullsWithMouse(widget, 1)
      tugViewSetHeader(widget, "balls")
      window.rig.mouse.move(x: 180, y: 100)
      window.rig.mouse.button(1, isDown: true)
      for step in 1...12 {
        spin(0.012)
        window.rig.mouse.move(x: 180, y: 100 + 20 * Double(step))
      }
      spin(0.1)
      #expect(tugViewGetProgress(widget, 0) > 1)
      var progress: [Double] = []
      Signal.connectPointer(widget, "notify::header-progress") { [widget] _ in
        progress.append(tugViewGetProgress(widget, 0))
      }
      tugViewSetHeader(widget, nil)
      #expect(progress.last == 0)
      window.rig.mouse.button(1, isDown: false)
      window.close()
    }
  }
}
