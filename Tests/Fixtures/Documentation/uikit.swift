// SPDX-License-Identifier: MIT

import Tug
import TugReplay
import TugUIKit
import UIKit

// What the code on the pages calls and does not declare; scripts/check-documentation.py compiles
// the pages with it.

struct Feed {
  func reload() async throws {}
  func loadNext() async throws -> Bool { false }
}

let feed = Feed()

class MyHeader: UIView, StripContent {
  var stripMetrics: LookMetrics { LookMetrics(extent: 60) }
}

final class MyFooter: MyHeader {}

final class Page {
  let tableView = UITableView()
  let scrollView = UIScrollView()
  let keyboardHeight: CGFloat = 0
  let url = URL(filePath: "/bird.gif")
  var header = RefreshHeader(.standard, onRefresh: {})
  let footer = LoadMoreFooter(.standard, onLoad: {})
  let slot: ImageSlot = 0
  let color = UIColor.systemTeal
  let image: UIImage
  let images: [UIImage] = []
  let windowScene: UIWindowScene
  var options = StripOptions(role: .refresh, metrics: LookMetrics(extent: 60))

  // What a look sees.
  let id: ShapeID = 0
  let context: LookContext
  let look = Look.standard
  var scene = Scene()
  var player = ScenePlayer()
  var list = DisplayList()
  let now = 0.0
  var engine = Engine()

  var tug: ScrollStrips { scrollView.tug }
  var control: StripControl { header }

  init(_ windowScene: UIWindowScene, _ image: UIImage, _ context: LookContext) {
    self.windowScene = windowScene
    self.image = image
    self.context = context
  }

  func load() {}
}
