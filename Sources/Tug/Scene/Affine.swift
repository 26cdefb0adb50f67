// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// A transform of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public struct Affine: Equatable, Sendable {
  /// Share of x in the new x.
  public var a: Double
  /// Share of x in the new y.
  public var b: Double
  /// Share of y in the new x.
  public var c: Double
  /// Share of y in the new y.
  public var d: Double
  /// Movement across.
  public var tx: Double
  /// Movement down.
  public var ty: Double

  /// Creates a transform; the identity by default.
  public init(
    a: Double = 1,
    b: Double = 0,
    c: Double = 0,
    d: Double = 1,
    tx: Double = 0,
    ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Affine()

  /// Whether it only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The transform of a shape's own coordinates to those around it: scaled, turned, moved.
  package init(of shape: UnsafePointer<Shape>) {
    let (x, y) = (shape.pointee.scaleX, shape.pointee.scaleY)
    (tx, ty) = (shape.pointee.x, shape.pointee.y)
    if shape.pointee.rotation == 0 {
      (a, b, c, d) = (x, 0, 0, y)
    } else {
      let (cos, sin) = Elementary.direction(shape.pointee.rotation)
      (a, b, c, d) = (cos * x, sin * x, -sin * y, cos * y)
    }
  }

  /// The transform that does `inner` first.
  package func after(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b,
      b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx,
      ty: b * inner.tx + d * inner.ty + ty
    )
  }
}
