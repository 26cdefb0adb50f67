// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// The list of demos.
final class MenuController: UITableViewController {
  private let demos: [(title: String, make: () -> UIViewController)] =
    Demo.looks.map { demo in (demo.name, { TableDemo(demo.look) }) } + [
      (
        "A view of your own",
        { RingDemo("The ring above is a view of this app. Pull to see it.", height: 1200) }
      ),
      ("Short content", { ScrollDemo("There is little here. Pull.", height: 80) }),
      ("A collection", { CollectionDemo(.vertical) }),
      ("A horizontal collection", { CollectionDemo(.horizontal) }),
      ("A web view", { WebDemo() }),
      ("Over the whole window", { IndicatorDemo() }),
    ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tug"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "demo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    demos.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "demo", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = demos[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let demo = demos[indexPath.row]
    let controller = demo.make()
    controller.title = demo.title
    navigationController?.pushViewController(controller, animated: true)
  }
}
