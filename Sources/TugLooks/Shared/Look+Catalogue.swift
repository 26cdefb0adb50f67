// SPDX-License-Identifier: MIT

import Tug

#if !hasFeature(Embedded)
extension Look {
  /// Every look with the name that pages and C programs have for it.
  package static let catalogue: [(name: String, look: Look)] = [
    ("standard", .standard), ("classic", .classic), ("balls", .balls), ("ring", .ring),
    ("dots", .dots), ("wave", .wave), ("drop", .drop), ("two-arc", .twoArc), ("bars", .bars),
    ("curve", .curve), ("frames", .frames), ("weather", .weather), ("bounce", .bounce),
    ("wheel", .wheel), ("bun", .bun), ("orbit", .orbit),
  ]
}
#endif
