// SPDX-License-Identifier: MIT

import Tug
import TugLooks

#if TUG_OWN_LOOKS
import OwnLooks
#endif

/// The looks that the module brings, in the order of their names in `Web/src/looks.js`.
///
/// All but the first come with the module of `-D TUG_LOOKS`, which a page loads when it names one.
///
/// Looks of an app's own, which scripts/build-web.sh is given, stand before those of that module.
///
/// - Parameter number: A place in that list; the default look for any other number.
/// - Returns: The look.
func look(_ number: Int32) -> Look {
  #if TUG_OWN_LOOKS
  let common: Int32 = 3
  if let own = ownLook(number - common) { return own }
  let number = number < common ? number : number - ownLookCount
  #endif
  return switch number {
  case 1: .classic
  case 2: .balls
  #if TUG_LOOKS
  case 3: .ring
  case 4: .dots
  case 5: .wave
  case 6: .drop
  case 7: .twoArc
  case 8: .bars
  case 9: .curve
  case 10: .frames
  case 11: .weather
  case 12: .bounce
  case 13: .wheel
  case 14: .bun
  case 15: .orbit
  #endif
  default: .standard
  }
}
