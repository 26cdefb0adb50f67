// SPDX-License-Identifier: MIT

#if !os(WASI) && !arch(wasm32)
import Tug

/// Carries out calls that come as text, on one instance, and says what its numbers are afterwards.
///
/// A line is the name of an export and its arguments but for the handle; `next` and
/// `draw` are made after each call without being written. `Tests/Web/trace.mjs` does the same with
/// the module.
struct Trace {
  private let handle = create()

  /// Makes the call of a line.
  ///
  /// - Returns: The result, the orders, the block and both display lists, with every number as its
  ///   bits in hexadecimal.
  mutating func carryOut(_ line: String) -> String {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let name = words.first, let time = numbers.last else { return "" }
    var parts = ["\(call(name, numbers))"]
    var order = nextOrder(handle)
    while order != 0 {
      parts.append("order \(order) \(bits(orderArguments))")
      order = nextOrder(handle)
    }
    for edge in Int32(0)...1 {
      let count = draw(handle, time, edge)
      parts.append("list \(bits(list(count)))")
    }
    parts.append("block \(bits(block.filter { $0.offset != Block.list }.map(\.element)))")
    return parts.joined(separator: " ")
  }

  private func call(_ name: Substring, _ numbers: [Double]) -> Int32 {
    func whole(_ place: Int) -> Int32 { Int32(numbers[place]) }
    let time = numbers[numbers.count - 1]
    switch name {
    case "layout": layout(handle, time, numbers[0], numbers[1], numbers[2], numbers[3])
    case "scrolled": scrolled(handle, time, numbers[0])
    case "touch": return touch(handle, time, whole(0), numbers[1], numbers[2])
    case "wheel": return wheel(handle, time, whole(0), numbers[1], numbers[2])
    case "attached": attached(handle, time, whole(0))
    case "visible": visible(handle, time, whole(0), whole(1))
    case "prefer": prefer(handle, time, whole(0), whole(1), numbers[2], whole(3))
    case "frame": frame(handle, time)
    case "configure": configure(numbers, at: time)
    case "tell": tell(handle, time, whole(0), whole(1), whole(2), whole(3), UInt32(numbers[4]))
    default: return -1
    }
    return 0
  }

  private func configure(_ numbers: [Double], at time: Double) {
    func whole(_ place: Int) -> Int32 { Int32(numbers[place]) }
    TugWeb.configure(
      handle,
      time,
      whole(0),
      whole(1),
      whole(2),
      whole(3),
      whole(4),
      whole(5),
      whole(6),
      numbers[7],
      whole(8),
      numbers[9],
      numbers[10],
      whole(11),
      whole(12),
      whole(13),
      whole(14),
      whole(15),
      whole(16)
    )
  }

  private var block: [(offset: Int, element: Double)] {
    Array((0..<Int32(Block.length)).map { number(handle, at: $0) }.enumerated())
  }

  private var orderArguments: [Double] {
    block[Block.order..<Block.order + 4].map(\.element)
  }

  private func list(_ count: Int32) -> [Double] {
    let address = UInt(block[Block.list].element)
    guard count > 0, let numbers = UnsafePointer<Double>(bitPattern: address) else { return [] }
    return Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
  }

  private func bits(_ numbers: [Double]) -> String {
    numbers.map { String($0.bitPattern, radix: 16) }.joined(separator: ",")
  }
}
#endif
