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

  private let ownStyle: Style
  var sections: [TableSection] = []
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var pool: [UITableViewCell] = []
  private var isStale = true
  private var batch = 0

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
  open var sectionFooterHeight: CGFloat = automaticDimension
  open var estimatedRowHeight: CGFloat = automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  open var sectionHeaderTopPadding: CGFloat = automaticDimension

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
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
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let cell = pool.remove(at: index)
    cell.prepareForReuse()
    return cell
  }

  /// The content size follows at the next layout, later than after `reloadData()`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    batch += 1
    updates?()
    batch -= 1
    staleNow()
    if let completion { Turn.later { completion(true) } }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { staleNow() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { staleNow() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { staleNow() }

  open override func layoutSubviews() {
    if isStale, batch == 0 { reloadData() }
    super.layoutSubviews()
    tile()
  }

  // MARK: Measuring

  private func staleNow() {
    isStale = true
    setNeedsLayout()
  }

  private func measureIfStale() {
    if isStale, batch == 0 { measure() }
  }

  private func measure() {
    isStale = false
    var y = tableHeaderView?.bounds.height ?? 0
    sections = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map { index in
      let section = TableSection(index: index, top: y, in: self)
      y = section.bottom
      return section
    }
    tableFooterView?.frame.origin.y = y
    y += tableFooterView?.bounds.height ?? 0
    let new = CGSize(width: bounds.width, height: y)
    if new != size { contentSize = new }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    staleNow()
  }

  // MARK: Tiling

  private func tile() {
    let shown = CGRect(origin: backingLayer.bounds.origin, size: bounds.size)
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0,
        y: 0,
        width: bounds.width,
        height: tableHeaderView.bounds.height
      )
    }
    if let tableFooterView { tableFooterView.frame.size.width = bounds.width }
    var visible: Set<IndexPath> = []
    for section in sections where section.bottom > shown.minY && section.top < shown.maxY {
      for row in section.rows(in: shown) {
        visible.insert(IndexPath(row: row, section: section.index))
      }
    }
    for (path, cell) in cells where !visible.contains(path) {
      cells[path] = nil
      recycle(cell)
    }
    for path in visible.sorted() {
      let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path)
      guard let cell else { continue }
      cells[path] = cell
      cell.frame = rectForRow(at: path)
      if cell.superview !== self { insertSubview(cell, at: 0) }
    }
    placeHeaders(shown)
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.reuseIdentifier != nil { pool.append(cell) }
  }

  private func placeHeaders(_ shown: CGRect) {
    let edge = shown.minY + adjustedContentInset.top
    for section in sections {
      let isVisible = section.bottom > shown.minY && section.top < shown.maxY
      guard section.header > 0, isVisible else {
        headers[section.index]?.removeFromSuperview()
        headers[section.index] = nil
        continue
      }
      let header = headers[section.index] ?? makeHeader(section.index)
      headers[section.index] = header
      var y = section.top
      if style == .plain { y = max(y, min(edge, section.bottom - section.header)) }
      header.frame = CGRect(x: 0, y: y, width: bounds.width, height: section.header)
      if header.superview !== self { addSubview(header) }
    }
  }

  private func makeHeader(_ section: Int) -> UIView {
    if let own = (delegate as? any UITableViewDelegate)?.tableView(
      self,
      viewForHeaderInSection: section
    ) {
      return own
    }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = dataSource?.tableView(self, titleForHeaderInSection: section)
    return header
  }
}
