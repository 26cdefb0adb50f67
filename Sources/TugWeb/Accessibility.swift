// SPDX-License-Identifier: MIT

import Tug

extension Strip {
  /// Whether a tap on the strip begins something.
  var canTap: Bool { isEnabled && isShown && (phase == .idle || phase == .failed) }
}
