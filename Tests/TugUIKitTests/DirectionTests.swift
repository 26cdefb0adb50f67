// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// A layout that turns round while a strip of a horizontal list is installed.
  struct Direction {
    /// How the layout turns.
    enum Turn: CaseIterable {
      case traits
      case attribute
    }

    /// A horizontal list, with 20 points of inset at its left and 50 at its right.
    private final class List {
      let stage: Stage
      let scroll: UIScrollView
      let control: StripControl

      init(_ edge: Edge) {
        stage = Stage(content: 667, top: 0)
        scroll = stage.scroll
        scroll.contentSize = CGSize(width: 2000, height: 667)
        scroll.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
        scroll.contentOffset = CGPoint(x: edge == .start ? -20 : 2050 - 375, y: 0)
        let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
        control =
          edge == .start
          ? RefreshHeader(look, onRefresh: {})
          : LoadMoreFooter(look, trigger: .onRelease, onLoad: {})
        control.options.minimumDisplay = 0
        if edge == .start { scroll.tug.leading = control } else { scroll.tug.trailing = control }
        StandIn.turn()
      }

      var x: CGFloat { scroll.contentOffset.x }
      var sides: [CGFloat] { [scroll.contentInset.left, scroll.contentInset.right] }

      func turn(_ turn: Turn) {
        StandIn.record.insetWrites = []
        StandIn.record.offsetWrites = []
        switch turn {
        case .traits: StandIn.setLayoutDirection(.rightToLeft)
        case .attribute:
          scroll.semanticContentAttribute = .forceRightToLeft
          // UIKit tells no view of it; whatever happens next, the strips follow.
          scroll.contentSize.height = 668
        }
        StandIn.turn()
      }
    }

    @Test(arguments: Turn.allCases)
    func `An open strip changes sides, and its list goes with it`(turn: Turn) {
      let list = List(.start)
      list.control.begin()
      StandIn.settle()
      #expect(list.sides == [74, 50])
      list.turn(turn)
      #expect(list.sides == [20, 104])
      #expect(isClose(list.x, 2000 + 50 + 54 - 375))
      #expect(StandIn.record.insetWrites.count == 1)
      #expect(StandIn.record.offsetWrites.count == 1)
      let strip = list.control.host?.stripView(.start)
      #expect(isClose(strip?.frame.minX ?? 0, 2000))
      #expect(list.scroll.tug.baseInset.left == 20 && list.scroll.tug.baseInset.right == 50)
      #expect(list.control.phase == .refreshing)
      list.control.end()
      StandIn.settle()
      #expect(list.sides == [20, 50])
      #expect(isClose(list.x, 2000 + 50 - 375))
    }

    @Test func `An open strip at the trailing side changes sides too`() {
      let list = List(.end)
      list.control.begin()
      StandIn.settle()
      #expect(list.sides == [20, 104])
      list.turn(.traits)
      #expect(list.sides == [74, 50])
      #expect(isClose(list.x, -74))
      list.control.end()
      StandIn.settle()
      #expect(list.sides == [20, 50])
      #expect(isClose(list.x, -20))
    }

    @Test func `In mid-reveal and in mid-retreat the list is at the other side at once`() {
      for isRetreat in [false, true] {
        let list = List(.start)
        list.control.begin()
        if isRetreat {
          StandIn.settle()
          list.control.end()
        }
        StandIn.advance(by: 0.1)
        list.turn(.traits)
        #expect(list.sides == (isRetreat ? [20, 50] : [20, 104]))
        #expect(isClose(list.x, 2000 + 50 - 375 + (isRetreat ? 0 : 54)))
        StandIn.settle()
        #expect(list.control.phase == (isRetreat ? .idle : .refreshing))
      }
    }

    @Test func `A list that was scrolled away stays where it is, with its own insets`() {
      let list = List(.start)
      list.control.begin()
      StandIn.settle()
      list.scroll.contentOffset.x = 600
      #expect(list.sides == [20, 50])
      list.turn(.traits)
      #expect(list.x == 600)
      #expect(list.sides == [20, 50])
      #expect(StandIn.record.insetWrites.isEmpty)
      #expect(StandIn.record.offsetWrites.isEmpty)
    }

    @Test(arguments: Turn.allCases)
    func `Nothing is written when nothing is open`(turn: Turn) {
      let list = List(.start)
      list.turn(turn)
      #expect(StandIn.record.insetWrites.isEmpty)
      #expect(StandIn.record.offsetWrites.isEmpty)
      #expect(isClose(list.control.host?.stripView(.start)?.frame.minX ?? 0, 2000))
    }

    @Test func `An app that writes its insets in the same turn has the last word`() {
      let list = List(.start)
      list.control.begin()
      StandIn.settle()
      list.scroll.semanticContentAttribute = .forceRightToLeft
      list.scroll.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
      StandIn.turn()
      #expect(list.sides == [50, 74])
      #expect(isClose(list.x, 2000 + 20 + 54 - 375))
      list.scroll.tug.leading = nil
      #expect(list.sides == [50, 20])
    }

    @Test func `Texts of a vertical list follow an attribute that turns its layout`() {
      let stage = Stage()
      let header = stage.addHeader()
      #expect(header.host?.engine.preferences.isRightToLeft == false)
      stage.scroll.semanticContentAttribute = .forceRightToLeft
      stage.scroll.contentOffset.y = -70
      #expect(header.host?.engine.preferences.isRightToLeft == true)
      #expect(header.host?.engine.geometry.isReversed == false)
    }
  }
}
