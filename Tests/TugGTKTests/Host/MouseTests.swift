// SPDX-License-Identifier: MIT

import CTugGtk
import Testing

@testable import TugGTK

extension HostTests {
  /// Dragging with the mouse, where the app wants that to pull.
  @Suite struct MouseTests {
    private func stage(
      _ content: @autoclosure () -> UnsafeMutablePointer<GtkWidget>
    ) throws -> Stage {
      let stage = try Stage(content: content())
      stage.addHeader()
      stage.view.pullsWithMouse = true
      return stage
    }

    @Test func `a drag over text selects it`() throws {
      let stage = try stage(gtk_text_view_new())
      let buffer = gtk_text_view_get_buffer(cast(stage.list))
      gtk_text_buffer_set_text(buffer, String(repeating: "A line of text\n", count: 60), -1)
      spin(0.1)
      stage.mouseDrag(from: 100, to: 300, x: 40)
      #expect(stage.phases == [])
      #expect(gtk_text_buffer_get_has_selection(buffer) != 0)
      // A finger scrolls text, and so it pulls.
      stage.touch([(180, 100), (180, 350)])
      #expect(stage.refreshes == 1)
      stage.close()
    }

    /// What the pointer is over.
    enum Content: CaseIterable {
      case label, selectableLabel, entry, rows, cells, rubberbandCells, rubberbandRows

      var pulls: Bool { [.label, .rows, .cells].contains(self) }

      func make() -> UnsafeMutablePointer<GtkWidget>? {
        switch self {
        case .label, .selectableLabel:
          let label = gtk_label_new(String(repeating: "A line of text\n", count: 60))
          gtk_label_set_selectable(label.map { cast($0) }, self == .selectableLabel ? 1 : 0)
          return label
        case .entry:
          let entry = gtk_entry_new()
          gtk_widget_set_size_request(entry, -1, 900)
          return entry
        case .rows: return Rows.listBox(count: 50, height: 40)
        case .cells: return Rows.gridView(count: 200)
        case .rubberbandCells:
          let grid = Rows.gridView(count: 200)
          gtk_grid_view_set_enable_rubberband(grid.map { cast($0) }, 1)
          return grid
        case .rubberbandRows:
          let list = Rows.listView(count: 50, height: 40).widget
          gtk_list_view_set_enable_rubberband(list.map { cast($0) }, 1)
          return list
        }
      }
    }

    @Test(arguments: Content.allCases)
    func `a drag pulls where what it begins over has no use for it`(content: Content) throws {
      _ = try Rig.shared()
      let widget = try #require(content.make())
      let stage = try stage(widget)
      stage.mouseDrag(from: 100, to: 350, x: 40)
      #expect(stage.refreshes == (content.pulls ? 1 : 0))
      #expect(stage.phases.isEmpty == !content.pulls)
      stage.close()
    }

    @Test func `what can be dragged is dragged`() throws {
      let stage = try stage(tug_gtk_new(gtk_list_box_get_type()))
      let isPrepared = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
      isPrepared.initialize(to: false)
      defer { isPrepared.deallocate() }
      // Gives nothing to drag, which ends the drag again.
      let prepare: @convention(c) (gpointer?, Double, Double, gpointer?) -> gpointer? = {
        _,
        _,
        _,
        data in
        data?.assumingMemoryBound(to: Bool.self).pointee = true
        return nil
      }
      for number in 0..<30 {
        let label = gtk_label_new("Row \(number)")
        gtk_widget_set_size_request(label, -1, 40)
        gtk_list_box_append(cast(stage.list), label)
        guard number < 5 else { continue }
        let source = try #require(gtk_drag_source_new())
        g_signal_connect_data(
          source.address,
          "prepare",
          unsafeBitCast(prepare, to: GCallback.self),
          isPrepared,
          nil,
          GConnectFlags(0)
        )
        gtk_widget_add_controller(label, cast(source))
      }
      spin(0.1)
      stage.mouseDrag(from: 100, to: 250)
      #expect(isPrepared.pointee && stage.phases == [])
      stage.mouseDrag(from: 300, to: 550)
      #expect(stage.refreshes == 1)
      stage.close()
    }

    @Test func `a press that is dragged off the footer, or a swipe over it, is no tap`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter(.tap)
      stage.offset = 3400
      stage.settle()
      stage.mouseDrag(from: 580, to: 60)
      stage.touch([(60, 580), (300, 580)])
      spin(0.1)
      #expect(stage.loads == 0)
      stage.mouseDrag(from: 580, to: 584)
      spin(0.1)
      #expect(stage.loads == 1)
      stage.close()
    }
  }
}
