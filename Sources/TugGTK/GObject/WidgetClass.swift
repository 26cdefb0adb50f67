// SPDX-License-Identifier: MIT

import CTugGtk

/// What a widget of ours does where GTK asks its class.
package protocol WidgetBehavior: AnyObject {
  /// The smallest and the natural size on one axis, when the other axis has `size` (-1: not known).
  func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32)

  /// Which axis depends on the other.
  var requestMode: GtkSizeRequestMode { get }

  /// Whether something inside wants the room that is left.
  func expands(along orientation: GtkOrientation) -> Bool

  /// Places the children.
  func allocate(width: Int32, height: Int32, baseline: Int32)

  /// Whether the widget itself, apart from its children, takes touches, clicks and scrolls.
  var takesInput: Bool { get }

  /// Draws the widget and its children.
  func draw(into snapshot: OpaquePointer)

  /// The theme or the style classes have changed.
  func styleChanged()

  /// GTK takes the widget apart: let go of everything outside it. The children are unparented
  /// afterwards.
  func dispose()
}

// A widget whose container gives it its size.
extension WidgetBehavior {
  package var requestMode: GtkSizeRequestMode { GTK_SIZE_REQUEST_CONSTANT_SIZE }

  package func measure(
    _ orientation: GtkOrientation,
    for size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    (0, 0)
  }

  package func expands(along orientation: GtkOrientation) -> Bool { false }

  package var takesInput: Bool { true }
}

/// A widget of ours around a child whose size is its own.
package protocol ContainerBehavior: WidgetBehavior {
  /// The widget inside, if there is one.
  var content: UnsafeMutablePointer<GtkWidget>? { get }
}

extension ContainerBehavior {
  package var requestMode: GtkSizeRequestMode {
    content.map { gtk_widget_get_request_mode($0) } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  package func expands(along orientation: GtkOrientation) -> Bool {
    content.map { gtk_widget_compute_expand($0, orientation) != 0 } ?? false
  }

  package func measure(
    _ orientation: GtkOrientation,
    for size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    if let content {
      gtk_widget_measure(content, orientation, size, &minimum, &natural, nil, nil)
    }
    return (minimum, natural)
  }
}

/// A registered subclass of GtkWidget whose instances ask a ``WidgetBehavior``.
package struct WidgetClass {
  /// The registered type.
  package let type: GType

  /// Registers a subclass.
  ///
  /// - Parameters:
  ///   - name: Name of the type, unique in the process; CSS knows it by `cssName`.
  ///   - cssName: Name of the style node.
  ///   - role: What it is to assistive technology.
  ///   - adopt: Gives an instance that GObject has made for others its Swift object; without it
  ///     instances are for ``makeInstance()``.
  ///   - buildable: What files for GtkBuilder may say of an instance that GtkWidget does not know.
  package init(
    name: String,
    cssName: StaticString,
    role: GtkAccessibleRole,
    adopt: GInstanceInitFunc? = nil,
    buildable: GInterfaceInitFunc? = nil
  ) {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    type = g_type_register_static_simple(
      gtk_widget_get_type(),
      name,
      query.class_size,
      { theClass, data in
        guard let theClass else { return }
        WidgetClass.fill(theClass)
      },
      query.instance_size,
      adopt,
      G_TYPE_FLAG_FINAL
    )
    if let buildable {
      var interface = GInterfaceInfo()
      interface.interface_init = buildable
      g_type_add_interface_static(type, gtk_buildable_get_type(), &interface)
    }
    if let theClass = g_type_class_ref(type) {
      gtk_widget_class_set_accessible_role(cast(theClass), role)
      cssName.withUTF8Buffer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          gtk_widget_class_set_css_name(cast(theClass), characters.baseAddress)
        }
      }
    }
  }

  private static func fill(_ theClass: UnsafeMutableRawPointer) {
    let widgetClass: UnsafeMutablePointer<GtkWidgetClass> = cast(theClass)
    widgetClass.pointee.get_request_mode = { widget in
      WidgetClass.behavior(of: widget)?.requestMode ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widgetClass.pointee.measure = {
      widget,
      orientation,
      size,
      minimum,
      natural,
      minimumBaseline,
      naturalBaseline in
      let answer = WidgetClass.behavior(of: widget)?.measure(orientation, for: size)
      minimum?.pointee = answer?.minimum ?? 0
      natural?.pointee = answer?.natural ?? 0
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widgetClass.pointee.compute_expand = { widget, horizontal, vertical in
      let behavior = WidgetClass.behavior(of: widget)
      horizontal?.pointee = behavior?.expands(along: GTK_ORIENTATION_HORIZONTAL) == true ? 1 : 0
      vertical?.pointee = behavior?.expands(along: GTK_ORIENTATION_VERTICAL) == true ? 1 : 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      WidgetClass.behavior(of: widget)?
        .allocate(width: width, height: height, baseline: baseline)
    }
    widgetClass.pointee.contains = { widget, x, y in
      guard WidgetClass.behavior(of: widget)?.takesInput != false else { return 0 }
      return WidgetClass.parentClass?.pointee.contains?(widget, x, y) ?? 0
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      WidgetClass.behavior(of: widget)?.draw(into: snapshot)
    }
    widgetClass.pointee.css_changed = { widget, change in
      WidgetClass.parentClass?.pointee.css_changed?(widget, change)
      WidgetClass.behavior(of: widget)?.styleChanged()
    }
    let objectClass: UnsafeMutablePointer<GObjectClass> = cast(theClass)
    objectClass.pointee.dispose = { object in
      guard let object else { return }
      let widget: UnsafeMutablePointer<GtkWidget> = cast(object)
      WidgetClass.behavior(of: widget)?.dispose()
      WidgetClass.leave(widget)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      WidgetClass.disposeOfParent(object)
    }
  }

  /// GtkWidget's own class.
  private static var parentClass: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type()).map { cast($0) }
  }

  /// GtkWidget's own part of taking a widget apart.
  private static func disposeOfParent(_ object: UnsafeMutablePointer<GObject>) {
    guard let parentClass else { return }
    let objectClass: UnsafeMutablePointer<GObjectClass> = cast(parentClass)
    objectClass.pointee.dispose?(object)
  }
}
