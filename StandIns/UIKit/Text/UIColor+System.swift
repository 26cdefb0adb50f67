// SPDX-License-Identifier: MIT

extension UIColor {
  private static func rgb(_ hex: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255,
      green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255,
      alpha: alpha
    )
  }

  /// One colour for each appearance, and stronger ones for high contrast.
  private static func adaptive(
    _ light: UIColor,
    _ dark: UIColor,
    high: UIColor? = nil,
    highDark: UIColor? = nil
  ) -> UIColor {
    UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      if traits.userInterfaceStyle == .dark { return isHigh ? highDark ?? dark : dark }
      return isHigh ? high ?? light : light
    }
  }

  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { rgb(0xFF0000) }
  public class var green: UIColor { rgb(0x00FF00) }
  public class var blue: UIColor { rgb(0x0000FF) }

  public class var label: UIColor { adaptive(black, white) }
  public class var secondaryLabel: UIColor {
    adaptive(
      rgb(0x3C3C43, 0.6),
      rgb(0xEBEBF5, 0.6),
      high: rgb(0x3C3C43, 0.8),
      highDark: rgb(0xEBEBF5, 0.7)
    )
  }
  public class var tertiaryLabel: UIColor {
    adaptive(
      rgb(0x3C3C43, 0.3),
      rgb(0xEBEBF5, 0.3),
      high: rgb(0x3C3C43, 0.7),
      highDark: rgb(0xEBEBF5, 0.55)
    )
  }
  public class var separator: UIColor {
    adaptive(
      rgb(0x3C3C43, 0.29),
      rgb(0x545458, 0.6),
      high: rgb(0x3C3C43, 0.37),
      highDark: rgb(0x545458, 0.7)
    )
  }
  public class var systemBackground: UIColor { adaptive(white, black) }
  public class var secondarySystemBackground: UIColor { adaptive(rgb(0xF2F2F7), rgb(0x1C1C1E)) }
  public class var systemBlue: UIColor {
    adaptive(rgb(0x007AFF), rgb(0x0A84FF), high: rgb(0x0040DD), highDark: rgb(0x409CFF))
  }
  public class var systemGreen: UIColor { adaptive(rgb(0x34C759), rgb(0x30D158)) }
  public class var systemRed: UIColor { adaptive(rgb(0xFF3B30), rgb(0xFF453A)) }
  public class var systemIndigo: UIColor { adaptive(rgb(0x5856D6), rgb(0x5E5CE6)) }
  public class var systemPurple: UIColor { adaptive(rgb(0xAF52DE), rgb(0xBF5AF2)) }
  public class var systemTeal: UIColor { adaptive(rgb(0x30B0C7), rgb(0x40C8E0)) }
  public class var systemGray3: UIColor { adaptive(rgb(0xC7C7CC), rgb(0x48484A)) }
  public class var systemGray4: UIColor { adaptive(rgb(0xD1D1D6), rgb(0x3A3A3C)) }
  public class var tintColor: UIColor { systemBlue }
}
