// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Code in the form that a host on iOS has; that it compiles is most of the test.
extension StandInTests {
  @MainActor
  struct HostRecipes {
    @Test func `A display link calls its target each frame until it is invalidated`() {
      _ = Stage()
      let ticker = Ticker()
      ticker.start()
      StandIn.advance(by: 0.1)
      #expect(ticker.count == 6)
      #expect(StandIn.activeDisplayLinkCount == 1)
      ticker.link?.isPaused = true
      StandIn.advance(by: 0.1)
      #expect(ticker.count == 6)
      #expect(StandIn.activeDisplayLinkCount == 0)
      ticker.link?.invalidate()
      #expect(StandIn.displayLinkCount == 0)
    }

    @Test func `A display link of the scene calls its action`() {
      _ = Stage()
      let flag = Flag()
      let link = StandIn.scene.displayLink { link in
        let isAhead = link.targetTimestamp > link.timestamp
        MainActor.assumeIsolated { flag.count += isAhead ? 1 : 0 }
      }
      link?.add(to: .main, forMode: .common)
      StandIn.advance(by: 0.05)
      #expect(flag.count == 3)
      link?.invalidate()
    }

    @Test func `A link of the default mode rests while content scrolls`() {
      let stage = Stage()
      let ticker = Ticker()
      ticker.start(mode: .default)
      let finger = StandIn.touch(stage.scroll)
      finger.move(by: 0, -40)
      StandIn.advance(by: 0.1)
      #expect(ticker.count == 0)
      finger.up()
      StandIn.advance(by: 0.1)
      #expect(ticker.count > 0)
      ticker.link?.invalidate()
    }

    @Test func `A host view finds its scroll view and lets go of it`() {
      let stage = Stage()
      let strip = Strip()
      stage.scroll.insertSubview(strip, at: 0)
      #expect(StandIn.observationCount == 1)
      stage.scroll.contentOffset.y = 12
      #expect(strip.offsets == [0, 12])
      strip.removeFromSuperview()
      #expect(StandIn.observationCount == 0)
    }

    @Test func `A view that goes takes leave of its subviews`() {
      final class Child: UIView {
        var moves = 0
        override func willMove(toSuperview newSuperview: UIView?) {
          super.willMove(toSuperview: newSuperview)
          if newSuperview == nil { moves += 1 }
        }
      }
      let child = Child(frame: .zero)
      do { UIScrollView(frame: .zero).addSubview(child) }
      #expect(child.moves == 1)
      #expect(child.superview == nil)
    }

    @Test func `Traits reach a handler, the old method and dynamic colours`() {
      let stage = Stage()
      let strip = Strip()
      strip.backgroundColor = .systemBackground
      stage.window.addSubview(strip)
      StandIn.setStyle(.dark)
      #expect(strip.changes == ["handler light → dark"])
      #expect(strip.layer.backgroundColor?.components == [0, 0, 0, 1])
      #expect(strip.oldChanges == 1)
      StandIn.setContentSizeCategory(.accessibilityLarge)
      #expect(strip.changes.count == 1)
      #expect(strip.oldChanges == 2)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
    }

    @Test func `The direction follows the traits and the attribute`() {
      let stage = Stage()
      #expect(stage.scroll.effectiveUserInterfaceLayoutDirection == .leftToRight)
      StandIn.setLayoutDirection(.rightToLeft)
      #expect(stage.scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      stage.scroll.semanticContentAttribute = .forceLeftToRight
      #expect(stage.scroll.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test(arguments: 1...8)
    func `Tests that wait for each other keep their own time`(number: Int) async {
      let stage = Stage()
      let start = StandIn.now
      for turn in 1...20 {
        StandIn.advance(by: Double(number) / 10)
        stage.scroll.contentOffset.y = CGFloat(turn)
        await Task.yield()
        let task = Task { StandIn.now }
        #expect(await task.value == StandIn.now)
      }
      #expect(abs(StandIn.now - start - 2 * Double(number)) < 1e-6)
      #expect(StandIn.record.offsetWrites.count == 20)
    }

    @Test func `Posts and haptics are recorded`() {
      _ = Stage()
      UIAccessibility.post(notification: .announcement, argument: "Refreshing")
      let generator = UIImpactFeedbackGenerator(style: .light)
      generator.prepare()
      generator.impactOccurred()
      #expect(StandIn.record.announcements == ["Refreshing"])
      #expect(StandIn.record.haptics.count == 1)
      #expect(StandIn.record.hapticPreparations == 1)
    }

    @Test func `A custom action calls back`() {
      let flag = Flag()
      let action = UIAccessibilityCustomAction(name: "Refresh") { _ in
        flag.count += 1
        return true
      }
      #expect(action.actionHandler?(action) == true)
      #expect(flag.count == 1)
    }
  }

  /// The one place that knows how frames come.
  @MainActor
  final class Ticker {
    private(set) var count = 0
    private(set) var link: CADisplayLink?

    func start(mode: RunLoop.Mode = .common) {
      #if canImport(ObjectiveC)
      let link = CADisplayLink(target: Target(owner: self), selector: #selector(Target.tick))
      #else
      let link = CADisplayLink(target: Target(owner: self), selector: Selector(Target.tick))
      #endif
      link.add(to: .main, forMode: mode)
      self.link = link
    }

    @MainActor
    private final class Target: NSObject {
      weak var owner: Ticker?

      init(owner: Ticker) { self.owner = owner }

      #if canImport(ObjectiveC)
      @objc
      #endif
      func tick() { owner?.count += 1 }
    }
  }

  @MainActor
  final class Strip: UIView {
    private var observation: NSKeyValueObservation?
    var offsets: [CGFloat] = []
    var changes: [String] = []
    var oldChanges = 0

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (strip: Strip, previous) in
        let (old, new) = (previous.userInterfaceStyle, strip.traitCollection.userInterfaceStyle)
        strip.changes.append("handler \(old) → \(new)")
      }
    }

    required init?(coder: NSCoder) { nil }

    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      observation = nil
      guard let scroll = newSuperview as? UIScrollView else { return }
      observation = scroll.observe(\.contentOffset, options: [.initial]) {
        [weak self] scroll, _ in
        MainActor.assumeIsolated { self?.offsets.append(scroll.contentOffset.y) }
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      oldChanges += 1
    }
  }
}
