// SPDX-License-Identifier: MIT

import CTugGtk

/// The frames of a picture file, for an image slot of a look.
///
/// gdk-pixbuf reads the file: an animated GIF gives all its frames, and so does an animated WebP file
/// where the loader for WebP is installed (`webp-pixbuf-loader`); any other picture gives one, of an
/// APNG file the first.
/// ```swift
/// let bird = try FrameSequence(contentsOf: "bird.gif")
/// let options = FramesOptions(pictures: 0, count: bird.textures.count, frameTime: bird.frameTime)
/// let header = RefreshHeader(.frames(options)) { try await feed.reload() }
/// header.setImages(bird.textures, for: 0)
/// ```
@MainActor public final class FrameSequence {
  /// Why a file could not be read.
  public nonisolated struct Failure: Error, Equatable {
    /// The path of the file.
    public let file: String
    /// What is wrong with it, in the user's language.
    public let reason: String
  }

  private static let mostFrames = 1000
  /// Seconds of a frame where the file says nothing.
  private static let usualDelay = 0.1

  /// GdkTextures in order, at least one, which live as long as the sequence or who else holds them.
  public let textures: [OpaquePointer]
  /// How long each is shown on average, in seconds; .1 where the file says nothing.
  public let frameTime: Double

  /// Reads a file.
  ///
  /// - Parameter path: A file that gdk-pixbuf can read; of an animation the first 1,000 frames.
  /// - Throws: ``Failure`` with the path.
  public init(contentsOf path: String) throws(Failure) {
    var error: UnsafeMutablePointer<GError>?
    let animation = gdk_pixbuf_animation_new_from_file(path, &error)
    defer { if let animation { g_object_unref(animation.address) } }
    defer { g_clear_error(&error) }
    let read =
      animation.map { Self.read($0, webPFrames: Self.webPFrames(of: path)) } ?? Self.still(path)
    guard !read.textures.isEmpty else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "no frames"
      throw Failure(file: path, reason: reason)
    }
    textures = read.textures
    frameTime = read.frameTime
  }

  isolated deinit { for texture in textures { g_object_unref(texture.address) } }

  /// How many frames a WebP file has.
  ///
  /// The loader for WebP plays on from the last frame to the first without a sign.
  private static func webPFrames(of path: String) -> Int? {
    var text: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard g_file_get_contents(path, &text, &length, nil) != 0, let text else { return nil }
    defer { g_free(text) }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
    guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) else {
      return nil
    }
    var (count, place) = (0, 12)
    while place + 8 <= bytes.count {
      if bytes[place...].starts(with: "ANMF".utf8) { count += 1 }
      let size = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
      place += 8 + size + size % 2
    }
    return min(max(count, 1), mostFrames)
  }

  /// The picture as GTK itself reads it, if it does.
  ///
  /// Newer databases of MIME types have a type of its own for APNG, which gdk-pixbuf does not know.
  private static func still(_ path: String) -> (textures: [OpaquePointer], frameTime: Double) {
    ([gdk_texture_new_from_filename(path, nil)].compactMap(\.self), usualDelay)
  }

  private static func read(
    _ animation: OpaquePointer,
    webPFrames: Int?
  ) -> (textures: [OpaquePointer], frameTime: Double) {
    guard gdk_pixbuf_animation_is_static_image(animation) == 0 else {
      let image = gdk_pixbuf_animation_get_static_image(animation)
      return ([gdk_texture_new_for_pixbuf(image)].compactMap(\.self), usualDelay)
    }
    return movingFrames(of: animation, webPFrames: webPFrames)
  }

  /// Steps through an animation until it begins anew or ends.
  private static func movingFrames(
    of animation: OpaquePointer,
    webPFrames: Int?
  ) -> (textures: [OpaquePointer], frameTime: Double) {
    var time = tug_gtk_time(0)
    guard let position = gdk_pixbuf_animation_get_iter(animation, &time) else { return ([], 0) }
    defer { g_object_unref(position.address) }
    var frames: [OpaquePointer] = []
    var (milliseconds, timed) = (0, 0)
    while frames.count < webPFrames ?? mostFrames {
      // The next frame may be drawn into the same pixels.
      let pixels = gdk_pixbuf_copy(gdk_pixbuf_animation_iter_get_pixbuf(position))
      if let frame = gdk_texture_new_for_pixbuf(pixels) { frames.append(frame) }
      g_object_unref(pixels?.address)
      let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(position))
      if delay > 0 { timed += 1 }
      milliseconds += max(delay, delay < 0 ? 0 : 1)
      guard delay >= 0, !isLast(position) else { break }
      // For WebP a frame lasts until just after its end.
      time = tug_gtk_time(gint64(milliseconds + (webPFrames == nil ? 0 : 1)))
      guard gdk_pixbuf_animation_iter_advance(position, &time) != 0 else { break }
    }
    return (frames, timed > 0 ? Double(milliseconds) / Double(timed) / 1000 : usualDelay)
  }

  private static func isLast(_ position: OpaquePointer) -> Bool {
    gdk_pixbuf_animation_iter_on_currently_loading_frame(position) != 0
  }
}
