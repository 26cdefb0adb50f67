// SPDX-License-Identifier: MIT

import CTugGtk
import Testing

@testable import TugGTK

extension HostTests {
  /// Lists in popovers, which have a surface of their own.
  @Suite struct PopoverTests {
    /// A button that opens a popover with a widget in it.
    private func makeButton(
      around content: UnsafeMutablePointer<GtkWidget>
    ) throws -> UnsafeMutablePointer<GtkWidget> {
      let button = try #require(gtk_menu_button_new())
      let popover = gtk_popover_new()
      gtk_widget_set_size_request(content, 250, 400)
      gtk_popover_set_child(popover.map { cast($0) }, content)
      gtk_menu_button_set_popover(cast(button), popover)
      gtk_widget_set_valign(button, GTK_ALIGN_START)
      return button
    }

    private func open(_ button: UnsafeMutablePointer<GtkWidget>, _ isOpen: Bool) {
      if isOpen {
        gtk_menu_button_popup(cast(button))
      } else {
        gtk_menu_button_popdown(cast(button))
      }
      spin(0.5)
    }

    @Test func `a list in a popover is pulled, also when that was closed meanwhile`() throws {
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let view = TugView(child: list)
      var refreshes = 0
      view.header = RefreshHeader(.balls, onRefresh: { refreshes += 1 })
      let button = try makeButton(around: view.widget)
      let stage = try Stage(child: button)
      for expected in 1...2 {
        open(button, true)
        stage.touch([(180, 150), (180, 400)])
        #expect(refreshes == expected)
        open(button, false)
        view.header?.end()
        spin(0.1)
        #expect(view.header?.phase == .idle)
      }
      stage.close()
    }

    @Test func `a popover over a list has its scrolling for itself`() throws {
      let inner = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let button = try makeButton(around: inner)
      let stage = try Stage(child: Rows.scrolledWindow(button))
      stage.addHeader()
      open(button, true)
      stage.touch([(180, 100), (180, 350)])
      stage.point(at: (180, 200))
      stage.pad(-5)
      #expect(stage.phases == [])
      open(button, false)
      stage.close()
    }

    @Test(arguments: [true, false])
    func `a pull ends where a menu opens over it, and the next one is as ever`(
      isTouch: Bool
    ) throws {
      let stage = try Stage()
      stage.addHeader()
      stage.view.pullsWithMouse = !isTouch
      let popover = try #require(gtk_popover_new())
      gtk_popover_set_child(cast(popover), gtk_label_new("Copy"))
      gtk_widget_set_parent(popover, stage.list)
      func pull(lifts: Bool) {
        if isTouch {
          stage.touch([(180, 100), (180, 300)], lifts: lifts)
        } else {
          stage.mouseDrag(from: 100, to: 300, lifts: lifts)
        }
      }
      pull(lifts: false)
      #expect(stage.phase == .armed)
      let warnings = Warnings.caught {
        gtk_popover_popup(cast(popover))
        spin(0.5)
        if isTouch { stage.lift((180, 300)) } else { stage.rig.mouse.button(1, isDown: false) }
        spin(0.2)
        gtk_popover_popdown(cast(popover))
        spin(0.5)
      }
      #expect(warnings == [])
      #expect(stage.phase == .idle && stage.refreshes == 0)
      #expect(stage.displacement == 0 && !stage.view.driver.isPulling)
      let before = stage.refreshes
      pull(lifts: true)
      #expect(stage.refreshes == before + 1)
      gtk_widget_unparent(popover)
      stage.close()
    }

    @Test func `a list in a popover that is up is none of the child that has the popover`() throws {
      let inner = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let button = try makeButton(around: inner)
      let stage = try Stage(child: button)
      open(button, true)
      gtk_widget_queue_allocate(stage.view.widget)
      spin(0.1)
      #expect(gtk_widget_get_mapped(inner) != 0)
      #expect(stage.view.target == nil)
      open(button, false)
      stage.close()
    }
  }
}
