// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// A table with a header in one look, and a footer that loads more.
final class TableDemo: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private let feed = Feed()
  private let look: Look

  init(_ look: Look) {
    self.look = look
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    view.addSubview(table)

    table.tug.header = RefreshHeader(look) { [weak self] in
      try await self?.feed.reload()
      self?.table.reloadData()
      return .hasMore
    }
    table.tug.footer = LoadMoreFooter(.standard) { [weak self] in
      let hasMore = try await self?.feed.loadNext() ?? false
      self?.table.reloadData()
      return hasMore ? .hasMore : .noMore
    }
    table.tug.header?.begin()
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    table.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = feed.rows[indexPath.row]
    return cell
  }
}
