// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// Pulls with every kind of input.
  @Suite struct PullTests {
    @Test func `a pull by touch refreshes, holds at 60 and goes back to rest`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.touch([(180, 100), (180, 300)], lifts: false)
      #expect(stage.phase == .armed)
      #expect(stage.displacement > 60)
      #expect(stage.offset == 0)
      #expect(stage.refreshes == 0)
      stage.lift((180, 300))
      #expect(stage.refreshes == 1)
      stage.settle()
      #expect(stage.displacement == 60)
      #expect(stage.phase == .refreshing)
      stage.view.header?.end(.success)
      #expect(stage.phase == .ending(.success))
      #expect(spin(3) { stage.phase == .idle })
      stage.settle()
      #expect(stage.displacement == 0)
      #expect(stage.phases == [.pulling, .armed, .refreshing, .ending(.success), .idle])
      #expect(stage.activated.isEmpty)
      stage.close()
    }

    @Test func `a short pull goes back without a refresh`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.touch([(180, 100), (180, 150)])
      stage.settle()
      #expect(stage.refreshes == 0)
      #expect(stage.displacement == 0)
      #expect(stage.phases == [.pulling, .idle])
      stage.close()
    }

    @Test func `G2 one touch scrolls to the top and pulls on`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.offset = 80
      spin(0.1)
      stage.touch([(180, 100), (180, 400)], steps: 24)
      #expect(stage.refreshes == 1)
      stage.settle()
      #expect(stage.displacement == 60)
      stage.close()
    }

    @Test func `one touch pulls, pushes back into the list and pulls again`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.touch([(180, 200), (180, 400), (180, 60)], steps: 20, lifts: false)
      #expect(stage.displacement == 0)
      #expect(stage.offset > 40)
      #expect(stage.phase == .idle)
      stage.slide((180, 60), (180, 420), steps: 20)
      #expect(stage.offset == 0)
      #expect(stage.phase == .armed)
      stage.lift((180, 420))
      #expect(stage.refreshes == 1)
      stage.close()
    }

    @Test func `L3 two fingers on a touchpad pull like one on the screen`() throws {
      let stage = try Stage.underPointer()
      stage.pad(-4, ends: false)
      #expect(stage.phase == .armed)
      #expect(stage.displacement > 60)
      stage.pad(0, steps: 0)
      #expect(stage.refreshes == 1)
      stage.settle()
      #expect(stage.displacement == 60)
      stage.close()
    }

    @Test func `L3 a touchpad that scrolls to the top within its gesture does not pull`() throws {
      let stage = try Stage.underPointer()
      stage.offset = 100
      spin(0.05)
      stage.pad(-5)
      stage.settle()
      #expect(stage.offset == 0)
      #expect(stage.refreshes == 0)
      #expect(stage.phases.isEmpty)
      stage.close()
    }

    @Test func `a touchpad gesture without an end event ends by itself`() throws {
      let stage = try Stage.underPointer()
      stage.pad(-4, ends: false)
      #expect(spin(3) { stage.refreshes == 1 })
      stage.close()
    }

    @Test func `L4 the wheel never pulls`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.rig.mouse.move(x: 180, y: 200)
      for _ in 0..<10 {
        stage.rig.mouse.button(4, isDown: true)
        stage.rig.mouse.button(4, isDown: false)
        spin(0.03)
      }
      #expect(stage.displacement == 0)
      #expect(stage.phases.isEmpty)
      stage.close()
    }

    @Test func `the mouse drags only where the app wants it`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.mouseDrag(from: 100, to: 300)
      #expect(stage.phases.isEmpty)
      stage.view.pullsWithMouse = true
      stage.mouseDrag(from: 100, to: 300)
      #expect(stage.refreshes == 1)
      stage.settle()
      #expect(stage.displacement == 60)
      stage.close()
    }

    @Test func `a tap still activates the row under it`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.touch([(180, 60)])
      #expect(spin(1) { stage.activated == [1] })
      stage.touch([(180, 100), (180, 130)])
      stage.settle()
      #expect(stage.activated == [1])
      stage.close()
    }

    /// Presses keys one after the other and lets them go.
    private func press(_ stage: Stage, _ keys: [UInt32]) {
      for key in keys { stage.rig.keyboard.key(key, isDown: true) }
      for key in keys.reversed() { stage.rig.keyboard.key(key, isDown: false) }
      stage.window.handOn()
    }

    @Test func `J5 the keys that refresh are F5 and Ctrl+R, or what the app says`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.rig.mouse.move(x: 180, y: 60)
      let rows: [(shortcut: String?, keys: [UInt32], refreshes: Bool)] = [
        ("F5|<Control>r", [Key.f5], true), ("F5|<Control>r", [Key.control, Key.r], true),
        ("F5|<Control>r", [Key.r], false), ("F6", [Key.f6], true), ("F6", [Key.f5], false),
        (nil, [Key.f5], false), (nil, [Key.control, Key.r], false),
      ]
      #expect(stage.view.refreshShortcut == rows[0].shortcut)
      for (shortcut, keys, refreshes) in rows {
        if shortcut != stage.view.refreshShortcut { stage.view.refreshShortcut = shortcut }
        let before = stage.refreshes
        press(stage, keys)
        #expect(stage.refreshes == before + (refreshes ? 1 : 0), "\(shortcut ?? "none") \(keys)")
        stage.view.header?.reset()
      }
      stage.close()
    }

    @Test func `J5 keys that are not global refresh the list with the focus alone`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.rig.mouse.move(x: 180, y: 60)
      stage.view.shortcutIsGlobal = false
      gtk_window_set_focus(cast(stage.window.pointer), nil)
      press(stage, [Key.f5])
      #expect(stage.refreshes == 0)
      gtk_widget_grab_focus(gtk_list_box_get_row_at_index(cast(stage.list), 0).map { cast($0) })
      press(stage, [Key.f5])
      #expect(stage.refreshes == 1)
      stage.close()
    }

    @Test func `J5 keys and the command refresh without a gesture`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.rig.mouse.move(x: 180, y: 60)
      stage.rig.keyboard.key(Key.f5, isDown: true)
      stage.rig.keyboard.key(Key.f5, isDown: false)
      #expect(spin(1) { stage.refreshes == 1 })
      stage.settle()
      #expect(stage.displacement == 60)
      #expect(gtk_widget_activate_action_variant(stage.list, "tug.refresh", nil) != 0)
      #expect(stage.refreshes == 1)
      stage.view.header?.end()
      #expect(spin(3) { stage.phase == .idle })
      #expect(gtk_widget_activate_action_variant(stage.list, "tug.refresh", nil) != 0)
      #expect(stage.refreshes == 2)
      stage.view.header?.end()
      #expect(spin(3) { stage.phase == .idle })
      stage.view.header?.isEnabled = false
      gtk_widget_activate_action_variant(stage.list, "tug.refresh", nil)
      #expect(stage.refreshes == 2)
      stage.close()
    }
  }
}
