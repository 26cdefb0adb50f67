// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugGallery
@testable import TugUIKit

extension HostTests {
  /// The example app: every demo opened from the menu, used by touches, and left.
  struct GalleryAppTests {
    /// A demo with a list that ends after five pages of fifteen.
    nonisolated struct Feed: CustomStringConvertible {
      var title: String
      var isHorizontal = false
      /// The footer of the tables is the same one, so that one of them is enough.
      var loadsToTheEnd = true
      var description: String { title }
    }

    static let feeds =
      Demo.looks.map { Feed(title: $0.name, loadsToTheEnd: $0.name == "Standard") } + [
        Feed(title: "A collection"), Feed(title: "A horizontal collection", isHorizontal: true),
      ]

    @Test func `The menu names every demo once and is shown first`() throws {
      let app = try GalleryApp()
      #expect(app.navigation.topViewController is MenuController)
      #expect(app.menu?.numberOfRows(inSection: 0) == Demo.looks.count + 6)
      #expect(Set(Demo.looks.map(\.name)).count == Demo.looks.count)
      try app.draw("menu")
    }

    @Test func `The menu lists every look there is`() throws {
      let app = try GalleryApp()
      let menu = try #require(app.menu)
      var titles: Set<String> = []
      for row in 0..<menu.numberOfRows(inSection: 0) {
        let cell = menu.dataSource?.tableView(menu, cellForRowAt: IndexPath(row: row, section: 0))
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        titles.insert(content?.text ?? "")
      }
      // Of the drawing tests, whose list is held against the sources of the looks; Tile is an app's own.
      for entry in Gallery.headers where entry.name != "tile" {
        let title = entry.name == "two-arc" ? "Two arcs" : entry.name.capitalized
        #expect(titles.contains(title), "\(title)")
      }
      #expect(Gallery.headers.count == Demo.looks.count + 1)
    }

    @Test func `Every list refreshes by a pull, loads more to its end, and is freed`() async throws
    {
      for feed in Self.feeds { try await use(feed) }
    }

    private func use(_ feed: Feed) async throws {
      let app = try GalleryApp()
      weak var controller: UIViewController?
      weak var scroll: UIScrollView?
      weak var header: StripControl?
      weak var footer: StripControl?
      weak var host: ScrollHost?
      do {
        try app.open(feed.title)
        let list = try #require(app.scroll)
        let tug = list.tug
        let first = try #require(feed.isHorizontal ? tug.leading : tug.header, "\(feed)")
        let last = try #require(feed.isHorizontal ? tug.trailing : tug.footer, "\(feed)")
        (controller, scroll) = (app.navigation.topViewController, list)
        (header, footer, host) = (first, last, first.host)
        #expect(controller?.title == feed.title)

        // It begins by itself.
        #expect(first.phase == .refreshing)
        try app.draw("\(feed) refreshing")
        await finish(first)
        #expect(first.phase == .idle)
        #expect(count(list) == 15)

        try app.pull(feed.isHorizontal ? .left : .top, first)
        #expect(first.phase == .refreshing, "\(feed)")
        await finish(first)
        #expect(first.phase == .idle)
        try app.draw("\(feed) filled")

        try app.pull(feed.isHorizontal ? .right : .bottom, last)
        await finish(last)
        #expect(count(list) == 30, "\(feed)")
        if feed.loadsToTheEnd {
          try await loadToTheEnd(app, feed, last)
          // The eighth answer is a failure too, which begins no pages anew.
          for phase in [Phase.exhausted, .idle] {
            first.begin()
            await finish(first)
            #expect(last.phase == phase, "\(feed)")
          }
        }
      }
      try app.goBack()
      #expect(app.navigation.topViewController is MenuController)
      #expect(controller == nil, "\(feed)")
      #expect(scroll == nil, "\(feed)")
      #expect(header == nil, "\(feed)")
      #expect(footer == nil, "\(feed)")
      #expect(host == nil, "\(feed)")
      #expect(StandIn.observationCount == 0)
      #expect(StandIn.animationCount == 0)
      #expect(StandIn.displayLinkCount == 0)
    }

    /// The fourth answer of the server is a failure; a new drag tries again.
    private func loadToTheEnd(_ app: GalleryApp, _ feed: Feed, _ footer: StripControl) async throws
    {
      var failures = 0
      for _ in 0..<12 where footer.phase != .exhausted {
        try app.pull(feed.isHorizontal ? .right : .bottom, footer)
        await finish(footer)
        guard footer.phase == .failed else { continue }
        failures += 1
        try app.draw("\(feed) failed")
      }
      #expect(footer.phase == .exhausted, "\(feed)")
      #expect(failures == 1, "\(feed)")
      #expect(count(try #require(app.scroll)) == 75, "\(feed)")
      try app.pull(feed.isHorizontal ? .right : .bottom, footer)
      StandIn.settle()
      try app.draw("\(feed) at its end")
    }

    @Test(arguments: ["A view of your own", "Short content", "A web view"])
    func `A demo with a header only refreshes by a pull and is freed`(title: String) async throws {
      let app = try GalleryApp()
      weak var controller: UIViewController?
      weak var scroll: UIScrollView?
      weak var header: StripControl?
      do {
        try app.open(title)
        let view = try #require(app.scroll)
        let control = try #require(view.tug.header)
        (controller, scroll, header) = (app.navigation.topViewController, view, control)
        #expect(control.phase == .idle)
        try app.draw(title)
        let finger = StandIn.touch(view)
        finger.drag(toY: -view.adjustedContentInset.top - 40)
        try app.draw("\(title) pulled")
        finger.up()
        StandIn.settle()
        try app.pull(.top, control)
        if title != "A web view" {
          #expect(control.phase == .refreshing)
          StandIn.advance(by: 0.7)
          try app.draw("\(title) refreshing")
        }
        var outcome: Outcome?
        control.onEnd = { outcome = $0 }
        await finish(control)
        #expect(control.phase == .idle)
        #expect(outcome == .success || title == "A web view")
      }
      try app.goBack()
      #expect(controller == nil)
      #expect(scroll == nil)
      #expect(header == nil)
      #expect(StandIn.observationCount == 0)
      #expect(StandIn.animationCount == 0)
    }

    @Test(arguments: ["in the dark", "right to left"])
    func `The app follows the dark and the direction of reading`(surroundings: String) async throws
    {
      let isReversed = surroundings == "right to left"
      for title in ["Standard", "A view of your own", "A horizontal collection"] {
        let app = try GalleryApp()
        if isReversed {
          StandIn.setLayoutDirection(.rightToLeft)
        } else {
          StandIn.setStyle(.dark)
        }
        try app.open(title)
        let list = try #require(app.scroll)
        let control = try #require(list.tug.leading ?? list.tug.header)
        if control.phase == .idle { control.begin() }
        StandIn.advance(by: 0.7)
        let strip = try #require(control.host?.stripView(.start))
        let shown = strip.convert(strip.bounds, to: nil)
        if title == "A horizontal collection" {
          #expect(isReversed ? shown.maxX == app.window.bounds.maxX : shown.minX == 0)
        }
        // A strip in flipped coordinates would be seen in a mirror.
        let right = strip.convert(CGPoint(x: 1, y: 0), to: nil)
        #expect(right.x > strip.convert(CGPoint.zero, to: nil).x)
        try app.draw("\(title) refreshing \(surroundings)")
        await finish(control)
        if let first = (list as? UICollectionView)?.cellForItem(at: IndexPath(item: 0, section: 0))
        {
          let place = first.convert(first.bounds, to: nil)
          #expect(isReversed ? place.minX > 200 : place.minX < 100)
        }
        try app.draw("\(title) filled \(surroundings)")
      }
    }

    @Test func `The indicator covers the window while the work goes on`() async throws {
      let app = try GalleryApp()
      weak var controller: UIViewController?
      do {
        try app.open("Over the whole window")
        let shown = try #require(app.navigation.topViewController)
        controller = shown
        let button = try #require(shown.view.subviews.first as? UIButton)
        let indicator = OrbitIndicator(StandIn.scene)
        StandIn.tap(button)
        #expect(indicator.isShown)
        StandIn.advance(by: 0.4)
        try app.draw("indicator")
        // It takes the touches.
        StandIn.tap(button)
        #expect(indicator.view?.count == 1)
        await until { !indicator.isShown }
        #expect(!indicator.isShown)
        #expect(app.navigation.topViewController === shown)
      }
      try app.goBack()
      #expect(controller == nil)
      #expect(StandIn.animationCount == 0)
    }

    private func count(_ list: UIScrollView) -> Int {
      (list as? UITableView)?.numberOfRows(inSection: 0)
        ?? (list as? UICollectionView)?.numberOfItems(inSection: 0) ?? 0
    }

    /// Lets the action end, and the strip come to rest.
    private func finish(_ control: StripControl) async {
      await until { control.phase != .refreshing }
      StandIn.settle()
    }

    /// Lets other tasks of the main actor run, a thousand turns at most.
    private func until(_ isDone: () -> Bool) async {
      for _ in 0..<1000 where !isDone() { await Task.yield() }
    }
  }
}
