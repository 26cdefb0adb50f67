// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// The smallest upright rectangle around something that is drawn, in points.
struct Box: Equatable {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  /// A rectangle from its corner and size.
  init(x: Double, y: Double, width: Double, height: Double) {
    (left, top, right, bottom) = (x, y, x + width, y + height)
  }

  /// The rectangle around nothing.
  init() {}

  var width: Double { max(0, right - left) }
  var height: Double { max(0, bottom - top) }
  var area: Double { width * height }
  var isEmpty: Bool { right <= left || bottom <= top }

  /// Grows to hold a point.
  mutating func add(_ x: Double, _ y: Double) {
    left = min(left, x)
    top = min(top, y)
    right = max(right, x)
    bottom = max(bottom, y)
  }

  /// The rectangle around both.
  func union(_ other: Box) -> Box {
    var box = self
    box.left = min(left, other.left)
    box.top = min(top, other.top)
    box.right = max(right, other.right)
    box.bottom = max(bottom, other.bottom)
    return box
  }

  /// What both have in common.
  func intersection(_ other: Box) -> Box {
    var box = self
    box.left = max(left, other.left)
    box.top = max(top, other.top)
    box.right = min(right, other.right)
    box.bottom = min(bottom, other.bottom)
    return box
  }

  /// The rectangle with its edges moved outwards.
  func grown(by distance: Double) -> Box {
    guard !isEmpty || right >= left else { return self }
    var box = self
    box.left -= distance
    box.top -= distance
    box.right += distance
    box.bottom += distance
    return box
  }

  /// The rectangle with its edges moved outwards to whole points.
  ///
  /// GTK loses the first column or row of a cairo node that begins within a pixel (4.8, GL).
  var outward: Box {
    var box = self
    box.left = left.rounded(.down)
    box.top = top.rounded(.down)
    box.right = right.rounded(.up)
    box.bottom = bottom.rounded(.up)
    return box
  }

  /// The rectangle around the transformed corners.
  func transformed(by transform: Affine) -> Box {
    guard transform != .identity, right >= left else { return self }
    var box = Box()
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      box.add(
        transform.a * x + transform.c * y + transform.tx,
        transform.b * x + transform.d * y + transform.ty
      )
    }
    return box
  }

  /// The largest rectangle of a picture's proportions in the middle of the box.
  func fitting(width: Double, height: Double) -> Box {
    guard width > 0, height > 0 else { return self }
    let scale = min(self.width / width, self.height / height)
    let size = (width: width * scale, height: height * scale)
    return Box(
      x: left + (self.width - size.width) / 2,
      y: top + (self.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(left), y: Float(top)),
      size: graphene_size_t(width: Float(width), height: Float(height))
    )
  }
}
