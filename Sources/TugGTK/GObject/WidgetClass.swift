// SPDX-License-Identifier: MIT

import CTugGtk

/// What a widget of ours does where GTK asks its class.
package protocol WidgetBehavior: AnyObject {
  /// The smallest and the natural size on one axis, when the other axis has `size` (-1: not known).
  func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32)

  /// Which axis depends on the other.
  var requestMode: GtkSizeRequestMode { get }

  /// Places the children.
  func allocate(width: Int32, height: Int32, baseline: Int32)

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
}

/// A widget of ours around a child whose size is its own.
package protocol ContainerBehavior: WidgetBehavior {
  /// The widget inside.
  var child: UnsafeMutablePointer<GtkWidget> { get }
}

extension ContainerBehavior {
  package var requestMode: GtkSizeRequestMode { gtk_widget_get_request_mode(child) }

  package func measure(
    _ orientation: GtkOrientation,
    for size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(child, orientation, size, &minimum, &natural, nil, nil)
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
  package init(name: String, cssName: StaticString, role: GtkAccessibleRole) {
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
      nil,
      GTypeFlags(0)
    )
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
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      WidgetClass.behavior(of: widget)?
        .allocate(width: width, height: height, baseline: baseline)
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

  // MARK: Instance and Swift object

  /// Where an instance keeps its Swift object.
  ///
  /// A copy of the name: what Swift passes for a string is there for the call only.
  private static let quark = g_quark_from_string("tug-behavior")

  package static func behavior(
    of widget: UnsafeMutablePointer<GtkWidget>?
  ) -> (any WidgetBehavior)? {
    guard let widget, let data = g_object_get_qdata(cast(widget), quark) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? any WidgetBehavior
  }

  /// Creates an instance, for ``tie(_:to:)``.
  package func makeInstance() -> UnsafeMutablePointer<GtkWidget> {
    let widget = tug_gtk_new(type)
    g_object_ref_sink(widget)
    return widget
  }

  /// Ties a fresh instance to its Swift object.
  ///
  /// The widget and the Swift object live and die together: the object holds the widget, and as
  /// long as anybody else holds the widget (a container, C code), the widget holds the object. The
  /// object must call ``release(_:from:)`` in its deinitialiser.
  package static func tie(
    _ object: any WidgetBehavior,
    to widget: UnsafeMutablePointer<GtkWidget>
  ) {
    // Retained for those who hold the widget now; the unref reports that there are none and
    // releases the object again.
    let data = Unmanaged<AnyObject>.passRetained(object).toOpaque()
    g_object_set_qdata(cast(widget), quark, data)
    g_object_add_toggle_ref(cast(widget), toggle, data)
    g_object_unref(widget)
  }

  /// Gives the widget up; what is left of it goes with its last holder.
  package static func release(
    _ object: any WidgetBehavior,
    from widget: UnsafeMutablePointer<GtkWidget>
  ) {
    g_object_set_qdata(cast(widget), quark, nil)
    g_object_remove_toggle_ref(
      cast(widget),
      toggle,
      Unmanaged<AnyObject>.passUnretained(object).toOpaque()
    )
  }

  /// Somebody else has begun, or the last of the others has ceased, to hold the widget.
  private static let toggle: GToggleNotify = { data, _, isLast in
    guard let data else { return }
    let object = Unmanaged<AnyObject>.fromOpaque(data)
    if isLast != 0 { object.release() } else { _ = object.retain() }
  }
}
