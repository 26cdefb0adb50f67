// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// Measures texts, and remembers what it has measured.
final class TextSizes {
  private struct Key: Hashable {
    let text: String
    let size: Double
    let weight: UInt8
  }

  private let label = UILabel()
  private var sizes: [Key: TextSize] = [:]

  /// The size of a line.
  func size(of text: String, _ style: TextStyle) -> TextSize {
    let key = Key(text: text, size: style.size, weight: style.weight.rawValue)
    if let size = sizes[key] { return size }
    label.text = text
    label.font = style.font
    let fitting = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    )
    let size = TextSize(width: fitting.width, height: fitting.height)
    sizes[key] = size
    return size
  }

  /// Forgets what it has measured.
  func removeAll() { sizes = [:] }
}

extension TextStyle {
  /// The font of the style; its size is final, since a look has scaled it already.
  var font: UIFont {
    let weight: UIFont.Weight =
      switch self.weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    return .systemFont(ofSize: size, weight: weight)
  }
}
#endif
