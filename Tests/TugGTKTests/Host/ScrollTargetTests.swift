// SPDX-License-Identifier: MIT

import CTugGtk
import Testing

@testable import TugGTK

extension HostTests {
  /// Which adjustment of a child counts, and how it is read.
  @Suite struct ScrollTargetTests {
    init() throws { _ = try Rig.shared() }

    private func target(
      _ child: UnsafeMutablePointer<GtkWidget>?,
      axis: Axis = .vertical,
      onScroll: @escaping () -> Void = {},
      onResize: @escaping () -> Void = {}
    ) throws -> ScrollTarget {
      let child = try #require(child)
      return try #require(
        ScrollTarget(child: child, axis: axis, onScroll: onScroll, onResize: onResize)
      )
    }

    @Test func `a scrolled window around plain rows is read and moved`() throws {
      let scrolled = try #require(Rows.scrolledWindow(Rows.listBox(count: 100, height: 40)))
      var scrolls = 0
      let target = try target(scrolled) { scrolls += 1 }
      let window = try Window(content: scrolled, height: 600)
      #expect(target.viewportLength == 600)
      #expect(target.contentLength == 4000)
      #expect(target.range == 3400)
      #expect(target.offset == 0)
      target.offset = 120
      #expect(gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(cast(scrolled))) == 120)
      #expect(scrolls == 1)
      target.disconnect()
      target.offset = 140
      #expect(scrolls == 1)
      window.close()
    }

    @Test func `a scrolled window deep inside a child is found`() throws {
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_box_append(cast(box), gtk_label_new("title"))
      let scrolled = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      gtk_widget_set_vexpand(scrolled, 1)
      gtk_box_append(cast(box), scrolled)
      let target = try target(box)
      let window = try Window(content: box)
      #expect(target.contentLength == 2000)
      window.close()
    }

    @Test func `another scrolled window in the place of the first is taken up where it is`() throws
    {
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      func fill() throws -> UnsafeMutablePointer<GtkWidget> {
        let scrolled = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
        gtk_widget_set_vexpand(scrolled, 1)
        gtk_box_append(cast(box), scrolled)
        return scrolled
      }
      let first = try fill()
      let view = TugView(child: box)
      view.header = RefreshHeader(.balls, onRefresh: {})
      let window = try Window(content: view.widget)
      view.target?.offset = 100
      spin(0.1)
      gtk_box_remove(cast(box), first)
      let second = try fill()
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(second))
      #expect(spin(2) { view.target?.owner == second && view.target?.contentLength == 2000 })
      #expect(spin(2) { view.driver.nativeOffset == 0 })
      gtk_adjustment_set_value(adjustment, 500)
      #expect(spin(2) { view.driver.nativeOffset == 500 })
      #expect(gtk_adjustment_get_value(adjustment) == 500)
      window.close()
    }

    @Test func `a child that does not scroll has no target`() throws {
      let label = try #require(gtk_label_new("still"))
      g_object_ref_sink(label)
      #expect(ScrollTarget(child: label, axis: .vertical, onScroll: {}, onResize: {}) == nil)
      g_object_unref(label)
    }

    @Test func `an adjustment that the app puts in place of the first is taken up`() throws {
      let scrolled = try #require(Rows.scrolledWindow(Rows.listBox(count: 100, height: 40)))
      var (scrolls, resizes) = (0, 0)
      let target = try target(
        scrolled,
        onScroll: { scrolls += 1 },
        onResize: { resizes += 1 }
      )
      let window = try Window(content: scrolled)
      let before = (scrolls, resizes)
      gtk_scrolled_window_set_vadjustment(cast(scrolled), gtk_adjustment_new(0, 0, 0, 0, 0, 0))
      #expect(spin(1) { target.contentLength == 4000 })
      #expect(scrolls > before.0 && resizes > before.1)
      window.close()
    }

    @Test func `I2 the start of a horizontal list is on the right when text runs from there`()
      throws
    {
      let wide = try #require(gtk_drawing_area_new())
      gtk_drawing_area_set_content_width(cast(wide), 1000)
      let scrolled = try #require(Rows.scrolledWindow(wide))
      gtk_widget_set_direction(scrolled, GTK_TEXT_DIR_RTL)
      gtk_widget_set_direction(wide, GTK_TEXT_DIR_RTL)
      let target = try target(scrolled, axis: .horizontal)
      let window = try Window(content: scrolled, width: 400, height: 300)
      let adjustment = gtk_scrolled_window_get_hadjustment(cast(scrolled))
      #expect(target.range == 600)
      gtk_adjustment_set_value(adjustment, 600)
      #expect(target.offset == 0)
      target.offset = 100
      #expect(gtk_adjustment_get_value(adjustment) == 500)
      window.close()
    }
  }
}
