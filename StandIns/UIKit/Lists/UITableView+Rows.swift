// SPDX-License-Identifier: MIT

extension UITableView {
  // MARK: Reuse

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    guard let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return classes[identifier]?.init(registeredWith: identifier)
    }
    let cell = pool.remove(at: index)
    cell.prepareForReuse()
    return cell
  }

  // MARK: Changes

  /// Changes rows, by itself or inside of a batch, at whose end the counts have to agree.
  func change(_ body: (UITableView) -> Void) {
    if batch == 0 {
      measureIfStale()
      changes = RowChanges("UITableView", before: sections.map(\.rowCount))
    }
    batch += 1
    body(self)
    batch -= 1
    guard batch == 0 else { return }
    let counts = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map { section in
      dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    changes?.check(counts)
    changes = nil
    staleNow()
  }

  /// Has a cell show whether it can be edited.
  func edit(_ cell: UITableViewCell, _ animated: Bool) {
    let path = indexPath(for: cell)
    let mayEdit = path.flatMap { dataSource?.tableView(self, canEditRowAt: $0) } ?? true
    cell.setEditing(isEditing && mayEdit, animated: animated)
  }

  // MARK: Selection

  func row(at point: CGPoint) -> IndexPath? {
    measureIfStale()
    for section in sections where section.top <= point.y && point.y < section.bottom {
      guard let row = section.edges.lastIndex(where: { $0 <= point.y }) else { return nil }
      return IndexPath(row: row, section: section.index)
    }
    return nil
  }

  /// The row whose cell the finger is on.
  func row(under touch: UITouch) -> IndexPath? {
    guard let row = row(at: touch.location(in: self)), let cell = cells[row],
      touch.view?.isDescendant(of: cell) ?? false
    else { return nil }
    return row
  }

  func highlight(_ row: IndexPath?) {
    guard row != touched else { return }
    if let touched { cells[touched]?.isHighlighted = false }
    touched = row
    if let row { cells[row]?.isHighlighted = true }
  }

  /// Selects without telling the delegate.
  func select(_ row: IndexPath?) {
    if let selected { cells[selected]?.isSelected = false }
    selected = row
    if let row { cells[row]?.isSelected = true }
  }

  /// Selects as a tap does.
  func choose(_ row: IndexPath) {
    let old = selected
    select(row)
    let delegate = delegate as? any UITableViewDelegate
    if let old, old != row { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: row)
  }
}
