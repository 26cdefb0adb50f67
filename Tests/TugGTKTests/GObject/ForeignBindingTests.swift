// SPDX-License-Identifier: MIT

import CForeignGtk
import CTugGtk
import Testing
import TugGTK

/// What a binding in another package does: it knows GTK by its own C module.
private func foreignLabel() -> UnsafeMutablePointer<CForeignGtk.GtkWidget>? {
  CForeignGtk.gtk_label_new("foreign")
}

extension HostTests {
  @Suite struct ForeignBindingTests {
    init() throws { _ = try Rig.shared() }

    @Test func `pointers pass between another binding's module and ours as they are`() throws {
      let label: UnsafeMutablePointer<CTugGtk.GtkWidget> = try #require(foreignLabel())
      g_object_ref_sink(label)
      #expect(isInstance(label, of: CTugGtk.gtk_label_get_type()))
      g_object_unref(label)
    }
  }
}
