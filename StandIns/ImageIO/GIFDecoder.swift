// SPDX-License-Identifier: MIT

/// Reads the frames of a GIF file, as far as they go.
struct GIFDecoder {
  /// A frame over those before it.
  struct Frame {
    var width: Int
    var height: Int
    /// Hundredths of a second.
    var delay: Int
    /// Blue, green, red and alpha of each pixel; `nil` where the data are damaged.
    var pixels: [UInt8]?
  }

  private let bytes: [UInt8]
  private var place = 0
  private var size = (width: 0, height: 0)
  private var palette: [UInt8] = []
  private var canvas: [UInt8] = []
  /// What the extension before a frame says of it.
  private var control = (delay: 0, transparent: Int?.none, disposal: 0)
  private var frames: [Frame] = []

  static func frames(of bytes: [UInt8]) -> [Frame] {
    var decoder = GIFDecoder(bytes: bytes)
    decoder.read()
    return decoder.frames
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func byte() -> Int {
    defer { place += 1 }
    return place < bytes.count ? Int(bytes[place]) : 0
  }

  private mutating func word() -> Int { byte() + byte() << 8 }

  private mutating func colors(_ flags: Int) -> [UInt8] {
    guard flags & 0x80 != 0 else { return [] }
    let count = 3 << (flags & 7 + 1)
    defer { place += count }
    return Array(bytes[min(place, bytes.count)..<min(place + count, bytes.count)])
  }

  /// The bytes of the blocks up to an empty one.
  private mutating func blocks() -> [UInt8] {
    var data: [UInt8] = []
    while place < bytes.count {
      let count = byte()
      guard count > 0 else { break }
      data += bytes[min(place, bytes.count)..<min(place + count, bytes.count)]
      place += count
    }
    return data
  }

  private mutating func read() {
    guard bytes.starts(with: Array("GIF8".utf8)) else { return }
    place = 6
    size = (word(), word())
    let flags = byte()
    place += 2
    palette = colors(flags)
    canvas = Array(repeating: 0, count: size.width * size.height * 4)
    while place < bytes.count {
      switch byte() {
      case 0x21:
        let kind = byte()
        let data = blocks()
        if kind == 0xF9, data.count >= 4 {
          control.delay = Int(data[1]) + Int(data[2]) << 8
          control.transparent = data[0] & 1 == 0 ? nil : Int(data[3])
          control.disposal = Int(data[0] >> 2 & 7)
        }
      case 0x2C: readFrame()
      default: return
      }
    }
  }

  private mutating func readFrame() {
    let (left, top, width, height) = (word(), word(), word(), word())
    let own = colors(byte())
    let table = own.isEmpty ? palette : own
    let least = byte()
    let indices = GIFDecoder.unpack(blocks(), least: least, count: width * height)
    let before = canvas
    for (offset, index) in (indices ?? []).enumerated() where index != control.transparent {
      let (x, y) = (left + offset % width, top + offset / width)
      guard x < size.width, y < size.height, index * 3 + 2 < table.count else { continue }
      let pixel = (y * size.width + x) * 4
      canvas[pixel..<pixel + 4] = [
        table[index * 3 + 2], table[index * 3 + 1], table[index * 3], 255,
      ]
    }
    frames.append(
      Frame(
        width: size.width,
        height: size.height,
        delay: control.delay,
        pixels: indices.map { _ in canvas }
      )
    )
    if control.disposal == 3 { canvas = before }
    if control.disposal == 2 { canvas = Array(repeating: 0, count: canvas.count) }
    control = (0, nil, 0)
  }

  /// Colour indices from the codes of Lempel, Ziv and Welch; `nil` when they end too early.
  private static func unpack(_ data: [UInt8], least: Int, count: Int) -> [Int]? {
    guard (1...8).contains(least) else { return nil }
    let (clear, end) = (1 << least, 1 << least + 1)
    var table: [[Int]] = []
    var (width, bits, held, next) = (least + 1, 0, 0, 0)
    var last: [Int]?
    var indices: [Int] = []
    func restart() {
      table = (0..<clear).map { [$0] } + [[], []]
      width = least + 1
      last = nil
    }
    restart()
    while indices.count < count {
      while bits < width {
        guard next < data.count else { return nil }
        held |= Int(data[next]) << bits
        next += 1
        bits += 8
      }
      let code = held & (1 << width - 1)
      held >>= width
      bits -= width
      if code == clear {
        restart()
        continue
      }
      guard code != end else { return nil }
      let run: [Int]
      if code < table.count {
        run = table[code]
      } else if let last, let first = last.first, code == table.count {
        run = last + [first]
      } else {
        return nil
      }
      indices += run
      if let last, let first = run.first, table.count < 4096 {
        table.append(last + [first])
        if table.count == 1 << width, width < 12 { width += 1 }
      }
      last = run
    }
    return indices
  }
}
