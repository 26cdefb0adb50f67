// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// The colours of a widget, taken from its theme.
///
/// They change with the theme (dark, high contrast) and with the style classes of the app.
struct Palette {
  private let accent: GdkRGBA
  private let label: GdkRGBA
  private let secondaryLabel: GdkRGBA
  private let tertiaryLabel: GdkRGBA
  private let separator: GdkRGBA
  private let background: GdkRGBA
  private let surface: GdkRGBA
  private let positive: GdkRGBA
  private let negative: GdkRGBA

  /// Reads the colours that a widget has now, and what its user wants of them.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let settings = gtk_widget_get_settings(widget)
    self.init(
      of: widget,
      wantsContrast: settings.map { UserSettings($0).wantsContrast } ?? false
    )
  }

  /// Reads the colours that a widget has now.
  init(of widget: UnsafeMutablePointer<GtkWidget>, wantsContrast: Bool) {
    func color(_ names: [String], otherwise fallback: GdkRGBA) -> GdkRGBA {
      for name in names {
        var color = GdkRGBA()
        if tug_gtk_widget_lookup_color(widget, name, &color) != 0 { return color }
      }
      return fallback
    }
    var label = GdkRGBA()
    tug_gtk_widget_get_color(widget, &label)
    separator = color(Name.separator, otherwise: label.opacity(0.15))
    background = color(Name.background, otherwise: label.opacity(0))
    // Over one that lets through what is below it, nobody knows the contrast.
    let isStrong =
      wantsContrast
      || background.alpha >= 1
        && separator.contrast(over: background) >= Palette.highContrast
    self.label = label
    secondaryLabel = label.opacity(isStrong ? 0.95 : 0.65)
    tertiaryLabel = label.opacity(isStrong ? 0.8 : 0.4)
    accent = color(Name.accent, otherwise: label)
    surface = color(Name.surface, otherwise: label.opacity(0.05))
    positive = color(Name.positive, otherwise: label)
    negative = color(Name.negative, otherwise: label)
  }

  /// What themes call their colours; the names of libadwaita come before those of GTK's own theme.
  private enum Name {
    static let accent = ["accent_color", "theme_selected_bg_color"]
    static let separator = ["borders"]
    static let background = ["view_bg_color", "theme_base_color"]
    static let surface = ["card_bg_color", "theme_bg_color"]
    static let positive = ["success_color"]
    static let negative = ["error_color"]
    static let all = accent + separator + background + surface + positive + negative
  }

  /// Makes the style of strips depend on every colour that a theme may change alone, without the
  /// text's.
  ///
  /// GTK tells a widget of new colours only where its own style has them. These are of shadows so faint
  /// that GTK does not draw them, which still tell the opacities of colours apart; a colour that the
  /// theme has not got counts for none.
  static let themeFollower: Void = {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else {
      return
    }
    let shadows = Name.all.map { "0 0 alpha(@\($0), 0.003)" }.joined(separator: ", ")
    let sheet = "tugstrip, tugindicator { box-shadow: \(shadows); }"
    gtk_css_provider_load_from_data(provider, sheet, -1)
    let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
    g_object_unref(provider)
  }()

  /// The colour of a paint.
  subscript(paint: Paint) -> GdkRGBA {
    switch paint.meaning {
    case .fixed:
      GdkRGBA(
        red: Float(paint.red),
        green: Float(paint.green),
        blue: Float(paint.blue),
        alpha: Float(paint.alpha)
      )
    case .accent: accent.opacity(paint.alpha)
    case .label: label.opacity(paint.alpha)
    case .secondaryLabel: secondaryLabel.opacity(paint.alpha)
    case .tertiaryLabel: tertiaryLabel.opacity(paint.alpha)
    case .separator: separator.opacity(paint.alpha)
    case .background: background.opacity(paint.alpha)
    case .surface: surface.opacity(paint.alpha)
    case .positive: positive.opacity(paint.alpha)
    case .negative: negative.opacity(paint.alpha)
    }
  }

  /// The contrast of a theme's lines that tells a theme of high contrast.
  ///
  /// GTK has a name for such a theme and libadwaita has none, but the lines of all are strong: GTK's
  /// (4.8) and libadwaita's (1.2) have 2.5 to 5.1 there, and 1.2 to 1.7 otherwise.
  private static let highContrast = 2.0
}

extension GdkRGBA {
  /// The same colour, with its opacity multiplied.
  nonisolated func opacity(_ factor: Double) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
  }

  /// The contrast of the colour, as it looks over an opaque one, to that: 1 to 21, as WCAG 2 has it.
  func contrast(over other: GdkRGBA) -> Double {
    func mixed(_ channel: KeyPath<GdkRGBA, Float>) -> Float {
      self[keyPath: channel] * alpha + other[keyPath: channel] * (1 - alpha)
    }
    let look = GdkRGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: 1)
    let (one, two) = (look.luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  private var luminance: Double {
    func linear(_ channel: Float) -> Double {
      channel <= 0.03928 ? Double(channel) / 12.92 : pow((Double(channel) + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
