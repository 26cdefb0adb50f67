// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import TugGTK
import TugGTKLibrary

extension HostTests {
  /// A view that a C program has made, around a list of 50 rows.
  static func makeLibraryView() throws -> (widget: ViewPointer, view: TugView) {
    _ = try Rig.shared()
    let list = Rows.scrolledWindow(Rows.listBox(count: 50, height: 40))
    let widget = try #require(tugViewNew(list))
    return (widget, try #require(TugView.view(of: widget)))
  }
}
