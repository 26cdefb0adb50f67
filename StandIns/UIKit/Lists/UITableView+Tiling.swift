// SPDX-License-Identifier: MIT

extension UITableView {
  // MARK: Measuring

  func staleNow() {
    isStale = true
    setNeedsLayout()
  }

  func measureIfStale() {
    if isStale, batch == 0 { measure() }
  }

  func measure() {
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

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    staleNow()
  }

  // MARK: Tiling

  func tile() {
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
    backgroundView?.frame = shown
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
      cell.isSelected = path == selected
      edit(cell, false)
      cell.frame = rectForRow(at: path)
      if cell.superview !== self { takeIn(cell, over: backgroundView) }
    }
    placeHeaders(shown)
  }

  func recycle(_ cell: UITableViewCell) {
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
