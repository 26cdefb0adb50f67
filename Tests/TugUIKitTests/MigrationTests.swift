// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What takes the place of another library's calls, as Documentation/Migration.md has it.
  struct Migration {
    @Test func `A begin that reveals always scrolls to the strip, at once without a motion`() {
      let stage = Stage()
      let header = stage.addHeader { $0.metrics.reveal = .immediate }
      stage.scroll.contentOffset.y = 500
      header.begin(reveal: .always)
      #expect(stage.actions == 1)
      #expect(stage.y == -118)
      #expect(StandIn.animationCount == 0)
    }

    @Test func `The end of a refresh is told once its strip has closed`() {
      let stage = Stage()
      let header = stage.addHeader { $0.metrics.dwell.success = 1 }
      var ends: [CGFloat] = []
      header.onPhaseChange = { old, _ in if old.outcome != nil { ends.append(stage.top) } }
      header.begin()
      StandIn.settle()
      header.end()
      StandIn.advance(by: 0.9)
      #expect(ends.isEmpty)
      StandIn.settle()
      #expect(ends == [64])
    }

    /// Prefetch distances, and the offsets at which they load: the end of the content comes into sight
    /// at 1333.
    @Test(arguments: [(0.0, 1333.0), (44, 1289)])
    func `A footer loads as the end of the content comes, or earlier`(
      prefetch: Double,
      offset: Double
    ) {
      let stage = Stage()
      stage.addFooter(.reach(prefetch: .points(prefetch)))
      stage.scroll.contentOffset.y = offset - 2
      #expect(stage.actions == 0)
      stage.scroll.contentOffset.y = offset
      #expect(stage.actions == 1)
    }

    @Test func `A footer that loads by a tap alone does not load by a drag past the end`() {
      let stage = Stage()
      let footer = stage.addFooter(.tap)
      stage.scroll.contentOffset.y = 1377
      stage.pull(to: 1440)
      StandIn.settle()
      #expect(stage.actions == 0)
      footer.begin()
      #expect(stage.actions == 1)
    }

    @Test func `A footer goes with the rows, and comes with them`() {
      let stage = Stage(content: 0)
      stage.addFooter()
      #expect(stage.bottom == 0)
      stage.scroll.contentSize.height = 20
      #expect(stage.bottom == 44)
    }

    @Test func `Strips are moved towards the content by a positive offset`() throws {
      let stage = Stage()
      let strips = try [stage.addHeader(), stage.addFooter(.onRelease)].map { control in
        try #require(control.host?.stripView(control.edge))
      }
      #expect(strips.map(\.frame.minY) == [-54, 2000])
      for offset in [CGFloat(-34), 10] {
        for control in [stage.scroll.tug.header, stage.scroll.tug.footer] {
          control?.options.stripOffset = offset
        }
        #expect(strips.map(\.frame.minY) == [-54 + offset, 2000 - offset])
      }
    }

    @Test func `The line with the time of the last update is in the words of the app`() {
      let header = RefreshHeader(.classic, onRefresh: {})
      header.texts.lastUpdated = "Last: {}!"
      header.lastUpdate = Date()
      let line = header.text(.lastUpdated)
      #expect(line.hasPrefix("Last: ") && line.hasSuffix("!") && !line.contains("{"))
      header.texts.lastUpdated = "Just now"
      #expect(header.text(.lastUpdated) == "Just now")
    }

    @Test func `Pictures for an arrow and for frames are those of their slot`() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      let images = [UIImage(data: StandIn.render(view, scale: 1).png)].compactMap(\.self)
      let duration = 0.5
      let frames = FramesOptions(
        pictures: 1,
        count: images.count,
        frameTime: duration / Double(images.count)
      )
      for look in [.frames(frames), Look.standard(StandardOptions(style: .classic, arrow: 1))] {
        let stage = Stage()
        let header = RefreshHeader(look, onRefresh: {})
        header.images[1] = images
        stage.scroll.tug.header = header
        stage.drag(to: -100)
        let layers = try #require(header.host?.stripView(.start)?.layers.shapeLayers)
        // An arrow has the colour of the others, which its picture lets through.
        #expect(layers.contains { ($0.contents ?? $0.mask?.contents) != nil })
      }
    }
  }
}
