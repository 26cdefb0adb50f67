// SPDX-License-Identifier: MIT

import CTugGtk

// Who keeps whom: a widget and the Swift object that says what it does.

extension WidgetClass {
  /// Where an instance keeps its Swift object.
  ///
  /// A copy of the name: what Swift passes for a string is there for the call only.
  private static let quark = g_quark_from_string("tug-behavior")

  /// Marks an instance that keeps its object by itself.
  private static let ownerQuark = g_quark_from_string("tug-owns-behavior")

  /// Whether an instance is being made whose Swift object exists already.
  package private(set) static var isMakingInstance = false

  /// The Swift object of a widget of ours.
  package static func behavior(
    of widget: UnsafeMutablePointer<GtkWidget>?
  ) -> (any WidgetBehavior)? {
    guard let widget, let data = g_object_get_qdata(cast(widget), quark) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? any WidgetBehavior
  }

  /// Creates an instance, for ``tie(_:to:)``.
  package func makeInstance() -> UnsafeMutablePointer<GtkWidget> {
    Self.isMakingInstance = true
    let widget = tug_gtk_new(type)
    Self.isMakingInstance = false
    g_object_ref_sink(widget)
    return widget
  }

  /// Ties a fresh instance to its Swift object, of which Swift code is the first holder.
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

  /// Gives an instance that others have made its Swift object.
  ///
  /// The widget holds the object until it is taken apart. From then on the object holds the widget,
  /// so that Swift code which runs at that moment still has both. A toggle reference is not for such a
  /// widget: bindings of other languages have theirs, and two of them are told nothing. The object
  /// must call ``release(_:from:)`` in its deinitialiser.
  package static func give(
    _ object: any WidgetBehavior,
    to widget: UnsafeMutablePointer<GtkWidget>
  ) {
    let data = Unmanaged<AnyObject>.passRetained(object).toOpaque()
    g_object_set_qdata(cast(widget), quark, data)
    g_object_set_qdata(cast(widget), ownerQuark, data)
  }

  /// Leaves a widget that is taken apart to the object that it has held.
  static func leave(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard let data = g_object_get_qdata(cast(widget), ownerQuark) else { return }
    g_object_set_qdata(cast(widget), quark, nil)
    g_object_set_qdata(cast(widget), ownerQuark, nil)
    g_object_ref(widget)
    Unmanaged<AnyObject>.fromOpaque(data).release()
  }

  /// Gives the widget up; what is left of it goes with its last holder.
  package static func release(
    _ object: any WidgetBehavior,
    from widget: UnsafeMutablePointer<GtkWidget>
  ) {
    guard g_object_get_qdata(cast(widget), quark) != nil else { return g_object_unref(widget) }
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
