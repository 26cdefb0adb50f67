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

    @Test func `Nothing is said of a list that is hidden, or beside what is seen`() {
      let changes: [(UIScrollView) -> Void] = [
        { $0.isHidden = true },
        { $0.superview?.isHidden = true },
        { $0.superview?.alpha = 0 },
        { $0.frame.origin.x = $0.bounds.width },
        { $0.superview?.bounds.origin.x = -$0.bounds.width },
        // A pager of half the window's width: on its next page, cut off, and not.
        { list in
          list.superview?.clipsToBounds = true
          list.superview?.frame.size.width = 180
          list.frame = CGRect(x: 180, y: 0, width: 180, height: 667)
        },
      ]
      for (number, change) in changes.enumerated() {
        let stage = Stage()
        let page = UIView(frame: stage.window.bounds)
        page.addSubview(stage.scroll)
        stage.window.addSubview(page)
        let header = stage.addHeader()
        change(stage.scroll)
        header.begin()
        header.end()
        StandIn.settle()
        #expect(StandIn.record.announcements.isEmpty, "\(number)")
      }
    }

    @Test func `A list that lies outside of a view that cuts nothing off is in sight`() {
      let stage = Stage()
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 667))
      page.addSubview(stage.scroll)
      stage.window.addSubview(page)
      stage.scroll.frame = CGRect(x: 180, y: 0, width: 180, height: 667)
      stage.addHeader().begin()
      #expect(StandIn.record.announcements.count == 1)
    }

    @Test func `A begin out of sight is said when the list is in sight while it goes on`() {
      let changes: [(hide: (UIScrollView) -> Void, show: (UIScrollView) -> Void)] = [
        // As a list with constraints, which gets its size after it has come to its window.
        (
          { $0.frame.size = .zero },
          { $0.frame.size = CGSize(width: 375, height: 667) }
        ),
        ({ $0.frame.origin.x = 375 }, { $0.frame.origin.x = 0 }),
        ({ $0.isHidden = true }, { $0.isHidden = false }),
      ]
      for (number, change) in changes.enumerated() {
        for isOver in [false, true] {
          let stage = Stage()
          let header = stage.addHeader()
          header.texts = .english
          change.hide(stage.scroll)
          stage.scroll.removeFromSuperview()
          header.begin()
          stage.window.addSubview(stage.scroll)
          StandIn.settle()
          #expect(StandIn.record.announcements.isEmpty, "\(number)")
          if isOver { header.end() }
          change.show(stage.scroll)
          StandIn.turn()
          // Of a list that is moved into sight, nothing tells before it is touched.
          stage.drag(to: 100)
          stage.lift()
          StandIn.settle()
          #expect(StandIn.record.announcements == (isOver ? [] : ["Refreshing…"]), "\(number)")
          header.end()
          StandIn.settle()
          #expect(StandIn.record.announcements.count == (isOver ? 0 : 2), "\(number)")
        }
      }
    }

    @Test(arguments: [true, false])
    func `A begin in a hidden list is said as it is shown, which nothing else tells`(isOwn: Bool) {
      let stage = Stage()
      let page = UIView(frame: stage.window.bounds)
      page.addSubview(stage.scroll)
      stage.window.addSubview(page)
      let header = stage.addHeader()
      header.texts = .english
      let count = StandIn.observationCount
      let hidden = isOwn ? stage.scroll : page
      hidden.isHidden = true
      header.begin()
      StandIn.settle()
      #expect(StandIn.record.announcements.isEmpty)
      hidden.isHidden = false
      #expect(StandIn.record.announcements == ["Refreshing…"])
      StandIn.turn()
      #expect(StandIn.observationCount == count)
    }

    @Test func `Scrolling a hidden list leaves what waits for it to be shown as it is`() throws {
      let stage = Stage()
      let header = stage.addHeader()
      stage.scroll.isHidden = true
      header.begin(reveal: .never)
      StandIn.settle()
      let first = try #require(header.host?.sight.first?.observation)
      stage.scroll.contentOffset.y = 100
      #expect(header.host?.sight.first?.observation === first)
    }

    @Test func `A begin in a hidden page that goes into another one is said as that is shown`() {
      let stage = Stage()
      let (page, outer) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
      for view in [page, outer] {
        stage.window.addSubview(view)
        view.isHidden = true
      }
      page.addSubview(stage.scroll)
      let header = stage.addHeader()
      header.texts = .english
      let count = StandIn.observationCount
      header.begin()
      StandIn.settle()
      outer.addSubview(page)
      page.isHidden = false
      #expect(StandIn.record.announcements.isEmpty)
      outer.isHidden = false
      #expect(StandIn.record.announcements == ["Refreshing…"])
      #expect(StandIn.observationCount == count)
    }

    @Test func `What waits to be said goes with its control`() {
      let stage = Stage()
      stage.scroll.isHidden = true
      stage.addHeader().begin()
      stage.scroll.tug.header = nil
      #expect(StandIn.observationCount == 0)
      stage.scroll.isHidden = false
      #expect(StandIn.record.announcements.isEmpty)
    }
  }
}
