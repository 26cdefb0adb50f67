// SPDX-License-Identifier: MIT

import CAdw

/// A binding whose widgets are opaque pointers.
@MainActor package final class ViewStorage {
  package let pointer: OpaquePointer

  /// A list of labels.
  package init?(rows: Int) {
    guard let list = gtk_list_box_new() else { return nil }
    pointer = OpaquePointer(list)
    for number in 0..<rows { gtk_list_box_append(pointer, adw_label("Row \(number)")) }
  }
}
