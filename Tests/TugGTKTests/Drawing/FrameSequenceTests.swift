// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing

@testable import TugGTK

extension HostTests {
  /// Picture files for image slots: 20 × 10 pixels, whose three frames are red, green and blue.
  @Suite struct FrameSequenceTests {
    init() throws { _ = try Rig.shared() }

    private static let gif = """
      R0lGODlhFAAKAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAAFAAKAAACDISPqcvtD6OctNrrCgAh
      +QQACgAAACwAAAAAFAAKAIAA/wAAAAACDISPqcvtD6OctNrrCgAh+QQACgAAACwAAAAAFAAKAIAAAP8AAAACDISPqcvtD6Oc
      tNrrCgA7
      """
    private static let webp = """
      UklGRrQAAABXRUJQVlA4WAoAAAACAAAAEwAACQAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAABMAAAkAAHgAAAJWUDhM
      DwAAAC8TQAIABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAABMAAAkAAHgAAABWUDhMDwAAAC8TQAIAB9D/iP4HIqL/AQBBTk1G
      KAAAAAAAAAAAABMAAAkAAHgAAABWUDhMDwAAAC8TQAIABxDR//4HIqL/AQA=
      """
    private static let apng = """
      iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAACGFjVEwAAAADAAAAAM7tusAAAAAaZmNUTAAAAAAAAAAUAAAA
      CgAAAAAAAAAAAAMAGQAAzeNu1wAAABVJREFUeJxj/M9APmCiQO+o5hGiGQB48wETtS0IRgAAABpmY1RMAAAAAQAAABQAAAAK
      AAAAAAAAAAAAAwAZAABWkIQDAAAAGmZkQVQAAAACeJxjZPjPQDZgIl/rqOaRohkAd/QBEzwDO68AAAAaZmNUTAAAAAMAAAAU
      AAAACgAAAAAAAAAAAAMAGQAAuwZX6gAAABtmZEFUAAAABHicY2Rg+M9ALmAiW+eo5hGjGQB29QETI0JpNwAAAABJRU5ErkJg
      gg==
      """

    /// Whether gdk-pixbuf has a loader for a format.
    private static nonisolated func reads(_ format: String) -> Bool {
      let formats = gdk_pixbuf_get_formats()
      defer { g_slist_free(formats) }
      var entry = formats
      while let current = entry {
        let name = gdk_pixbuf_format_get_name(current.pointee.data.map { OpaquePointer($0) })
        defer { g_free(name) }
        if name.map({ String(cString: $0) }) == format { return true }
        entry = current.pointee.next
      }
      return false
    }

    private func write(_ base64: String) throws -> String {
      var length: gsize = 0
      let bytes = g_base64_decode(base64, &length)
      defer { g_free(bytes) }
      let path = String(cString: g_get_tmp_dir()) + "/tug-frames-\(getpid())"
      let isWritten = bytes.map {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(length)) {
          g_file_set_contents(path, $0, gssize(length), nil) != 0
        }
      }
      try #require(isWritten == true)
      return path
    }

    private func read(_ base64: String) throws -> FrameSequence {
      let path = try write(base64)
      defer { unlink(path) }
      return try FrameSequence(contentsOf: path)
    }

    private func color(_ texture: OpaquePointer) -> [UInt8] {
      let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
      var pixels = [UInt8](repeating: 0, count: Int(width * height) * 4)
      gdk_texture_download(texture, &pixels, gsize(width) * 4)
      return [pixels[2], pixels[1], pixels[0]]
    }

    private static let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255]]

    @Test func `an animated GIF gives its frames once each, in order, and their time`() throws {
      let frames = try read(Self.gif)
      #expect(frames.textures.map { color($0) } == Self.colors)
      #expect(abs(frames.frameTime - 0.1) < 1e-9)
    }

    @Test(.enabled(if: reads("webp"), "gdk-pixbuf has no loader for WebP"))
    func `an animated WebP file gives its frames once each, in order, and their time`() throws {
      let frames = try read(Self.webp)
      #expect(frames.textures.map { color($0) } == Self.colors)
      #expect(abs(frames.frameTime - 0.12) < 1e-9)
    }

    @Test func `an APNG file gives its first frame`() throws {
      let frames = try read(Self.apng)
      #expect(frames.textures.map { color($0) } == [Self.colors[0]])
      #expect(frames.frameTime == 0.1)
    }

    @Test func `a file that is no picture, or is not there, is refused with its name`() throws {
      let path = try write("bm8gcGljdHVyZQ==")
      defer { unlink(path) }
      for file in [path, "/nowhere/bird.gif"] {
        let failure = #expect(throws: FrameSequence.Failure.self) {
          try FrameSequence(contentsOf: file)
        }
        #expect(failure?.file == file)
        #expect(failure?.reason.isEmpty == false)
      }
    }

    @Test func `the textures go with the sequence`() throws {
      var frames: FrameSequence? = try read(Self.gif)
      var texture = frames?.textures.first.map { UnsafeMutableRawPointer($0) }
      withUnsafeMutablePointer(to: &texture) { place in
        g_object_add_weak_pointer(place.pointee?.assumingMemoryBound(to: GObject.self), place)
        frames = nil
        #expect(place.pointee == nil)
      }
      #expect(frames == nil)
    }
  }
}
