// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Lists, controls and controllers that are freed: F6 of the field scenarios.
  struct Freeing {
    @Test(arguments: Lifetime.starts)
    func `F6 dropping everything frees everything, in whatever phase`(start: Lifetime.Start) {
      weak var scroll: UIScrollView?
      weak var control: RefreshHeader?
      weak var host: ScrollHost?
      do {
        let stage = Stage()
        let header = stage.addHeader()
        start.reach(stage, header)
        (scroll, control, host) = (stage.scroll, header, header.host)
        #expect(host != nil)
        stage.liftFingers()
      }
      StandIn.turn()
      StandIn.advance(by: 0.1)
      #expect(scroll == nil)
      #expect(control == nil)
      #expect(host == nil)
      #expect(StandIn.observationCount == 0)
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test(arguments: Lifetime.starts)
    func `F6 a control that outlives its list is at rest, and serves another`(start: Lifetime.Start)
    {
      var header: RefreshHeader?
      var pull = 0.0
      do {
        let stage = Stage()
        header = stage.addHeader()
        header?.onPull = { value, _ in pull = value }
        if let header { start.reach(stage, header) }
        stage.liftFingers()
      }
      StandIn.turn()
      #expect(header?.phase == .idle)
      #expect(header?.host == nil)
      #expect(pull == 0)
      #expect(StandIn.observationCount == 0)
      let stage = Stage()
      stage.scroll.tug.header = header
      stage.pull(to: -130)
      #expect(header?.phase == .refreshing)
    }

    /// How a load ends, or that it goes on.
    @Test(arguments: [nil, Outcome.success, .failure, .noMore], [true, false])
    func `F6 a footer goes in whatever phase, with its list or before it`(
      outcome: Outcome?,
      isRemoved: Bool
    ) {
      weak var scroll: UIScrollView?
      weak var control: LoadMoreFooter?
      do {
        let stage = Stage()
        let footer = stage.addFooter()
        (scroll, control) = (stage.scroll, footer)
        stage.scroll.contentOffset.y = 1400
        #expect(footer.phase == .refreshing)
        if let outcome { footer.end(outcome) }
        if isRemoved {
          stage.scroll.tug.footer = nil
          #expect(footer.phase == .idle)
          #expect(stage.bottom == 0)
          #expect(stage.scroll.subviews.isEmpty)
        }
      }
      StandIn.turn()
      StandIn.advance(by: 0.1)
      #expect(scroll == nil)
      #expect(control == nil)
      #expect(StandIn.observationCount == 0)
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test(arguments: Lifetime.starts)
    func `F6 a control that is removed takes its views and what its closures hold along`(
      start: Lifetime.Start
    ) {
      final class Own: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54, dwell: .none) }
      }
      let stage = Stage()
      weak var own: Own?
      weak var held: NSObject?
      weak var strip: StripView?
      weak var control: StripControl?
      do {
        let (view, object) = (Own(), NSObject())
        let header = RefreshHeader(view: view, onRefresh: { _ = object })
        header.options.minimumDisplay = 0
        header.onPhaseChange = { _, _ in _ = object }
        header.onPull = { _, _ in _ = object }
        header.onEnd = { _ in _ = object }
        stage.scroll.tug.header = header
        start.reach(stage, header)
        (own, held, control) = (view, object, header)
        strip = header.host?.stripView(.start)
        #expect(strip != nil)
        stage.scroll.tug.header = nil
        stage.liftFingers()
      }
      StandIn.turn()
      #expect(own == nil && held == nil && strip == nil && control == nil)
    }

    @Test(arguments: [true, false])
    func `F6 the indicator goes with the last call that hides it, or with its window`(hides: Bool) {
      StandIn.reset()
      weak var view: OrbitView?
      do {
        let window = StandIn.makeWindow()
        let indicator = OrbitIndicator(StandIn.scene)
        indicator.show(blocksInteraction: true)
        view = indicator.view
        #expect(view?.window === window)
        if hides {
          indicator.hide()
          #expect(view == nil)
        }
      }
      #expect(view == nil)
    }

    @Test func `F6 a controller goes, although its list refreshes`() {
      final class Controller: UIViewController {
        let list = UIScrollView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          list.tug.header = RefreshHeader(.standard, onRefresh: { [weak self] in self?.load() })
        }

        func load() {}
      }
      StandIn.reset()
      let window = StandIn.makeWindow()
      weak var controller: Controller?
      do {
        let shown = Controller()
        controller = shown
        window.rootViewController = shown
        StandIn.turn()
        shown.list.tug.header?.begin()
        #expect(shown.list.tug.header?.phase == .refreshing)
        window.rootViewController = nil
      }
      StandIn.turn()
      StandIn.advance(by: 0.1)
      #expect(controller == nil)
      #expect(StandIn.observationCount == 0)
    }
  }
}
