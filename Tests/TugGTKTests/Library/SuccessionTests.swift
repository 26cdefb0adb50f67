// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTKLibrary

@testable import TugGTK

extension HostTests {
  /// What goes on from one strip of a C program to the next.
  @Suite struct SuccessionTests {
    private let widget: ViewPointer
    private let view: TugView

    init() throws {
      (widget, view) = try HostTests.makeLibraryView()
    }

    @Test func `what is chosen when the last strip is heard to go is chosen of the next one`()
      throws
    {
      tugViewSetHeader(widget, "standard")
      let window = try Window(content: widget)
      tugViewBegin(widget, 0)
      let told = view.header?.onPhaseChange
      view.header?.onPhaseChange = { [widget] old, new in
        told?(old, new)
        tugViewSetEnabled(widget, 0, 0)
        tugViewSetHold(widget, 0, 22)
        tugViewSetLastUpdate(widget, "yesterday")
        tugViewSetHeaderLoads(widget, 1)
      }
      tugViewSetHeader(widget, "ring")
      let header = try #require(view.header as? LoadMoreFooter)
      #expect(!header.isEnabled && header.options.metrics.hold == 22)
      #expect(header.lastUpdate == "yesterday")
      window.close()
    }

    @Test func `a header that has left does not tell of the last success any more`() throws {
      tugViewSetHeader(widget, "classic")
      tugViewSetLastUpdate(widget, "of Anna")
      let window = try Window(content: widget)
      let told = view.header?.onPhaseChange
      view.header?.onPhaseChange = { [widget] old, new in
        if new == .refreshing {
          tugViewSetHeader(widget, "standard")
          tugViewSetLastUpdate(widget, "of Berta")
        }
        told?(old, new)
      }
      tugViewBegin(widget, 0)
      spin(0.1)
      let text = tugViewDupLastUpdate(widget)
      #expect(text.map { String(cString: $0) } == "of Berta")
      #expect(view.header?.lastUpdate == "of Berta")
      g_free(text)
      window.close()
    }
  }
}
