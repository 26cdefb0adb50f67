// SPDX-License-Identifier: MIT

import CTugGtk
import ForeignBinding
import Testing
import TugGTK

extension HostTests {
  @Suite struct ForeignBindingTests {
    init() throws { _ = try Rig.shared() }

    @Test func `a widget of another binding goes into a view as it is`() throws {
      let label: UnsafeMutablePointer<GtkWidget> = try #require(foreignLabel())
      let view = TugView(child: label)
      #expect(view.child == label)
      #expect(isInstance(view.child, of: gtk_label_get_type()))
    }
  }
}
