// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// Two lists side by side in one window.
  @Suite struct TwoListsTests {
    /// The lists, and how often each has refreshed.
    private final class Pair {
      let rig: Rig
      let window: Window
      let views: [TugView]
      private(set) var counts = [0, 0]

      init() throws {
        rig = try Rig.shared()
        let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        var views: [TugView] = []
        for _ in 0..<2 {
          let scrolled = try #require(Rows.scrolledWindow(Rows.listBox(count: 100, height: 40)))
          gtk_widget_set_hexpand(scrolled, 1)
          let view = TugView(child: scrolled)
          gtk_box_append(cast(box), view.widget)
          views.append(view)
        }
        self.views = views
        window = try Window(content: box, width: 600)
        for (index, view) in views.enumerated() {
          view.header = RefreshHeader(
            .balls,
            onRefresh: { [weak self] in self?.counts[index] += 1 }
          )
        }
      }

      /// The phases of both.
      var phases: [Phase?] { views.map { $0.header?.phase } }

      /// Ends both, and waits until they rest.
      func rest() {
        for view in views { view.header?.end() }
        spin(3) { phases == [.idle, .idle] }
        spin(0.3)
      }
    }

    @Test func `each is pulled by itself, and ends by itself`() throws {
      let pair = try Pair()
      for x in [150.0, 450.0] {
        pair.rig.touchscreen.touch(.begin, x: x, y: 100)
        spin(0.02)
        for step in 1...12 {
          pair.rig.touchscreen.touch(.update, x: x, y: 100 + 16 * Double(step))
          spin(0.012)
        }
        pair.rig.touchscreen.touch(.end, x: x, y: 292)
        spin(0.05)
      }
      #expect(pair.counts == [1, 1])
      #expect(pair.phases == [.refreshing, .refreshing])
      pair.views[0].header?.end()
      #expect(spin(3) { pair.phases[0] == .idle })
      #expect(pair.phases[1] == .refreshing)
      pair.window.close()
    }

    @Test func `a touchpad pulls the one under the pointer`() throws {
      let pair = try Pair()
      for (index, x) in [450.0, 150.0].enumerated() {
        pair.rig.mouse.move(x: x, y: 200)
        spin(0.05)
        pair.window.pad(-5)
        #expect(pair.counts == (index == 0 ? [0, 1] : [1, 1]))
      }
      pair.window.close()
    }

    @Test func `J5 keys refresh the one with the focus, or else the first`() throws {
      let pair = try Pair()
      pair.rig.mouse.move(x: 150, y: 100)
      for focused in [1, 0, nil] {
        let before = pair.counts
        gtk_window_set_focus(cast(pair.window.pointer), nil)
        if let focused { gtk_widget_child_focus(pair.views[focused].widget, GTK_DIR_TAB_FORWARD) }
        spin(0.05)
        pair.rig.keyboard.key(Key.f5, isDown: true)
        pair.rig.keyboard.key(Key.f5, isDown: false)
        #expect(spin(1) { pair.counts.reduce(0, +) == before.reduce(0, +) + 1 })
        #expect(pair.counts[focused ?? 0] == before[focused ?? 0] + 1)
        pair.rest()
      }
      pair.window.close()
    }
  }
}
