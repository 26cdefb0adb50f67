// SPDX-License-Identifier: MIT

// What options may be, and what follows from them. The web module leaves the checks out.
extension Double {
  /// Whether it can be the size of something that is seen: more than 0 and finite.
  var isSize: Bool { self > 0 && self < .infinity }

  /// Whether it can be the width of a line, or a distance: 0 or more and finite.
  var isLength: Bool { self >= 0 && self < .infinity }

  /// By how much it is more than the usual; a strip grows by as much as what is larger in it.
  func growth(over usual: Double) -> Double { max(0, self - usual) }
}
