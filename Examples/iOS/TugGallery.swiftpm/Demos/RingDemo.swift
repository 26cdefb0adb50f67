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
    scroll.contentSize = CGSize(width: view.bounds.width, height: 1200)
    view.addSubview(scroll)

    scroll.tug.header = RefreshHeader(
      view: RingView(),
      onRefresh: { [weak self] in self?.work() }
    )
  }

  private func work() {
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1_500_000_000)
      self?.scroll.tug.header?.end(.success)
    }
  }
}

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
    scroll.contentSize = CGSize(width: view.bounds.width, height: 80)
    view.addSubview(scroll)

    scroll.tug.header = RefreshHeader(.frames, action: Self.rest)
  }

  private static func rest() async throws {
    try await Task.sleep(nanoseconds: 1_500_000_000)
  }
}
