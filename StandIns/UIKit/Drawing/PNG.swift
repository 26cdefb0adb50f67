// SPDX-License-Identifier: MIT

import CTugCairo

/// A surface of cairo as a PNG file.
package func pngData(of surface: OpaquePointer?) -> Data {
  let sink = PNGSink()
  cairo_surface_write_to_png_stream(
    surface,
    { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<PNGSink>.fromOpaque(UnsafeRawPointer(closure)).takeUnretainedValue()
        .data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    },
    Unmanaged.passUnretained(sink).toOpaque()
  )
  return sink.data
}

/// Where a PNG file goes to.
private final class PNGSink {
  var data = Data()
}

/// Where a PNG file comes from.
final class PNGSource {
  private let data: Data
  private var place = 0

  init(_ data: Data) { self.data = data }

  func read(into bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
    guard place + count <= data.count else { return CAIRO_STATUS_READ_ERROR }
    let start = data.startIndex + place
    data.copyBytes(to: bytes, from: start..<start + count)
    place += count
    return CAIRO_STATUS_SUCCESS
  }
}
