// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// What strips put on the screen.
  @Suite struct DrawingTests {
    @Test func `Balls are in their places at full pull and in the middle of a refresh`() throws {
      let stage = try Stage()
      stage.view.header = RefreshHeader(.balls, onRefresh: {})
      stage.touch([(180, 100), (180, 240)], lifts: false)
      let pulled = try Picture(of: stage.view.widget, named: "balls-pulled")
      let top = Int(stage.displacement) - 60
      #expect(pulled.color(160, top + 35) == (245, 191, 20))
      #expect(pulled.color(200, top + 35) == (235, 1, 6))
      stage.lift((180, 240))
      stage.settle()
      let held = try Picture(of: stage.view.widget, named: "balls-refreshing")
      #expect(held.ink(x: 150..<210, y: 25..<45) > 100)
      stage.close()
    }

    @Test func `the standard header shows arrow and text, spinner, and the result`() throws {
      let stage = try Stage()
      stage.view.texts = .english
      stage.view.header = RefreshHeader(.standard, onRefresh: {})
      stage.touch([(180, 100), (180, 170)], lifts: false)
      let pulled = try Picture(of: stage.view.widget, named: "standard-pulled")
      #expect(pulled.ink(x: 60..<300, y: 2..<Int(stage.displacement) - 10) > 100)
      stage.slide((180, 170), (180, 240))
      spin(0.5)
      let armed = try Picture(of: stage.view.widget, named: "standard-armed")
      // The arrow has turned: its barbs are above its middle.
      let middle = Int(stage.displacement) - 30
      #expect(
        armed.ink(x: 70..<110, y: middle - 10..<middle)
          > armed.ink(x: 70..<110, y: middle..<middle + 10)
      )
      stage.lift((180, 240))
      stage.settle()
      _ = try Picture(of: stage.view.widget, named: "standard-refreshing")
      stage.view.header?.end(.failure)
      spin(0.45)
      _ = try Picture(of: stage.view.widget, named: "standard-failed")
      stage.settle()
      let rest = try Picture(of: stage.view.widget, named: "standard-rest")
      #expect(rest.ink(x: 0..<20, y: 5..<30) == 0)
      stage.close()
    }

    @Test func `every look is drawn when pulled and while it refreshes, and leaves nothing`() throws
    {
      let stage = try Stage()
      let empty = try Picture(of: stage.window.pointer, named: "rest")
      for (name, look) in Look.catalogue {
        stage.view.header = RefreshHeader(look, onRefresh: {})
        // Far enough for the longest trigger, through the rubber band.
        stage.touch([(180, 60), (180, 420)], lifts: false)
        let pulled = try Picture(of: stage.window.pointer, named: "\(name)-pulled")
        #expect(pulled.difference(to: empty) > 100, "\(name) pulled")
        stage.lift((180, 420))
        spin(1)
        #expect(stage.view.header?.phase == .refreshing, "\(name)")
        let refreshing = try Picture(of: stage.window.pointer, named: "\(name)-refreshing")
        #expect(refreshing.difference(to: empty) > 100, "\(name) refreshing")
        stage.view.header?.end()
        #expect(spin(4) { stage.view.header?.phase == .idle }, "\(name)")
        stage.settle()
        let rest = try Picture(of: stage.window.pointer, named: "\(name)-rest")
        // The row that the finger left is still lit up, far below.
        #expect(rest.difference(to: empty, above: 200) == 0, "\(name) at rest")
      }
      stage.close()
    }

    /// A list moves by whole pixels, and a pull ends anywhere between them.
    @Test(arguments: [("wave", Look.wave), ("bounce", .bounce)])
    func `a sheet reaches the edges of the view at every pull`(name: String, look: Look) throws {
      let stage = try Stage()
      stage.view.header = RefreshHeader(look, onRefresh: {})
      stage.touch([(180, 100), (180, 160)], lifts: false)
      for step in 1...8 {
        let y = 160 + 7.3 * Double(step)
        stage.slide((180, y - 7.3), (180, y), steps: 1)
        let picture = try Picture(of: stage.view.widget, named: "\(name)-edges-\(step)")
        let sheet = picture.color(60, 8)
        for x in [0, 1, 358, 359] { #expect(picture.color(x, 8) == sheet, "\(step), column \(x)") }
        for x in [0, 100, 300] { #expect(picture.color(x, 0) == sheet, "\(step), row 0 at \(x)") }
      }
      stage.lift((180, 220))
      stage.settle()
      stage.close()
    }

    @Test func `a picture fits its box, in its own colours or in a tint`() throws {
      let stage = try Stage()
      let bytes = [UInt8](repeating: 255, count: 4 * 20 * 10)
      let data = g_bytes_new(bytes, gsize(bytes.count))
      let texture = try #require(
        gdk_memory_texture_new(20, 10, GDK_MEMORY_R8G8B8A8, data, 80)
      )
      g_bytes_unref(data)
      let look = Look(metrics: LookMetrics(extent: 60)) { _, scene in
        scene.add(.image(0, 0, width: 40, height: 40).at(100, 30))
        let red = Paint(red: 255, green: 0, blue: 0)
        scene.add(.image(1, 0, width: 40, height: 40, tint: red).at(200, 30))
      }
      let header = RefreshHeader(look, onRefresh: {})
      header.setImages([texture], for: 0)
      g_object_unref(texture.address)
      stage.view.header = header
      stage.view.header?.begin()
      stage.settle()
      spin(0.1)
      let picture = try Picture(of: stage.view.widget, named: "pictures")
      #expect(picture.color(100, 30) == (255, 255, 255))
      #expect(picture.color(100, 22) == (255, 255, 255))
      #expect(picture.color(200, 30) == (255, 0, 0))
      // Twice as wide as high, so a quarter of the box is free above and below.
      #expect(picture.color(200, 15) == picture.color(150, 30))
      stage.view.header = nil
      stage.close()
    }
  }
}
