// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// A bar that the list itself makes taller and lower, as one with a large title or with a search
  /// field that a pull brings out.
  struct Bars {
    /// Takes what the list leaves it, within its heights.
    private final class Bar: NSObject, UIScrollViewDelegate {
      let list = UIScrollView()
      private let window = StandIn.makeWindow(size: CGSize(width: 375, height: 667))
      private let controller = UIViewController()
      /// Whether it goes by the list's own inset as well.
      private let countsInset: Bool

      init(countsInset: Bool) {
        self.countsInset = countsInset
        super.init()
        controller.view = list
        window.rootViewController = controller
        list.frame = window.bounds
        list.contentSize = CGSize(width: 375, height: 2000)
        controller.additionalSafeAreaInsets.top = Self.heights.lowerBound
        StandIn.turn()
        list.delegate = self
      }

      /// No whole numbers: an inset that is read is then seldom just the one that was written.
      static let heights: ClosedRange<CGFloat> = 91.809374999999989...144.109375

      func scrollViewDidScroll(_ list: UIScrollView) { follow() }
      func scrollViewDidChangeAdjustedContentInset(_ list: UIScrollView) { follow() }

      private func follow() {
        let room = -list.contentOffset.y - (countsInset ? list.contentInset.top : 0)
        let height = min(max(room, Self.heights.lowerBound), Self.heights.upperBound)
        if height != controller.additionalSafeAreaInsets.top {
          controller.additionalSafeAreaInsets.top = height
          list.layoutIfNeeded()
        }
      }

      /// Whether the list rests at its top, below the bar and an open strip of a height.
      func rests(below strip: CGFloat) -> Bool {
        let inset = list.adjustedContentInset.top
        return isClose(list.contentInset.top, strip) && isClose(list.contentOffset.y, -inset)
      }
    }

    @Test(arguments: StandIn.ObserverOrder.allCases, [false, true])
    func `A bar that grows and shrinks with the list is no part of the pull, nor of the strip`(
      order: StandIn.ObserverOrder,
      countsInset: Bool
    ) {
      for confinesAtOnce in [false, true] {
        StandIn.reset()
        StandIn.setDisplayScale(3)
        StandIn.observerOrder = order
        StandIn.confinesAtOnce = confinesAtOnce
        let bar = Bar(countsInset: countsInset)
        let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
        let header = RefreshHeader(look, onRefresh: {})
        bar.list.tug.header = header
        StandIn.turn()

        let finger = StandIn.touch(bar.list)
        let trigger = -Bar.heights.upperBound - 54
        while bar.list.contentOffset.y > trigger {
          #expect(header.phase == .idle || header.phase == .pulling)
          finger.move(by: 0, 5)
        }
        #expect(header.phase == .armed)
        finger.up()
        StandIn.settle()
        #expect(header.phase == .refreshing)
        #expect(bar.rests(below: 54))

        // The bar goes before the strip does, or with it, and both come back.
        let other = StandIn.touch(bar.list)
        for way in [-5.0, 5] {
          for _ in 0..<60 {
            StandIn.record.insetWrites = []
            other.move(by: 0, way)
            #expect(StandIn.record.insetWrites.count <= 2)
          }
          #expect(way > 0 || bar.list.contentInset.top == 0)
        }
        other.up()
        StandIn.settle()
        #expect(bar.rests(below: 54))
        header.end()
        StandIn.settle()
        #expect(header.phase == .idle)
        #expect(bar.rests(below: 0))
      }
    }
  }
}
