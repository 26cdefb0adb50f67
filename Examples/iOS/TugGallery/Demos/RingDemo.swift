// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// A scroll view whose header is a view of the app's own; the callback form.
final class RingDemo: TextController {
  override func viewDidLoad() {
    super.viewDidLoad()
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
