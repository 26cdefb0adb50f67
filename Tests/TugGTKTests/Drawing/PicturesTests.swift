// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing

@testable import TugGTK

extension HostTests {
  /// Picture files for image slots.
  @Suite struct PicturesTests {
    init() throws { _ = try Rig.shared() }

    /// A GIF of 20 × 10 points whose three frames are red, green and blue.
    private static let animation = """
      R0lGODlhFAAKAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAAFAAKAAACDISPqcvtD6OctNrrCgAh\
      +QQACgAAACwAAAAAFAAKAIAA/wAAAAACDISPqcvtD6OctNrrCgAh+QQACgAAACwAAAAAFAAKAIAAAP8AAAACDISPqcvtD6Oc\
      tNrrCgA7
      """

    private func write(_ base64: String) throws -> String {
      var length: gsize = 0
      let bytes = g_base64_decode(base64, &length)
      defer { g_free(bytes) }
      let path = String(cString: g_get_tmp_dir()) + "/tug-picture-\(getpid()).gif"
      let isWritten = bytes.map {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(length)) {
          g_file_set_contents(path, $0, gssize(length), nil) != 0
        }
      }
      try #require(isWritten == true)
      return path
    }

    private func color(_ texture: OpaquePointer) -> [UInt8] {
      let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
      var pixels = [UInt8](repeating: 0, count: Int(width * height) * 4)
      gdk_texture_download(texture, &pixels, gsize(width) * 4)
      return [pixels[2], pixels[1], pixels[0]]
    }

    @Test func `an animated GIF gives its frames once each, in order`() throws {
      let path = try write(Self.animation)
      defer { unlink(path) }
      let frames = try Pictures.frames(ofFile: path)
      #expect(frames.map { color($0) } == [[255, 0, 0], [0, 255, 0], [0, 0, 255]])
      for frame in frames { g_object_unref(frame.address) }
    }

    @Test func `a file that is no picture is refused with its name`() throws {
      let path = try write("bm8gcGljdHVyZQ==")
      defer { unlink(path) }
      let failure = #expect(throws: Pictures.Failure.self) { try Pictures.frames(ofFile: path) }
      #expect(failure?.path == path)
      #expect(failure?.reason.isEmpty == false)
    }
  }
}
