// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Two strips of one axis, of which one or both may run.
  struct Exclusive {
    @Test func `Header and footer run together when the app allows it before there is either`() {
      let stage = Stage()
      let views = stage.scroll.subviews.count
      stage.scroll.tug.isExclusive = false
      let header = stage.addHeader()
      let footer = stage.addFooter()
      header.begin()
      footer.begin()
      StandIn.settle()
      #expect(header.phase == .refreshing && footer.phase == .refreshing)
      stage.scroll.tug.header = nil
      stage.scroll.tug.footer = nil
      #expect(stage.scroll.tug.isExclusive)
      stage.scroll.tug.isExclusive = false
      #expect(!stage.scroll.tug.isExclusive)
      stage.scroll.tug.isExclusive = true
      #expect(stage.scroll.subviews.count == views)
    }

    @Test func `A footer does not begin while the header runs, at first`() {
      let stage = Stage()
      let header = stage.addHeader()
      let footer = stage.addFooter()
      header.begin()
      footer.begin()
      StandIn.settle()
      #expect(header.phase == .refreshing && footer.phase == .idle)
      stage.scroll.tug.isExclusive = false
      footer.begin()
      StandIn.settle()
      #expect(footer.phase == .refreshing)
    }
  }
}
