// SPDX-License-Identifier: MIT

import CTugCairo

/// A picture in memory, and the few operations on it that the painter needs.
final class Canvas {
  private let surface: OpaquePointer?
  let context: OpaquePointer?
  let width: Int
  let height: Int

  /// A transparent picture of a size in pixels.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(self.width),
      Int32(self.height)
    )
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Runs a body between a save and a restore of the state.
  func isolated(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  func concatenate(_ m: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: m.a, yx: m.b, xy: m.c, yy: m.d, x0: m.tx, y0: m.ty)
    withUnsafePointer(to: &matrix) { cairo_transform(context, $0) }
  }

  func setColor(_ color: CGColor, alpha: CGFloat = 1) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * alpha)
  }

  func addPath(_ path: CGPath) {
    cairo_new_path(context)
    var current = CGPoint.zero
    for element in path.elements {
      let p = element.points
      switch element.type {
      case .moveToPoint: cairo_move_to(context, p[0].x, p[0].y)
      case .addLineToPoint: cairo_line_to(context, p[0].x, p[0].y)
      case .addQuadCurveToPoint:
        cairo_curve_to(
          context,
          current.x + 2 / 3 * (p[0].x - current.x),
          current.y + 2 / 3 * (p[0].y - current.y),
          p[1].x + 2 / 3 * (p[0].x - p[1].x),
          p[1].y + 2 / 3 * (p[0].y - p[1].y),
          p[1].x,
          p[1].y
        )
      case .addCurveToPoint:
        cairo_curve_to(context, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
      case .closeSubpath: cairo_close_path(context)
      }
      if let last = p.last { current = last }
    }
  }

  func fill() { cairo_fill(context) }
  func clip() { cairo_clip(context) }

  /// Draws a body aside, then lays it down with an opacity and through a mask.
  func group(opacity: CGFloat, mask: (() -> Void)?, _ body: () -> Void) {
    cairo_push_group(context)
    body()
    let content = cairo_pop_group(context)
    defer { cairo_pattern_destroy(content) }
    guard let mask else {
      cairo_set_source(context, content)
      cairo_paint_with_alpha(context, opacity)
      return
    }
    cairo_push_group(context)
    cairo_push_group(context)
    mask()
    let shape = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, shape)
    cairo_pattern_destroy(shape)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws a PNG file into a rectangle.
  func draw(png: Data, in rect: CGRect) {
    let source = PNGSource(png)
    let picture = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<PNGSource>.fromOpaque(UnsafeRawPointer(closure)).takeUnretainedValue()
          .read(into: bytes, Int(count))
      },
      Unmanaged.passUnretained(source).toOpaque()
    )
    defer { cairo_surface_destroy(picture) }
    guard cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS else { return }
    let (w, h) = (cairo_image_surface_get_width(picture), cairo_image_surface_get_height(picture))
    isolated {
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(context, rect.width / Double(w), rect.height / Double(h))
      cairo_set_source_surface(context, picture, 0, 0)
      cairo_paint(context)
    }
  }

  /// The picture as a PNG file.
  var png: Data {
    cairo_surface_flush(surface)
    return pngData(of: surface)
  }

  /// The pixels, four bytes each: red, green, blue, alpha, not premultiplied.
  var pixels: [UInt8] {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = y * stride + x * 4
        let alpha = Int(bytes[place + 3])
        for channel in [2, 1, 0] {
          let value = Int(bytes[place + channel])
          result.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
        }
        result.append(UInt8(alpha))
      }
    }
    return result
  }
}
