// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Lists {
    private let window: UIWindow
    private let table: UITableView
    private let source = Rows()

    init() {
      StandIn.reset()
      window = StandIn.makeWindow(size: CGSize(width: 375, height: 667))
      table = UITableView(frame: window.bounds, style: .plain)
      table.dataSource = source
      window.addSubview(table)
      StandIn.turn()
    }

    /// Two sections with a header of 28 and rows of 44 points.
    private func height(rows: CGFloat) -> CGFloat { 2 * (28 + rows * 44) }

    @Test func `A table shows the rows in sight and knows its size`() {
      #expect(table.contentSize.height == height(rows: 20))
      #expect(table.visibleCells.count == 15)
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == CGFloat(160))
      table.contentOffset.y = 440
      StandIn.turn()
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    }

    @Test func `Section headers of a plain table stick at the inset edge`() {
      table.contentOffset.y = 300
      StandIn.turn()
      #expect(table.headerView(forSection: 0)?.frame.minY == 300)
      table.contentInset.top = 54
      StandIn.turn()
      #expect(table.headerView(forSection: 0)?.frame.minY == 354)
      table.contentOffset.y = 900
      StandIn.turn()
      #expect(table.headerView(forSection: 1)?.frame.minY == 954)
      #expect(table.headerView(forSection: 0)?.frame.maxY == 908)
    }

    @Test func `A reload has its size at once, a batch at the next layout`() {
      source.count = 21
      table.reloadData()
      #expect(table.contentSize.height == height(rows: 21))
      table.performBatchUpdates {
        source.count = 22
        table.insertRows(at: [0, 1].map { IndexPath(row: 21, section: $0) }, with: .none)
      }
      #expect(table.contentSize.height == height(rows: 21))
      StandIn.turn()
      #expect(table.contentSize.height == height(rows: 22))
    }

    @Test func `A smaller content is confined at layout, growth moves nothing`() {
      table.contentOffset.y = 1149
      StandIn.turn()
      #expect(table.contentOffset.y == 1149)
      source.count = 30
      table.reloadData()
      StandIn.turn()
      #expect(table.contentOffset.y == 1149)
      source.count = 10
      table.reloadData()
      #expect(table.contentOffset.y == 1149)
      StandIn.turn()
      #expect(table.contentOffset.y == height(rows: 10) - 667)
    }

    @Test func `Header and footer views of the table take room`() {
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      StandIn.turn()
      #expect(table.contentSize.height == 150 + height(rows: 20))
      #expect(table.rectForHeader(inSection: 0).minY == 100)
      #expect(table.tableFooterView?.frame.maxY == table.contentSize.height)
      #expect(table.tableFooterView?.frame.width == 375)
    }

    @Test func `Rows that do not agree with their data source are a mistake`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let source = Rows()
          let table = UITableView(frame: .zero, style: .plain)
          table.dataSource = source
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
    }

    /// One line of items of 100 points, in 375.
    private func makeCollection(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 200)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 200),
        collectionViewLayout: layout
      )
      collection.dataSource = source
      return collection
    }

    /// Flips its coordinates in the opposite direction.
    private final class FlippingLayout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test(arguments: [false, true])
    func `From right to left a flow layout mirrors its items, or flips its coordinates`(
      flips: Bool
    ) throws {
      StandIn.setLayoutDirection(.rightToLeft)
      let collection = makeCollection(flips ? FlippingLayout() : UICollectionViewFlowLayout())
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(collection)
      collection.addSubview(plain)
      StandIn.turn()
      // The first item is seen only where the coordinates begin with it.
      let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect((first != nil) == flips)
      let last = collection.cellForItem(at: IndexPath(item: 19, section: 0))
      #expect(last?.frame.minX == (flips ? nil : 0))
      #expect(plain.convert(plain.bounds, to: nil).minX == (flips ? 325 : 0))
      // A finger takes the content along in either case.
      let finger = StandIn.touch(collection)
      finger.move(by: -60, 0)
      #expect(isClose(collection.contentOffset.x, flips ? -25.6 : 50, within: 0.5))
      #expect(collection.panGestureRecognizer.translation(in: collection).x == (flips ? 60 : -60))
      guard flips, let first else { return }
      #expect(first.convert(first.bounds, to: nil).maxX < 375)
      // What is in a cell is not mirrored; any other subview is.
      let right = CGPoint(x: 1, y: 0)
      #expect(first.convert(right, to: nil).x > first.convert(CGPoint.zero, to: nil).x)
      #expect(plain.convert(right, to: nil).x < plain.convert(CGPoint.zero, to: nil).x)
      StandIn.setLayoutDirection(.leftToRight)
      StandIn.turn()
      #expect(plain.convert(plain.bounds, to: nil).minX < 100)
    }

    @Test func `A collection scrolls sideways with the same physics`() {
      table.removeFromSuperview()
      let collection = makeCollection(UICollectionViewFlowLayout())
      window.addSubview(collection)
      StandIn.turn()
      #expect(collection.contentSize == CGSize(width: 20 * 110 - 10, height: 200))
      #expect(collection.visibleCells.count == 4)
      let finger = StandIn.touch(collection)
      finger.drag(toX: -60)
      #expect(isClose(collection.contentOffset.x, -60, within: 0.34))
      #expect(collection.contentOffset.y == 0)
      finger.up()
      StandIn.settle()
      #expect(collection.contentOffset.x == 0)
    }
  }

  @MainActor
  final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 20

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }
}
