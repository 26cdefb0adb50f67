// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// A scroll view whose header is a view of the app's own; the callback form.
final class RingDemo: UIViewController {
  private let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 320, height: 80))
    label.text = "The ring above is a view of this app. Pull to see it."
    label.numberOfLines = 0
    scroll.addSubview(label)
    // No width: it never scrolls sideways, however the device is held.
    scroll.contentSize = CGSize(width: 0, height: 1200)
    view.addSubview(scroll)

    scroll.tug.header = RefreshHeader(
      view: RingView(),
      onRefresh: { [weak self] in self?.work() }
    )
  }

  private func work() {
    Task { [weak self] in
      try? await Server.answer()
      self?.scroll.tug.header?.end(.success)
    }
  }
}
