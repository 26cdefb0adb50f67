// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What strips do where nobody sees them, and where UIKit takes their picture.
  struct Sight {
    /// A list in a window of a scene that refreshes.
    private final class Refreshing {
      let scene: UIWindowScene
      let window: UIWindow
      let scroll = UIScrollView()
      let header = RefreshHeader(.standard, onRefresh: {})

      init(_ scene: UIWindowScene) {
        self.scene = scene
        window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        scroll.frame = window.bounds
        scroll.contentSize = CGSize(width: 393, height: 2000)
        window.addSubview(scroll)
        scroll.tug.header = header
        StandIn.turn()
        header.begin()
        StandIn.settle()
      }

      var strip: StripView? { header.host?.stripView(.start) }
      var animations: Int {
        let layers = strip?.layers.shapeLayers ?? []
        return layers.reduce(0) { $0 + ($1.animationKeys()?.count ?? 0) }
      }
    }

    @Test func `A strip keeps its picture in the background, for the app switcher`() throws {
      StandIn.reset()
      let list = Refreshing(StandIn.scene)
      let count = list.animations
      #expect(count > 0)
      let shapes = try #require(list.strip?.layers.shapeLayers)
      StandIn.enterBackground()
      #expect(list.animations == 0)
      #expect(list.strip?.layers.shapeLayers == shapes)
      #expect(list.strip?.isHidden == false)
      StandIn.enterForeground()
      #expect(list.animations == count)
      #expect(list.strip?.layers.shapeLayers == shapes)
    }

    @Test func `A footer at rest keeps its picture in the background too`() {
      StandIn.reset()
      let window = StandIn.makeWindow()
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 393, height: 300)
      window.addSubview(scroll)
      let footer = LoadMoreFooter(.standard, trigger: .tap, onLoad: {})
      scroll.tug.footer = footer
      StandIn.turn()
      let strip = footer.host?.stripView(.end)
      #expect(strip?.layers.shapeLayers.isEmpty == false)
      StandIn.enterBackground()
      #expect(strip?.layers.shapeLayers.isEmpty == false)
    }

    @Test func `One scene of two in the background stops its own strips and no others`() {
      StandIn.reset()
      let (here, there) = (Refreshing(StandIn.scene), Refreshing(StandIn.makeScene()))
      let count = here.animations
      #expect(count > 0 && there.animations == count)
      StandIn.setAway(true, there.scene)
      #expect(here.animations == count)
      #expect(there.animations == 0)
      #expect(there.strip?.layers.shapeLayers.isEmpty == false)
      StandIn.setAway(false, there.scene)
      #expect(here.animations == count)
      #expect(there.animations == count)
    }

    @Test func `A scene that stays behind when the app comes back stays still`() {
      StandIn.reset()
      let list = Refreshing(StandIn.makeScene())
      let count = list.animations
      StandIn.setAway(true, list.scene)
      StandIn.enterBackground()
      StandIn.enterForeground()
      #expect(list.animations == 0)
      StandIn.setAway(false, list.scene)
      #expect(list.animations == count)
    }

    @Test func `A list that goes to another scene is seen there`() {
      StandIn.reset()
      let list = Refreshing(StandIn.makeScene())
      let count = list.animations
      StandIn.setAway(true, list.scene)
      #expect(list.animations == 0)
      let window = StandIn.makeWindow()
      window.addSubview(list.scroll)
      StandIn.turn()
      #expect(list.animations == count)
    }

    @Test func `The indicator of a scene moves again when only its scene comes back`() {
      StandIn.reset()
      let scene = StandIn.makeScene()
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      // What Core Animation has only as a whole is sampled, and dropped in the background.
      let look = Look(metrics: LookMetrics(extent: 54)) { _, scene in
        scene.add(.disc(0, diameter: 20, fill: .label))
        scene.track(0, .scaleX, from: 1, to: 2, duration: 1, repeats: .infinity)
      }
      OrbitIndicator(scene).show(look)
      StandIn.turn()
      #expect(StandIn.animationCount > 0)
      StandIn.setAway(true, scene)
      #expect(StandIn.animationCount == 0)
      StandIn.setAway(false, scene)
      #expect(StandIn.animationCount > 0)
      OrbitIndicator(scene).hide()
    }
  }
}
