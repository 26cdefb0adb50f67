// SPDX-License-Identifier: MIT

import UIKit

/// A scroll view with a text in it.
class TextController: UIViewController {
  let scroll = UIScrollView()
  private let text: String
  private let height: CGFloat

  /// - Parameters:
  ///   - text: What stands at the top.
  ///   - height: Of the content.
  init(_ text: String, height: CGFloat) {
    self.text = text
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 60))
    label.autoresizingMask = .flexibleWidth
    label.text = text
    label.numberOfLines = 0
    scroll.addSubview(label)
    // No width: it never scrolls sideways, however the device is held.
    scroll.contentSize = CGSize(width: 0, height: height)
    view.addSubview(scroll)
  }
}
