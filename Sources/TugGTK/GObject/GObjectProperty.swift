// SPDX-License-Identifier: MIT

import CTugGtk

/// Reads and writes properties of objects by name; GObject's own calls take variable arguments.
package enum GObjectProperty {
  /// A text.
  package static func string(_ name: String, of object: some InstancePointer) -> String? {
    read(name, of: object) { g_value_get_string(&$0).map { String(cString: $0) } }
  }

  /// A truth value.
  package static func boolean(_ name: String, of object: some InstancePointer) -> Bool {
    read(name, of: object) { g_value_get_boolean(&$0) != 0 }
  }

  /// Whether an object has a property of a name, and that is true.
  package static func hasTrue(_ name: String, of object: some InstancePointer) -> Bool {
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
    let itsClass: UnsafeMutablePointer<GObjectClass>? = instance.pointee.g_class.map { cast($0) }
    return g_object_class_find_property(itsClass, name) != nil && boolean(name, of: object)
  }

  /// A whole number.
  package static func integer(_ name: String, of object: some InstancePointer) -> Int {
    read(name, of: object) { Int(g_value_get_int(&$0)) }
  }

  /// Sets a truth value.
  package static func set(_ name: String, of object: some InstancePointer, to isTrue: Bool) {
    var value = GValue()
    g_value_init(&value, tug_gtk_type_boolean())
    g_value_set_boolean(&value, isTrue ? 1 : 0)
    g_object_set_property(cast(object), name, &value)
    g_value_unset(&value)
  }

  /// Sets a whole number.
  package static func set(_ name: String, of object: some InstancePointer, to number: Int) {
    var value = GValue()
    g_value_init(&value, tug_gtk_type_int())
    g_value_set_int(&value, Int32(clamping: number))
    g_object_set_property(cast(object), name, &value)
    g_value_unset(&value)
  }

  /// Sets a text.
  package static func set(_ name: String, of object: some InstancePointer, to text: String) {
    var value = GValue()
    g_value_init(&value, tug_gtk_type_string())
    g_value_set_string(&value, text)
    g_object_set_property(cast(object), name, &value)
    g_value_unset(&value)
  }

  private static func read<Result>(
    _ name: String,
    of object: some InstancePointer,
    _ extract: (inout GValue) -> Result
  ) -> Result {
    var value = GValue()
    g_object_get_property(cast(object), name, &value)
    defer { g_value_unset(&value) }
    return extract(&value)
  }
}
