// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// An outline of a display list, which cairo can follow.
enum Figure {
  case disc(x: Double, y: Double, radius: Double)
  case arc(x: Double, y: Double, radius: Double, start: Double, end: Double)
  case rectangle(x: Double, y: Double, width: Double, height: Double, cornerRadius: Double)
  case path(Outline)

  /// The rectangle around the outline itself; curves are counted with their control points.
  func bounds(in list: DisplayList) -> Box {
    switch self {
    case .disc(let x, let y, let radius), .arc(let x, let y, let radius, _, _):
      return Box(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    case .rectangle(let x, let y, let width, let height, _):
      return Box(x: x, y: y, width: width, height: height)
    case .path(let outline):
      var box = Box()
      for segment in list.segments(of: outline) {
        switch segment {
        case .move(let x, let y), .line(let x, let y):
          box.add(x, y)
        case .quadratic(let cx, let cy, let x, let y):
          box.add(cx, cy)
          box.add(x, y)
        case .cubic(let cx, let cy, let dx, let dy, let x, let y):
          box.add(cx, cy)
          box.add(dx, dy)
          box.add(x, y)
        case .close: break
        }
      }
      return box
    }
  }

  /// The outline as GTK's rounded rectangle, if it is one.
  var rounded: GskRoundedRect? {
    let (box, radius): (Box, Double)
    switch self {
    case .disc(let x, let y, let r):
      (box, radius) = (Box(x: x - r, y: y - r, width: 2 * r, height: 2 * r), r)
    case .rectangle(let x, let y, let width, let height, let cornerRadius):
      (box, radius) = (Box(x: x, y: y, width: width, height: height), cornerRadius)
    case .arc, .path: return nil
    }
    var rounded = GskRoundedRect()
    var bounds = box.graphene
    gsk_rounded_rect_init_from_rect(&rounded, &bounds, Float(radius))
    return rounded
  }

  /// Makes the outline cairo's current path.
  func follow(with cairo: OpaquePointer, in list: DisplayList) {
    cairo_new_path(cairo)
    switch self {
    case .disc(let x, let y, let radius):
      cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
      cairo_close_path(cairo)
    case .arc(let x, let y, let radius, let start, let end):
      if end >= start {
        cairo_arc(cairo, x, y, radius, start, end)
      } else {
        cairo_arc_negative(cairo, x, y, radius, start, end)
      }
    case .rectangle(let x, let y, let width, let height, let radius):
      Figure.followRectangle(cairo, x, y, width, height, radius)
    case .path(let outline):
      Figure.follow(list.segments(of: outline), with: cairo)
    }
  }

  private static func followRectangle(
    _ cairo: OpaquePointer,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ radius: Double
  ) {
    guard radius > 0 else {
      cairo_rectangle(cairo, x, y, width, height)
      return
    }
    let (right, bottom, quarter) = (x + width, y + height, Double.pi / 2)
    cairo_arc(cairo, right - radius, y + radius, radius, -quarter, 0)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, quarter)
    cairo_arc(cairo, x + radius, bottom - radius, radius, quarter, 2 * quarter)
    cairo_arc(cairo, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }

  private static func follow(_ segments: Segments, with cairo: OpaquePointer) {
    var (fromX, fromY) = (0.0, 0.0)
    for segment in segments {
      switch segment {
      case .move(let x, let y):
        cairo_move_to(cairo, x, y)
        (fromX, fromY) = (x, y)
      case .line(let x, let y):
        cairo_line_to(cairo, x, y)
        (fromX, fromY) = (x, y)
      case .quadratic(let cx, let cy, let x, let y):
        // The cubic curve with the same course.
        cairo_curve_to(
          cairo,
          fromX + (cx - fromX) * 2 / 3,
          fromY + (cy - fromY) * 2 / 3,
          x + (cx - x) * 2 / 3,
          y + (cy - y) * 2 / 3,
          x,
          y
        )
        (fromX, fromY) = (x, y)
      case .cubic(let cx, let cy, let dx, let dy, let x, let y):
        cairo_curve_to(cairo, cx, cy, dx, dy, x, y)
        (fromX, fromY) = (x, y)
      case .close:
        cairo_close_path(cairo)
      }
    }
  }
}
