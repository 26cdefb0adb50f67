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

  /// Reads the colours that a widget has now.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    func color(_ names: String..., otherwise fallback: GdkRGBA) -> GdkRGBA {
      for name in names {
        var color = GdkRGBA()
        if tug_gtk_widget_lookup_color(widget, name, &color) != 0 { return color }
      }
      return fallback
    }
    var label = GdkRGBA()
    tug_gtk_widget_get_color(widget, &label)
    let isStrong = Palette.hasHighContrast(widget)
    self.label = label
    secondaryLabel = label.opacity(isStrong ? 0.95 : 0.65)
    tertiaryLabel = label.opacity(isStrong ? 0.8 : 0.4)
    // The names of libadwaita come before those of GTK's own theme.
    accent = color("accent_color", "theme_selected_bg_color", otherwise: label)
    separator = isStrong ? label : color("borders", otherwise: label.opacity(0.15))
    background = color("view_bg_color", "theme_base_color", otherwise: label.opacity(0))
    surface = color("card_bg_color", "theme_bg_color", otherwise: label.opacity(0.05))
    positive = color("success_color", otherwise: label)
    negative = color("error_color", otherwise: label)
  }

  /// Makes the style of strips depend on colours that a theme may change alone, without the text's.
  ///
  /// GTK tells a widget of new colours only where its own style has them. These are of borders that
  /// nobody draws.
  static let themeFollower: Void = {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else {
      return
    }
    let sheet = """
      tugstrip, tugindicator {
        border-top-color: @accent_color; border-right-color: @theme_selected_bg_color;
        border-bottom-color: @success_color; border-left-color: @error_color;
      }
      """
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

  /// Whether the theme is one of high contrast: GTK says so in the theme's name alone.
  private static func hasHighContrast(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let settings = gtk_widget_get_settings(widget) else { return false }
    let name = GObjectProperty.string("gtk-theme-name", of: settings) ?? ""
    return name.hasSuffix("-hc") || name.hasSuffix("-hc-dark") || name.hasPrefix("HighContrast")
  }
}

extension GdkRGBA {
  /// The same colour, with its opacity multiplied.
  nonisolated func opacity(_ factor: Double) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
  }
}
