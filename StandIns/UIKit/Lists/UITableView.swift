// SPDX-License-Identifier: MIT

/// Rows of a data source; section headers of a plain table stick to the inset edge.
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public static let automaticDimension: CGFloat = -1

  // What the extensions keep.
  private let ownStyle: Style
  var sections: [TableSection] = []
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var pool: [UITableViewCell] = []
  var classes: [String: UITableViewCell.Type] = [:]
  var isStale = true
  var batch = 0
  var changes: RowChanges?
  var selected: IndexPath?
  /// The row under the finger.
  var touched: IndexPath?

  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    ownStyle = .plain
    super.init(coder: coder)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
  }

  open var style: Style { ownStyle }
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { staleNow() }
  }
  open var rowHeight: CGFloat = automaticDimension
  open var sectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedRowHeight: CGFloat = automaticDimension

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// Asks for everything again; the content size is new when this returns.
  open func reloadData() {
    for cell in cells.values { recycle(cell) }
    for header in headers.values { header.removeFromSuperview() }
    cells.removeAll()
    headers.removeAll()
    measure()
  }

  open var numberOfSections: Int {
    measureIfStale()
    return sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    measureIfStale()
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  open func rect(forSection section: Int) -> CGRect {
    measureIfStale()
    guard sections.indices.contains(section) else { return .zero }
    let found = sections[section]
    return CGRect(x: 0, y: found.top, width: bounds.width, height: found.bottom - found.top)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    measureIfStale()
    guard sections.indices.contains(section) else { return .zero }
    let found = sections[section]
    return CGRect(x: 0, y: found.top, width: bounds.width, height: found.header)
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    measureIfStale()
    guard sections.indices.contains(indexPath.section) else { return .zero }
    let section = sections[indexPath.section]
    guard (0..<section.rowCount).contains(indexPath.row) else { return .zero }
    let top = section.edges[indexPath.row]
    return CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: section.edges[indexPath.row + 1] - top
    )
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes a cell of the registered class when none waits; nil when no class is registered either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = reusableCell(identifier) else {
      preconditionFailure("UITableView must have a class registered for the identifier")
    }
    return cell
  }

  // MARK: Selection

  open var allowsSelection = true
  open var indexPathForSelectedRow: IndexPath? { selected }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selected == indexPath { select(nil) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    highlight(allowsSelection ? touches.first.flatMap { row(under: $0) } : nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first, row(under: touch) != touched { highlight(nil) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let row = touched
    highlight(nil)
    if let row { choose(row) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    highlight(nil)
  }

  // MARK: Changes

  /// The content size follows at the next layout, later than after `reloadData()`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    change { _ in updates?() }
    if let completion { Turn.later { completion(true) } }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.changes?.insert(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.changes?.delete(indexPaths) }
  }

  // MARK: Editing

  open var isEditing = false {
    didSet { if isEditing != oldValue { for cell in cells.values { edit(cell, false) } } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open override func layoutSubviews() {
    if isStale, batch == 0 { reloadData() }
    super.layoutSubviews()
    tile()
  }
}
