// SPDX-License-Identifier: MIT

import CTugCairo
import Foundation
import UIKit

/// Collects what cairo writes.
private final class Sink {
  var data = Data()
}

extension CGImage {
  /// A picture of opaque or clear pixels, each blue, green, red and alpha.
  convenience init(pixels: [UInt8], width: Int, height: Int) {
    var pixels = pixels
    let sink = Sink()
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height),
        Int32(width * 4)
      )
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Sink>.fromOpaque(UnsafeRawPointer(closure)).takeUnretainedValue()
            .data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        Unmanaged.passUnretained(sink).toOpaque()
      )
      cairo_surface_destroy(surface)
    }
    self.init(png: sink.data, width: width, height: height)
  }
}
