// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTK
import TugGTKLibrary

extension HostTests {
  /// What a handler of a C program may do to the view that calls it: anything.
  @Suite struct HandlerTests {
    /// Something that happens to a view and is told.
    enum Event: String, CaseIterable {
      case refresh, load
      case older = "load-older"
      case phase = "phase-changed"
      case headerPhase = "notify::header-phase"
      case footerPhase = "notify::footer-phase"
      case progress = "notify::header-progress"
      case pull = "notify::header-pull"
      case header = "notify::header"
      case footer = "notify::footer"
      case child = "notify::child"
      case headerWidget = "notify::header-widget"
      case footerWidget = "notify::footer-widget"
      case loads = "notify::header-loads"
      case lastUpdate = "notify::last-update"
      case enabled = "notify::header-enabled"
      case hidden = "notify::header-hidden"
      case hold = "notify::header-hold"
      case trigger = "notify::header-trigger"
      case prefetch = "notify::prefetch"

      /// What its handler does: everything where it is told in the middle of something.
      ///
      /// What is told together with the phases, and choices that are all told alike, need no more than what
      /// ends the view or one of its parts.
      nonisolated var deeds: [Deed] {
        switch self {
        case .refresh, .headerPhase, .footerPhase, .progress, .pull, .lastUpdate, .enabled, .hidden,
          .hold, .trigger, .prefetch:
          [.destroyWindow, .dispose, .release, .removeHeader, .replaceHeader, .removeChild]
        case .phase, .load, .older, .header, .footer, .child, .headerWidget, .footerWidget, .loads:
          Deed.allCases
        }
      }
    }

    /// What a handler does.
    enum Deed: CaseIterable {
      case destroyWindow, leaveWindow, dispose, release
      case removeHeader, replaceHeader, replaceHeaderByWidget, removeFooter, replaceFooter
      case removeChild, replaceChild, turnHeader, disable, reset, end
    }

    /// A view in a window, with a header and a footer.
    private final class Scene {
      let rig: Rig
      let widget: ViewPointer
      var window: UnsafeMutablePointer<GtkWidget>?
      /// Whether nobody may use the view any more.
      var isLetGo = false

      init(_ event: Event) throws {
        rig = try Rig.shared()
        widget = try #require(tugViewNew(HandlerTests.makeList()))
        if event == .older { tugViewSetHeaderLoads(widget, 1) }
        if event == .headerWidget {
          tugViewSetHeaderWidget(widget, HandlerTests.makeStrip())
        } else {
          tugViewSetHeader(widget, "standard")
        }
        if event == .footerWidget {
          tugViewSetFooterWidget(widget, HandlerTests.makeStrip())
        } else {
          tugViewSetFooter(widget, "standard")
        }
        window = try Window(content: widget).pointer
        scroll(to: event == .older ? 600 : 0)
        spin(0.1)
      }

      func scroll(to offset: Double) {
        guard let list = tugViewGetChild(widget) else { return }
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(list)), offset)
      }

      func close() {
        if let window { gtk_window_destroy(cast(window)) }
        window = nil
        spin(0.1)
      }
    }

    private static func makeList() -> ViewPointer? {
      Rows.scrolledWindow(Rows.listBox(count: 50, height: 40))
    }

    private static func makeStrip() -> ViewPointer {
      let strip: ViewPointer = tug_gtk_new(gtk_drawing_area_get_type())
      gtk_widget_set_size_request(strip, -1, 50)
      return strip
    }

    /// Has an event happen, by a finger where one can.
    private static func provoke(_ event: Event, _ scene: Scene) {
      let widget = scene.widget
      switch event {
      case .refresh, .phase, .headerPhase, .progress, .pull: pull(scene)
      case .load, .footerPhase: scene.scroll(to: 1400)
      case .older: scene.scroll(to: 0)
      case .header: tugViewSetHeader(widget, "ring")
      case .footer: tugViewSetFooter(widget, "ring")
      case .child: tugViewSetChild(widget, makeList())
      case .headerWidget: tugViewSetHeaderWidget(widget, makeStrip())
      case .footerWidget: tugViewSetFooterWidget(widget, makeStrip())
      case .loads: tugViewSetHeaderLoads(widget, 1)
      case .lastUpdate:
        tugViewBegin(widget, 0)
        tugViewEnd(widget, 0, 0)
      case .enabled: tugViewSetEnabled(widget, 0, 0)
      case .hidden: tugViewSetHidden(widget, 0, 1)
      case .hold: tugViewSetHold(widget, 0, 22)
      case .trigger: tugViewSetTrigger(widget, 0, 3)
      case .prefetch: tugViewSetPrefetch(widget, 70)
      }
      spin(0.1)
    }

    private static func pull(_ scene: Scene) {
      let screen = scene.rig.touchscreen
      screen.touch(.begin, x: 180, y: 100)
      for step in 1...12 {
        spin(0.012)
        screen.touch(.update, x: 180, y: 100 + 16 * Double(step))
      }
      spin(0.05)
      screen.touch(.end, x: 180, y: 292)
      spin(0.05)
      // The result, the retreat and the rest are told as well.
      guard !scene.isLetGo else { return }
      tugViewEnd(scene.widget, 0, 0)
      spin(2) { scene.isLetGo || tugViewGetPhase(scene.widget, 0) == 0 }
    }

    private static func perform(_ deed: Deed, _ scene: Scene) {
      let widget = scene.widget
      switch deed {
      case .destroyWindow:
        if let window = scene.window { gtk_window_destroy(cast(window)) }
        scene.window = nil
      case .leaveWindow:
        if let window = scene.window { gtk_window_set_child(cast(window), nil) }
      case .dispose:
        if let window = scene.window { gtk_window_set_child(cast(window), nil) }
        g_object_run_dispose(cast(widget))
      case .release:
        scene.isLetGo = true
        if let window = scene.window { gtk_window_set_child(cast(window), nil) }
      case .removeHeader: tugViewSetHeader(widget, nil)
      case .replaceHeader: tugViewSetHeader(widget, "balls")
      case .replaceHeaderByWidget: tugViewSetHeaderWidget(widget, makeStrip())
      case .removeFooter: tugViewSetFooter(widget, nil)
      case .replaceFooter: tugViewSetFooter(widget, "balls")
      case .removeChild: tugViewSetChild(widget, nil)
      case .replaceChild: tugViewSetChild(widget, makeList())
      case .turnHeader: tugViewSetHeaderLoads(widget, 1 - tugViewGetHeaderLoads(widget))
      case .disable: for edge: CInt in 0...1 { tugViewSetEnabled(widget, edge, 0) }
      case .reset: for edge: CInt in 0...1 { tugViewReset(widget, edge) }
      case .end: for edge: CInt in 0...1 { tugViewEnd(widget, edge, 3) }
      }
    }

    /// A handler that does something when an event is told for the first, the second… time.
    @Test(arguments: Event.allCases.flatMap { event in event.deeds.map { (event, $0) } })
    func `a handler may do anything to its view`(event: Event, deed: Deed) throws {
      let turns = event == .phase ? 5 : 1
      for turn in 1...turns {
        let scene = try Scene(event)
        weak let view = TugView.view(of: scene.widget)
        // Whoever provokes it has the view, but for a handler that drops the last reference.
        let isHeld = deed != .release
        if isHeld { g_object_ref(scene.widget) }
        var count = 0
        connect(scene.widget, event) {
          count += 1
          if count == turn { Self.perform(deed, scene) }
        }
        let warnings = Warnings.caught { Self.provoke(event, scene) }
        #expect(warnings == [], "\(event) \(deed) \(turn)")
        #expect(count >= turn, "\(event) \(turn)")
        scene.close()
        if isHeld { g_object_unref(scene.widget) }
        #expect(view == nil, "\(event) \(deed) \(turn)")
      }
    }

    @Test func `a handler may drop the last reference while its caller changes something`() throws {
      let scene = try Scene(.phase)
      weak let view = TugView.view(of: scene.widget)
      tugViewBegin(scene.widget, 0)
      connect(scene.widget, .headerPhase) { Self.perform(.release, scene) }
      // It tells of the header's end first, and then of the look.
      tugViewSetHeader(scene.widget, nil)
      scene.close()
      #expect(view == nil)
    }

    /// Connects without regard to what the signal says.
    private func connect(_ widget: ViewPointer, _ event: Event, _ body: @escaping () -> Void) {
      let handler: @convention(c) (gpointer?) -> Void = { data in
        ClosureBox<() -> Void>.closure(in: data)?()
      }
      // Swapped, the data comes first, however many arguments there are.
      g_signal_connect_data(
        widget,
        event.rawValue,
        unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(ClosureBox(body)).toOpaque(),
        { data, _ in releaseBox(data) },
        G_CONNECT_SWAPPED
      )
    }
  }
}
