// SPDX-License-Identifier: MIT

import Tug
import TugLooks

extension Look {
  /// Dots of twice the usual size.
  public static var largeDots: Look { .dots(DotsOptions(diameter: 20)) }
}
