// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What is felt.
  struct Felt {
    @Test func `Arming is one light tap, for which the hardware is woken by the pull`() {
      let stage = Stage()
      stage.addHeader()
      #expect(StandIn.record.hapticPreparations == 0)
      stage.drag(to: -90)
      #expect(StandIn.record.hapticPreparations == 1)
      #expect(StandIn.record.haptics.isEmpty)
      stage.drag(to: -118)
      stage.drag(to: -160)
      #expect(StandIn.record.haptics.map(\.style) == [.light])
      stage.lift()
      StandIn.settle()
      #expect(StandIn.record.haptics.count == 1)
    }

    @Test func `What plays the tap is one, and leaves nothing at the list`() {
      let stage = Stage()
      let header = stage.addHeader()
      for number in 1...3 {
        stage.pull(to: -160)
        header.end()
        StandIn.settle()
        #expect(StandIn.record.haptics.count == number)
      }
      #expect(stage.scroll.interactions.isEmpty)
      #expect(stage.scroll.tug.marker?.interactions.count == 1)
    }

    @Test func `A refresh that code begins is not felt`() {
      let stage = Stage()
      stage.addHeader().begin()
      StandIn.settle()
      #expect(StandIn.record.haptics.isEmpty)
    }
  }
}
