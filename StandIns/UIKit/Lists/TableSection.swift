// SPDX-License-Identifier: MIT

/// Where the rows of a section are.
@MainActor
struct TableSection {
  let index: Int
  let top: CGFloat
  let header: CGFloat
  /// The top of each row, and the end of the last.
  let edges: [CGFloat]

  var bottom: CGFloat { edges[edges.count - 1] }
  var rowCount: Int { edges.count - 1 }

  init(index: Int, top: CGFloat, in table: UITableView) {
    self.index = index
    self.top = top
    let delegate = table.delegate as? any UITableViewDelegate
    let source = table.dataSource
    let hasTitle =
      source?.tableView(table, titleForHeaderInSection: index) != nil
      || delegate?.tableView(table, viewForHeaderInSection: index) != nil
    let asked =
      delegate?.tableView(table, heightForHeaderInSection: index)
      ?? table.sectionHeaderHeight
    header = asked >= 0 ? asked : hasTitle ? 28 : 0
    var y = top + header
    var edges = [y]
    for row in 0..<(source?.tableView(table, numberOfRowsInSection: index) ?? 0) {
      let path = IndexPath(row: row, section: index)
      let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
      y += height >= 0 ? height : 44
      edges.append(y)
    }
    self.edges = edges
  }

  func rows(in rect: CGRect) -> Range<Int> {
    // The first edge past a place, by halving.
    func first(after y: CGFloat) -> Int {
      var (low, high) = (0, edges.count)
      while low < high {
        let middle = (low + high) / 2
        if edges[middle] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = max(0, first(after: rect.minY) - 1)
    let end = min(rowCount, max(start, first(after: rect.maxY)))
    return start..<end
  }
}
