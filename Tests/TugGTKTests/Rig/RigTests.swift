// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import TugGTK

extension HostTests {
  /// The rig itself: each device reaches GTK as the kind of event that it stands for.
  @Suite struct RigTests {
    private let rig: Rig
    private let window: Window

    init() throws {
      rig = try Rig.shared()
      window = try Window(content: gtk_drawing_area_new())
    }

    @Test func `a finger reaches the widget as touch at its place`() {
      var log: [String] = []
      let drag = gtk_gesture_drag_new()
      var start = (x: 0.0, y: 0.0)
      Signal.connectDoubles(drag, "drag-begin") { x, y in
        let kind = gdk_event_get_event_type(gtk_event_controller_get_current_event(drag))
        start = (x, y)
        log.append(kind == GDK_TOUCH_BEGIN ? "touch" : "other")
      }
      Signal.connectDoubles(drag, "drag-end") { _, y in log.append("end \(Int(y.rounded()))") }
      gtk_widget_add_controller(window.content, drag)

      rig.touchscreen.touch(.begin, x: 100, y: 50)
      rig.touchscreen.touch(.update, x: 100, y: 80)
      rig.touchscreen.touch(.end, x: 100, y: 110)
      #expect(spin(2) { log.count == 2 })
      #expect(log == ["touch", "end 60"])
      #expect(abs(start.x - 100) < 1 && abs(start.y - 50) < 1)
      window.close()
    }

    @Test func `two fingers on the touchpad reach the widget as smooth scrolling that ends`() {
      var log: [String] = []
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
      Signal.connect(scroll, "scroll-begin") { log.append("begin") }
      Signal.connectDoublesReturningBool(scroll, "scroll") { _, y in
        let event = gtk_event_controller_get_current_event(scroll)
        let isSmooth = gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH
        log.append("\(isSmooth ? "smooth" : "notch") \(y)")
        return true
      }
      Signal.connect(scroll, "scroll-end") { log.append("end") }
      gtk_widget_add_controller(window.content, scroll)

      rig.touchpad.scroll(y: 0)
      spin(0.1)
      log = []
      rig.touchpad.scroll(y: -60)
      #expect(spin(2) { log.count == 2 })
      rig.touchpad.scroll(y: -30)
      #expect(spin(2) { log.count == 3 })
      rig.touchpad.scroll(y: 0)
      #expect(spin(2) { log.count == 4 })
      #expect(log == ["begin", "smooth -0.5", "smooth -0.25", "end"])
      window.close()
    }

    @Test func `the mouse reaches the widget as presses, and its wheel as notches`() {
      var log: [String] = []
      let click = gtk_gesture_click_new()
      Signal.connectPress(click, "pressed") { _, x, y in
        log.append("press \(Int(x.rounded())) \(Int(y.rounded()))")
      }
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
      Signal.connectDoublesReturningBool(scroll, "scroll") { _, y in
        log.append("notch \(y)")
        return true
      }
      gtk_widget_add_controller(window.content, click)
      gtk_widget_add_controller(window.content, scroll)

      rig.mouse.move(x: 40, y: 60)
      rig.mouse.button(1, isDown: true)
      rig.mouse.button(1, isDown: false)
      rig.mouse.button(4, isDown: true)
      rig.mouse.button(4, isDown: false)
      #expect(spin(2) { log.count == 2 })
      #expect(log == ["press 40 60", "notch -1.0"])
      window.close()
    }

    @Test func `a key reaches the window`() {
      var log: [UInt32] = []
      let keys = gtk_event_controller_key_new()
      Signal.connectKey(keys, "key-pressed") { value, _, _ in
        log.append(value)
        return false
      }
      gtk_widget_add_controller(window.pointer, keys)

      rig.mouse.move(x: 40, y: 60)
      rig.keyboard.key(Key.f5, isDown: true)
      rig.keyboard.key(Key.f5, isDown: false)
      #expect(spin(2) { log.count == 1 })
      #expect(log == [UInt32(GDK_KEY_F5)])
      window.close()
    }
  }
}
