// SPDX-License-Identifier: MIT

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor
open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

/// Items of a data source, placed by a layout; cells are plain ones or made by the data source.
@MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  private var layout: UICollectionViewLayout
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var isStale = true

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { staleNow() }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      layout.owner = nil
      layout = newValue
      newValue.owner = self
      staleNow()
    }
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The content size is new after the next layout, as with Apple's.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells.removeAll()
    staleNow()
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    if let completion { Turn.later { completion(true) } }
  }

  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open var visibleCells: [UICollectionViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  open override func layoutSubviews() {
    if isStale {
      isStale = false
      layout.prepare()
      if layout.collectionViewContentSize != size { contentSize = layout.collectionViewContentSize }
    }
    super.layoutSubviews()
    tile()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    staleNow()
  }

  func staleNow() {
    isStale = true
    setNeedsLayout()
  }

  private func tile() {
    let shown = CGRect(origin: backingLayer.bounds.origin, size: bounds.size)
    let attributes = layout.layoutAttributesForElements(in: shown) ?? []
    let visible = Set(attributes.map(\.indexPath))
    for (path, cell) in cells where !visible.contains(path) {
      cell.removeFromSuperview()
      cells[path] = nil
    }
    for one in attributes {
      let cell =
        cells[one.indexPath] ?? dataSource?.collectionView(self, cellForItemAt: one.indexPath)
      guard let cell else { continue }
      cells[one.indexPath] = cell
      cell.frame = one.frame
      if cell.superview !== self { insertSubview(cell, at: 0) }
    }
  }
}
