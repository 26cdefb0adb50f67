// SPDX-License-Identifier: MIT

import CTugGtk

/// A scroll event as points, and whether fingers on a touchpad made it.
struct ScrollMotion {
  /// Points to the right.
  let x: Double
  /// Points downwards.
  let y: Double
  /// Whether a touchpad made it; otherwise it was a wheel.
  let isTouchpad: Bool

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - event: A scroll event.
  ///   - x: Its horizontal delta as the controller gives it.
  ///   - y: Its vertical delta.
  ///   - page: The length of the viewport, in points.
  ///   - isWithinPull: Whether a touchpad pulls already.
  init(event: OpaquePointer, x: Double, y: Double, page: Double, isWithinPull: Bool) {
    let isSurface = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    // What GtkScrolledWindow makes of the same event, so that a pull is as fast as scrolling.
    let scale = isSurface ? Self.surfaceScale : pow(max(page, 1), 2 / 3)
    self.x = x * scale
    self.y = y * scale
    isTouchpad = isSurface || ScrollMotion.isFromTouchpad(event, x, y, isWithinPull)
  }

  /// The points that GTK scrolls for one unit of a surface.
  private static let surfaceScale = 2.5

  /// Tells a touchpad whose deltas count detents of a wheel.
  ///
  /// X11 (GTK 4.8) names the logical pointer as the source of both, and its wheels turn by whole
  /// detents. Wayland names the device, and has wheels that turn by parts of a detent.
  /// A touchpad's deltas may add up to a whole one by chance, as those within one frame do.
  private static func isFromTouchpad(
    _ event: OpaquePointer,
    _ x: Double,
    _ y: Double,
    _ isWithinPull: Bool
  ) -> Bool {
    guard gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH else { return false }
    if let device = gdk_event_get_device(event),
      gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    {
      return true
    }
    guard tug_gtk_event_is_x11(event) != 0 else { return false }
    return isWithinPull || x != x.rounded() || y != y.rounded()
  }
}
