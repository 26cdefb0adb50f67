// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Insets that code keeps, with Tug's part in them, and puts back.
  struct KeptInsets {
    /// Changes the inset for a keyboard as libraries do that handle it for every list of an app.
    private final class Keyboard {
      let scroll: UIScrollView
      let kept: UIEdgeInsets

      init(over scroll: UIScrollView) {
        self.scroll = scroll
        kept = scroll.contentInset
      }

      func rise(to height: CGFloat) {
        var insets = scroll.contentInset
        insets.bottom = max(kept.bottom, height)
        scroll.contentInset = insets
        scroll.layoutIfNeeded()
      }

      func fall() {
        scroll.contentInset = kept
        scroll.layoutIfNeeded()
      }
    }

    @Test func `Insets that are kept with the room of a footer are put back without it`() {
      let stage = Stage()
      let footer = stage.addFooter()
      for _ in 0..<3 {
        let keyboard = Keyboard(over: stage.scroll)
        for _ in 0..<3 { keyboard.rise(to: 300) }
        #expect(stage.bottom == 344)
        keyboard.fall()
        #expect(stage.bottom == 44)
        #expect(stage.scroll.tug.baseInset.bottom == 0)
      }
      // What the app writes for good counts as it stands, and is what stands there from then on.
      stage.scroll.contentInset.bottom = 100
      let keyboard = Keyboard(over: stage.scroll)
      keyboard.rise(to: 300)
      footer.isHidden = true
      keyboard.fall()
      #expect(stage.bottom == 100)
    }

    @Test func `Insets that are kept while a strip is open are put back without it`() {
      for (start, end) in [(-118.0, -64.0), (-90, -64), (-118, 300)] {
        let stage = Stage()
        let header = stage.addHeader()
        header.begin()
        StandIn.settle()
        stage.scroll.contentOffset.y = start
        let keyboard = Keyboard(over: stage.scroll)
        keyboard.rise(to: 300)
        stage.scroll.contentOffset.y = end
        header.end()
        StandIn.settle()
        keyboard.fall()
        #expect(stage.top == 64)
        #expect(stage.bottom == 0)
      }
    }

    @Test func `Insets of the app's own count also where they pass what stood before`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      for top in stride(from: 73.0, through: 136, by: 9) {
        stage.scroll.contentInset.top = top
        #expect(isClose(stage.top, top + 54))
      }
      header.end()
      StandIn.settle()
      for top in [64.0, 118, 100, 154] {
        stage.scroll.contentInset.top = top
        #expect(isClose(stage.top, top))
      }
      let footer = stage.addFooter()
      for bottom in [300.0, 0] { stage.scroll.contentInset.bottom = bottom }
      footer.isHidden = true
      stage.scroll.contentInset.bottom = 44
      #expect(stage.bottom == 44)
    }

    @Test func `Insets that are put back leave an open strip in its place`() {
      let stage = Stage()
      stage.addHeader().begin()
      StandIn.settle()
      let keyboard = Keyboard(over: stage.scroll)
      stage.scroll.contentInset.top = 20
      StandIn.settle()
      #expect(isClose(stage.y, -74))
      let writes = StandIn.record.offsetWrites(of: stage.scroll).count
      keyboard.fall()
      StandIn.settle()
      let places = StandIn.record.offsetWrites(of: stage.scroll).dropFirst(writes).map(\.y)
      #expect(!places.isEmpty && places.allSatisfy { isClose($0, -118) })
      #expect(isClose(stage.y, -118))
      #expect(isClose(stage.top, 118))
    }
  }
}
