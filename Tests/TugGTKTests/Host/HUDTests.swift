// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// The indicator over a window.
  @Suite struct HUDTests {
    private let rig: Rig

    init() throws { rig = try Rig.shared() }

    @Test func `the indicator lies in the middle, moves while it is shown, and leaves nothing`()
      throws
    {
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      var hud: HUD? = HUD(child: list)
      weak let watched = hud
      let window = try Window(content: hud?.widget)
      let before = try Picture(of: window.pointer, named: "hud-hidden")
      hud?.show()
      hud?.show()
      spin(0.3)
      let first = try Picture(of: window.pointer, named: "hud-shown")
      spin(0.3)
      let second = try Picture(of: window.pointer, named: "hud-later")
      #expect(first.difference(to: before) > 100)
      #expect(second.difference(to: first) > 50)
      #expect(first.color(20, 20) == before.color(20, 20))
      hud?.hide()
      spin(0.3)
      let frames = window.frames
      spin(0.3)
      #expect(window.frames == frames)
      #expect(try Picture(of: window.pointer, named: "hud-gone").difference(to: before) == 0)
      hud = nil
      #expect(watched != nil)
      window.close()
      #expect(watched == nil)
    }

    @Test func `it is painted from the first frame on, and no more once it is hidden`() throws {
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let hud = HUD(child: list)
      let window = try Window(content: hud.widget)
      for _ in 0..<2 {
        #expect(window.comesToRest())
        #expect(
          window.paints {
            hud.show()
            spin(0.3)
          } > 5
        )
        #expect(
          window.paints {
            hud.hide()
            spin(0.2)
          } > 0
        )
      }
      window.close()
    }

    @Test func `its balls stay in their places where animations are off`() throws {
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let hud = HUD(child: list)
      let window = try Window(content: hud.widget)
      let before = try Picture(of: window.pointer, named: "hud-calm-hidden")
      let settings = try #require(gtk_settings_get_default())
      defer { GObjectProperty.set("gtk-enable-animations", of: settings, to: true) }
      for isCalm in [true, false] {
        GObjectProperty.set("gtk-enable-animations", of: settings, to: !isCalm)
        hud.show()
        var places: Set<[Int]> = []
        for moment in 0..<3 {
          spin(0.25)
          let shown = try Picture(of: window.pointer, named: "hud-calm-\(isCalm)-\(moment)")
          places.insert(
            (0..<shown.height).filter { y in
              (0..<shown.width).contains { shown.color($0, y) != before.color($0, y) }
            }
          )
        }
        #expect(!places.contains([]))
        #expect((places.count == 1) == isCalm)
        hud.hide()
        spin(0.1)
      }
      window.close()
    }

    @Test func `it lets touches and keys through unless it is told to block them`() throws {
      let button = try #require(gtk_button_new_with_label("below"))
      var (clicks, presses) = (0, 0)
      Signal.connect(button, "clicked") { clicks += 1 }
      let keys = gtk_event_controller_key_new()
      Signal.connectKey(keys, "key-pressed") { _, _, _ in
        presses += 1
        return true
      }
      gtk_widget_add_controller(button, keys)
      let hud = HUD(child: button)
      let window = try Window(content: hud.widget)
      rig.mouse.move(x: 180, y: 300)
      gtk_window_set_focus(cast(window.pointer), button)
      func use() {
        rig.touchscreen.touch(.begin, x: 180, y: 300)
        window.handOn()
        rig.touchscreen.touch(.end, x: 180, y: 300)
        window.handOn()
        rig.keyboard.key(Key.r, isDown: true)
        rig.keyboard.key(Key.r, isDown: false)
        window.handOn()
      }
      hud.show()
      use()
      #expect((clicks, presses) == (1, 1))
      hud.blocksInteraction = true
      use()
      #expect((clicks, presses) == (1, 1))
      hud.hide()
      use()
      #expect((clicks, presses) == (2, 2))
      window.close()
    }

    @Test func `a window can be destroyed while the indicator is shown`() throws {
      let hud = HUD(child: try #require(gtk_label_new("content")))
      let window = try Window(content: hud.widget)
      hud.show()
      spin(0.1)
      window.close()
      spin(0.1)
      hud.hide()
    }
  }
}
