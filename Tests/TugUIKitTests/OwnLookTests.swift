// SPDX-License-Identifier: MIT

import Foundation
import OwnLook
import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// The look of Documentation/WriteALook.md on a list, as it is drawn.
  struct OwnLook {
    @Test func `The tile grows with the pull, tips over, turns green and leaves`() throws {
      let stage = Stage(top: 0)
      stage.window.backgroundColor = .white
      let header = RefreshHeader(.tile, onRefresh: {})
      stage.scroll.tug.header = header
      stage.drag(to: -42)
      #expect(header.phase == .pulling)
      #expect(abs(size(try picture(stage, "pulled"), content: 42) - 18) <= 1)
      stage.drag(to: -80)
      #expect(header.phase == .armed)
      // A change of the phase is smoothed.
      StandIn.advance(by: 0.2)
      #expect(abs(size(try picture(stage, "armed"), content: 80) - 24) <= 1)
      stage.lift()
      StandIn.settle()
      #expect(header.phase == .refreshing)
      var widest: CGFloat = 0
      for _ in 0..<12 {
        StandIn.advance(by: 0.06)
        widest = max(widest, size(try picture(stage, "refreshing"), content: 56))
      }
      // The diagonal of a tile with round corners.
      #expect((27...30).contains(widest))
      header.end(.success)
      StandIn.advance(by: 0.3)
      let done = try #require(try picture(stage, "success").color(at: CGPoint(x: 187.5, y: 28)))
      #expect(done == UIColor.systemGreen.cgColor)
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(size(try picture(stage, "rest"), content: 56) == 0)
    }

    private func picture(_ stage: Stage, _ name: String) throws -> StandIn.Picture {
      let picture = StandIn.render(stage.window, scale: 2)
      if let folder = ProcessInfo.processInfo.environment["TUG_UIKIT_PICTURES"] {
        try picture.png.write(to: URL(fileURLWithPath: folder + "/own-look-\(name).png"))
      }
      return picture
    }

    /// The widest row of the tile in points, its middle 28 above the content.
    private func size(_ picture: StandIn.Picture, content: CGFloat) -> CGFloat {
      let paper = picture.color(at: CGPoint(x: 100, y: content - 28))
      return stride(from: content - 42, to: content - 14, by: 0.5).map { y in
        stride(from: 140, to: 240, by: 0.5).reduce(0) { sum, x in
          picture.color(at: CGPoint(x: x, y: y)) == paper ? sum : sum + 0.5
        }
      }.max() ?? 0
    }
  }
}
