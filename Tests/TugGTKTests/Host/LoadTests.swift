// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// Load more at the end of a list.
  @Suite struct LoadTests {
    @Test func `L1 the end of the list is upper less page, and reaching it loads once`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter()
      stage.offset = 3300
      spin(0.1)
      #expect(stage.loads == 0)
      stage.offset = 3400
      spin(0.1)
      #expect(stage.loads == 1)
      stage.close()
    }

    @Test func `a header that loads older rows is not offered as a refresh`() throws {
      let stage = try Stage()
      func isOffered() -> Bool {
        var child = gtk_widget_get_first_child(stage.view.widget)
        while let other = child, !isInstance(other, of: gtk_button_get_type()) {
          child = gtk_widget_get_next_sibling(other)
        }
        return child.map { gtk_widget_get_visible($0) != 0 } ?? false
      }
      stage.addHeader()
      #expect(isOffered())
      var loads = 0
      stage.view.header = LoadMoreFooter(.standard, trigger: .onRelease, onLoad: { loads += 1 })
      #expect(!isOffered())
      gtk_widget_activate_action_variant(stage.list, "tug.refresh", nil)
      #expect(loads == 0)
      stage.view.header?.begin()
      #expect(loads == 1)
      stage.close()
    }

    @Test func `L10 many notices in one turn load once`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter()
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(stage.scrolled))
      stage.offset = 3400
      for name in ["upper", "page-size", "value"] {
        g_object_notify(adjustment.map { cast($0) }, name)
      }
      gtk_adjustment_set_value(adjustment, 3399)
      gtk_adjustment_set_value(adjustment, 3400)
      spin(0.2)
      #expect(stage.loads == 1)
      stage.close()
    }

    @Test func `C16 after a load the new rows take the place of the footer`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter()
      stage.offset = 3400
      spin(0.1)
      #expect(stage.loads == 1)
      stage.settle()
      #expect(stage.displacement == -44)
      for number in 0..<20 {
        gtk_list_box_append(cast(stage.list), gtk_label_new("new \(number)"))
      }
      stage.view.footer?.end()
      spin(0.5)
      // What was on the screen is where it was: the offset took the displacement over.
      #expect(stage.offset == 3444)
      #expect(stage.displacement == 0)
      #expect(stage.loads == 1)
      stage.close()
    }

    @Test func `a footer that lies open at the end of the list tells of no pull`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter()
      var pulls: [Double] = []
      stage.view.footer?.onPull = { pull, _ in pulls.append(pull) }
      stage.offset = 3400
      stage.settle()
      #expect(stage.displacement == -44)
      #expect(pulls.isEmpty)
      stage.close()
    }

    @Test func `the footer comes into view at the end of the list`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter(.tap)
      stage.offset = 3400
      stage.settle()
      #expect(stage.displacement == -44)
      stage.touch([(180, 580)])
      spin(0.1)
      #expect(stage.loads == 1)
      stage.view.footer?.end(.noMore)
      spin(0.1)
      #expect(stage.view.footer?.phase == .exhausted)
      stage.touch([(180, 580)])
      spin(0.1)
      #expect(stage.loads == 1)
      stage.close()
    }

    @Test func `a refresh that says there is more lets a footer at its end go on`() async throws {
      let stage = try Stage(rows: 100)
      stage.addFooter(.tap)
      stage.view.footer?.end(.noMore)
      #expect(stage.view.footer?.phase == .exhausted)
      stage.view.header = RefreshHeader(.balls) { .hasMore }
      stage.view.header?.begin()
      for _ in 0..<3000 where stage.view.header?.phase == .refreshing {
        try? await Task.sleep(for: .milliseconds(10))
      }
      #expect(stage.view.footer?.phase == .idle)
      stage.close()
    }

    @Test func `a wheel moves the footer out of the way and scrolls on`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter(.tap)
      stage.offset = 3400
      stage.settle()
      #expect(stage.displacement == -44)
      stage.rig.mouse.move(x: 180, y: 200)
      for _ in 0..<3 {
        stage.rig.mouse.button(4, isDown: true)
        stage.rig.mouse.button(4, isDown: false)
        spin(0.2)
      }
      stage.settle()
      #expect(stage.displacement == 0)
      #expect(stage.offset < 3400)
      stage.close()
    }

    @Test func `a footer that is pulled loads on release`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter(.onRelease)
      stage.offset = 3400
      spin(0.1)
      #expect(stage.loads == 0)
      stage.touch([(180, 400), (180, 150)])
      #expect(stage.loads == 1)
      stage.settle()
      #expect(stage.displacement == -44)
      stage.view.footer?.end(.failure)
      #expect(stage.loads == 1)
      #expect(spin(3) { stage.view.footer?.phase == .failed })
      stage.settle()
      #expect(stage.displacement == 0)
      stage.close()
    }

    @Test func `C4 a short list fills the viewport where that is wanted`() throws {
      let stage = try Stage(rows: 3)
      stage.addFooter()
      spin(0.2)
      #expect(stage.loads == 0)
      stage.view.footer?.options.fillsViewport = true
      #expect(spin(1) { stage.loads == 1 })
      stage.close()
    }

    @Test func `L9 older rows above a list view keep what is shown in its place`() throws {
      let (view, window, loads) = try history()
      let adjustment = gtk_scrolled_window_get_vadjustment(view.child.map { cast($0) })
      gtk_adjustment_set_value(adjustment, 400)
      spin(0.2)
      #expect(loads() == 0)
      gtk_adjustment_set_value(adjustment, 190)
      #expect(spin(1) { loads() == 1 })
      spin(0.3)
      #expect(abs(gtk_adjustment_get_value(adjustment) - 790) <= 1)
      view.header?.end()
      spin(0.3)
      #expect(abs(gtk_adjustment_get_value(adjustment) - 790) <= 1)
      #expect(view.driver.displacement == 0)
      #expect(loads() == 1)
      window.close()
    }

    /// Shows a list view whose header loads 15 rows above when the start is within 200 points.
    private func history() throws -> (view: TugView, window: Window, loads: () -> Int) {
      let rows = Rows.listView(count: 100, height: 40)
      let view = TugView(child: try #require(Rows.scrolledWindow(rows.widget)))
      var loads = 0
      view.header = LoadMoreFooter(
        widget: tug_gtk_new(gtk_drawing_area_get_type()),
        metrics: LookMetrics(extent: 44),
        trigger: .reach(prefetch: .points(200))
      ) {
        loads += 1
        rows.prepend(15)
      }
      return (view, try Window(content: view.widget), { loads })
    }

    /// GTK's glide has positions of its own, which know nothing of the new rows.
    @Test func `L9 a fling goes on over older rows that come in above`() throws {
      let (view, window, loads) = try history()
      let adjustment = gtk_scrolled_window_get_vadjustment(view.child.map { cast($0) })
      let touchscreen = window.rig.touchscreen
      var places: [(value: Double, loads: Int)] = []
      Signal.connect(adjustment, "value-changed") {
        places.append((gtk_adjustment_get_value(adjustment), loads()))
      }
      gtk_adjustment_set_value(adjustment, 900)
      spin(0.2)
      touchscreen.touch(.begin, x: 180, y: 100)
      for step in 1...6 {
        spin(0.012)
        touchscreen.touch(.update, x: 180, y: 100 + 50 * Double(step))
      }
      touchscreen.touch(.end, x: 180, y: 400)
      spin(2)
      #expect(loads() == 1)
      let before = places.last { $0.loads == 0 }?.value ?? 0
      // The glide's last position before the rows were there, and those after it.
      let after = places.filter { $0.loads == 1 }.map(\.value).drop { $0 <= before }
      #expect(after.count > 10, "the glide goes on")
      let first = try #require(after.first)
      #expect(abs(first - before - 600) < 40)
      #expect(zip(after, after.dropFirst()).allSatisfy { $1 < $0 + 1 && $1 > $0 - 60 }, "\(after)")
      #expect(try #require(after.last) < first - 20)
      view.header?.end()
      spin(0.3)
      #expect(loads() == 1)
      window.close()
    }
  }
}
