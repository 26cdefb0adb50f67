// SPDX-License-Identifier: MIT

import CTugGtk

/// Reads pictures for the image slots of a look.
public enum Pictures {
  /// Why a picture could not be read.
  public struct Failure: Error, Equatable {
    /// The file.
    public let path: String
    /// What was wrong with it, in the user's language.
    public let reason: String
  }

  /// The frames of a picture file: those of an animated GIF, or the one of any other picture.
  ///
  /// ```swift
  /// header.setImages(try Pictures.frames(ofFile: "bird.gif"), for: 0)
  /// ```
  /// A look plays frames at its own pace; the file's pace is not used.
  ///
  /// - Parameter path: A file that gdk-pixbuf can read.
  /// - Returns: GdkTextures, each with a reference of the caller's, 1 to 1,000.
  /// - Throws: ``Failure`` when the file cannot be read.
  public static func frames(ofFile path: String) throws(Failure) -> [OpaquePointer] {
    var error: UnsafeMutablePointer<GError>?
    guard let animation = gdk_pixbuf_animation_new_from_file(path, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&error)
      throw Failure(path: path, reason: reason)
    }
    defer { g_object_unref(animation.address) }
    if gdk_pixbuf_animation_is_static_image(animation) != 0 {
      let image = gdk_pixbuf_animation_get_static_image(animation)
      return [gdk_texture_new_for_pixbuf(image)].compactMap(\.self)
    }
    return movingFrames(of: animation)
  }

  /// Steps through an animation until it begins anew or ends.
  private static func movingFrames(of animation: OpaquePointer) -> [OpaquePointer] {
    var time = tug_gtk_time(0)
    guard let position = gdk_pixbuf_animation_get_iter(animation, &time) else { return [] }
    defer { g_object_unref(position.address) }
    var frames: [OpaquePointer] = []
    var milliseconds = 0
    while frames.count < 1000 {
      // The next frame may be drawn into the same pixels.
      let pixels = gdk_pixbuf_copy(gdk_pixbuf_animation_iter_get_pixbuf(position))
      if let frame = gdk_texture_new_for_pixbuf(pixels) { frames.append(frame) }
      g_object_unref(pixels?.address)
      let delay = gdk_pixbuf_animation_iter_get_delay_time(position)
      guard delay >= 0, !isLast(position) else { break }
      milliseconds += max(Int(delay), 1)
      time = tug_gtk_time(gint64(milliseconds))
      guard gdk_pixbuf_animation_iter_advance(position, &time) != 0 else { break }
    }
    return frames
  }

  private static func isLast(_ position: OpaquePointer) -> Bool {
    gdk_pixbuf_animation_iter_on_currently_loading_frame(position) != 0
  }
}
