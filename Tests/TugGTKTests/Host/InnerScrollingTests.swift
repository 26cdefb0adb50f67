// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// Lists, scroll bars and sliders in what is pulled.
  @Suite struct InnerScrollingTests {
    /// A list of 300 points at the top of a longer one, and its adjustment.
    private struct Nested {
      let stage: Stage
      let adjustment: UnsafeMutablePointer<GtkAdjustment>

      init() throws {
        let inner = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
        gtk_widget_set_size_request(inner, -1, 300)
        let column = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_box_append(cast(column), inner)
        for number in 0..<60 { gtk_box_append(cast(column), gtk_label_new("Row \(number)")) }
        stage = try Stage(content: column)
        stage.addHeader()
        stage.point(at: (180, 150))
        adjustment = try #require(gtk_scrolled_window_get_vadjustment(cast(inner)))
      }

      var innerOffset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        nonmutating set { gtk_adjustment_set_value(adjustment, newValue) }
      }
    }

    @Test(arguments: [400.0, 0])
    func `a touchpad scrolls a list inside, and pulls only where that has no room`(
      start: Double
    ) throws {
      let nested = try Nested()
      nested.innerOffset = start
      nested.stage.pad(-5)
      #expect(start == 0 || nested.innerOffset < start)
      #expect(nested.stage.refreshes == (start == 0 ? 1 : 0))
      nested.stage.close()
    }

    @Test func `a touchpad that comes to the top of a list inside does not pull on`() throws {
      let nested = try Nested()
      nested.innerOffset = 20
      nested.stage.pad(-6)
      #expect(nested.innerOffset == 0)
      #expect(nested.stage.phases == [])
      nested.stage.close()
    }

    @Test func `a wheel over a list inside leaves the open strip where it is`() throws {
      let nested = try Nested()
      nested.innerOffset = 400
      nested.stage.view.header?.begin()
      nested.stage.settle()
      for number in [5, 4] as [UInt32] {
        let before = nested.innerOffset
        nested.stage.rig.mouse.button(number, isDown: true)
        nested.stage.rig.mouse.button(number, isDown: false)
        nested.stage.window.handOn()
        #expect(spin(2) { nested.innerOffset != before })
      }
      #expect(nested.stage.displacement == 60)
      nested.stage.close()
    }

    @Test func `a finger on a list inside pulls only where that has no room`() throws {
      let nested = try Nested()
      nested.innerOffset = 400
      nested.stage.touch([(180, 50), (180, 250)])
      #expect(nested.stage.phases == [])
      nested.innerOffset = 0
      nested.stage.touch([(180, 50), (180, 250)])
      #expect(nested.stage.refreshes == 1)
      nested.stage.close()
    }

    @Test func `a scroll bar is dragged, and not the list`() throws {
      let scrolled = try #require(gtk_scrolled_window_new())
      gtk_scrolled_window_set_overlay_scrolling(cast(scrolled), 0)
      gtk_scrolled_window_set_child(cast(scrolled), Rows.listBox(count: 100, height: 40))
      let view = TugView(child: scrolled)
      view.pullsWithMouse = true
      var phases: [Phase] = []
      view.header = RefreshHeader(.balls, onRefresh: {})
      view.header?.onPhaseChange = { _, new in phases.append(new) }
      let window = try Window(content: view.widget)
      let bar = gtk_scrolled_window_get_vscrollbar(cast(scrolled))
      let x = 360 - Double(gtk_widget_get_width(bar)) / 2
      window.rig.mouse.move(x: x, y: 20)
      window.handOn()
      window.rig.mouse.button(1, isDown: true)
      for step in 1...12 {
        window.rig.mouse.move(x: x, y: 20 + 15 * Double(step))
        spin(0.012)
      }
      window.rig.mouse.button(1, isDown: false)
      window.handOn()
      #expect(phases == [])
      #expect((view.target?.offset ?? 0) > 500)
      window.close()
    }

    @Test func `what lies beside the list keeps its drags, and scrolls nothing`() throws {
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let paned = try #require(gtk_paned_new(GTK_ORIENTATION_VERTICAL))
      gtk_paned_set_start_child(cast(paned), list)
      gtk_paned_set_end_child(cast(paned), gtk_label_new("Details"))
      gtk_paned_set_position(cast(paned), 200)
      let stage = try Stage(child: paned)
      stage.addHeader()
      stage.touch([(180, 203), (180, 400)])
      #expect(stage.phases == [])
      #expect(gtk_paned_get_position(cast(paned)) > 300)
      stage.point(at: (180, 550))
      stage.pad(-5)
      #expect(stage.phases == [])
      stage.touch([(180, 20), (180, 200)])
      #expect(stage.refreshes == 1)
      stage.close()
    }
  }
}
