// SPDX-License-Identifier: MIT

extension DisplayList: Sequence {
  /// One operation with its arguments; see ``DisplayList`` for what each does.
  public enum Operation: Equatable, Sendable {
    /// Changes the transform.
    case transform(Affine)
    /// Begins a clip.
    case clip
    /// Ends the clip.
    case unclip
    /// Sets the outline to a circle.
    case disc(x: Double, y: Double, radius: Double)
    /// Sets the outline to a part of a circle.
    case arc(x: Double, y: Double, radius: Double, start: Double, end: Double)
    /// Sets the outline to a rectangle.
    case rectangle(x: Double, y: Double, width: Double, height: Double, cornerRadius: Double)
    /// Sets the outline to segments; see ``DisplayList/segments(of:)``.
    case path(Outline)
    /// Paints the inside of the outline.
    case fill(Paint)
    /// Paints the line of the outline.
    case stroke(Paint, width: Double, cap: LineCap, join: LineJoin)
    /// Paints the line of an arc with changing opacity.
    case fadingStroke(Paint, width: Double, cap: LineCap, start: Double, end: Double)
    /// Paints a text in a box.
    case text(TextKey, TextStyle, x: Double, y: Double, width: Double, height: Double, Paint)
    /// Paints a picture in a box, in a tint or in its own colours.
    case image(
      ImageSlot,
      frame: Int,
      x: Double,
      y: Double,
      width: Double,
      height: Double,
      tint: Paint?,
      opacity: Double
    )
    /// Paints a spinner.
    case spinner(x: Double, y: Double, diameter: Double, turn: Double, Paint)
  }

  /// Goes through the operations in order.
  public func makeIterator() -> Operations { Operations(numbers) }

  /// The segments of a path of this list.
  public func segments(of outline: Outline) -> Segments {
    Segments(numbers: numbers, outline: outline)
  }

  /// An iterator over the operations; it ends at the first thing it does not know.
  public struct Operations: IteratorProtocol {
    private let numbers: Row<Double>
    private var index = 0

    init(_ numbers: Row<Double>) { self.numbers = numbers }

    /// The next operation, or `nil` after the last.
    public mutating func next() -> Operation? {
      guard
        index < numbers.count, let raw = UInt8(exactly: numbers[index]),
        let code = Code(rawValue: raw), index + code.argumentCount < numbers.count
      else { return nil }
      let i = index + 1
      index = i + code.argumentCount
      switch code {
      case .transform:
        return .transform(
          Affine(
            a: numbers[i],
            b: numbers[i + 1],
            c: numbers[i + 2],
            d: numbers[i + 3],
            tx: numbers[i + 4],
            ty: numbers[i + 5]
          )
        )
      case .clip: return .clip
      case .unclip: return .unclip
      case .disc: return .disc(x: numbers[i], y: numbers[i + 1], radius: numbers[i + 2])
      case .arc:
        return .arc(
          x: numbers[i],
          y: numbers[i + 1],
          radius: numbers[i + 2],
          start: numbers[i + 3],
          end: numbers[i + 4]
        )
      case .rectangle:
        return .rectangle(
          x: numbers[i],
          y: numbers[i + 1],
          width: numbers[i + 2],
          height: numbers[i + 3],
          cornerRadius: numbers[i + 4]
        )
      case .path:
        guard let count = Int(exactly: numbers[i]), index + count <= numbers.count else {
          return nil
        }
        index += count
        return .path(Outline(start: i + 1, count: count))
      case .fill: return .fill(paint(at: i))
      case .stroke:
        return .stroke(
          paint(at: i),
          width: numbers[i + 5],
          cap: cap(at: i + 6),
          join: join(at: i + 7)
        )
      case .fadingStroke:
        return .fadingStroke(
          paint(at: i),
          width: numbers[i + 5],
          cap: cap(at: i + 6),
          start: numbers[i + 7],
          end: numbers[i + 8]
        )
      case .text:
        let style = TextStyle(
          size: numbers[i + 1],
          weight: TextStyle.Weight(rawValue: byte(at: i + 2)) ?? .regular,
          alignment: TextStyle.Alignment(rawValue: byte(at: i + 3)) ?? .center
        )
        return .text(
          TextKey(rawValue: byte(at: i)) ?? .pull,
          style,
          x: numbers[i + 4],
          y: numbers[i + 5],
          width: numbers[i + 6],
          height: numbers[i + 7],
          paint(at: i + 8)
        )
      case .image:
        let tint = paint(at: i + 6)
        return .image(
          ImageSlot(rawValue: byte(at: i)),
          frame: Int(exactly: numbers[i + 1]) ?? 0,
          x: numbers[i + 2],
          y: numbers[i + 3],
          width: numbers[i + 4],
          height: numbers[i + 5],
          tint: numbers[i + 6] < 0 ? nil : tint,
          opacity: tint.alpha
        )
      case .spinner:
        return .spinner(
          x: numbers[i],
          y: numbers[i + 1],
          diameter: numbers[i + 2],
          turn: numbers[i + 3],
          paint(at: i + 4)
        )
      }
    }

    private func paint(at i: Int) -> Paint {
      let meaning = Paint.Meaning(rawValue: byte(at: i)) ?? .fixed
      guard meaning == .fixed else { return Paint(meaning, alpha: numbers[i + 4]) }
      return Paint(
        red: numbers[i + 1] * 255,
        green: numbers[i + 2] * 255,
        blue: numbers[i + 3] * 255,
        alpha: numbers[i + 4]
      )
    }

    private func cap(at i: Int) -> LineCap { LineCap(rawValue: byte(at: i)) ?? .butt }

    private func join(at i: Int) -> LineJoin { LineJoin(rawValue: byte(at: i)) ?? .miter }

    private func byte(at i: Int) -> UInt8 { UInt8(exactly: numbers[i]) ?? 0 }
  }
}

#if !hasFeature(Embedded)
extension DisplayList: CustomStringConvertible {
  /// The operations, one a line: the name of the code and the arguments, each number in its shortest
  /// exact form.
  public var description: String {
    var text = ""
    var index = 0
    while index < numbers.count, let raw = UInt8(exactly: numbers[index]),
      let code = Code(rawValue: raw), index + code.argumentCount < numbers.count
    {
      text += "\(code)"
      var end = index + 1 + code.argumentCount
      if code == .path { end += Int(exactly: numbers[index + 1]) ?? 0 }
      for argument in numbers[index + 1..<Swift.min(end, numbers.count)] {
        // A whole number is written as one; so is −0, which draws like 0 but is another number.
        let isWhole = argument == argument.rounded(.down) && argument.magnitude < 1e15
        let isNegativeZero = argument == 0 && argument.sign == .minus
        text += isWhole && !isNegativeZero ? " \(Int(argument))" : " \(argument)"
      }
      text += "\n"
      index = end
    }
    return text
  }
}
#endif
