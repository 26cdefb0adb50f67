// SPDX-License-Identifier: MIT

import CTugGtk

/// How many pixels of its screen a point of a widget is.
///
/// GTK counts whole ones in a widget's scale factor, rounded up, and since 4.12 the true ones in its
/// surface, under Wayland such as 1.25 or 1.5. The GTK that runs decides.
enum PixelScale {
  private static let surfaceScale = tug_gtk_surface_find_scale()

  /// The pixels per point now; the scale factor of one that is in no window.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    if let surfaceScale, let native = gtk_widget_get_native(widget),
      let surface = gtk_native_get_surface(native)
    {
      let scale = tug_gtk_surface_get_scale(surfaceScale, surface)
      if scale > 0 { return scale }
    }
    return Double(gtk_widget_get_scale_factor(widget))
  }
}
