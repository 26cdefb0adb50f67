// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Lists that load what comes before their first row, as the documentation has it.
  struct OlderRows {
    /// A chat of 40 rows whose pages come when the test says so.
    private final class Chat: NSObject, UITableViewDataSource {
      let window = StandIn.makeWindow(
        size: CGSize(width: 375, height: 667),
        safeArea: UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
      )
      let table = UITableView(frame: .zero, style: .plain)
      var count = 40
      var loads = 0
      var answer: CheckedContinuation<Void, Never>?

      override init() {
        super.init()
        table.frame = window.bounds
        table.rowHeight = 50
        table.estimatedRowHeight = 0
        table.dataSource = self
        window.addSubview(table)
        table.tug.header = LoadMoreFooter(.standard) { [weak self] in
          guard let self else { return .noMore }
          loads += 1
          await withCheckedContinuation { self.answer = $0 }
          let before = table.contentSize.height
          count += 30
          table.reloadData()
          table.layoutIfNeeded()
          table.contentOffset.y += table.contentSize.height - before
          return loads < 3 ? .hasMore : .noMore
        }
        StandIn.turn()
      }

      /// Where a row of the first page is on screen.
      var place: CGFloat { CGFloat(count - 40) * 50 - table.contentOffset.y }

      /// The page arrives.
      func answerLoad() async {
        for _ in 0..<1000 where answer == nil { await Task.yield() }
        answer?.resume()
        answer = nil
        for _ in 0..<1000 where table.tug.header?.phase == .refreshing { await Task.yield() }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }

    @Test func `What is read stays where it is, under a finger and in a bounce`() async {
      StandIn.reset()
      let chat = Chat()
      chat.table.contentOffset.y = 40 * 50 + 34 - 667
      StandIn.turn()
      #expect(chat.loads == 0)
      let finger = StandIn.touch(chat.table)
      finger.drag(toY: -100)
      var place = chat.place
      await chat.answerLoad()
      #expect(chat.loads == 1)
      #expect(isClose(chat.place, place))
      finger.move(by: 0, 20)
      #expect(isClose(chat.place, place + 20))
      finger.up()
      StandIn.settle()
      #expect(isClose(chat.place, place + 20))
      for loads in 2...3 {
        let finger = StandIn.touch(chat.table)
        finger.drag(toY: 300)
        finger.up(velocity: CGVector(dx: 0, dy: 4000))
        StandIn.advance(by: 0.2)
        place = chat.place
        await chat.answerLoad()
        #expect(chat.loads == loads)
        #expect(isClose(chat.place, place))
        StandIn.settle()
        #expect(isClose(chat.place, place))
      }
      #expect(chat.table.tug.header?.phase == .exhausted)
    }
  }
}
