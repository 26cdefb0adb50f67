// SPDX-License-Identifier: MIT

import CTugGtk

/// What a user prefers, as GTK's settings have it.
///
/// The GTK that runs decides which there are, not the one that the library was compiled with.
struct UserSettings {
  /// Whether movement is left out: by the switch for all animations, or by the wish for less motion
  /// alone (GTK 4.22).
  let reducesMotion: Bool
  /// Whether the user asks for more contrast (GTK 4.20).
  let wantsContrast: Bool
  /// Text size in relation to the standard size.
  let textScale: Double

  /// Reads the settings of a display.
  init(_ settings: some InstancePointer) {
    // GTK_REDUCED_MOTION_REDUCE and GTK_INTERFACE_CONTRAST_MORE.
    reducesMotion =
      !GObjectProperty.boolean("gtk-enable-animations", of: settings)
      || GObjectProperty.enumeration("gtk-interface-reduced-motion", of: settings) == 1
    wantsContrast = GObjectProperty.enumeration("gtk-interface-contrast", of: settings) == 2
    let dotsPerInch = Double(GObjectProperty.integer("gtk-xft-dpi", of: settings)) / 1024
    textScale = dotsPerInch > 0 ? dotsPerInch / Self.standardDotsPerInch : 1
  }

  /// The resolution at which GTK draws text at its standard size.
  private static let standardDotsPerInch = 96.0

  /// Calls `body` when one of them changes, or the theme.
  static func observe(
    _ settings: some InstancePointer,
    _ body: @escaping () -> Void
  ) -> [SignalConnection] {
    let names: [StaticString] = [
      "notify::gtk-enable-animations", "notify::gtk-interface-reduced-motion",
      "notify::gtk-interface-contrast", "notify::gtk-xft-dpi", "notify::gtk-theme-name",
      "notify::gtk-application-prefer-dark-theme",
    ]
    return names.map { Signal.connectPointer(settings, $0) { _ in body() } }
  }
}
