// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// Refreshes and loads, once they run.
  @Suite struct RefreshTests {
    @Test func `a finger that holds the open strip keeps it from closing`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      stage.touch([(180, 200), (180, 230)], lifts: false)
      let held = stage.displacement
      #expect(held > 60)
      stage.view.header?.end()
      spin(1.2)
      #expect(stage.displacement == held)
      stage.lift((180, 230))
      #expect(spin(3) { stage.phase == .idle })
      stage.settle()
      #expect(stage.displacement == 0)
      stage.close()
    }

    @Test func `an end while the list is scrolled away moves nothing`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      stage.touch([(180, 400), (180, 100)], steps: 20)
      stage.settle()
      let offset = stage.offset
      #expect(offset > 100)
      #expect(stage.displacement == 0)
      #expect(stage.phase == .refreshing)
      stage.view.header?.end()
      #expect(spin(3) { stage.phase == .idle })
      #expect(stage.offset == offset)
      #expect(stage.displacement == 0)
      stage.close()
    }

    @Test func `the app scrolling away during a refresh puts the strip out of the way`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      stage.offset = 500
      #expect(spin(2) { stage.displacement == 0 })
      #expect(stage.offset == 500)
      #expect(stage.phase == .refreshing)
      stage.close()
    }

    @Test func `what a header of the app's own has in it is clicked, and the rest is the list's`()
      throws
    {
      let stage = try Stage()
      let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      let button = try #require(gtk_button_new_with_label("Stop"))
      var clicks = 0
      Signal.connect(button, "clicked") { clicks += 1 }
      gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
      gtk_box_append(cast(box), button)
      let metrics = LookMetrics(extent: 60, placement: .pinned)
      stage.view.header = RefreshHeader(widget: box, metrics: metrics, onRefresh: {})
      stage.view.header?.begin()
      stage.settle()
      stage.mouseDrag(from: 30, to: 30)
      spin(0.1)
      #expect(clicks == 1)
      let beside = gtk_widget_pick(stage.view.widget, 20, 30, GTK_PICK_DEFAULT)
      #expect(beside == stage.view.widget || gtk_widget_is_ancestor(beside, stage.list) != 0)
      stage.close()
    }

    @Test func `A16 a pull during a refresh starts no second one`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      stage.touch([(180, 100), (180, 300)])
      stage.settle()
      #expect(stage.refreshes == 1)
      #expect(stage.displacement == 60)
      stage.close()
    }

    @Test func `A2 an end right after the begin comes back to rest`() throws {
      let stage = try Stage()
      stage.addHeader()
      for pause in [0, 0.01, 0.1, 0.24] {
        stage.view.header?.begin()
        spin(pause)
        stage.view.header?.end()
        #expect(spin(3) { stage.phase == .idle })
        stage.settle()
        #expect(stage.displacement == 0)
      }
      stage.touch([(180, 100), (180, 280)])
      #expect(stage.refreshes == 5)
      stage.close()
    }

    @Test func `A3 an end inside the action leaves a control that works`() throws {
      let stage = try Stage()
      stage.addHeader()
      let header = RefreshHeader(
        widget: tug_gtk_new(gtk_drawing_area_get_type()),
        metrics: LookMetrics(extent: 60)
      ) { [weak stage] in stage?.view.header?.end() }
      var phases: [Phase] = []
      header.onPhaseChange = { _, new in phases.append(new) }
      stage.view.header = header
      for _ in 0..<2 {
        phases = []
        stage.touch([(180, 100), (180, 280)])
        #expect(spin(3) { header.phase == .idle })
        stage.settle()
        #expect(phases == [.pulling, .armed, .refreshing, .ending(.success), .idle])
        #expect(stage.displacement == 0)
      }
      stage.view.header = nil
      stage.close()
    }

    @Test func `A17 a header switched off in the middle of a pull works again later`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.touch([(180, 100), (180, 180)], lifts: false)
      stage.view.header?.isEnabled = false
      stage.slide((180, 180), (180, 300))
      stage.lift((180, 300))
      stage.settle()
      #expect(stage.refreshes == 0)
      #expect(stage.displacement == 0)
      stage.view.header?.isEnabled = true
      stage.touch([(180, 100), (180, 280)])
      #expect(stage.refreshes == 1)
      stage.close()
    }

    @Test func `K10 a second finger starts nothing and makes no jump`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.touch([(180, 100), (180, 140)], lifts: false)
      let before = stage.displacement
      stage.rig.touchscreen.touch(.begin, finger: 2, x: 250, y: 300)
      spin(0.03)
      for step in 1...10 {
        stage.rig.touchscreen.touch(.update, finger: 2, x: 250, y: 300 + 20 * Double(step))
        spin(0.012)
        #expect(stage.displacement <= before + 0.5)
      }
      stage.lift((180, 140))
      stage.rig.touchscreen.touch(.end, finger: 2, x: 250, y: 500)
      spin(0.05)
      stage.settle()
      #expect(stage.refreshes == 0)
      #expect(stage.displacement == 0)
      stage.touch([(180, 100), (180, 280)])
      #expect(stage.refreshes == 1)
      stage.close()
    }

    @Test func `a sideways drag is left to what lies below`() throws {
      let stage = try Stage()
      stage.addHeader()
      stage.touch([(100, 100), (300, 130), (300, 300)])
      stage.settle()
      #expect(stage.phases.isEmpty)
      stage.close()
    }

    @Test func `a text that is spoken twice in a row is new both times`() throws {
      let stage = try Stage()
      stage.addHeader()
      // Where GTK has no call for it, the label is the only one in the view.
      var child = gtk_widget_get_first_child(stage.view.widget)
      while let other = child, !isInstance(other, of: gtk_label_get_type()) {
        child = gtk_widget_get_next_sibling(other)
      }
      guard let label = child else { return stage.close() }
      var texts: [String?] = []
      Signal.connectPointer(label, "notify::label") { _ in
        texts.append(GObjectProperty.string("label", of: label))
      }
      for _ in 0..<2 {
        stage.view.header?.begin()
        stage.view.header?.reset()
      }
      let refreshing = stage.view.texts[.refreshing]
      #expect(texts.count { $0 == refreshing } == 2)
      stage.close()
    }

    @Test
    func `a success of another day has its date from the next pull on, words of the app stay`()
      throws
    {
      let stage = try Stage()
      stage.addHeader()
      let yesterday = g_get_real_time() / 1_000_000 - 86_400
      for own in [nil, "yesterday"] {
        stage.view.header?.noteUpdate(at: yesterday)
        let time = try #require(stage.view.header?.lastUpdate)
        #expect(time.count == "12:34".count)
        stage.view.header?.lastUpdate = own ?? time
        stage.view.header?.begin()
        let words = try #require(stage.view.header?.lastUpdate)
        #expect(own == nil ? words.hasSuffix(" " + time) : words == own)
        stage.view.header?.end(.failure)
        #expect(spin(5) { stage.phase == .idle })
      }
      stage.close()
    }
  }
}
