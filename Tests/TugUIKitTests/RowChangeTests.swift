// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Rows that come, go, are edited or swiped while a strip is at work.
  struct RowChanges {
    private let source = Lists.Rows([30], isTitled: false)
    private let table = UITableView(frame: .zero, style: .plain)

    /// A table of 30 rows of 44 points.
    private func makeStage() -> Stage {
      let stage = Stage(scroll: table)
      table.dataSource = source
      table.rowHeight = 44
      table.reloadData()
      StandIn.turn()
      StandIn.record.insetWrites = []
      StandIn.record.offsetWrites = []
      return stage
    }

    private func insert(_ rows: Range<Int>) {
      table.performBatchUpdates {
        source.counts[0] += rows.count
        table.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
      }
    }

    private func delete(_ rows: Range<Int>) {
      table.performBatchUpdates {
        source.counts[0] -= rows.count
        table.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
      }
    }

    private func row(_ row: Int) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    @Test func `Rows that come at the top during a refresh leave the open strip alone`() {
      let stage = makeStage()
      let header = stage.addHeader()
      header.begin()
      StandIn.settle()
      StandIn.record.insetWrites = []
      StandIn.record.offsetWrites = []
      insert(0..<5)
      StandIn.turn()
      #expect(isClose(table.contentSize.height, 35 * 44))
      #expect(isClose(stage.y, -118) && stage.top == 118)
      #expect(StandIn.record.insetWrites.isEmpty)
      #expect(StandIn.record.offsetWrites.isEmpty)
      header.end()
      StandIn.settle()
      #expect(isClose(stage.y, -64) && stage.top == 64)
      #expect(StandIn.record.insetWrites.count == 1)
      #expect(StandIn.record.offsetWrites.count == 1)
    }

    @Test(arguments: [true, false])
    func `Rows that go until the list is short end where it belongs`(endsFirst: Bool) {
      let stage = makeStage()
      let header = stage.addHeader()
      stage.addFooter(.onRelease)
      header.begin()
      StandIn.settle()
      if endsFirst { header.end() }
      delete(2..<30)
      if !endsFirst {
        StandIn.turn()
        #expect(isClose(stage.y, -118))
        header.end()
      }
      StandIn.settle()
      #expect(table.contentSize.height == 88)
      #expect(isClose(stage.y, -64))
      #expect(stage.top == 64 && stage.bottom == 0)
    }

    @Test(arguments: [true, false])
    func `Rows of a batch take the place of the footer, also if the load ends in the same turn`(
      isSameTurn: Bool
    ) {
      let stage = makeStage()
      let footer = stage.addFooter(.onRelease)
      let end = table.contentSize.height - 667
      table.contentOffset.y = end
      stage.pull(to: end + 60)
      StandIn.settle()
      #expect(footer.phase == .refreshing)
      #expect(isClose(stage.y, end + 44))
      StandIn.record.offsetWrites = []
      insert(30..<40)
      if !isSameTurn { StandIn.turn() }
      footer.end()
      StandIn.settle()
      #expect(isClose(stage.y, end + 44))
      #expect(StandIn.record.offsetWrites.isEmpty)
      #expect(stage.bottom == 0)
    }

    @Test func `A load that deletes rows goes back to the end`() {
      let stage = makeStage()
      let footer = stage.addFooter(.onRelease)
      table.contentOffset.y = table.contentSize.height - 667
      stage.pull(to: stage.y + 60)
      StandIn.settle()
      delete(20..<30)
      footer.end(.noMore)
      StandIn.settle()
      #expect(isClose(stage.y, 20 * 44 + stage.bottom - 667))
      #expect(footer.phase == .exhausted)
    }

    @Test func `A table that is edited refreshes like any other, before, during and after`() {
      let stage = makeStage()
      let header = stage.addHeader()
      table.setEditing(true, animated: true)
      StandIn.turn()
      #expect(row(0)?.isEditing == false && row(1)?.isEditing == true)
      stage.pull(to: -64 - 80)
      StandIn.settle()
      #expect(header.phase == .refreshing && stage.actions == 1)
      #expect(row(1)?.contentView.frame.minX == 38)
      delete(3..<6)
      table.setEditing(false, animated: true)
      StandIn.turn()
      #expect(row(1)?.contentView.frame.minX == 0)
      #expect(isClose(stage.y, -118))
      header.end()
      StandIn.settle()
      #expect(isClose(stage.y, -64) && stage.top == 64)
      #expect(table.numberOfRows(inSection: 0) == 27)
    }

    @Test func `A swipe of a row pulls nothing, and a refresh that ends under it waits`() throws {
      let stage = makeStage()
      let header = stage.addHeader()
      let swipe = UIPanGestureRecognizer()
      try #require(row(4)).addGestureRecognizer(swipe)
      header.begin()
      StandIn.settle()
      let finger = StandIn.touch(try #require(row(4)))
      finger.move(by: -40, 2)
      #expect(swipe.state == .began)
      #expect(!table.isDragging)
      header.end()
      StandIn.advance(by: 1)
      #expect(isClose(stage.y, -118))
      finger.move(by: -40, 2)
      finger.up()
      StandIn.settle()
      #expect(header.phase == .idle)
      #expect(isClose(stage.y, -64) && stage.top == 64)
      #expect(stage.phases.filter(\.isPull).isEmpty)
    }
  }
}
