// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

extension Affine {
  /// Transforms what cairo draws from here on.
  func apply(to cairo: OpaquePointer) {
    var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    cairo_transform(cairo, &matrix)
  }
}
