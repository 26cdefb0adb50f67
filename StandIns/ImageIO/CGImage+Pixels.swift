// SPDX-License-Identifier: MIT

import CTugCairo
import Foundation
import UIKit

extension CGImage {
  /// A picture of opaque or clear pixels, each blue, green, red and alpha.
  convenience init(pixels: [UInt8], width: Int, height: Int) {
    var pixels = pixels
    let png = pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height),
        Int32(width * 4)
      )
      defer { cairo_surface_destroy(surface) }
      return pngData(of: surface)
    }
    self.init(png: png, width: width, height: height)
  }
}
