// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing
import TugGTK

/// What a widget shows, as pixels.
struct Picture {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Draws a widget that is in a window, with that window's renderer.
  ///
  /// The picture is also written to `NAME.png` in the folder `TUG_GTK_PICTURES`, where that is set.
  init(of widget: UnsafeMutablePointer<GtkWidget>, named name: String) throws {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    // Between a change and its frame a widget has nothing to show.
    var found: OpaquePointer?
    spin(1) {
      found = Picture.node(of: widget, Double(width), Double(height))
      return found != nil
    }
    let node = try #require(found)
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget))
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height))
    )
    let texture = try #require(gsk_renderer_render_texture(renderer, node, &bounds))
    defer { g_object_unref(texture.address) }
    var bytes = [UInt8](repeating: 0, count: Int(width * height) * 4)
    gdk_texture_download(texture, &bytes, gsize(width) * 4)
    self.bytes = bytes
    self.width = Int(width)
    self.height = Int(height)
    if let folder = getenv("TUG_GTK_PICTURES") {
      gdk_texture_save_to_png(texture, String(cString: folder) + "/\(name).png")
    }
  }

  private static func node(
    of widget: UnsafeMutablePointer<GtkWidget>,
    _ width: Double,
    _ height: Double
  ) -> OpaquePointer? {
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(paintable?.address) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// The components of a pixel, 0…255.
  func color(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (-1, -1, -1) }
    // GDK's pixels are blue, green, red, alpha in memory.
    let start = (y * width + x) * 4
    return (Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]))
  }

  /// The count of pixels in a rectangle that differ from the one at its corner.
  func ink(x: Range<Int>, y: Range<Int>) -> Int {
    let paper = color(x.lowerBound, y.lowerBound)
    return y.reduce(0) { sum, row in
      sum + x.count { color($0, row) != paper }
    }
  }
}

extension Picture {
  /// The count of pixels above a line that differ from another picture of the same size.
  func difference(to other: Picture, above line: Int = .max) -> Int {
    (0..<min(height, line)).reduce(0) { sum, y in
      sum + (0..<width).count { color($0, y) != other.color($0, y) }
    }
  }

  /// The green of the darkest and of the lightest pixel in a rectangle, 0…255.
  func extremes(x: Range<Int>, y: Range<Int>) -> (darkest: Int, lightest: Int) {
    let values = y.flatMap { row in x.map { color($0, row).green } }
    return (values.min() ?? 0, values.max() ?? 0)
  }
}
