// SPDX-License-Identifier: MIT

import Foundation
import ImageIO
import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Picture files for image slots.
  struct FrameSequences {
    /// A GIF of 4 × 4 pixels whose frames have one colour each, written as codes without packing.
    private func gif(_ frames: [(color: Int, delay: UInt8)]) -> Data {
      var bytes = Array("GIF89a".utf8) + [4, 0, 4, 0, 0x81, 0, 0]
      bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
      for frame in frames {
        bytes += [0x21, 0xF9, 4, 0, frame.delay, 0, 0, 0]
        bytes += [0x2C, 0, 0, 0, 0, 4, 0, 4, 0, 0, 2]
        // Codes of three bits: clear, then two pixels, again and again, so that they never widen.
        var codes: [Int] = []
        for _ in 0..<8 { codes += [4, frame.color, frame.color] }
        var (packed, held, bits): ([UInt8], Int, Int) = ([], 0, 0)
        for code in codes + [5] {
          held |= code << bits
          bits += 3
          while bits >= 8 {
            packed.append(UInt8(held & 255))
            held >>= 8
            bits -= 8
          }
        }
        packed.append(UInt8(held))
        bytes += [UInt8(packed.count)] + packed + [0]
      }
      return Data(bytes + [0x3B])
    }

    private func color(_ image: UIImage) -> CGColor? {
      let view = UIImageView(image: image)
      return StandIn.render(view, scale: 1).color(at: CGPoint(x: 1, y: 1))
    }

    private func write(_ data: Data) throws -> URL {
      let name = "tug-frames-\(UUID().uuidString)"
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      try data.write(to: url)
      return url
    }

    @Test func `A GIF gives its frames in order, and the time of each on average`() throws {
      let url = try write(gif([(1, 10), (2, 20), (3, 0)]))
      defer { try? FileManager.default.removeItem(at: url) }
      let frames = try FrameSequence(contentsOf: url, scale: 2)
      #expect(
        frames.images.map { color($0)?.components ?? [] }
          == [[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1]]
      )
      #expect(frames.images.allSatisfy { $0.size == CGSize(width: 2, height: 2) })
      // The frame without a delay has a tenth of a second.
      #expect(abs(frames.frameTime - 0.4 / 3) < 1e-9)
    }

    @Test func `A picture that does not move is one frame`() throws {
      let png = StandIn.render(UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3)), scale: 1).png
      let frames = try FrameSequence(data: png, named: "still")
      #expect(frames.images.count == 1)
      #expect(frames.frameTime == 0.1)
    }

    @Test func `A file with more frames than a look can use gives the first thousand`() throws {
      let long = gif(Array(repeating: (1, 10), count: 1001))
      let frames = try FrameSequence(data: long, named: "long")
      #expect(frames.images.count == 1000)
    }

    @Test func `A failure names the file and what is wrong with it`() throws {
      let missing = URL(fileURLWithPath: "/nowhere/bird.gif")
      #expect(throws: FrameSequence.Failure(file: "/nowhere/bird.gif", reason: .unreadable)) {
        try FrameSequence(contentsOf: missing)
      }
      let text = try write(Data("no picture".utf8))
      defer { try? FileManager.default.removeItem(at: text) }
      #expect(throws: FrameSequence.Failure(file: text.path, reason: .notAPicture)) {
        try FrameSequence(contentsOf: text)
      }
      // The second frame ends in the middle of its pixels.
      let damaged = gif([(1, 10), (2, 10)]).dropLast(9)
      #expect(throws: FrameSequence.Failure(file: "bird", reason: .damaged(frame: 1))) {
        try FrameSequence(data: Data(damaged), named: "bird")
      }
    }

    @Test func `The delay is found in every format, the exact one first`() {
      let rows: [(format: CFString, exact: CFString, clamped: CFString)] = [
        (
          kCGImagePropertyGIFDictionary, kCGImagePropertyGIFUnclampedDelayTime,
          kCGImagePropertyGIFDelayTime
        ),
        (
          kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGUnclampedDelayTime,
          kCGImagePropertyAPNGDelayTime
        ),
        (
          kCGImagePropertyWebPDictionary, kCGImagePropertyWebPUnclampedDelayTime,
          kCGImagePropertyWebPDelayTime
        ),
      ]
      for row in rows {
        func delay(_ details: [CFString: Any]) -> Double {
          FrameSequence.delay([row.format: details])
        }
        #expect(delay([row.exact: 0.04, row.clamped: 0.1]) == 0.04)
        #expect(delay([row.clamped: 0.2]) == 0.2)
        #expect(delay([row.exact: 0.0]) == 0.1)
        #expect(delay([:]) == 0.1)
      }
    }

    @Test func `The frames of a file play in the look`() throws {
      let bird = try FrameSequence(data: gif([(1, 10), (2, 10)]), named: "bird")
      let options = FramesOptions(
        pictures: 0,
        count: bird.images.count,
        frameTime: bird.frameTime
      )
      let stage = Stage(top: 0)
      stage.window.backgroundColor = .white
      let header = RefreshHeader(.frames(options), onRefresh: {})
      header.images[0] = bird.images
      stage.scroll.tug.header = header
      stage.drag(to: -80)
      stage.lift()
      StandIn.settle()
      var seen: [[CGFloat]] = []
      for _ in 0..<8 {
        StandIn.advance(by: 0.05)
        let picture = StandIn.render(stage.window, scale: 1)
        let color = picture.color(at: CGPoint(x: 187, y: 32))?.components ?? []
        if seen.last != color { seen.append(color) }
      }
      #expect(seen.count >= 4)
      #expect(Set(seen) == [[1, 0, 0, 1], [0, 1, 0, 1]])
    }
  }
}
