// SPDX-License-Identifier: MIT

import CTugGtk
import Testing

@testable import TugGTK

extension HostTests {
  /// The focus on rows that an open strip has moved out of the view.
  @Suite struct FocusTests {
    private func row(_ number: Int32, of stage: Stage) -> UnsafeMutablePointer<GtkWidget>? {
      gtk_list_box_get_row_at_index(cast(stage.list), number).map { cast($0) }
    }

    /// Moves the focus to a row, as keys do.
    private func focus(_ number: Int32, of stage: Stage) {
      gtk_widget_grab_focus(row(number, of: stage))
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

    @Test(arguments: [(Int32(12), 60.0), (13, 40), (14, 0)], [0, 0.1])
    func `a row that gets the focus while the header opens has its room in the end`(
      row: (number: Int32, room: Double),
      later: Double
    ) throws {
      let stage = try Stage(rows: 15)
      stage.addHeader()
      stage.view.header?.begin()
      spin(later)
      focus(row.number, of: stage)
      stage.settle()
      #expect(spin(1) { stage.displacement == row.room })
      stage.close()
    }

    @Test func `a row that gets the focus under a finger has its room when that lifts`() throws {
      let stage = try Stage(rows: 15)
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      stage.touch([(180, 100), (180, 150)], lifts: false)
      focus(14, of: stage)
      #expect(stage.displacement > 60)
      stage.lift((180, 150))
      stage.settle()
      #expect(spin(1) { stage.displacement == 0 })
      #expect(stage.phase == .refreshing)
      stage.close()
    }

    @Test func `what gets the focus in a popover of a row leaves the header open`() throws {
      let stage = try Stage(rows: 15)
      // The first of two places gets the focus by itself, before the popover has its size.
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let inside = try #require(gtk_button_new())
      gtk_widget_set_size_request(inside, 100, 250)
      gtk_box_append(cast(box), gtk_button_new())
      gtk_box_append(cast(box), inside)
      let popover = gtk_popover_new()
      gtk_popover_set_child(popover.map { cast($0) }, box)
      let button = try #require(gtk_menu_button_new())
      gtk_menu_button_set_popover(cast(button), popover)
      gtk_list_box_row_set_child(row(8, of: stage).map { cast($0) }, button)
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      gtk_menu_button_popup(cast(button))
      spin(0.5)
      gtk_widget_grab_focus(inside)
      spin(0.1)
      #expect(gtk_widget_has_focus(inside) != 0)
      #expect(stage.displacement == 60)
      gtk_menu_button_popdown(cast(button))
      spin(0.5)
      stage.close()
    }

    @Test(arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL])
    func `what lies beyond the trailing edge takes the room of a header at the leading one`(
      direction: GtkTextDirection
    ) throws {
      gtk_widget_set_default_direction(direction)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let stage = try Stage(
        axis: .horizontal,
        content: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      )
      // 9 places of 40 points fill the window.
      let places = (0..<9).map { _ in
        let place: UnsafeMutablePointer<GtkWidget> = tug_gtk_new(gtk_drawing_area_get_type())
        gtk_widget_set_size_request(place, 40, -1)
        gtk_widget_set_focusable(place, 1)
        gtk_box_append(cast(stage.list), place)
        return place
      }
      stage.addHeader()
      stage.view.header?.begin()
      stage.settle()
      for (number, room) in [(6, 60.0), (7, 40), (8, 0)] {
        gtk_widget_grab_focus(places[number])
        spin(0.1)
        #expect(stage.displacement == (direction == GTK_TEXT_DIR_RTL ? -room : room))
      }
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
