// SPDX-License-Identifier: MIT

import CTugGtk

/// A pointer to a GObject instance, in either of the forms in which Swift imports C pointers.
///
/// Types whose fields are public are typed pointers in Swift, all others are opaque ones, and GTK's
/// cast macros do not exist. `cast(_:)` stands for all of them.
nonisolated package protocol InstancePointer {
  /// Creates the pointer from an address.
  init(address: UnsafeMutableRawPointer)

  /// The address of the instance.
  var address: UnsafeMutableRawPointer { get }
}

nonisolated extension UnsafeMutablePointer: InstancePointer {
  package init(address: UnsafeMutableRawPointer) {
    self = address.assumingMemoryBound(to: Pointee.self)
  }

  package var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension OpaquePointer: InstancePointer {
  package init(address: UnsafeMutableRawPointer) { self.init(address) }

  package var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension UnsafeMutableRawPointer: InstancePointer {
  package init(address: UnsafeMutableRawPointer) { self = address }

  package var address: UnsafeMutableRawPointer { self }
}

/// The same instance as another type.
nonisolated package func cast<To: InstancePointer>(_ pointer: some InstancePointer) -> To {
  To(address: pointer.address)
}

/// Whether an instance is of a type or of one derived from it.
nonisolated package func isInstance(_ pointer: some InstancePointer, of type: GType) -> Bool {
  g_type_check_instance_is_a(cast(pointer), type) != 0
}
