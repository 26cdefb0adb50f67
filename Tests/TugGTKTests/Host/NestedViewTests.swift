// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// Views in what is pulled, of which the inner one comes first.
  @Suite struct NestedViewTests {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// A view of 400 points at the top of a longer list, with a header each.
    private final class Nest {
      let stage: Stage
      unowned let inner: TugView
      private(set) var refreshes = 0
      var phases: [Phase] = []

      init(
        margin: Int32 = 0,
        around child: () throws -> Widget = { try Nest.list(rows: 50) }
      ) throws {
        _ = try Rig.shared()
        let inner = TugView(child: try child())
        self.inner = inner
        gtk_widget_set_size_request(inner.widget, -1, 400)
        gtk_widget_set_margin_start(inner.widget, margin)
        let column = try Nest.column(below: inner.widget)
        stage = try Stage(content: column)
        stage.addHeader()
        let header = RefreshHeader(.balls, onRefresh: { [weak self] in self?.refreshes += 1 })
        header.onPhaseChange = { [weak self] _, new in self?.phases.append(new) }
        inner.header = header
        stage.point(at: (180, 150))
      }

      static func list(rows: Int) throws -> Widget {
        try #require(Rows.scrolledWindow(Rows.listBox(count: rows, height: 40)))
      }

      /// A list with something else at its top.
      static func list(below first: Widget) throws -> Widget {
        try #require(Rows.scrolledWindow(column(below: first)))
      }

      private static func column(below first: Widget) throws -> Widget {
        let column = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_box_append(cast(column), first)
        for number in 0..<60 { gtk_box_append(cast(column), gtk_label_new("Row \(number)")) }
        return column
      }

      /// Whether nothing has been pulled.
      var isAtRest: Bool { phases == [] && stage.phases == [] }
    }

    /// How a view is pulled.
    enum Hand: CaseIterable { case finger, touchpad, mouse }

    @Test(arguments: Hand.allCases)
    func `the inner one is pulled, while it has something to start`(hand: Hand) throws {
      let nest = try Nest()
      let stage = nest.stage
      for view in [stage.view, nest.inner] { view.pullsWithMouse = hand == .mouse }
      func pull() {
        switch hand {
        case .finger: stage.touch([(180, 50), (180, 300)])
        case .touchpad: stage.pad(-6)
        case .mouse: stage.mouseDrag(from: 50, to: 300)
        }
        spin(0.5)
      }
      pull()
      #expect(nest.refreshes == 1 && stage.refreshes == 0 && stage.phases == [])
      nest.inner.header?.end()
      #expect(spin(3) { nest.inner.header?.phase == .idle })
      // One that cannot start leaves the pull to the outer one.
      nest.inner.header?.isEnabled = false
      nest.phases = []
      pull()
      #expect(nest.refreshes == 1 && stage.refreshes == 1 && nest.phases == [])
      stage.close()
    }

    @Test func `a finger that the inner one has is none of the outer one's`() throws {
      let nest = try Nest()
      let stage = nest.stage
      stage.touch([(180, 50), (180, 300)])
      #expect(nest.refreshes == 1)
      stage.view.header?.begin()
      // Under a finger the list would stay where it is.
      #expect(spin(3) { stage.displacement > 50 })
      stage.close()
    }

    @Test func `one that does not pull with the mouse leaves it to the outer one`() throws {
      let nest = try Nest()
      nest.stage.view.pullsWithMouse = true
      nest.stage.mouseDrag(from: 50, to: 300)
      #expect(nest.refreshes == 0 && nest.stage.refreshes == 1)
      nest.stage.close()
    }

    @Test func `one that waits for its other strip leaves the finger to the outer one`() throws {
      let nest = try Nest()
      let footer = LoadMoreFooter(.balls, onLoad: {})
      nest.inner.footer = footer
      spin(0.1)
      footer.begin(reveal: .never)
      nest.stage.touch([(180, 50), (180, 300)])
      #expect(nest.phases == [] && nest.stage.refreshes == 1)
      nest.stage.close()
    }

    @Test func `one that is less than a point from its edge leaves the finger to the outer one`()
      throws
    {
      let nest = try Nest()
      let child = try #require(nest.inner.child)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(child)), 0.5)
      spin(0.1)
      nest.stage.touch([(180, 50), (180, 300)])
      #expect(nest.phases == [] && nest.stage.refreshes == 1)
      nest.stage.close()
    }

    @Test func `a swipe across is for what scrolls that way`() throws {
      _ = try Rig.shared()
      let wide = try #require(gtk_drawing_area_new())
      gtk_widget_set_size_request(wide, 2000, 100)
      let carousel = try #require(Rows.scrolledWindow(wide))
      let nest = try Nest { try Nest.list(below: carousel) }
      for list in [nest.stage.scrolled, try #require(nest.inner.child)] {
        gtk_scrolled_window_set_policy(cast(list), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
      }
      gtk_scrolled_window_set_policy(cast(carousel), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
      spin(0.1)
      nest.stage.touch([(300, 30), (60, 70)])
      let adjustment = gtk_scrolled_window_get_hadjustment(cast(carousel))
      #expect(gtk_adjustment_get_value(adjustment) > 150)
      #expect(nest.isAtRest)
      nest.stage.close()
    }

    @Test func `a drag of a slider in the inner list pulls nothing`() throws {
      _ = try Rig.shared()
      let slider = try #require(
        gtk_scale_new_with_range(GTK_ORIENTATION_VERTICAL, 0, 100, 1)
      )
      gtk_widget_set_size_request(slider, -1, 250)
      let nest = try Nest { try Nest.list(below: slider) }
      nest.stage.touch([(180, 20), (180, 200)])
      #expect(nest.isAtRest)
      nest.stage.close()
    }

    @Test func `what lies beside the inner list is no place to pull`() throws {
      _ = try Rig.shared()
      let paned = try #require(gtk_paned_new(GTK_ORIENTATION_VERTICAL))
      gtk_paned_set_start_child(cast(paned), try Nest.list(rows: 50))
      gtk_paned_set_end_child(cast(paned), gtk_label_new("Details"))
      gtk_paned_set_position(cast(paned), 100)
      let nest = try Nest { paned }
      nest.stage.touch([(180, 103), (180, 250)])
      nest.stage.point(at: (180, 350))
      nest.stage.pad(-5)
      #expect(nest.isAtRest)
      nest.stage.close()
    }

    @Test func `the inner one knows where the finger is in it`() throws {
      let nest = try Nest(margin: 150)
      nest.stage.touch([(250, 50), (270, 150)], lifts: false)
      #expect(abs((nest.inner.driver.pointer ?? 0) - 120) < 0.5)
      nest.stage.lift((270, 150))
      nest.stage.close()
    }
  }
}
