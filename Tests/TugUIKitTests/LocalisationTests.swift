// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Direction, language and text size: group I of the field scenarios.
  struct Localisation {
    @Test func `B9 I1 the strip is centred in the viewport, whatever the side insets`() throws {
      let stage = Stage()
      StandIn.setLayoutDirection(.rightToLeft)
      stage.scroll.contentInset.left = 20
      stage.scroll.contentOffset.x = -20
      let header = stage.addHeader()
      let strip = try #require(header.host?.stripView(.start))
      #expect(strip.frame.midX - stage.scroll.bounds.minX == 187.5)
      stage.scroll.contentInset.left = 50
      stage.scroll.contentOffset.x = -50
      #expect(strip.frame.midX - stage.scroll.bounds.minX == 187.5)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `I2 the leading edge is where reading begins`(
      direction: UITraitEnvironmentLayoutDirection
    ) {
      let stage = Stage(content: 667, top: 0)
      StandIn.setLayoutDirection(direction)
      let isReversed = direction == .rightToLeft
      stage.scroll.contentSize = CGSize(width: 2000, height: 667)
      let rest: CGFloat = isReversed ? 2000 - 375 : 0
      stage.scroll.contentOffset = CGPoint(x: rest, y: 0)
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
      let leading = RefreshHeader(look, onRefresh: { stage.actions += 1 })
      let trailing = LoadMoreFooter(look, trigger: .onRelease, onLoad: {})
      stage.scroll.tug.leading = leading
      stage.scroll.tug.trailing = trailing
      let finger = StandIn.touch(stage.scroll)
      finger.drag(toX: isReversed ? rest + 60 : -60)
      #expect(leading.phase == .armed)
      #expect(trailing.phase == .idle)
      finger.up()
      StandIn.settle()
      #expect(leading.phase == .refreshing)
      #expect(isClose(stage.scroll.contentOffset.x, isReversed ? rest + 54 : -54))
      #expect(stage.actions == 1)
      leading.end()
      StandIn.settle()
      #expect(isClose(stage.scroll.contentOffset.x, rest))
      #expect(stage.scroll.contentInset == .zero)
    }

    @Test func `I2 content too short to scroll holds its leading strip open in either direction`() {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let stage = Stage(content: 667, top: 0)
        StandIn.setLayoutDirection(direction)
        let open: CGFloat = direction == .rightToLeft ? 54 : -54
        stage.scroll.contentSize = CGSize(width: 100, height: 667)
        stage.scroll.contentOffset = .zero
        let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
        let leading = RefreshHeader(look, onRefresh: { stage.actions += 1 })
        stage.scroll.tug.leading = leading
        stage.scroll.tug.startRecording()
        let finger = StandIn.touch(stage.scroll)
        finger.drag(toX: open * 1.2)
        finger.up()
        StandIn.settle()
        #expect(stage.actions == 1)
        #expect(isClose(stage.scroll.contentOffset.x, open))
        stage.scroll.setNeedsLayout()
        StandIn.settle()
        #expect(isClose(stage.scroll.contentOffset.x, open))
        #expect(stage.scroll.tug.baseInset == .zero)
        #expect(!stage.scroll.tug.stopRecording().horizontal.isEmpty)
        leading.end()
        StandIn.settle()
        #expect(isClose(stage.scroll.contentOffset.x, 0))
        #expect(stage.scroll.contentInset == .zero)
      }
    }

    @Test func `I4 a language without a table gets English, and no key ever shows`() {
      #expect(Texts.table(for: ["xx", "zh-Hans-CN"]) == .simplifiedChinese)
      #expect(Texts.table(for: ["xx"]) == .english)
      #expect(Texts.table(for: []) == .english)
      #expect(Texts.table(for: "zh-Hant-HK") == .traditionalChinese)
      for key in TextKey.allCases {
        #expect(Texts.simplifiedChinese[key] != "\(key)")
        #expect(!Texts.simplifiedChinese[key].isEmpty)
      }
    }

    @Test func `Texts are replaced as a whole or one by one, also by default`() {
      let stage = Stage()
      StripDefaults.shared.texts = .german
      defer { StripDefaults.shared = StripDefaults() }
      let header = stage.addHeader()
      #expect(header.texts.pull == "Zum Aktualisieren ziehen")
      header.texts.pull = "Zieh!"
      #expect(header.texts.pull == "Zieh!")
      #expect(header.texts.release == Texts.german.release)
    }

    @Test func `I5 the strip grows with the text, open or closed`() {
      let stage = Stage()
      let header = stage.addHeader { $0.metrics.textGrowth = 20 }
      header.begin()
      StandIn.settle()
      StandIn.setContentSizeCategory(.accessibilityLarge)
      StandIn.settle()
      let growth = 20 * (33.0 / 17 - 1)
      #expect(isClose(stage.top, 64 + 54 + growth, within: 0.1))
      #expect(isClose(stage.y, -(64 + 54 + growth)))
      header.end()
      StandIn.settle()
      #expect(stage.top == 64)
      #expect(isClose(stage.y, -64))
      let strip = header.host?.stripView(.start)
      #expect(isClose(strip?.frame.minY ?? 0, -54 - growth, within: 0.1))
      stage.pull(to: -(64 + 60))
      #expect(header.phase == .idle)
    }
  }
}
