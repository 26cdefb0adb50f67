// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Pictures of the app in the slots of a look.
  struct Pictures {
    @Test func `Pictures that come while the strip is open are shown`() throws {
      let look = Look(metrics: LookMetrics(extent: 54)) { _, scene in
        scene.add(.image(0, 3, width: 10, height: 10))
      }
      let stage = Stage()
      let header = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      let layer = try #require(header.host?.stripView(.start)?.layers.shapeLayers.first)
      #expect(layer.contents == nil)
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      header.images[3] = [UIImage(data: StandIn.render(picture, scale: 1).png)].compactMap(\.self)
      #expect(layer.contents != nil)
    }

    @Test func `Another picture takes the place of one that says it is equal`() throws {
      nonisolated final class Photo: UIImage, @unchecked Sendable {
        override func isEqual(_ object: Any?) -> Bool { object is Photo }
        override var hash: Int { 0 }
      }
      let look = Look(metrics: LookMetrics(extent: 54)) { _, scene in
        scene.add(.image(0, 3, width: 10, height: 10))
      }
      let stage = Stage()
      let header = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.header = header
      let png = StandIn.render(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), scale: 1).png
      let photos = [Photo(data: png, scale: 1), Photo(data: png, scale: 1)].compactMap(\.self)
      header.images[3] = [photos[0]]
      header.begin()
      StandIn.settle()
      let layer = try #require(header.host?.stripView(.start)?.layers.shapeLayers.first)
      let shown = try #require(layer.contents as AnyObject?)
      header.images[3] = [photos[0]]
      #expect(layer.contents as AnyObject === shown)
      header.images[3] = [photos[1]]
      #expect(layer.contents as AnyObject !== shown)
    }

    /// Pictures in white and in black, as PNG.
    private var variants: [Data] {
      [UIColor.white, .black].map { color in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = color
        return StandIn.render(view, scale: 1).png
      }
    }

    @Test func `A symbol stays as the app made it, whatever variants its asset has`() throws {
      nonisolated final class Symbol: UIImage, @unchecked Sendable {
        override var isSymbolImage: Bool { true }
      }
      let asset = UIImageAsset()
      let symbol = try #require(Symbol(data: variants[0], scale: 1))
      asset.register(symbol, with: UITraitCollection(userInterfaceStyle: .light))
      let dark = try #require(UIImage(data: variants[1]))
      asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      let stage = Stage()
      let header = RefreshHeader(.frames(FramesOptions(pictures: 3)), onRefresh: {})
      header.images[3] = [symbol]
      stage.scroll.tug.header = header
      header.begin()
      StandIn.setStyle(.dark)
      let layer = try #require(header.host?.stripView(.start)?.layers.shapeLayers.last)
      #expect((layer.contents as? CGImage)?.png == variants[0])
    }

    @Test func `A picture with a variant for the dark follows the surroundings`() throws {
      let (variants, asset) = (variants, UIImageAsset())
      let styles = [UIUserInterfaceStyle.light, .dark]
      for (png, style) in zip(variants, styles) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        UIImage(data: png).map { asset.register($0, with: traits) }
      }
      let picture = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
      let stage = Stage()
      let header = RefreshHeader(.frames(FramesOptions(pictures: 3)), onRefresh: {})
      header.images[3] = [picture]
      stage.scroll.tug.header = header
      header.begin()
      let layer = try #require(header.host?.stripView(.start)?.layers.shapeLayers.last)
      for (png, style) in zip(variants, styles) {
        StandIn.setStyle(style)
        let moving = layer.animation(forKey: "tug.0") as? CAKeyframeAnimation
        for contents in [layer.contents, moving?.values?.first] {
          #expect((contents as? CGImage)?.png == png)
        }
      }
    }
  }
}
