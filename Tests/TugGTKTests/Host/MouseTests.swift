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
      case label, selectableLabel, entry, tree, rows, cells, rubberbandCells, rubberbandRows

      var pulls: Bool { [.label, .tree, .rows, .cells].contains(self) }

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
        case .tree: return Content.makeTree()
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

      /// Read from a description, since its functions are deprecated (GTK 4.10).
      private static func makeTree() -> UnsafeMutablePointer<GtkWidget>? {
        let rows = String(repeating: "<row><col id='0'>A row</col></row>", count: 60)
        let builder = gtk_builder_new_from_string(
          """
          <interface><object class='GtkTreeView' id='tree'>
          <property name='model'><object class='GtkListStore'>
          <columns><column type='gchararray'/></columns><data>\(rows)</data></object></property>
          <child><object class='GtkTreeViewColumn'/></child></object></interface>
          """,
          -1
        )
        defer { builder.map { g_object_unref($0.address) } }
        guard let tree = gtk_builder_get_object(builder, "tree") else { return nil }
        g_object_ref(tree)
        // As a new widget is: the first container takes the reference.
        g_object_force_floating(tree)
        return cast(tree)
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

    /// What in a row has a gesture of its own.
    enum Part: CaseIterable {
      case slider, handle, drag, pan, panAcross, button

      var pulls: Bool { [.panAcross, .button].contains(self) }

      func make() -> UnsafeMutablePointer<GtkWidget>? {
        switch self {
        case .slider: return gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)
        case .handle:
          let paned = gtk_paned_new(GTK_ORIENTATION_VERTICAL)
          gtk_paned_set_start_child(paned.map { cast($0) }, gtk_label_new("above"))
          gtk_paned_set_end_child(paned.map { cast($0) }, gtk_label_new("below"))
          gtk_paned_set_position(paned.map { cast($0) }, 100)
          return paned
        case .drag, .pan, .panAcross:
          let area = gtk_drawing_area_new()
          gtk_widget_add_controller(area, gesture)
          return area
        case .button: return gtk_button_new_with_label("a button")
        }
      }

      private var gesture: OpaquePointer? {
        switch self {
        case .pan: gtk_gesture_pan_new(GTK_ORIENTATION_VERTICAL)
        case .panAcross: gtk_gesture_pan_new(GTK_ORIENTATION_HORIZONTAL)
        default: gtk_gesture_drag_new()
        }
      }
    }

    @Test(arguments: Part.allCases)
    func `a drag is for the gesture of what it begins over`(part: Part) throws {
      let stage = try stage(tug_gtk_new(gtk_list_box_get_type()))
      let widget = try #require(part.make())
      gtk_widget_set_size_request(widget, -1, 300)
      gtk_list_box_append(cast(stage.list), widget)
      for number in 0..<30 { gtk_list_box_append(cast(stage.list), gtk_label_new("Row \(number)")) }
      spin(0.1)
      stage.mouseDrag(from: 105, to: 270)
      if part == .handle { #expect(gtk_paned_get_position(cast(widget)) > 200) }
      #expect(stage.phases.isEmpty == !part.pulls)
      #expect(stage.refreshes == (part.pulls ? 1 : 0))
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
