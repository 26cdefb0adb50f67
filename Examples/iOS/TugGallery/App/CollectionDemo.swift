// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// A collection in one direction: refresh at its start, more at its end.
///
/// A horizontal one has its strips at the leading and the trailing side.
final class CollectionDemo: UIViewController, UICollectionViewDataSource {
  private let feed = Feed()
  private let collection: UICollectionView
  private let direction: UICollectionView.ScrollDirection

  init(_ direction: UICollectionView.ScrollDirection) {
    self.direction = direction
    let layout = TileLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 104, height: 140)
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.dataSource = self
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.addSubview(collection)

    let header = RefreshHeader(.balls) { [weak self] in
      try await self?.feed.reload()
      self?.collection.reloadData()
      return .hasMore
    }
    // Both say what a failure was; the narrow one does without words.
    let look: Look = direction == .horizontal ? .twoArc : .standard
    let footer = LoadMoreFooter(look, trigger: .onRelease) { [weak self] in
      let hasMore = try await self?.feed.loadNext() ?? false
      self?.collection.reloadData()
      return hasMore ? .hasMore : .noMore
    }
    if direction == .horizontal {
      collection.tug.leading = header
      collection.tug.trailing = footer
    } else {
      collection.tug.header = header
      collection.tug.footer = footer
    }
    header.begin()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var frame = view.bounds
    if direction == .horizontal {
      frame.origin.y = view.safeAreaInsets.top + 24
      frame.size.height = 164
    }
    collection.frame = frame
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
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.label.text = feed.rows[indexPath.item]
    return cell
  }
}

/// Lines of tiles that begin at the right in a right-to-left layout.
///
/// UIKit's own flow layout puts the first tile there too, but shows the last one first.
final class TileLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A tile with a text.
final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
