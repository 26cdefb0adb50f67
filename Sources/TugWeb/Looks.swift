// SPDX-License-Identifier: MIT

import Tug
import TugLooks

/// The looks that the module brings, in the order of their names in `Web/src/looks.js`.
///
/// - Parameter number: A place in that list; the default look for any other number.
/// - Returns: The look.
func look(_ number: Int32) -> Look {
  switch number {
  case 1: .classic
  case 2: .balls
  default: .standard
  }
}
