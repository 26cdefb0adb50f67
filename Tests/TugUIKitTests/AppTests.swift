// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Apps that do something of their own in the middle of it.
  struct Apps {
    /// Keeps a list from being pulled further than it likes.
    private final class Clamp: NSObject, UIScrollViewDelegate {
      let limit: CGFloat
      init(limit: CGFloat) { self.limit = limit }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y < limit { scrollView.contentOffset.y = limit }
      }
    }

    @Test(arguments: StandIn.ObserverOrder.allCases)
    func `A delegate that writes the offset while it is told of it has its way`(
      order: StandIn.ObserverOrder
    ) {
      for (limit, phase) in [(-64.0, Phase.idle), (-100, .idle), (-125, .refreshing)] {
        let stage = Stage()
        StandIn.observerOrder = order
        let clamp = Clamp(limit: limit)
        stage.scroll.delegate = clamp
        let header = stage.addHeader()
        stage.drag(to: -160)
        stage.lift()
        StandIn.settle()
        #expect(header.phase == phase, "\(limit)")
        header.end()
        StandIn.settle()
        #expect(isClose(stage.y, -64))
        #expect(stage.top == 64)
      }
    }

    @Test func `An app that moves the bounds and not the offset is followed`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      #expect(stage.top == 118)
      // Scrolled away, the open strip takes no room.
      stage.scroll.bounds.origin.y = 300
      #expect(header.host?.engine.offset == 300)
      #expect(stage.top == 64)
      // A pull that UIKit reports twice, as bounds and as an offset, is told to the engine once.
      header.reset()
      stage.scroll.contentOffset.y = 200
      stage.scroll.tug.startRecording()
      stage.scroll.contentOffset.y = 400
      stage.scroll.contentOffset.y = 500
      // A recording begins with where the list is.
      let offsets = stage.scroll.tug.stopRecording().vertical.compactMap { recorded -> Double? in
        if case .scroll(let offset, _) = recorded.event { offset } else { nil }
      }
      #expect(offsets == [200, 400, 500])
    }

    @Test(arguments: [0.0, 300, 5000])
    func `A callback that reloads its list and ends all leaves it where it belongs`(height: Double)
    {
      let calls: [(RefreshHeader, UIScrollView) -> Void] = [
        { header, _ in header.end() }, { header, _ in header.reset() },
        { header, _ in header.isHidden = true }, { _, scroll in scroll.tug.header = nil },
      ]
      for (index, call) in calls.enumerated() {
        let stage = Stage()
        let header = stage.addHeader()
        stage.addFooter(.onRelease)
        header.onPhaseChange = { [unowned header] _, new in
          guard new == .refreshing else { return }
          stage.scroll.contentSize.height = 0
          stage.scroll.layoutIfNeeded()
          stage.scroll.contentSize.height = height
          stage.scroll.layoutIfNeeded()
          call(header, stage.scroll)
        }
        stage.pull(to: -130)
        StandIn.settle()
        #expect(isClose(stage.y, -64), "\(index)")
        #expect(stage.top == 64 && stage.bottom == 0, "\(index)")
      }
    }

    @Test func `A strip that is set up and begun within an animation of the app is not swept in`()
      throws
    {
      let stage = Stage()
      var header: RefreshHeader?
      UIView.animate(withDuration: 1) {
        header = stage.addHeader()
        header?.begin()
      }
      let strip = try #require(header?.host?.stripView(.start))
      #expect(strip.layer.animationKeys() == nil)
      StandIn.settle()
      #expect(isClose(stage.y, -118))
      UIView.animate(withDuration: 1) { stage.scroll.tug.header = nil }
      StandIn.settle()
      #expect(stage.top == 64)
      #expect(isClose(stage.y, -64))
    }

    @Test func `The app's own animation of the list's size goes on while a strip is kept open`() {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      UIView.animate(withDuration: 0.4) {
        stage.scroll.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
        stage.scroll.contentInset.top = 32
      }
      #expect(stage.scroll.layer.animationKeys()?.contains("bounds.size") == true)
      #expect(isClose(stage.y, -86))
      StandIn.settle()
      #expect(isClose(stage.y, -86))
    }

    @Test func `A control that is removed in its own callbacks is gone`() {
      for phase in [Phase.pulling, .armed, .refreshing, .ending(.success), .idle] {
        let stage = Stage()
        let header = stage.addHeader()
        header.onPhaseChange = { _, new in
          if new == phase { stage.scroll.tug.header = nil }
        }
        stage.pull(to: -130)
        StandIn.settle()
        header.end()
        StandIn.settle()
        #expect(stage.scroll.tug.header == nil)
        #expect(stage.top == 64)
        #expect(isClose(stage.y, -64))
        #expect(StandIn.observationCount == 0)
      }
    }

    @Test(arguments: [true, false])
    func `A control that is set as another one leaves is the one that stays`(isReplaced: Bool) {
      let stage = Stage()
      let (old, new) = (stage.addHeader(), RefreshHeader(.standard, onRefresh: {}))
      old.onPhaseChange = { _, phase in
        if phase == .idle { stage.scroll.tug.header = new }
      }
      old.begin()
      StandIn.settle()
      stage.scroll.tug.header = isReplaced ? RefreshHeader(.balls, onRefresh: {}) : nil
      #expect(stage.scroll.tug.header === new)
      #expect(old.host == nil)
      stage.pull(to: -64 - new.options.triggerDistance - 5)
      #expect(new.phase == .refreshing)
      #expect(stage.scroll.subviews.count == 2)
    }

    @Test func `begin before there is a window and a size opens the strip once there are`() {
      StandIn.reset()
      let window = StandIn.makeWindow(size: CGSize(width: 375, height: 667))
      let scroll = UIScrollView()
      var actions = 0
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
      let header = RefreshHeader(look, onRefresh: { actions += 1 })
      header.begin()
      #expect(actions == 0)
      scroll.tug.header = header
      header.begin()
      #expect(actions == 1)
      #expect(header.phase == .refreshing)
      window.addSubview(scroll)
      StandIn.turn()
      #expect(scroll.contentInset == .zero)
      scroll.frame = window.bounds
      scroll.contentSize = CGSize(width: 375, height: 2000)
      StandIn.turn()
      #expect(isClose(scroll.contentOffset.y, -54))
      #expect(scroll.contentInset.top == 54)
      #expect(StandIn.animationCount == 0)
      header.end()
      StandIn.settle()
      #expect(isClose(scroll.contentOffset.y, 0))
      #expect(scroll.contentInset == .zero)
      #expect(actions == 1)
    }

    @Test func `Of a list in a list only the one that is pulled refreshes`() {
      let stage = Stage()
      let outer = stage.addHeader()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      inner.contentSize = CGSize(width: 375, height: 1000)
      stage.scroll.addSubview(inner)
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
      let header = RefreshHeader(look, onRefresh: {})
      inner.tug.header = header
      StandIn.turn()
      let finger = StandIn.touch(inner)
      finger.drag(toY: -80)
      #expect(header.phase == .armed)
      #expect(outer.phase == .idle)
      finger.up()
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(isClose(inner.contentOffset.y, -54))
      #expect(outer.phase == .idle && stage.actions == 0)
      #expect(isClose(stage.y, -64))
      inner.removeFromSuperview()
      outer.begin()
      StandIn.settle()
      #expect(isClose(stage.y, -118))
    }

    @Test func `Rows that are inserted one batch after another while a load runs stay in place`() {
      let stage = Stage()
      let footer = stage.addFooter()
      stage.scroll.contentOffset.y = 1300
      footer.begin()
      StandIn.settle()
      StandIn.record.offsetWrites = []
      StandIn.record.insetWrites = []
      for height in stride(from: 2044.0, through: 2880, by: 44) {
        stage.scroll.contentSize.height = height
        StandIn.turn()
      }
      footer.end()
      StandIn.settle()
      #expect(StandIn.record.offsetWrites.isEmpty)
      #expect(StandIn.record.insetWrites.isEmpty)
      #expect(stage.y == 1300)
    }
  }
}
