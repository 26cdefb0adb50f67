// SPDX-License-Identifier: MIT

import Glibc

/// A connection to one device of Xorg's `inputtest` driver, which makes real XI2 events.
///
/// The driver serves one connection per device in the life of a server, so a process opens each
/// device once and keeps it. All fields are little-endian; every message starts with its length and
/// its kind.
final class InputDevice {
  private let descriptor: Int32
  /// Whether something was sent that the server may not have taken yet.
  private var isAhead = false

  private enum Kind: UInt32 {
    case clientVersion = 0
    case waitForSync = 1
    case motion = 2
    case button = 4
    case key = 5
    case touch = 6
  }

  /// What happens to a finger, in XInput's numbers.
  enum TouchKind: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// Connects and shakes hands; `nil` when nobody listens at `path`.
  init?(path: String) {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      bytes.copyBytes(from: path.utf8.prefix(bytes.count - 1))
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, size) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      return nil
    }
    send(.clientVersion, [1 | 1 << 16])
    receive(12)
    isAhead = false
  }

  // MARK: Events

  /// A finger at a point of the screen, in pixels.
  func touch(_ kind: TouchKind, finger: UInt32 = 1, x: Double, y: Double) {
    let values = [0: x * 65535 / Screen.width, 1: y * 65535 / Screen.height]
    send(.touch, [finger, kind.rawValue], valuators: values)
  }

  /// The pointer at a point of the screen, in pixels.
  func move(x: Double, y: Double) {
    let values = [0: x * 65535 / Screen.width, 1: y * 65535 / Screen.height]
    send(.motion, [1, 0], valuators: values)
  }

  /// Two fingers moved on a touchpad: 120 units are one detent of a wheel; 0 says that they stopped.
  func scroll(x: Double? = nil, y: Double? = nil) {
    var values: [Int: Double] = [:]
    if let x { values[2] = x }
    if let y { values[3] = y }
    send(.motion, [0, 0], valuators: values)
  }

  /// A button of the mouse; 4 and 5 are the notches of its wheel.
  func button(_ number: UInt32, isDown: Bool) {
    send(.button, [1, number, isDown ? 1 : 0, 0], valuators: [:])
  }

  /// A key, by X key code.
  func key(_ code: UInt32, isDown: Bool) { send(.key, [code, isDown ? 1 : 0]) }

  /// Waits until the server has taken all events that were sent.
  func waitForServer() {
    guard isAhead else { return }
    send(.waitForSync, [])
    receive(8)
    isAhead = false
  }

  // MARK: Bytes

  private func send(_ kind: Kind, _ words: [UInt32], valuators: [Int: Double]? = nil) {
    var tail: [UInt8] = []
    if let valuators {
      var mask = [UInt8](repeating: 0, count: 8)
      var values = [Double](repeating: 0, count: 128)
      for (axis, value) in valuators {
        mask[axis / 8] |= 1 << UInt8(axis % 8)
        values[axis] = value
      }
      // No unaccelerated values, the mask, padding, and room for both kinds of value.
      tail = [0, 0, 0, 0] + mask + [0, 0, 0, 0]
      tail += values.withUnsafeBytes { [UInt8]($0) }
    }
    let length = UInt32(8 + words.count * 4 + tail.count)
    let message = ([length, kind.rawValue] + words).withUnsafeBytes { [UInt8]($0) } + tail
    _ = message.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    isAhead = true
  }

  private func receive(_ count: Int) {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = read(descriptor, &bytes, count)
  }
}

/// The dummy screen of the rig.
enum Screen {
  static let width = 1024.0
  static let height = 768.0
}
