// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Lists whose coordinates run from right to left.
  struct MirroredLists {
    /// A flow layout that asks for flipped coordinates in a right-to-left layout.
    private final class FlippingLayout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 20 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    /// A collection over the whole window, 20 items of 100 points.
    private final class List {
      let stage: Stage
      let collection: UICollectionView
      private let items = Items()

      init(_ layout: UICollectionViewFlowLayout, _ direction: UICollectionView.ScrollDirection) {
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 100, height: direction == .horizontal ? 600 : 100)
        layout.minimumLineSpacing = 0
        StandIn.reset()
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        stage = Stage(scroll: collection, top: 0)
        collection.dataSource = items
        StandIn.setLayoutDirection(.rightToLeft)
        StandIn.turn()
      }

      /// A view's frame in the window.
      func shown(_ view: UIView?) -> CGRect {
        view.map { $0.convert($0.bounds, to: nil) } ?? .null
      }

      func cell(_ item: Int) -> UIView? {
        collection.cellForItem(at: IndexPath(item: item, section: 0))
      }

      func add(_ edge: Edge) -> StripControl {
        let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
        let control =
          edge == .start
          ? RefreshHeader(look, onRefresh: { [stage] in stage.actions += 1 })
          : LoadMoreFooter(look, trigger: .onRelease, onLoad: { [stage] in stage.actions += 1 })
        control.options.minimumDisplay = 0
        if edge == .start {
          collection.tug.leading = control
        } else {
          collection.tug.trailing = control
        }
        return control
      }
    }

    @Test func `A leading strip of flipped coordinates opens at the right, and can be read`() {
      let list = List(FlippingLayout(), .horizontal)
      let header = list.add(.start)
      #expect(list.shown(list.cell(0)) == CGRect(x: 275, y: 0, width: 100, height: 600))
      header.begin()
      StandIn.settle()
      #expect(list.stage.actions == 1)
      let strip = header.host?.stripView(.start)
      #expect(list.shown(strip) == CGRect(x: 375 - 54, y: 0, width: 54, height: 667))
      #expect(isReadable(strip))
      #expect(isClose(list.shown(list.cell(0)).maxX, 375 - 54))
      #expect(list.collection.contentOffset.x == -54)
      #expect(list.collection.contentInset.left == 54)
      header.end()
      StandIn.settle()
      #expect(list.collection.contentOffset.x == 0)
      #expect(list.collection.contentInset == .zero)
    }

    @Test(arguments: [true, false])
    func `A finger pulls the leading strip out towards the left`(flips: Bool) {
      let list = List(flips ? FlippingLayout() : UICollectionViewFlowLayout(), .horizontal)
      let header = list.add(.start)
      if !flips { list.collection.contentOffset.x = 2000 - 375 }
      let finger = StandIn.touch(list.collection)
      finger.move(by: -40, 0)
      #expect(header.phase == .pulling)
      finger.move(by: -200, 0)
      #expect(header.phase == .armed)
      finger.up()
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(list.stage.actions == 1)
      #expect(isClose(list.shown(header.host?.stripView(.start)).minX, 375 - 54))
      #expect(isClose(list.shown(list.cell(0)).maxX, 375 - 54))
    }

    @Test func `A trailing strip of flipped coordinates opens at the left`() {
      let list = List(FlippingLayout(), .horizontal)
      let footer = list.add(.end)
      list.collection.contentOffset.x = 2000 - 375
      let finger = StandIn.touch(list.collection)
      finger.move(by: 240, 0)
      finger.up()
      StandIn.settle()
      #expect(footer.phase == .refreshing)
      let strip = footer.host?.stripView(.end)
      #expect(list.shown(strip) == CGRect(x: 0, y: 0, width: 54, height: 667))
      #expect(isReadable(strip))
    }

    @Test func `A layout that does not flip starts at its last item, and opens nothing there`() {
      let list = List(UICollectionViewFlowLayout(), .horizontal)
      let header = list.add(.start)
      #expect(list.cell(0) == nil)
      #expect(list.shown(list.cell(19)).minX == 0)
      header.begin()
      StandIn.settle()
      #expect(header.phase == .refreshing)
      #expect(list.collection.contentOffset.x == 0)
      #expect(list.collection.contentInset == .zero)
      header.reset()
    }

    @Test func `A vertical strip in flipped coordinates can be read, with a view of one's own too`()
      throws
    {
      final class Content: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54) }
      }
      let list = List(FlippingLayout(), .vertical)
      let header = list.stage.addHeader()
      let content = Content()
      list.collection.tug.footer = LoadMoreFooter(view: content, onLoad: {})
      StandIn.turn()
      header.begin()
      StandIn.settle()
      #expect(isReadable(header.host?.stripView(.start)))
      #expect(isReadable(content))
      #expect(list.shown(header.host?.stripView(.start)).minY == 0)
      // A finger at the right is where reading begins.
      let finger = StandIn.touch(at: CGPoint(x: 350, y: 300), in: list.stage.window)
      finger.move(by: 0, 40)
      let pointer = try #require(header.host?.engine.pointer)
      #expect(isClose(pointer, 25))
    }

    @Test func `A vertical strip follows coordinates that flip while it is open`() {
      let list = List(FlippingLayout(), .vertical)
      StandIn.setLayoutDirection(.leftToRight)
      StandIn.turn()
      let header = list.stage.addHeader()
      header.begin()
      StandIn.settle()
      let strip = header.host?.stripView(.start)
      #expect(isReadable(strip))
      StandIn.setLayoutDirection(.rightToLeft)
      StandIn.turn()
      #expect(isReadable(strip))
    }

    @Test func `A strip follows coordinates that flip while it is open`() {
      let list = List(FlippingLayout(), .horizontal)
      StandIn.setLayoutDirection(.leftToRight)
      StandIn.turn()
      let header = list.add(.start)
      header.begin()
      StandIn.settle()
      let strip = header.host?.stripView(.start)
      #expect(list.shown(strip).minX == 0)
      StandIn.setLayoutDirection(.rightToLeft)
      StandIn.turn()
      StandIn.settle()
      #expect(isClose(list.shown(strip).maxX, 375))
      #expect(isClose(list.shown(list.cell(0)).maxX, 375 - 54))
      #expect(isReadable(strip))
      #expect(list.collection.contentInset.left == 54)
      header.end()
      StandIn.settle()
      #expect(list.collection.contentInset == .zero)
    }

    @Test func `A closed strip follows coordinates that flip at the next layout`() {
      let list = List(FlippingLayout(), .horizontal)
      StandIn.setLayoutDirection(.leftToRight)
      StandIn.turn()
      let header = list.add(.start)
      StandIn.turn()
      StandIn.setLayoutDirection(.rightToLeft)
      // What is asked for before the layout is told what holds until then.
      header.host?.layoutChanged()
      StandIn.turn()
      #expect(header.host?.direction == AxisDirection(of: .horizontal, in: list.collection))
      #expect(header.host?.direction.isMirrored == true)
      #expect(header.host?.engine.geometry.isReversed == false)
    }

    @Test func `Coordinates that flip after a call of the app are followed in the same turn`() {
      let list = List(FlippingLayout(), .horizontal)
      StandIn.setLayoutDirection(.leftToRight)
      StandIn.turn()
      let header = list.add(.start)
      header.begin()
      StandIn.settle()
      // UIKit lays out the collection for this, and no subview.
      list.collection.semanticContentAttribute = .forceRightToLeft
      header.isEnabled = false
      StandIn.turn()
      let strip = header.host?.stripView(.start)
      #expect(isReadable(strip))
      #expect(isClose(list.shown(strip).maxX, 375))
      #expect(isClose(list.shown(list.cell(0)).maxX, 375 - 54))
    }

    @Test func `A list that the app mirrors by a transform has readable strips at its own sides`() {
      let stage = Stage(content: 667, top: 0)
      stage.scroll.contentSize = CGSize(width: 2000, height: 667)
      stage.scroll.transform = CGAffineTransform(scaleX: -1, y: 1)
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
      let leading = RefreshHeader(look, onRefresh: {})
      stage.scroll.tug.leading = leading
      // The app reads from left to right, so that the leading side is the left one on screen.
      stage.scroll.contentOffset.x = 2000 - 375
      StandIn.turn()
      leading.begin()
      StandIn.settle()
      let strip = leading.host?.stripView(.start)
      #expect(isReadable(strip))
      #expect(strip.map { $0.convert($0.bounds, to: nil).minX } == 0)
      #expect(stage.scroll.contentInset.right == 54)
    }
  }
}
