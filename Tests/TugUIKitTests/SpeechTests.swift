// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What VoiceOver reads and says.
  struct Speech {
    private func strip(_ control: StripControl) throws -> StripView {
      try #require(control.host?.stripView(control.edge))
    }

    @Test(
      arguments: [
        (Outcome.success, ["Refreshing…", "Updated"]),
        (.failure, ["Refreshing…", "Could not update"]),
        (.cancelled, ["Refreshing…"]),
      ] as [(Outcome, [String])]
    )
    func `The begin and the end of a refresh are announced, behind what is being spoken`(
      outcome: Outcome,
      said: [String]
    ) throws {
      let stage = Stage()
      let header = stage.addHeader()
      header.texts = .english
      header.texts.refreshFailed = "Could not update"
      stage.pull(to: -130)
      StandIn.settle()
      header.end(outcome)
      StandIn.settle()
      #expect(StandIn.record.announcements == said)
      let argument = try #require(StandIn.record.posts.first?.argument as? NSAttributedString)
      #expect(argument.string == "Refreshing…")
      #expect(StandIn.record.posts.allSatisfy { $0.notification == .announcement })
    }

    @Test func `Words are read in a voice for them, unless they are the app's`() throws {
      let stage = Stage()
      let header = stage.addHeader()
      header.texts = .german
      header.texts.refreshed = "Fertig"
      header.begin()
      StandIn.settle()
      #expect(try strip(header).accessibilityLanguage == "de")
      header.end()
      StandIn.settle()
      #expect(StandIn.record.announcements == ["Wird aktualisiert …", "Fertig"])
      let command = try #require(stage.scroll.accessibilityCustomActions?.first?.attributedName)
      #expect(command.string == "Aktualisieren")
      let spoken = StandIn.record.posts.map { $0.argument as? NSAttributedString } + [command]
      let voices = spoken.map { text in
        text?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
      }
      #expect(voices == ["de", nil, "de"])
      header.texts.refreshing = "Moment"
      header.begin()
      #expect(try strip(header).accessibilityLabel == "Moment")
      #expect(try strip(header).accessibilityLanguage == nil)
    }

    @Test func `The time of the last update is written as its words are`() {
      // The tenth of February.
      let date = Date(timeIntervalSince1970: 40.5 * 86_400)
      let parts: [(Texts, String)] = [
        (.english, "Feb"), (.french, "févr."), (.japanese, "1970年"), (.brazilianPortuguese, "fev"),
        (.simplifiedChinese, "1970年"), (.hebrew, "בפבר"),
      ]
      for (texts, part) in parts {
        let line = texts.lastUpdated(date)
        #expect(line.contains(part), "\(line)")
      }
      var own = Texts.japanese
      own.lastUpdated = "{}"
      #expect(own.lastUpdated(date) == date.formatted(date: .abbreviated, time: .shortened))
    }

    @Test func `What a load brings is announced`() {
      for (outcome, text) in [
        (Outcome.success, Texts.english.loaded), (.failure, Texts.english.loadFailed),
        (.noMore, Texts.english.noMore),
      ] {
        let stage = Stage()
        let footer = stage.addFooter(.tap)
        footer.texts = .english
        footer.begin()
        footer.end(outcome)
        #expect(StandIn.record.announcements == [Texts.english.loading, text])
      }
    }

    @Test func `A pull that is given up says nothing`() {
      let stage = Stage()
      stage.addHeader()
      stage.pull(to: -100)
      StandIn.settle()
      stage.drag(to: -130)
      stage.drag(to: -70)
      stage.lift()
      StandIn.settle()
      #expect(StandIn.record.announcements.isEmpty)
    }

    @Test func `The value of a header is the time of the last update`() throws {
      let stage = Stage()
      let header = stage.addHeader()
      header.texts = .english
      stage.pull(to: -130)
      StandIn.settle()
      #expect(try strip(header).accessibilityValue == nil)
      header.end()
      StandIn.settle()
      let time = try #require(header.lastUpdate)
      stage.pull(to: -130)
      StandIn.settle()
      #expect(try strip(header).accessibilityLabel == "Refreshing…")
      #expect(try strip(header).accessibilityValue == Texts.english.lastUpdated(time))
      header.lastUpdate = Date(timeIntervalSince1970: 0)
      let value = try #require(try strip(header).accessibilityValue)
      #expect(value.contains("1970") || value.contains("1969"))
      header.texts = .german
      #expect(try strip(header).accessibilityValue?.hasPrefix("Zuletzt aktualisiert") == true)
      // Words that change alone are spoken too.
      header.texts.lastUpdated = "Stand {}"
      #expect(try strip(header).accessibilityValue?.hasPrefix("Stand ") == true)
    }

    @Test func `A footer tells no time of the last update`() throws {
      let stage = Stage()
      let footer = stage.addFooter(.tap)
      footer.begin()
      footer.end()
      #expect(footer.lastUpdate != nil)
      #expect(try strip(footer).isAccessibilityElement)
      #expect(try strip(footer).accessibilityValue == nil)
    }

    @Test(arguments: [
      (Outcome.success, true), (.noMore, true), (.failure, false), (.cancelled, false),
    ])
    func `What says that it is updated has the time of it`(outcome: Outcome, isUpdated: Bool) {
      let stage = Stage()
      let header = stage.addHeader()
      header.begin()
      header.end(outcome)
      #expect((header.lastUpdate != nil) == isUpdated)
    }

    @Test func `A footer that failed is a button to try again, one that is off says so`() throws {
      let stage = Stage()
      let footer = stage.addFooter(.tap)
      footer.texts = .english
      footer.begin()
      #expect(try strip(footer).accessibilityTraits == .updatesFrequently)
      footer.end(.failure)
      StandIn.settle()
      #expect(try strip(footer).accessibilityTraits == .button)
      #expect(try strip(footer).accessibilityLabel == Texts.english.loadFailed)
      footer.isEnabled = false
      #expect(try strip(footer).accessibilityTraits == [.button, .notEnabled])
      footer.isEnabled = true
      stage.scroll.contentOffset.y = 2044 - 667
      let actions = stage.actions
      StandIn.tap(try strip(footer))
      #expect(stage.actions == actions + 1)
    }

    @Test func `The command is called as the words say, also when they change`() throws {
      let stage = Stage()
      let header = stage.addHeader()
      header.texts = .english
      #expect(stage.scroll.accessibilityCustomActions?.map(\.name) == ["Refresh"])
      header.texts = .simplifiedChinese
      #expect(stage.scroll.accessibilityCustomActions?.map(\.name) == ["刷新"])
      header.texts.refreshCommand = "Reload"
      #expect(stage.scroll.accessibilityCustomActions?.map(\.name) == ["Reload"])
      let new = stage.addHeader()
      new.texts = .german
      #expect(stage.scroll.accessibilityCustomActions?.map(\.name) == ["Aktualisieren"])
    }

    @Test func `What finds the controls again is nothing to VoiceOver`() throws {
      let stage = Stage()
      stage.addHeader()
      let marker = try #require(MarkerView.find(in: stage.scroll))
      #expect(marker.accessibilityElementsHidden)
      #expect(!marker.isAccessibilityElement)
      #expect(!marker.isUserInteractionEnabled)
    }

    @Test func `A view of the app's own that is an element speaks for itself`() throws {
      final class Own: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54, dwell: .none) }
      }
      for speaks in [false, true] {
        let stage = Stage()
        let own = Own()
        own.isAccessibilityElement = speaks
        let header = RefreshHeader(view: own, onRefresh: {})
        stage.scroll.tug.header = header
        header.begin()
        #expect(try strip(header).isAccessibilityElement == !speaks)
      }
      let stage = Stage()
      let own = Own()
      own.accessibilityElements = [UIButton(frame: .zero)]
      let header = RefreshHeader(view: own, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      #expect(try !strip(header).isAccessibilityElement)
    }

    @Test func `Letters grow with the text size while the strip is open`() throws {
      let stage = Stage()
      let header = RefreshHeader(.standard, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      func sizes() throws -> [CGFloat] {
        try strip(header).layers.shapeLayers.compactMap { ($0 as? CATextLayer)?.fontSize }
      }
      let usual = try sizes()
      #expect(!usual.isEmpty)
      StandIn.setContentSizeCategory(.accessibilityLarge)
      StandIn.settle()
      for (large, small) in zip(try sizes(), usual) {
        #expect(isClose(large, small * 33 / 17, within: 0.1))
      }
      #expect(header.phase == .refreshing)
    }

    @Test func `With Reduce Motion a pull glides to its place without swinging past it`() {
      let stage = Stage()
      StandIn.isReduceMotionEnabled = true
      let header = stage.addHeader {
        $0.metrics.reveal = .spring(duration: 0.5, dampingRatio: 0.4)
      }
      stage.pull(to: -150)
      var highest = -CGFloat.infinity
      for _ in 0..<60 {
        StandIn.advance(by: 1.0 / 60)
        highest = max(highest, stage.scroll.layer.presentation()?.bounds.minY ?? 0)
      }
      #expect(isClose(stage.y, -118))
      #expect(highest <= -118 + 0.5)
      header.end()
      StandIn.turn()
      #expect(StandIn.animationCount == 0)
    }
  }
}
