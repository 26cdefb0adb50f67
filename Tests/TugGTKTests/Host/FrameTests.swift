// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks
import TugReplay

@testable import TugGTK

extension HostTests {
  /// When frames are drawn, and what is laid out for them.
  @Suite struct FrameTests {
    @Test func `no frame is drawn at rest`() throws {
      let stage = try Stage()
      stage.view.header = RefreshHeader(.balls, onRefresh: {})
      spin(0.5)
      let frames = stage.window.frames
      spin(0.5)
      #expect(stage.window.frames == frames)
      stage.close()
    }

    @Test func `no frame is drawn while a finger holds the list still`() throws {
      let stage = try Stage()
      stage.view.header = RefreshHeader(.balls, onRefresh: {})
      stage.touch([(180, 100), (180, 150)], lifts: false)
      spin(1)
      let frames = stage.window.frames
      spin(0.5)
      #expect(stage.window.frames == frames)
      stage.lift((180, 150))
      stage.close()
    }

    @Test func `frames are drawn while a look moves, and none after it has gone`() throws {
      let stage = try Stage()
      stage.view.header = RefreshHeader(.balls, onRefresh: {})
      stage.view.header?.begin()
      stage.settle()
      #expect(stage.window.paints { spin(0.5) } > 10)
      stage.view.header?.end()
      #expect(spin(3) { stage.phase == .idle })
      #expect(stage.window.comesToRest())
      let frames = stage.window.frames
      spin(0.5)
      #expect(stage.window.frames == frames)
      stage.close()
    }

    @Test func `no frame is drawn for a strip that is scrolled away`() throws {
      let stage = try Stage()
      stage.view.header = RefreshHeader(.balls, onRefresh: {})
      stage.view.header?.begin()
      stage.settle()
      stage.offset = 500
      spin(1)
      let frames = stage.window.frames
      spin(0.5)
      #expect(stage.window.frames == frames)
      stage.close()
    }

    /// A widget that counts how often it is laid out.
    private final class Content: WidgetBehavior {
      private static let theClass = WidgetClass(
        name: "TugTestContent",
        cssName: "content",
        role: GTK_ACCESSIBLE_ROLE_GROUP
      )

      let widget: UnsafeMutablePointer<GtkWidget>
      private(set) var layouts = 0

      init() {
        widget = Content.theClass.makeInstance()
        WidgetClass.tie(self, to: widget)
        gtk_widget_set_size_request(widget, -1, 4000)
      }

      isolated deinit { WidgetClass.release(self, from: widget) }

      func allocate(width: Int32, height: Int32, baseline: Int32) { layouts += 1 }
      func draw(into snapshot: OpaquePointer) {}
      func styleChanged() {}
      func dispose() {}
    }

    @Test func `a pull lays nothing out again, and its adjustment changes not at all`() throws {
      let content = Content()
      let stage = try Stage(content: content.widget)
      stage.addHeader()
      #expect(content.layouts == 1)
      var changes = 0
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(stage.scrolled))
      Signal.connect(adjustment, "changed") { changes += 1 }
      Signal.connect(adjustment, "value-changed") { changes += 1 }
      stage.touch([(180, 100), (180, 280)])
      stage.settle()
      stage.view.header?.end()
      #expect(spin(3) { stage.phase == .idle })
      #expect(changes == 0)
      #expect(content.layouts == 1)
      stage.close()
    }

    @Test func `a recorded pull replays to the same phases`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.view.startRecording()
      stage.touch([(180, 100), (180, 280)])
      stage.settle()
      stage.view.header?.end()
      #expect(spin(3) { stage.phase == .idle })
      let events = stage.view.stopRecording()
      var engine = Engine()
      var phases: [Phase] = []
      for event in events {
        engine.send(event.event, at: event.time)
        while let effect = engine.nextEffect() {
          if case .phase(_, _, let new) = effect { phases.append(new) }
        }
      }
      #expect(phases == stage.phases)
      #expect(ReplayWriter.text(of: events).contains("fixture raw"))
      stage.close()
    }

    @Test func `L6 a fling to the top pulls nothing`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.offset = 600
      spin(0.1)
      stage.touch([(180, 100), (180, 400)], steps: 5)
      #expect(stage.offset > 0, "the finger has left the list on its way")
      spin(2)
      #expect(stage.offset == 0)
      #expect(stage.phases.isEmpty)
      #expect(stage.displacement == 0)
      stage.close()
    }

    @Test func `L6 nor does a glide that GTK is told not to make`() throws {
      let stage = try Stage()
      stage.addHeader()
      gtk_scrolled_window_set_kinetic_scrolling(cast(stage.scrolled), 0)
      stage.offset = 600
      spin(0.1)
      stage.touch([(180, 100), (180, 400)], steps: 5)
      spin(2)
      #expect(stage.offset == 600, "then GTK lets no finger drag at all")
      // Up to 4.20 the property is for touchscreens alone, and a touchpad still glides.
      stage.rig.mouse.move(x: 180, y: 200)
      spin(0.05)
      stage.pad(-10, steps: 6)
      spin(2)
      #expect(stage.offset < 300)
      #expect(stage.phases.isEmpty)
      #expect(stage.displacement == 0)
      stage.close()
    }

    @Test func `L7 a touchpad pulls over a list inside that scrolls sideways`() throws {
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let wide: UnsafeMutablePointer<GtkWidget> = tug_gtk_new(gtk_drawing_area_get_type())
      gtk_drawing_area_set_content_width(cast(wide), 2000)
      gtk_drawing_area_set_content_height(cast(wide), 200)
      let inner = try #require(Rows.scrolledWindow(wide))
      gtk_scrolled_window_set_policy(cast(inner), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
      gtk_box_append(cast(box), inner)
      gtk_box_append(cast(box), Rows.listBox(count: 50, height: 40))
      let view = TugView(child: try #require(Rows.scrolledWindow(box)))
      var refreshes = 0
      view.header = RefreshHeader(.balls, onRefresh: { refreshes += 1 })
      let window = try Window(content: view.widget)
      window.rig.mouse.move(x: 180, y: 100)
      spin(0.05)
      window.pad(-4)
      #expect(refreshes == 1)
      window.close()
    }
  }
}
