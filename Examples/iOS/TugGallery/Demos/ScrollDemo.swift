// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// Content that is shorter than the view, with a strip that lies over it.
final class ScrollDemo: TextController {
  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.tug.header = RefreshHeader(.frames) { try await Server.answer() }
  }
}
