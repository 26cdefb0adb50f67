// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What is written, and what runs, for each kind of strip.
  struct Quiet {
    /// A strip on a list that is longer than the view, both ways.
    nonisolated struct Kind: Sendable, CustomTestStringConvertible {
      var name: String
      var isFooter = false
      var isHorizontal = false
      var isReversed = false
      var placement = Placement.attached
      var trigger = Trigger.onRelease
      var testDescription: String { name }
    }

    nonisolated static let kinds = [
      Kind(name: "header"),
      Kind(name: "pinned", placement: .pinned),
      Kind(name: "behind", placement: .behind),
      Kind(name: "footer that is pulled", isFooter: true),
      Kind(name: "footer that is reached", isFooter: true, trigger: .reach(prefetch: .points(0))),
      Kind(name: "footer that is tapped", isFooter: true, trigger: .tap),
      Kind(name: "leading", isHorizontal: true),
      Kind(name: "trailing", isFooter: true, isHorizontal: true),
      Kind(name: "leading, from the right", isHorizontal: true, isReversed: true),
      Kind(name: "trailing, at the left", isFooter: true, isHorizontal: true, isReversed: true),
    ]

    /// A list with a strip of a kind.
    private final class List {
      let kind: Kind
      let window: UIWindow
      let scroll = UIScrollView()
      let control: StripControl

      init(_ kind: Kind) {
        StandIn.reset()
        self.kind = kind
        if kind.isReversed { StandIn.setLayoutDirection(.rightToLeft) }
        window = StandIn.makeWindow(size: CGSize(width: 400, height: 400))
        scroll.frame = window.bounds
        scroll.contentSize = CGSize(
          width: kind.isHorizontal ? 2000 : 400,
          height: kind.isHorizontal ? 400 : 2000
        )
        window.addSubview(scroll)
        control =
          kind.isFooter
          ? LoadMoreFooter(.standard, trigger: kind.trigger, onLoad: {})
          : RefreshHeader(.standard, onRefresh: {})
        control.options.metrics.placement = kind.placement
        scroll.contentOffset = point(800)
        switch (kind.isHorizontal, kind.isFooter) {
        case (false, false): scroll.tug.header = control
        case (false, true): scroll.tug.footer = control
        case (true, false): scroll.tug.leading = control
        case (true, true): scroll.tug.trailing = control
        }
        StandIn.settle()
      }

      /// The offset at a distance from where the list begins.
      func point(_ distance: CGFloat) -> CGPoint {
        guard kind.isHorizontal else { return CGPoint(x: 0, y: distance) }
        return CGPoint(x: kind.isReversed ? 1600 - distance : distance, y: 0)
      }

      /// Pulls the strip past its trigger, or brings a list to its end.
      func begin() {
        guard kind.trigger.isPull else {
          scroll.contentOffset = point(1590)
          return control.begin()
        }
        scroll.contentOffset = point(kind.isFooter ? 1600 : 0)
        forget()
        let distance = control.options.triggerDistance + 10
        let finger = StandIn.touch(scroll)
        finger.drag(to: point(kind.isFooter ? 1600 + distance : -distance))
        finger.up()
      }

      func forget() {
        StandIn.record.insetWrites = []
        StandIn.record.offsetWrites = []
      }

      var insetWrites: Int { StandIn.record.insetWrites.count }
      var offsetWrites: Int { StandIn.record.offsetWrites.count }
    }

    @Test(arguments: kinds)
    func `Nothing runs and nothing is written while nothing happens`(kind: Kind) {
      let list = List(kind)
      list.forget()
      list.scroll.setNeedsLayout()
      StandIn.advance(by: 3)
      #expect(list.insetWrites == 0)
      #expect(list.offsetWrites == 0)
      #expect(StandIn.displayLinkCount == 0)
      #expect(StandIn.animationCount == 0)
      #expect(list.control.host?.engine.demand == FrameDemand.none)
    }

    @Test(arguments: kinds)
    func `Scrolling the list writes nothing and starts nothing`(kind: Kind) {
      let list = List(kind)
      for distance in stride(from: 10.0, to: 1500, by: 13) {
        list.scroll.contentOffset = list.point(distance)
      }
      list.forget()
      let finger = StandIn.touch(list.scroll)
      finger.drag(to: list.point(900))
      finger.up(velocity: CGVector(dx: kind.isReversed ? -900 : 900, dy: 900))
      StandIn.settle()
      #expect(list.insetWrites == 0)
      #expect(list.offsetWrites == 0)
      #expect(list.control.phase == .idle)
      #expect(StandIn.displayLinkCount == 0)
      #expect(StandIn.animationCount == 0)
    }

    @Test(arguments: kinds)
    func `A refresh writes the inset once to open and once to close, if at all`(kind: Kind) {
      let list = List(kind)
      let expected = kind.trigger.isPull ? 1 : 0
      list.begin()
      if !kind.trigger.isPull { list.forget() }
      StandIn.settle()
      #expect(list.control.phase == .refreshing)
      #expect(list.insetWrites == expected)
      #expect(StandIn.displayLinkCount == 0)
      list.forget()
      StandIn.advance(by: 5)
      #expect(list.insetWrites == 0)
      #expect(list.offsetWrites == 0)
      list.control.end()
      StandIn.settle()
      #expect(list.control.phase == .idle)
      #expect(list.insetWrites == expected)
      #expect(StandIn.displayLinkCount == 0)
      if kind.trigger.isPull { #expect(StandIn.animationCount == 0) }
    }

    /// The files of the host with their code.
    private func sources() throws -> [(name: String, code: String)] {
      let host = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/TugUIKit")
      let files = FileManager.default.enumerator(at: host, includingPropertiesForKeys: nil)
      return try (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
        .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    @Test func `Frames come from a display link alone: the host has no timer and no queue`()
      throws
    {
      let sources = try sources()
      #expect(sources.count > 20)
      for (name, code) in sources {
        for word in ["Timer", "Dispatch", "RunLoop", "perform(_:", "asyncAfter", "Task.sleep"] {
          #expect(!code.contains(word), "\(name): \(word)")
        }
        #expect(!code.contains("CADisplayLink(") || name == "WakeUp.swift")
      }
    }

    @Test func `The host takes nothing of the app's, and is the same on every platform`() throws {
      let taken = [
        ".delegate =", "objc_", "method_", "class_", "NSClassFromString", "NSSelectorFromString",
        "value(forKey", "setValue(", "viewWithTag", ".tag =", "swizzl", "os(",
      ]
      for (name, code) in try sources() {
        for word in taken { #expect(!code.contains(word), "\(name): \(word)") }
        #expect(!code.contains("canImport(ObjectiveC)") || name == "WakeUp.swift")
      }
    }
  }
}
