// SPDX-License-Identifier: MIT

import Tug
import TugLooks

#if TUG_OWN_LOOKS
import OwnLooks
#endif

/// The looks that the module brings, in the order of their names in `Web/src/looks.js`.
///
/// Every page loads the first three; with `-D TUG_LOOKS` come all, for a page that names another.
/// With `-D TUG_CHOICE` come only those that are defined by name, as scripts/build-web-module.sh does.
///
/// Looks of an app's own, which scripts/build-web.sh is given, stand before those of that module.
///
/// - Parameters:
///   - number: A place in that list.
///   - film: Pictures of the page for the look of frames, as 4096·milliseconds of each + count; 0 for none.
/// - Returns: The look; the default one, or in a chosen module an empty strip, for other numbers.
// Not inlined: each strip would bring all looks along once more.
@inline(never)
func look(_ number: Int32, film: Int32) -> Look {
  #if TUG_OWN_LOOKS
  let common: Int32 = 3
  if let own = ownLook(number - common) { return own }
  let number = number < common ? number : number - ownLookCount
  #endif
  return switch number {
  #if TUG_STANDARD
  case 0: .standard
  #endif
  #if !TUG_CHOICE || TUG_CLASSIC
  case 1: .classic
  #endif
  #if !TUG_CHOICE || TUG_BALLS
  case 2: .balls
  #endif
  #if TUG_LOOKS || TUG_RING
  case 3: .ring
  #endif
  #if TUG_LOOKS || TUG_DOTS
  case 4: .dots
  #endif
  #if TUG_LOOKS || TUG_WAVE
  case 5: .wave
  #endif
  #if TUG_LOOKS || TUG_DROP
  case 6: .drop
  #endif
  #if TUG_LOOKS || TUG_TWO_ARC
  case 7: .twoArc
  #endif
  #if TUG_LOOKS || TUG_BARS
  case 8: .bars
  #endif
  #if TUG_LOOKS || TUG_CURVE
  case 9: .curve
  #endif
  #if TUG_LOOKS || TUG_FRAMES
  case 10: film == 0 ? .frames : frames(count: Int(film) % 4096, milliseconds: Int(film) / 4096)
  #endif
  #if TUG_LOOKS || TUG_WEATHER
  case 11: .weather
  #endif
  #if TUG_LOOKS || TUG_BOUNCE
  case 12: .bounce
  #endif
  #if TUG_LOOKS || TUG_WHEEL
  case 13: .wheel
  #endif
  #if TUG_LOOKS || TUG_BUN
  case 14: .bun
  #endif
  #if TUG_LOOKS || TUG_ORBIT
  case 15: .orbit
  #endif
  #if !TUG_CHOICE
  default: .standard
  #else
  default: Look(metrics: LookMetrics(extent: 60)) { _, _ in }
  #endif
  }
}

#if TUG_LOOKS || TUG_FRAMES
/// The look of frames with the pictures that the page has in slot 0.
private func frames(count: Int, milliseconds: Int) -> Look {
  let frameTime = Double(max(1, milliseconds)) / 1000
  return .frames(FramesOptions(pictures: 0, count: max(1, count), frameTime: frameTime))
}
#endif
