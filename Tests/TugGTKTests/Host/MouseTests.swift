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
  }
}
