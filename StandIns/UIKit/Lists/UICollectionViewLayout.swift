// SPDX-License-Identifier: MIT

@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath = IndexPath(item: 0, section: 0)

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}

@MainActor
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?

  open var collectionView: UICollectionView? { owner }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view counts x from the right when its layout runs the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether the collection view's layout runs the other way.
  var isOpposite: Bool {
    owner.map { $0.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection } ?? false
  }
}

/// Lines of items of one size.
///
/// In the opposite direction the items are mirrored, or the coordinates flipped where a subclass asks for
/// that; without it the content is first seen at its left end, where its last items are.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var content = CGSize.zero

  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var sectionInset = UIEdgeInsets.zero

  open override var collectionViewContentSize: CGSize { content }

  open override func prepare() {
    attributes.removeAll()
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right - sectionInset.left - sectionInset.right
      : view.bounds.height - inset.top - inset.bottom - sectionInset.top - sectionInset.bottom
    let (across, along) =
      isVertical ? (itemSize.width, itemSize.height) : (itemSize.height, itemSize.width)
    let perLine = max(
      1,
      Int((room + minimumInteritemSpacing) / max(1, across + minimumInteritemSpacing))
    )
    let gap = perLine > 1 ? (room - across * CGFloat(perLine)) / CGFloat(perLine - 1) : 0
    var place: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      place += isVertical ? sectionInset.top : sectionInset.left
      for item in 0..<count {
        let (line, column) = (item / perLine, item % perLine)
        let start = place + CGFloat(line) * (along + minimumLineSpacing)
        let side = CGFloat(column) * (across + gap)
        let one = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        one.frame = CGRect(
          origin: isVertical
            ? CGPoint(x: sectionInset.left + side, y: start)
            : CGPoint(x: start, y: sectionInset.top + side),
          size: itemSize
        )
        attributes.append(one)
      }
      let lines = CGFloat((count + perLine - 1) / perLine)
      place += max(0, lines * (along + minimumLineSpacing) - minimumLineSpacing)
      place += isVertical ? sectionInset.bottom : sectionInset.right
    }
    content =
      isVertical
      ? CGSize(width: view.bounds.width - inset.left - inset.right, height: place)
      : CGSize(width: place, height: view.bounds.height - inset.top - inset.bottom)
    guard isOpposite, !flipsHorizontallyInOppositeLayoutDirection else { return }
    for one in attributes { one.frame.origin.x = content.width - one.frame.maxX }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
}
