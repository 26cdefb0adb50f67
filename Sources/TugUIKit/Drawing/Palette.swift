// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// The colours of a look as the view's surroundings have them: its tint, light or dark, contrast.
struct Palette {
  let traits: UITraitCollection
  private let tint: UIColor
  private let own: [Paint.Meaning: UIColor]

  /// Takes the surroundings of a view, and what the app has chosen for meanings.
  init(_ view: UIView, own: [Paint.Meaning: UIColor]) {
    tint = view.tintColor
    traits = view.traitCollection
    self.own = own
  }

  /// The colour of a paint, ready for a layer.
  func color(_ paint: Paint) -> CGColor {
    let color = (chosen(paint) ?? usual(paint)).resolvedColor(with: traits)
    guard paint.alpha != 1 else { return color.cgColor }
    // The opacity of a paint is on top of that of the colour.
    return color.withAlphaComponent(color.cgColor.alpha * paint.alpha).cgColor
  }

  private func chosen(_ paint: Paint) -> UIColor? {
    paint.meaning == .fixed ? nil : own[paint.meaning]
  }

  private func usual(_ paint: Paint) -> UIColor {
    switch paint.meaning {
    case .fixed: UIColor(red: paint.red, green: paint.green, blue: paint.blue, alpha: 1)
    case .accent: tint
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .separator: .separator
    case .background: .systemBackground
    case .surface: .secondarySystemBackground
    case .positive: .systemGreen
    case .negative: .systemRed
    }
  }
}
#endif
