// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// What can be pulled: everything that scrolls.
  @Suite struct ChildTests {
    /// A widget that scrolls, by itself or in a scrolled window.
    enum Kind: CaseIterable {
      case listBox, listView, gridView, textView, column, bareListView, bareTextView, bareViewport

      /// Makes one with content far higher than the window.
      func makeChild() -> UnsafeMutablePointer<GtkWidget>? {
        switch self {
        case .listBox: Rows.scrolledWindow(Rows.listBox(count: 100, height: 40))
        case .listView: Rows.scrolledWindow(Rows.listView(count: 100, height: 40).widget)
        case .gridView: Rows.scrolledWindow(Rows.gridView(count: 400))
        case .textView: Rows.scrolledWindow(Kind.makeText())
        case .column: Rows.scrolledWindow(Kind.makeColumn())
        case .bareListView: Rows.listView(count: 100, height: 40).widget
        case .bareTextView: Kind.makeText()
        case .bareViewport: Kind.makeViewport()
        }
      }

      private static func makeText() -> UnsafeMutablePointer<GtkWidget>? {
        let text = gtk_text_view_new()
        let lines = String(repeating: "A line of a long text.\n", count: 200)
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(text.map { cast($0) }), lines, -1)
        return text
      }

      private static func makeColumn() -> UnsafeMutablePointer<GtkWidget>? {
        let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        for number in 0..<60 { gtk_box_append(column.map { cast($0) }, makeButton(number)) }
        return column
      }

      private static func makeButton(_ number: Int) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_button_new_with_label("Button \(number)")
      }

      private static func makeViewport() -> UnsafeMutablePointer<GtkWidget>? {
        let viewport = gtk_viewport_new(nil, nil)
        gtk_viewport_set_child(viewport.map { cast($0) }, makeColumn())
        return viewport
      }
    }

    @Test(arguments: Kind.allCases)
    func `whatever scrolls is pulled, held, and left where it was`(kind: Kind) throws {
      let rig = try Rig.shared()
      let child = try #require(kind.makeChild())
      let view = TugView(child: child)
      var refreshes = 0
      var phases: [Phase] = []
      let header = RefreshHeader(
        widget: tug_gtk_new(gtk_drawing_area_get_type()),
        metrics: LookMetrics(extent: 60),
        onRefresh: { refreshes += 1 }
      )
      header.onPhaseChange = { _, new in phases.append(new) }
      view.header = header
      let window = try Window(content: view.widget)
      func pull() {
        rig.touchscreen.touch(.begin, x: 180, y: 100)
        spin(0.02)
        for step in 1...12 {
          rig.touchscreen.touch(.update, x: 180, y: 100 + 16 * Double(step))
          spin(0.012)
        }
        rig.touchscreen.touch(.end, x: 180, y: 292)
      }
      pull()
      #expect(spin(1) { refreshes == 1 })
      #expect(spin(3) { view.position.displacement == 60 })
      header.end()
      #expect(spin(3) { header.phase == .idle && view.position.displacement == 0 })
      #expect(phases == [.pulling, .armed, .refreshing, .ending(.success), .idle])
      #expect(view.target?.offset == 0)

      // From inside the content the same drag scrolls. What is in no scrolled window takes all the
      // room that it needs, and has no inside.
      view.target?.offset = 800
      let isInside = view.target?.offset == 800
      spin(0.1)
      pull()
      spin(0.3)
      #expect(
        isInside ? refreshes == 1 && phases.count == 5 : refreshes == 2,
        "\(refreshes), \(phases), \(view.target?.offset ?? -1)"
      )
      window.close()
    }

    @Test func `a view takes the room that what is deep inside its child wants`() throws {
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let inside = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_box_append(cast(inside), list)
      let view = TugView(child: inside)
      let outside = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_box_append(cast(outside), gtk_label_new("title"))
      gtk_box_append(cast(outside), view.widget)
      let window = try Window(content: outside)
      #expect(gtk_widget_get_height(view.widget) < 400)
      gtk_widget_set_vexpand(list, 1)
      #expect(spin(1) { gtk_widget_get_height(view.widget) > 500 })
      window.close()
    }

    /// A view that took the focus, or gave it to the scrolled window, would come before the rows.
    @Test func `the first focus in a window is that of the list's first row`() throws {
      let stage = try Stage()
      let row = gtk_list_box_get_row_at_index(cast(stage.list), 0)
      #expect(gtk_window_get_focus(cast(stage.window.pointer)) == row.map { cast($0) })
      stage.close()
    }

    @Test func `of several pages the one that is shown counts`() throws {
      let stage = try Stage(child: gtk_stack_new())
      stage.addHeader()
      var pages: [UnsafeMutablePointer<GtkWidget>] = []
      for _ in 0..<2 {
        let page = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
        pages.append(page)
        gtk_stack_add_child(cast(stage.list), page)
      }
      spin(0.2)
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(pages[0]))
      gtk_adjustment_set_value(adjustment, 400)
      spin(0.1)
      gtk_stack_set_visible_child(cast(stage.list), pages[1])
      spin(0.2)
      stage.touch([(180, 100), (180, 300)])
      #expect(stage.refreshes == 1)
      #expect(gtk_adjustment_get_value(adjustment) == 400)
      stage.close()
    }

    @Test func `a page that does not scroll is pulled as an empty list is`() throws {
      let stage = try Stage(child: gtk_stack_new())
      stage.addHeader()
      stage.addFooter()
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let empty = try #require(gtk_label_new("Nothing here"))
      for page in [list, empty] { gtk_stack_add_child(cast(stage.list), page) }
      spin(0.2)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(list)), 400)
      spin(0.1)
      gtk_stack_set_visible_child(cast(stage.list), empty)
      spin(0.2)
      stage.touch([(180, 100), (180, 300)])
      #expect(stage.refreshes == 1)
      stage.settle()
      #expect(stage.displacement == 60)
      #expect(stage.loads == 0)
      stage.view.header?.reset()
      // Where nothing has a page, the detents of a touchpad count by the length of the view.
      stage.point(at: (180, 200))
      stage.pad(-4, ends: false)
      #expect(stage.phase == .armed)
      stage.close()
    }

    @Test func `the footer of a list below something else lies at the end of the view`() throws {
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let title = gtk_label_new("Title")
      gtk_widget_set_size_request(title, -1, 50)
      gtk_box_append(cast(box), title)
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      gtk_widget_set_vexpand(list, 1)
      gtk_box_append(cast(box), list)
      let stage = try Stage(child: box)
      stage.addFooter(.tap)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(list)), 1450)
      stage.settle()
      var bounds = graphene_rect_t()
      let footer = try #require(stage.view.footerStrip?.widget)
      #expect(gtk_widget_compute_bounds(footer, stage.view.widget, &bounds) != 0)
      #expect(bounds.origin.y == 600 - 44 && bounds.size.height == 44)
      stage.touch([(180, 575)])
      #expect(stage.loads == 1)
      // Another size of the window that leaves the list as it is.
      gtk_widget_set_size_request(title, -1, 80)
      gtk_window_set_default_size(cast(stage.window.pointer), 360, 630)
      spin(0.3)
      #expect(gtk_widget_compute_bounds(footer, stage.view.widget, &bounds) != 0)
      #expect(bounds.origin.y == 630 - 44)
      stage.close()
    }

    @Test func `a list that only scrolls sideways is not taken for the one below it`() throws {
      let carousel = try #require(gtk_scrolled_window_new())
      gtk_scrolled_window_set_policy(cast(carousel), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
      gtk_scrolled_window_set_child(cast(carousel), gtk_label_new("One, two, three"))
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      for child in [carousel, list] { gtk_box_append(cast(box), child) }
      let stage = try Stage(child: box)
      #expect(stage.view.target?.owner == list)
      stage.close()
    }
  }
}
