// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTKLibrary

@testable import TugGTK

extension HostTests {
  /// Everything that a C program can choose of strips and loads.
  @Suite struct ChoiceTests {
    private let widget: ViewPointer
    private let view: TugView

    init() throws {
      (widget, view) = try HostTests.makeLibraryView()
    }

    /// A choice by its property, what is chosen in Swift then, and whether only loads have it.
    private typealias Row = (
      name: String, value: String, chosen: (StripOptions) -> Bool, isForLoads: Bool
    )

    private static let rows: [Row] = [
      ("trigger", "distance", { $0.trigger == .onDistance }, false),
      ("trigger-distance", "33", { $0.metrics.trigger == 33 }, false),
      ("hold", "22", { $0.metrics.hold == 22 && $0.metrics.holdPerWidth == nil }, false),
      ("placement", "behind", { $0.metrics.placement == .behind }, false),
      ("offset", "-12", { $0.stripOffset == -12 }, false),
      ("pull-start", "edge", { $0.pullStart == .edge }, false),
      ("minimum-display", "1.5", { $0.minimumDisplay == 1.5 }, false),
      ("prefetch", "80", { $0.trigger == .reach(prefetch: .points(80)) }, true),
      ("prefetch-pages", "2", { $0.trigger == .reach(prefetch: .viewports(2)) }, true),
      ("fills-viewport", "1", { $0.fillsViewport }, true),
      ("loads-when-empty", "1", { $0.loadsWhenEmpty }, true),
      ("visibility", "always", { $0.visibility == .always }, true),
    ]

    /// Sets a property from text, as a file for GtkBuilder does.
    private func set(_ name: String, _ text: String) throws {
      var value = GValue()
      let known = g_object_class_find_property(
        g_type_class_peek(TugView.type).map { cast($0) },
        name
      )
      let isRead = gtk_builder_value_from_string(gtk_builder_new(), known, text, &value, nil)
      try #require(isRead != 0, "\(name)")
      g_object_set_property(cast(widget), name, &value)
      g_value_unset(&value)
    }

    @Test(arguments: [true, false])
    func `each reaches the strips that are there and those that come, and is told once`(
      isWidget: Bool
    ) throws {
      let log = ViewLog(of: widget)
      func putStrips(_ look: String) {
        for (set, setWidget) in [
          (tugViewSetHeader, tugViewSetHeaderWidget), (tugViewSetFooter, tugViewSetFooterWidget),
        ] as [(StripSetter, WidgetSetter)] {
          if isWidget { setWidget(widget, makeStrip()) } else { set(widget, look) }
        }
      }
      putStrips("wheel")
      for row in Self.rows {
        for (prefix, control) in [("header-", { view.header }), ("footer-", { view.footer })] {
          if row.isForLoads && prefix == "header-" { continue }
          let name = row.isForLoads ? row.name : prefix + row.name
          let before = control()?.options
          let trigger = try #require(before?.trigger)
          #expect(!row.chosen(try #require(before)), "\(name)")
          log.notes = []
          for _ in 0..<2 { try set(name, row.value) }
          #expect(log.notes == [name])
          #expect(row.chosen(try #require(control()?.options)), "\(name)")
          putStrips("ring")
          #expect(row.chosen(try #require(control()?.options)), "\(name) of another")
          putStrips("wheel")
          GObjectProperty.reset(name, of: widget)
          #expect(control()?.options == before && control()?.options.trigger == trigger, "\(name)")
        }
      }
      let window = try Window(content: widget)
      window.close()
    }

    private typealias StripSetter = (ViewPointer?, UnsafePointer<CChar>?) -> Void
    private typealias WidgetSetter = (ViewPointer?, ViewPointer?) -> Void

    private func makeStrip() -> ViewPointer {
      let strip: ViewPointer = tug_gtk_new(gtk_drawing_area_get_type())
      gtk_widget_set_size_request(strip, -1, 50)
      return strip
    }

    @Test func `the functions choose the same as the properties`() throws {
      tugViewSetHeader(widget, "standard")
      tugViewSetTriggerDistance(widget, 0, 33)
      tugViewSetHold(widget, 0, 22)
      tugViewSetOffset(widget, 0, -12)
      tugViewSetMinimumDisplay(widget, 0, 1.5)
      tugViewSetTrigger(widget, 0, 3)
      tugViewSetPlacement(widget, 0, 2)
      tugViewSetPullStart(widget, 0, 1)
      #expect(tugViewGetTriggerDistance(widget, 0) == 33 && tugViewGetHold(widget, 0) == 22)
      #expect(tugViewGetOffset(widget, 0) == -12 && tugViewGetMinimumDisplay(widget, 0) == 1.5)
      #expect(tugViewGetTrigger(widget, 0) == 3 && tugViewGetPlacement(widget, 0) == 2)
      #expect(tugViewGetPullStart(widget, 0) == 1)
      let options = try #require(view.header?.options)
      #expect(options.metrics.trigger == 33 && options.metrics.hold == 22)
      #expect(options.stripOffset == -12 && options.minimumDisplay == 1.5)
      #expect(options.trigger == .onDistance && options.metrics.placement == .pinned)
      #expect(options.pullStart == .edge)
      // The other strip has its own, and numbers of nothing change nothing.
      for edge: CInt in [1, 2] {
        #expect(tugViewGetTriggerDistance(widget, edge) == -1 && tugViewGetHold(widget, edge) == -1)
        #expect(tugViewGetTrigger(widget, edge) == 0 && tugViewGetPullStart(widget, edge) == 0)
      }
      tugViewSetTrigger(widget, 0, 4)
      tugViewSetPlacement(widget, 0, 4)
      tugViewSetPullStart(widget, 0, 2)
      tugViewSetHold(widget, 2, 5)
      tugViewSetVisibility(widget, 3)
      #expect(view.header?.options == options && tugViewGetVisibility(widget) == 0)
      tugViewSetTriggerDistance(widget, 0, 0)
      #expect(view.header?.options.metrics.trigger == nil)
      tugViewSetTriggerDistance(widget, 0, .nan)
      tugViewSetHold(widget, 0, -7)
      #expect(tugViewGetTriggerDistance(widget, 0) == -1 && tugViewGetHold(widget, 0) == -1)
      tugViewSetPrefetchPages(widget, 2)
      tugViewSetLoadsWhenEmpty(widget, 1)
      tugViewSetVisibility(widget, 2)
      #expect(tugViewGetPrefetchPages(widget) == 2 && tugViewGetLoadsWhenEmpty(widget) != 0)
      #expect(tugViewGetVisibility(widget) == 2)
      tugViewSetExclusive(widget, 0)
      #expect(!view.isExclusive && tugViewGetExclusive(widget) == 0)
      let window = try Window(content: widget)
      window.close()
    }

    @Test func `the dwell of each outcome is the look's until one is chosen`() throws {
      tugViewSetFooter(widget, "ring")
      tugViewSetTrigger(widget, 1, 2)
      let own = try #require(view.footer?.options.metrics.dwell)
      let paths: [WritableKeyPath<Dwell, Double>] = [
        \.success, \.failure, \.cancelled, \.noMore, \.success,
      ]
      for (outcome, path) in paths.enumerated() {
        var expected = own
        expected[keyPath: path] = 2.5
        tugViewSetDwell(widget, 1, CInt(outcome), 2.5)
        #expect(view.footer?.options.metrics.dwell == expected)
        #expect(tugViewGetDwell(widget, 1, CInt(outcome)) == 2.5)
        tugViewSetDwell(widget, 1, CInt(outcome), -1)
        #expect(view.footer?.options.metrics.dwell == own)
      }
      tugViewSetDwell(widget, 1, 5, 2.5)
      #expect(tugViewGetDwell(widget, 1, 5) == -1 && tugViewGetDwell(nil, 1, 0) == -1)
      let window = try Window(content: widget)
      window.close()
    }

    @Test func `a hidden strip never starts, and stays hidden when it has another look`() throws {
      let log = ViewLog(of: widget)
      tugViewSetHeader(widget, "standard")
      tugViewSetHidden(widget, 0, 1)
      tugViewSetHeader(widget, "balls")
      let window = try Window(content: widget)
      tugViewBegin(widget, 0)
      #expect(
        log.refreshes == 0 && view.header?.isHidden == true && tugViewGetHidden(widget, 0) != 0
      )
      tugViewSetHidden(widget, 0, 0)
      tugViewBegin(widget, 0)
      #expect(log.refreshes == 1)
      window.close()
    }

    @Test(arguments: [1.0, 2]) func `a hold of nothing opens nothing, at any text size`(
      textScale: Double
    ) throws {
      tugViewSetHeader(widget, "standard")
      tugViewSetHold(widget, 0, 0)
      let window = try Window(content: widget)
      view.send(.preferences(Preferences(textScale: textScale)))
      view.installAgain()
      #expect(view.strip(.start)?.options.metrics.hold == 0)
      window.close()
    }

    @Test func `work that is under way already is shown without a signal`() throws {
      let log = ViewLog(of: widget)
      tugViewSetHeader(widget, "standard")
      let window = try Window(content: widget)
      let list = try #require(tugViewGetChild(widget))
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(list))
      gtk_adjustment_set_value(adjustment, 400)
      spin(0.1)
      tugViewBeginFull(widget, 0, 7, 1)
      #expect(tugViewGetPhase(widget, 0) == 0)
      tugViewBeginFull(widget, 0, 1, 0)
      #expect(tugViewGetPhase(widget, 0) == 3 && log.refreshes == 0)
      #expect(spin(2) { gtk_adjustment_get_value(adjustment) == 0 })
      window.close()
    }

    @Test func `a pull of the chosen distance arms, and opens the strip as far as was chosen`()
      throws
    {
      let log = ViewLog(of: widget)
      tugViewSetHeaderWidget(widget, makeStrip())
      tugViewSetTriggerDistance(widget, 0, 30)
      tugViewSetHold(widget, 0, 20)
      let window = try Window(content: widget)
      let screen = window.rig.touchscreen
      screen.touch(.begin, x: 180, y: 100)
      for step in 1...12 where tugViewGetPull(widget, 0) < 30 {
        #expect(tugViewGetPhase(widget, 0) < 2 && tugViewGetProgress(widget, 0) < 1)
        spin(0.02)
        screen.touch(.update, x: 180, y: 100 + 10 * Double(step))
        window.handOn()
      }
      #expect(tugViewGetPhase(widget, 0) == 2 && tugViewGetPull(widget, 0) < 50)
      #expect(log.notes.contains("header-pull"))
      screen.touch(.end, x: 180, y: 200)
      #expect(spin(2) { log.refreshes == 1 && view.driver.translation == 20 })
      window.close()
    }

    @Test func `the last success is told in words, and goes on from strip to strip`() throws {
      let log = ViewLog(of: widget)
      tugViewSetLastUpdate(widget, "yesterday")
      tugViewSetHeader(widget, "classic")
      #expect(view.header?.lastUpdate == "yesterday")
      let window = try Window(content: widget)
      for outcome: CInt in [1, 0] {
        log.notes = []
        tugViewBegin(widget, 0)
        tugViewEnd(widget, 0, outcome)
        #expect(log.notes.filter { $0 == "last-update" }.count == (outcome == 0 ? 1 : 0))
        tugViewReset(widget, 0)
      }
      let text = tugViewDupLastUpdate(widget)
      let words = try #require(text.map { String(cString: $0) })
      g_free(text)
      #expect(words.contains(":") && view.header?.lastUpdate == words)
      tugViewSetHeader(widget, "standard")
      #expect(view.header?.lastUpdate == words)
      tugViewSetLastUpdate(widget, nil)
      #expect(view.header?.lastUpdate == nil && tugViewDupLastUpdate(widget) == nil)
      window.close()
    }
  }
}
