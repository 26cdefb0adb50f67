// SPDX-License-Identifier: MIT

import CTugGtk
import TugGTK

extension GObjectProperty {
  /// Sets a truth value.
  static func set(_ name: String, of object: some InstancePointer, to isTrue: Bool) {
    set(name, of: object) { g_value_set_boolean(&$0, isTrue ? 1 : 0) }
  }

  /// Sets a whole number.
  static func set(_ name: String, of object: some InstancePointer, to number: Int32) {
    set(name, of: object) { g_value_set_int(&$0, number) }
  }

  /// Sets a text.
  static func set(_ name: String, of object: some InstancePointer, to text: String) {
    set(name, of: object) { g_value_set_string(&$0, text) }
  }

  /// Sets what a property is at first.
  static func reset(_ name: String, of object: some InstancePointer) {
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
    let itsClass: UnsafeMutablePointer<GObjectClass>? = instance.pointee.g_class.map { cast($0) }
    guard let property = g_object_class_find_property(itsClass, name) else { return }
    g_object_set_property(cast(object), name, g_param_spec_get_default_value(property))
  }

  private static func set(
    _ name: String,
    of object: some InstancePointer,
    with fill: (inout GValue) -> Void
  ) {
    var value = GValue()
    // Of the property's type.
    g_object_get_property(cast(object), name, &value)
    fill(&value)
    g_object_set_property(cast(object), name, &value)
    g_value_unset(&value)
  }
}
