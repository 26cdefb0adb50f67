// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// Content that is shorter than the view, with a strip that lies over it.
final class ScrollDemo: UIViewController {
  private let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
    label.text = "There is little here. Pull."
    scroll.addSubview(label)
    // No width: it never scrolls sideways, however the device is held.
    scroll.contentSize = CGSize(width: 0, height: 80)
    view.addSubview(scroll)

    scroll.tug.header = RefreshHeader(.frames) { try await Server.answer() }
  }
}
