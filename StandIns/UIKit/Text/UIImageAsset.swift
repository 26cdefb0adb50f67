// SPDX-License-Identifier: MIT

/// Variants of a picture, of which one suits the surroundings best; here by light and dark alone.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var variants: [(style: UIUserInterfaceStyle, image: UIImage)] = []

  public override init() { super.init() }

  /// An image that is registered belongs to the asset from then on.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.append((traitCollection.userInterfaceStyle, image.copy(in: nil)))
    image.asset = self
  }

  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let style = traitCollection.userInterfaceStyle
    guard let best = variants.first(where: { $0.style == style }) ?? variants.first else {
      preconditionFailure("UIImageAsset.image(with:) needs a variant")
    }
    return best.image.copy(in: self)
  }
}
