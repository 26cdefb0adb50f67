// SPDX-License-Identifier: MIT

/// Items of a data source, placed by a layout.
@MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  private var layout: UICollectionViewLayout
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var pool: [UICollectionViewCell] = []
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var isStale = true
  private var batch = 0
  private var changes: RowChanges?
  /// The counts as of the last layout or reload, which changes start from.
  private var known: [Int] = []

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

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = pool.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    guard let cell = classes[identifier]?.init(registeredWith: identifier) else {
      preconditionFailure("UICollectionView must have a class registered for the identifier")
    }
    return cell
  }

  private func recycle(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if cell.reuseIdentifier != nil { pool.append(cell) }
  }

  // MARK: Changes

  /// The content size is new after the next layout, as with Apple's.
  open func reloadData() {
    for cell in cells.values { recycle(cell) }
    cells.removeAll()
    known = counts
    staleNow()
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    change { _ in updates?() }
    if let completion { Turn.later { completion(true) } }
  }

  /// Changes items, by itself or inside of a batch, at whose end the counts have to agree.
  private func change(_ body: (UICollectionView) -> Void) {
    if batch == 0 { changes = RowChanges("UICollectionView", before: known) }
    batch += 1
    body(self)
    batch -= 1
    guard batch == 0 else { return }
    changes?.check(counts)
    changes = nil
    reloadData()
  }

  private var counts: [Int] {
    (0..<numberOfSections).map { numberOfItems(inSection: $0) }
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open var visibleCells: [UICollectionViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  open override func layoutSubviews() {
    let flips = layout.isOpposite && layout.flipsHorizontallyInOppositeLayoutDirection
    if backingLayer.flipsHorizontally != flips {
      backingLayer.flipsHorizontally = flips
      isStale = true
    }
    if isStale {
      isStale = false
      known = counts
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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    staleNow()
  }

  func staleNow() {
    isStale = true
    setNeedsLayout()
  }

  private func tile() {
    let shown = CGRect(origin: backingLayer.bounds.origin, size: bounds.size)
    backgroundView?.frame = shown
    let attributes = layout.layoutAttributesForElements(in: shown) ?? []
    let visible = Set(attributes.map(\.indexPath))
    for (path, cell) in cells where !visible.contains(path) {
      cells[path] = nil
      recycle(cell)
    }
    for one in attributes {
      let cell =
        cells[one.indexPath] ?? dataSource?.collectionView(self, cellForItemAt: one.indexPath)
      guard let cell else { continue }
      cells[one.indexPath] = cell
      cell.frame = one.frame
      // What is in a cell reads as ever; any other subview is seen mirrored.
      cell.backingLayer.flipsHorizontally = backingLayer.flipsHorizontally
      if cell.superview !== self { takeIn(cell, over: backgroundView) }
    }
  }
}
