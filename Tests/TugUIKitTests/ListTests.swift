// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Lists of UIKit's own.
  struct Lists {
    final class Rows: NSObject, UITableViewDataSource {
      var counts: [Int]
      private let isTitled: Bool

      init(_ counts: [Int] = [10, 10, 10], isTitled: Bool = true) {
        self.counts = counts
        self.isTitled = isTitled
      }

      func numberOfSections(in tableView: UITableView) -> Int { counts.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
      }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row")
          ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      }
      func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { isTitled ? "Section \(section)" : nil }
      /// Every row but the first.
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
      }
    }

    private let rows = Rows()

    private func makeStage() -> Stage {
      StandIn.reset()
      let table = UITableView(frame: .zero, style: .plain)
      let stage = Stage(scroll: table)
      table.dataSource = rows
      table.rowHeight = 44
      table.reloadData()
      StandIn.turn()
      return stage
    }

    @Test func `D1 the pinned section header of a table stays under the bar during a refresh`() {
      let stage = makeStage()
      guard let table = stage.scroll as? UITableView else { return }
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      #expect(isClose(stage.y, -118))
      for y in [-100.0, -64, 0, 100, 300] {
        table.contentOffset.y = y
        StandIn.turn()
        let pinned = table.subviews.filter { $0 is UITableViewHeaderFooterView && !$0.isHidden }
        let first = pinned.map(\.frame.minY).min() ?? 0
        #expect(first - y >= 64 - 0.5 || first <= 0.5, "at \(y): \(first - y)")
        #expect(isClose(stage.top, max(64, min(118, -y))))
      }
      header.end()
      StandIn.settle()
      #expect(isClose(stage.y, 300))
      #expect(stage.top == 64)
    }

    @Test func `C16 after a load the new rows take the place of the footer`() {
      let stage = makeStage()
      guard let table = stage.scroll as? UITableView else { return }
      let footer = stage.addFooter(.onRelease)
      let end = table.contentSize.height - 667
      table.contentOffset.y = end
      let finger = StandIn.touch(table)
      finger.drag(toY: end + 60)
      finger.up()
      StandIn.settle()
      #expect(footer.phase == .refreshing)
      #expect(isClose(stage.y, end + 44))
      rows.counts.append(10)
      table.reloadData()
      StandIn.record.offsetWrites = []
      footer.end(.success)
      StandIn.settle()
      #expect(isClose(stage.y, end + 44))
      #expect(StandIn.record.offsetWrites.isEmpty)
      #expect(stage.bottom == 0)
    }

    @Test func `The rows of a table lie under a pinned strip and over one that is behind`() throws {
      let stage = makeStage()
      let header = stage.addHeader { $0.metrics.placement = .pinned }
      let strip = try #require(header.host?.stripView(.start))
      // Nor do the pinned headers of a collection lie over it.
      #expect(strip.layer.zPosition > 1024)
      header.options.metrics.placement = .behind
      #expect(strip.layer.zPosition < 0)
      stage.scroll.contentOffset.y = 200
      StandIn.turn()
      #expect(isClose(strip.frame.minY - stage.y, 64))
    }

    @Test func `A footer that keeps its place lies in its room, whatever its look`() throws {
      let stage = makeStage()
      let footer = stage.addFooter { $0.metrics.placement = .pinned }
      let strip = try #require(footer.host?.stripView(.end))
      #expect(strip.layer.zPosition == 0)
      footer.options.trigger = .onRelease
      #expect(strip.layer.zPosition > 0)
      #expect(strip.superview == stage.scroll)
    }

    @Test func `G7 an inner list that is pulled leaves the outer one alone`() {
      let stage = Stage()
      let header = stage.addHeader()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      inner.contentSize = CGSize(width: 2000, height: 200)
      stage.scroll.addSubview(inner)
      StandIn.turn()
      let finger = StandIn.touch(inner)
      finger.move(by: 120, 0)
      #expect(inner.contentOffset.x < 0)
      finger.up()
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(stage.actions == 0)
    }

    @Test func `The scroll view of a web view or any other view is one like any other`()
      throws
    {
      /// Makes its own scroll view, is its delegate and puts its content in, as a web view does.
      final class Page: UIView, UIScrollViewDelegate {
        let scrollView = UIScrollView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))

        func load() {
          scrollView.frame = bounds
          scrollView.delegate = self
          scrollView.addSubview(content)
          scrollView.contentSize = content.frame.size
          addSubview(scrollView)
        }
      }
      let stage = Stage()
      let page = Page(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      page.load()
      stage.window.addSubview(page)
      StandIn.turn()
      var actions = 0
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
      let header = RefreshHeader(look, onRefresh: { actions += 1 })
      page.scrollView.tug.header = header
      let finger = StandIn.touch(page)
      finger.drag(toY: -80)
      finger.up()
      StandIn.settle()
      #expect(actions == 1)
      #expect(isClose(page.scrollView.contentOffset.y, -54))
      // The page reloads: its content goes and comes.
      page.scrollView.contentSize = CGSize(width: 375, height: 0)
      page.scrollView.contentSize = CGSize(width: 375, height: 3000)
      header.end()
      StandIn.settle()
      #expect(isClose(page.scrollView.contentOffset.y, 0))
      #expect(page.scrollView.contentInset == .zero)
      #expect(page.scrollView.delegate === page)
      page.scrollView.tug.header = nil
      #expect(page.scrollView.subviews == [page.content])
    }

    @Test func `A UIRefreshControl may be on a list that has no strip`() {
      let scroll = UIScrollView()
      scroll.refreshControl = UIRefreshControl()
      scroll.tug.isExclusive = false
      StandIn.makeWindow().addSubview(scroll)
      #expect(!scroll.tug.isExclusive)
    }

    @Test(arguments: [true, false])
    func `A UIRefreshControl on the same list is a mistake at set-up`(isFirst: Bool) async {
      let end = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) { [isFirst] in
        await MainActor.run {
          let scroll = UIScrollView()
          if isFirst { scroll.refreshControl = UIRefreshControl() }
          scroll.tug.header = RefreshHeader(.standard, onRefresh: {})
          if !isFirst { scroll.refreshControl = UIRefreshControl() }
          StandIn.makeWindow().addSubview(scroll)
        }
      }
      #if DEBUG
      // An optimised build stops without words.
      let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("must not have a UIRefreshControl and a strip of Tug"))
      #else
      #expect(end != nil)
      #endif
    }
  }
}
