// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// What goes on by itself after fingers have left a touchpad: it pulls nothing.
  @Suite struct MomentumTests {
    /// GtkScrolledWindow lets the list glide on.
    @Test func `L3 a glide to the top after the fingers have left pulls nothing`() throws {
      try Stage.atEvenPace { stage in
        stage.offset = 600
        spin(0.05)
        guard stage.pad(-4, steps: 6) else { return false }
        let left = stage.offset
        #expect(left > 0)
        #expect(spin(3) { stage.offset == 0 }, "the list glides on from \(left)")
        stage.settle()
        #expect(stage.phases.isEmpty)
        #expect(stage.displacement == 0)
        return true
      }
    }

    /// What GTK says of the gestures of a touchpad: when each began and ended, by the server's clock.
    private final class Gestures {
      private(set) var begins: [UInt32] = []
      private(set) var ends: [UInt32] = []

      init(of controllers: [OpaquePointer]) {
        for controller in controllers {
          Signal.connect(controller, "scroll-begin") { [weak self] in
            let event = gtk_event_controller_get_current_event(controller)
            // The first of all that GTK has made one event of.
            var count: guint = 0
            let history = gdk_event_get_history(event, &count)
            defer { g_free(history) }
            self?.begins.append(history?.pointee.time ?? gdk_event_get_time(event))
          }
          Signal.connect(controller, "scroll-end") { [weak self] in
            self?.ends.append(gtk_event_controller_get_current_event_time(controller))
          }
        }
      }

      /// The seconds from one end to the begin that came next; `nil` where none came.
      func pause(end: Int, begin: Int) -> Double? {
        guard ends.indices.contains(end), begins.indices.contains(begin) else { return nil }
        return Double(begins[begin] - ends[end]) / 1000
      }
    }

    /// Some servers and remote desktops send momentum as more scrolling, of which GTK makes a new
    /// gesture as soon as the one before has ended.
    ///
    /// An app may be too busy to see it at once.
    @Test(arguments: [100.0, 0], [0, 0.15])
    func `L3 scrolling that follows a gesture at once pulls nothing, however busy the app is`(
      offset: Double,
      busy: Double
    ) throws {
      let stage = try Stage()
      stage.addHeader()
      let gestures = Gestures(of: scrollControllers(of: stage.view.widget))
      stage.point(at: (180, 200))
      // On a loaded machine the rig itself may take a break as long as fingers do; then it has sent
      // no momentum, and sends again.
      for _ in 0..<20 {
        stage.view.header?.reset()
        stage.settle()
        stage.offset = offset
        spin(0.3)
        stage.rig.touchpad.scroll(y: -15)
        spin(0.012)
        for step in 1...6 { send(-15 * Double(step), to: stage) }
        let ended = gestures.ends.count
        stage.rig.touchpad.scroll(y: 0)
        stage.rig.touchpad.waitForServer()
        #expect(spin(5) { gestures.ends.count > ended })
        let begun = gestures.begins.count
        let refreshes = stage.refreshes
        let phases = stage.phases
        stage.rig.touchpad.scroll(y: -120)
        stage.rig.touchpad.waitForServer()
        usleep(useconds_t(busy * 1_000_000))
        for step in 1..<30 { send(-120 * (1 - Double(step) / 30), to: stage) }
        stage.rig.touchpad.scroll(y: 0)
        stage.settle()
        let pause = try #require(gestures.pause(end: ended, begin: begun))
        guard pause < DrivenScroll.padBreak else { continue }
        #expect(stage.offset == 0)
        #expect(stage.refreshes == refreshes)
        #expect(!stage.phases.dropFirst(phases.count).contains(.pulling))
        stage.close()
        return
      }
      Issue.record("the rig could not send two gestures within \(DrivenScroll.padBreak) s")
    }

    /// A second swipe is none of the first one's momentum.
    @Test func `L3 a swipe that follows another as fast as fingers can does pull`() throws {
      try Stage.atEvenPace { stage in
        stage.offset = 30
        guard stage.pad(-2, steps: 6) else { return false }
        spin(0.05)
        guard stage.pad(-4) else { return false }
        #expect(stage.refreshes == 1)
        return true
      }
    }

    @Test func `L3 GTK's word of momentum changes nothing in any phase`() throws {
      let stage = try Stage()
      stage.addHeader()
      let controllers = scrollControllers(of: stage.view.widget)
      #expect(controllers.count == 1)
      for controller in controllers {
        let flags = gtk_event_controller_scroll_get_flags(controller).rawValue
        #expect(
          flags & GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue == 0,
          "GTK is not asked for it"
        )
      }
      /// Emits the signal, and looks at all that it could change.
      func decelerate(_ moment: String) {
        #expect(stage.window.comesToRest())
        let before = (stage.phase, stage.displacement, stage.offset, stage.refreshes)
        let paints = stage.window.paints {
          for controller in controllers { emitDecelerate(controller, velocity: -2000) }
          spin(0.3)
        }
        let after = (stage.phase, stage.displacement, stage.offset, stage.refreshes)
        #expect(before == after, "\(moment)")
        #expect(paints == 0, "\(moment)")
      }
      decelerate("at rest")
      stage.offset = 300
      decelerate("inside the list")
      stage.offset = 0
      stage.point(at: (180, 200))
      stage.touch([(180, 100), (180, 150)], lifts: false)
      decelerate("while a finger pulls")
      stage.slide((180, 150), (180, 300))
      decelerate("armed under a finger")
      stage.lift((180, 300))
      stage.settle()
      decelerate("while it refreshes")
      stage.view.header?.end()
      #expect(spin(3) { stage.phase == .idle })
      decelerate("after it has ended")
      stage.close()
    }

    // MARK: Parts

    private func send(_ delta: Double, to stage: Stage) {
      stage.rig.touchpad.scroll(y: delta)
      stage.rig.touchpad.waitForServer()
      spin(0.012)
    }

    /// The controllers of a widget that take scrolling.
    private func scrollControllers(of widget: UnsafeMutablePointer<GtkWidget>) -> [OpaquePointer] {
      let list = gtk_widget_observe_controllers(widget)
      defer { g_object_unref(list?.address) }
      return (0..<g_list_model_get_n_items(list)).compactMap { index in
        guard let item = g_list_model_get_item(list, index) else { return nil }
        g_object_unref(item)
        return isInstance(item, of: gtk_event_controller_scroll_get_type())
          ? OpaquePointer(item) : nil
      }
    }

    /// Has a controller say that its device's momentum begins.
    private func emitDecelerate(_ controller: OpaquePointer, velocity: Double) {
      var values = [GValue](repeating: GValue(), count: 3)
      g_value_init(&values[0], gtk_event_controller_scroll_get_type())
      g_value_set_object(&values[0], controller.address)
      for index in 1...2 { g_value_init(&values[index], GType(15 << 2)) }
      g_value_set_double(&values[2], velocity)
      let signal = g_signal_lookup("decelerate", gtk_event_controller_scroll_get_type())
      #expect(signal != 0)
      g_signal_emitv(&values, signal, 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }
  }
}
