// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// What goes on by itself after fingers have left a touchpad: it pulls nothing.
  @Suite struct MomentumTests {
    /// GtkScrolledWindow lets the list glide on.
    @Test func `L3 a glide to the top after the fingers have left pulls nothing`() throws {
      let stage = try Stage.underPointer()
      stage.offset = 600
      spin(0.05)
      stage.pad(-4, steps: 6)
      let left = stage.offset
      #expect(left > 0)
      #expect(spin(3) { stage.offset == 0 }, "the list glides on from \(left)")
      stage.settle()
      #expect(stage.phases.isEmpty)
      #expect(stage.displacement == 0)
      stage.close()
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
      let stage = try Stage.underPointer()
      stage.offset = offset
      spin(0.3)
      for delta in [15.0, 15, 30, 45, 60, 75, 90] { send(-delta, to: stage) }
      stage.rig.touchpad.scroll(y: 0)
      spin(0.02)
      #expect(stage.phases.contains(.pulling) == (offset == 0))
      let (refreshes, phases) = (stage.refreshes, stage.phases.count)
      stage.rig.touchpad.scroll(y: -120)
      stage.rig.keepBusy(busy)
      for step in 1..<30 { send(-120 * (1 - Double(step) / 30), to: stage) }
      stage.rig.touchpad.scroll(y: 0)
      stage.settle()
      #expect(stage.offset == 0)
      #expect(stage.refreshes == refreshes)
      #expect(!stage.phases.dropFirst(phases).contains(.pulling))
      stage.close()
    }

    /// A second swipe is none of the first one's momentum.
    @Test func `L3 a swipe that follows another as fast as fingers can does pull`() throws {
      let stage = try Stage.underPointer()
      stage.offset = 30
      stage.pad(-2, steps: 6)
      spin(0.05)
      stage.pad(-4)
      #expect(stage.refreshes == 1)
      stage.close()
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
