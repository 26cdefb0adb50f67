// SPDX-License-Identifier: MIT

open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: return self
    case .dynamic(let provider):
      return provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour under the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): return color
    case .dynamic: return resolvedColor(with: .current).cgColor
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic:
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else {
      return false
    }
    return mine == theirs
  }

  open override var hash: Int {
    if case .fixed(let color) = source { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}
