// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Insets and offsets that are not Tug's alone: the host's share of groups B, E and G.
  struct Insets {
    @Test func `B5 the system's part is neither written nor added up, refresh after refresh`() {
      let stage = Stage()
      StandIn.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: stage.window)
      stage.scroll.contentInsetAdjustmentBehavior = .always
      let header = stage.addHeader()
      for _ in 0..<3 {
        stage.scroll.contentOffset.y = -64 - 47
        stage.pull(to: -64 - 47 - 60)
        StandIn.settle()
        #expect(stage.top == 118)
        #expect(isClose(stage.y, -64 - 47 - 54))
        header.end()
        StandIn.settle()
        #expect(stage.scroll.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
        #expect(isClose(stage.y, -64 - 47))
      }
    }

    @Test func `B8 insets at the sides and the offset across stay what they are`() {
      let stage = Stage()
      stage.scroll.contentSize.width = 900
      stage.scroll.contentInset.left = 13
      stage.scroll.contentInset.right = 17
      stage.scroll.contentOffset.x = 100
      let header = stage.addHeader()
      let footer = stage.addFooter(.onRelease)
      for control in [header, footer] as [StripControl] {
        control.begin(reveal: .always)
        StandIn.settle()
        #expect(stage.scroll.contentOffset.x == 100)
        #expect(stage.scroll.contentInset.left == 13 && stage.scroll.contentInset.right == 17)
        control.end()
        StandIn.settle()
        #expect(stage.scroll.contentOffset.x == 100)
        #expect(stage.scroll.contentInset.left == 13 && stage.scroll.contentInset.right == 17)
      }
    }

    @Test func `B13 the insets of the scroll bars are the app's`() {
      let stage = Stage()
      let bars = UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 2)
      stage.scroll.verticalScrollIndicatorInsets = bars
      let header = stage.addHeader()
      stage.pull(to: -130)
      StandIn.settle()
      #expect(stage.top == 118)
      #expect(stage.scroll.verticalScrollIndicatorInsets == bars)
      #expect(stage.scroll.automaticallyAdjustsScrollIndicatorInsets)
      header.end()
      StandIn.settle()
      #expect(stage.scroll.verticalScrollIndicatorInsets == bars)
    }

    @Test(arguments: [false, true])
    func `E7 neither pages nor an app that snaps takes the strip away`(isPaging: Bool) {
      /// Lets a drag end at whole screens only.
      final class Snap: NSObject, UIScrollViewDelegate {
        func scrollViewWillEndDragging(
          _ scrollView: UIScrollView,
          withVelocity velocity: CGPoint,
          targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
          let page = scrollView.bounds.height
          let target = (scrollView.contentOffset.y / page).rounded() * page
          targetContentOffset.pointee.y = max(target, -scrollView.adjustedContentInset.top)
        }
      }
      let stage = Stage(top: 0)
      let snap = Snap()
      stage.scroll.isPagingEnabled = isPaging
      if !isPaging { stage.scroll.delegate = snap }
      let header = stage.addHeader()
      stage.pull(to: -60)
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(isClose(stage.y, -54))
      header.end()
      StandIn.settle()
      #expect(isClose(stage.y, 0))
    }

    @Test(arguments: StandIn.ObserverOrder.allCases)
    func `G9 an app that writes its inset with every sample keeps its list and its strip`(
      order: StandIn.ObserverOrder
    ) {
      final class Pager: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentInset.top = 64 }
      }
      let stage = Stage()
      StandIn.observerOrder = order
      let pager = Pager()
      stage.scroll.delegate = pager
      let header = stage.addHeader()
      stage.pull(to: -130)
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(isClose(stage.y, -118))
      #expect(stage.top == 118)
      for y in [-100.0, 0, 300, -30, -118] { stage.scroll.contentOffset.y = y }
      #expect(stage.top == 118)
      header.end()
      StandIn.settle()
      #expect(isClose(stage.y, -64))
      #expect(stage.top == 64)
    }

    @Test(arguments: [true, false])
    func `What fires under the finger makes its room as the finger lifts, and nothing jumps`(
      isCancelled: Bool
    ) {
      for ends in [nil, Outcome.success] {
        let stage = Stage()
        let header = stage.addHeader {
          $0.trigger = .onDistance
          $0.metrics.dwell.success = 1
        }
        let finger = StandIn.touch(stage.scroll)
        finger.drag(toY: -117)
        #expect(header.phase == .pulling)
        for _ in 0..<20 {
          let before = stage.y
          finger.move(by: 0, 3)
          #expect(stage.y < before && stage.y > before - 3)
        }
        #expect(header.phase == .refreshing)
        if let ends { header.end(ends) }
        if isCancelled { finger.cancel() } else { finger.up() }
        StandIn.advance(by: 0.9)
        #expect(stage.top == 118)
        #expect(isClose(stage.y, -118))
        StandIn.advance(by: 2)
        header.end()
        StandIn.settle()
        #expect(isClose(stage.y, -64))
        #expect(stage.top == 64)
      }
    }

    @Test func `Inset and offset move together, in one animation`() throws {
      let stage = Stage()
      let header = stage.addHeader()
      for change in [{ header.begin() }, { header.end() }] {
        StandIn.record.insetWrites = []
        StandIn.record.offsetWrites = []
        change()
        StandIn.advance(by: 1.0 / 60)
        #expect(StandIn.record.insetWrites.count == 1)
        #expect(StandIn.record.offsetWrites.count == 1)
        let (inset, offset) = (
          try #require(StandIn.record.insetWrites.first),
          try #require(StandIn.record.offsetWrites.first)
        )
        #expect(inset.time == offset.time)
        #expect(stage.scroll.layer.animationKeys()?.isEmpty == false)
        StandIn.settle()
      }
    }
  }
}
