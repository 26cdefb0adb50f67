// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTK
import TugGTKLibrary

extension HostTests {
  /// Views in files for GtkBuilder.
  @Suite struct BuilderTests {
    init() throws {
      _ = try Rig.shared()
      #expect(tugViewGetType() != 0)
    }

    /// Builds a view from what a file says in it.
    private func build(_ inside: String) throws -> (builder: OpaquePointer, view: ViewPointer) {
      let text = "<interface><object class='TugView' id='view'>\(inside)</object></interface>"
      let builder = try #require(gtk_builder_new_from_string(text, -1))
      let view = try #require(gtk_builder_get_object(builder, "view"))
      return (builder, cast(view))
    }

    @Test func `a file gives a view its child, strips and settings`() throws {
      let (builder, widget) = try build(
        """
        <property name='header'>balls</property>
        <property name='footer'>standard</property>
        <property name='prefetch'>120</property>
        <property name='footer-enabled'>0</property>
        <property name='pulls-with-mouse'>1</property>
        <child><object class='GtkScrolledWindow' id='list'/></child>
        """
      )
      let view = try #require(TugView.view(of: widget))
      #expect(view.child == gtk_builder_get_object(builder, "list").map { cast($0) })
      #expect(view.axis == .vertical)
      #expect(view.header != nil && view.pullsWithMouse)
      #expect(view.footer?.options.trigger == .reach(prefetch: .points(120)))
      #expect(view.footer?.isEnabled == false)
      let window = try Window(content: widget)
      g_object_unref(UnsafeMutableRawPointer(builder))
      window.close()
    }

    @Test func `a child may be a property, and another one takes its place`() throws {
      let (builder, widget) = try build(
        """
        <property name='orientation'>horizontal</property>
        <property name='child'><object class='GtkScrolledWindow'/></property>
        <child><object class='GtkGestureClick'/></child>
        """
      )
      let view = try #require(TugView.view(of: widget))
      #expect(view.axis == .horizontal)
      let first = try #require(view.child)
      var isGone = false
      g_object_weak_ref(
        cast(first),
        { data, _ in data?.assumingMemoryBound(to: Bool.self).pointee = true },
        &isGone
      )
      let window = try Window(content: widget)
      g_object_unref(UnsafeMutableRawPointer(builder))
      tugViewSetHeader(widget, "balls")
      let second = try #require(Rows.scrolledWindow(Rows.listBox(count: 50, height: 40)))
      tugViewSetChild(widget, second)
      #expect(spin(1) { isGone })
      #expect(spin(1) { gtk_widget_get_mapped(second) != 0 })
      tugViewSetChild(widget, nil)
      #expect(tugViewGetChild(widget) == nil)
      spin(0.1)
      window.close()
    }

    @Test func `a widget that has a parent is no child`() throws {
      let (builder, widget) = try build("<child><object class='GtkScrolledWindow'/></child>")
      let first = tugViewGetChild(widget)
      let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let taken = try #require(gtk_label_new("taken"))
      gtk_box_append(cast(box), taken)
      let warnings = Warnings.caught { tugViewSetChild(widget, taken) }
      #expect(warnings == ["The child of a TugView must have no parent"])
      #expect(tugViewGetChild(widget) == first && gtk_widget_get_parent(taken) == box)
      let window = try Window(content: widget)
      g_object_unref(UnsafeMutableRawPointer(builder))
      window.close()
      g_object_ref_sink(box)
      g_object_unref(box)
    }

    @Test func `a view that Swift code keeps is left alone once its widget was taken apart`() throws
    {
      let (builder, widget) = try build("<property name='header'>balls</property>")
      let view = try #require(TugView.view(of: widget))
      let window = try Window(content: widget)
      g_object_unref(UnsafeMutableRawPointer(builder))
      window.close()
      #expect(view.header == nil)
      view.header = RefreshHeader(.standard, onRefresh: {})
      let list = try #require(Rows.scrolledWindow(Rows.listBox(count: 9, height: 40)))
      g_object_ref_sink(list)
      view.child = list
      #expect(view.header == nil && view.child == nil && gtk_widget_get_parent(list) == nil)
      g_object_unref(list)
      // Each of them had a part of the widget to change.
      view.pullsWithMouse = true
      view.refreshShortcut = "F6"
      view.shortcutIsGlobal = false
      view.texts = .arabic
      view.isExclusive = false
      view.footer = nil
      view.refresh()
      view.loadMore()
      #expect(view.refreshShortcut == "F6" && view.pullsWithMouse)
    }

    @Test func `a child of a kind that nobody knows is not taken`() throws {
      // GTK's own warning, which goes elsewhere, must not stop the tests.
      _ = try Warnings.caught {
        let (builder, widget) = try build("<child type='prefix'><object class='GtkLabel'/></child>")
        #expect(tugViewGetChild(widget) == nil)
        g_object_unref(UnsafeMutableRawPointer(builder))
      }
    }
  }
}
