// SPDX-License-Identifier: MIT

import CTugGtk
import Testing

@testable import TugGTK

extension HostTests {
  /// The focus on rows that an open strip has moved out of the view.
  @Suite struct FocusTests {
    /// Moves the focus to a row, as keys do.
    private func focus(_ row: Int32, of stage: Stage) {
      let row = gtk_list_box_get_row_at_index(cast(stage.list), row)
      gtk_widget_grab_focus(row.map { cast($0) })
      spin(0.1)
    }

    @Test func `a row below the edge takes the room of the open header as far as it needs`() throws
    {
      // 15 rows of 40 points fill the window, so that nothing scrolls.
      let stage = try Stage(rows: 15)
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      focus(12, of: stage)
      #expect(stage.displacement == 60)
      focus(13, of: stage)
      #expect(stage.displacement == 40)
      focus(14, of: stage)
      #expect(stage.displacement == 0)
      #expect(stage.phase == .refreshing)
      stage.close()
    }

    @Test func `a row above the edge takes the room of the open footer`() throws {
      let stage = try Stage(rows: 100)
      stage.addFooter(.tap)
      stage.offset = 3400
      stage.settle()
      #expect(stage.displacement == -44)
      focus(90, of: stage)
      #expect(stage.displacement == -44)
      focus(85, of: stage)
      #expect(stage.displacement == 0 && stage.offset == 3400)
      stage.close()
    }

    @Test func `what is as long as the view leaves the strip open`() throws {
      let stage = try Stage(content: gtk_text_view_new())
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      gtk_widget_grab_focus(stage.list)
      spin(0.1)
      #expect(stage.displacement == 60)
      stage.close()
    }
  }
}
