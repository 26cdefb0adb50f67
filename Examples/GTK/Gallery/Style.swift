// SPDX-License-Identifier: MIT

import CTugGtk

/// The gallery's style sheet.
enum Style {
  private static let sheet = """
    .entry { padding: 10px 8px; }
    .heading { font-weight: 600; }
    .dim-label { opacity: .65; }
    .badge { min-width: 40px; min-height: 40px; border-radius: 20px; color: white;
      font-weight: bold; }
    .hue0 { background: #3a7ca5; } .hue1 { background: #81559b; } .hue2 { background: #b85c38; }
    .hue3 { background: #4a7c59; } .hue4 { background: #a23b72; } .hue5 { background: #8d6b1f; }
    .looks row { padding: 10px 14px; }
    .panel { padding: 6px; }
    """

  /// Applies the sheet to all windows of the display.
  static func apply() {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(),
      OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
    g_object_unref(provider)
  }
}
