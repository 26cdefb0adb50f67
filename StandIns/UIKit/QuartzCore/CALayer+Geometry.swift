// SPDX-License-Identifier: MIT

extension CALayer {
  public var frame: CGRect {
    get {
      let size = bounds.size
      let box = CGRect(
        x: -size.width * anchorPoint.x,
        y: -size.height * anchorPoint.y,
        width: size.width,
        height: size.height
      )
      let shown = CATransform3DIsIdentity(transform) ? box : box.applying(transform.affine)
      return shown.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let size =
        CATransform3DIsIdentity(transform)
        ? newValue.size
        : CGSize(
          width: abs(newValue.size.applying(transform.affine.inverted()).width),
          height: abs(newValue.size.applying(transform.affine.inverted()).height)
        )
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y
      )
      if bounds.size != size { bounds.size = size }
    }
  }

  public func affineTransform() -> CGAffineTransform { transform.affine }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// From the layer's own coordinates to its superlayer's.
  var toParent: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y
    )
    var matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    if flipsHorizontally {
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * bounds.midX, ty: 0)
      matrix = flip.concatenating(matrix)
    }
    return matrix.concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var toRoot: CGAffineTransform {
    parent.map { toParent.concatenating($0.toRoot) } ?? toParent
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
  }

  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atRoot: l?.rootTime(of: t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(of: t)
    return l?.localTime(atRoot: root) ?? root
  }

  /// The layer's time at a time of the clock.
  func localTime(atRoot time: Double) -> Double {
    let outer = parent?.localTime(atRoot: time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  private func rootTime(of time: Double) -> Double {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return parent?.rootTime(of: outer) ?? outer
  }
}
