// SPDX-License-Identifier: MIT

import CTugGtk

/// Reads properties of objects by name; GObject's own calls take variable arguments.
package enum GObjectProperty {
  /// A text.
  package static func string(_ name: String, of object: some InstancePointer) -> String? {
    read(name, of: object) { g_value_get_string(&$0).map { String(cString: $0) } }
  }

  /// A truth value.
  package static func boolean(_ name: String, of object: some InstancePointer) -> Bool {
    read(name, of: object) { g_value_get_boolean(&$0) != 0 }
  }

  /// The number of an enumeration's value, or `nil` where an object has no property of a name.
  package static func enumeration(_ name: String, of object: some InstancePointer) -> Int? {
    has(name, object) ? read(name, of: object) { Int(g_value_get_enum(&$0)) } : nil
  }

  private static func has(_ name: String, _ object: some InstancePointer) -> Bool {
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
    let itsClass: UnsafeMutablePointer<GObjectClass>? = instance.pointee.g_class.map { cast($0) }
    return g_object_class_find_property(itsClass, name) != nil
  }

  /// A whole number.
  package static func integer(_ name: String, of object: some InstancePointer) -> Int {
    read(name, of: object) { Int(g_value_get_int(&$0)) }
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
