// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// A horizontal collection: refresh at the leading side, more at the trailing side.
final class CollectionDemo: UIViewController, UICollectionViewDataSource {
  private let feed = Feed()
  private let collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 160)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: 200)
    collection.autoresizingMask = [.flexibleWidth]
    collection.dataSource = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.addSubview(collection)

    collection.tug.leading = RefreshHeader(.balls) { [weak self] in
      try await self?.feed.reload()
      self?.collection.reloadData()
    }
    collection.tug.trailing = LoadMoreFooter(.balls, trigger: .onRelease) { [weak self] in
      let hasMore = try await self?.feed.loadNext() ?? false
      self?.collection.reloadData()
      return hasMore ? .hasMore : .noMore
    }
    collection.tug.leading?.begin()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    feed.rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.backgroundColor = .systemFill
    return cell
  }
}
