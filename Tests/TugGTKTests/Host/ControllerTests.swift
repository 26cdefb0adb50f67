// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// What controllers of the app's own get to see.
  @Suite struct ControllerTests {
    /// What a controller on the child has been told.
    private final class Log {
      var lines: [String] = []
      var scrolled = 0.0

      func take() -> [String] {
        defer { lines = [] }
        return lines
      }
    }

    /// Adds a click and a scroll controller to the scrolled window, which see all that reaches it.
    private func watch(_ stage: Stage) -> Log {
      let log = Log()
      let click = gtk_gesture_click_new()
      Signal.connectPress(click, "pressed") { _, _, _ in log.lines.append("pressed") }
      Signal.connectPress(click, "released") { _, _, _ in log.lines.append("released") }
      Signal.connectPointer(click, "cancel") { _ in log.lines.append("cancelled") }
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
      Signal.connectDoublesReturningBool(scroll, "scroll") { _, y in
        log.scrolled += y
        return false
      }
      for controller in [click, scroll] {
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(stage.scrolled, controller)
      }
      return log
    }

    @Test func `a tap is theirs, and a press that becomes a pull is cancelled`() throws {
      let stage = try Stage()
      stage.addHeader()
      let log = watch(stage)
      stage.touch([(180, 60)])
      #expect(log.take() == ["pressed", "released"])
      stage.touch([(180, 100), (180, 150)])
      stage.settle()
      #expect(log.take() == ["pressed", "cancelled"])
      stage.close()
    }

    @Test func `a touchpad is theirs but for what a pull uses up`() throws {
      let stage = try Stage.underPointer()
      let log = watch(stage)
      stage.pad(-2)
      stage.settle()
      #expect(stage.phases.contains(.pulling))
      #expect(log.scrolled == 0, "the pull has used it up")
      stage.pad(3)
      #expect(log.scrolled > 1)
      #expect(stage.offset > 0)
      stage.close()
    }

    @Test func `a wheel goes to the controllers of the app`() throws {
      let stage = try Stage()
      stage.addHeader()
      let log = watch(stage)
      stage.point(at: (180, 200))
      stage.rig.mouse.button(4, isDown: true)
      stage.rig.mouse.button(4, isDown: false)
      #expect(spin(1) { log.scrolled == -1 })
      stage.close()
    }

    /// GTK makes one event of a move and an end that come within a frame.
    @Test(arguments: [-20.0, 20])
    func `the last move of a touchpad's pull is used up even if the end comes with it`(
      way: Double
    ) throws {
      let stage = try Stage.underPointer()
      let log = watch(stage)
      stage.pad(-3, ends: false)
      #expect(stage.displacement > 20)
      stage.rig.touchpad.scroll(y: way)
      stage.rig.touchpad.scroll(y: 0)
      stage.window.handOn()
      #expect(log.scrolled == 0)
      #expect(stage.offset == 0)
      stage.settle()
      stage.view.header?.reset()
      stage.settle()
      // The controller is not left in the middle: the next gesture is seen from its beginning on.
      stage.pad(3)
      #expect(log.scrolled > 1)
      stage.close()
    }

    @Test func `a touchpad goes on pulling where its deltas are whole ones`() throws {
      let stage = try Stage.underPointer()
      let log = watch(stage)
      stage.pad(-0.5, steps: 3, ends: false)
      #expect(stage.displacement > 0)
      stage.pad(-2, steps: 2)
      #expect(log.scrolled == 0)
      #expect(stage.refreshes == 1)
      stage.close()
    }

    @Test func `a long press and a sideways swipe on the list are theirs`() throws {
      let stage = try Stage()
      stage.addHeader()
      var lines: [String] = []
      let press = gtk_gesture_long_press_new()
      Signal.connectDoubles(press, "pressed") { _, _ in lines.append("long press") }
      let swipe = gtk_gesture_swipe_new()
      Signal.connectDoubles(swipe, "swipe") { _, _ in lines.append("swipe") }
      for controller in [press, swipe] {
        gtk_gesture_single_set_touch_only(controller, 1)
        gtk_widget_add_controller(stage.list, controller)
      }
      stage.touch([(180, 100)], lifts: false)
      #expect(spin(2) { lines == ["long press"] })
      stage.lift((180, 100))
      lines = []
      stage.touch([(80, 100), (280, 110)], steps: 6)
      #expect(lines == ["swipe"])
      #expect(stage.phases.isEmpty)
      stage.close()
    }
  }
}
