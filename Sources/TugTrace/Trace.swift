// SPDX-License-Identifier: MIT

import Tug
import TugLooks

/// Runs the same things in every build and tells by one number whether they came out the same.
///
/// The number is the FNV-1a hash of the bits of everything that was computed.
public enum Trace {
  /// Plays recorded events and hashes every effect, and the state after each event.
  ///
  /// - Parameter numbers: A stream that `EventStream` has written.
  /// - Returns: The hash.
  public static func events(_ numbers: UnsafeBufferPointer<Double>) -> UInt64 {
    var reader = NumberReader(numbers)
    var engine = Engine()
    var hash = Hash()
    var row: [Double] = []
    while let recorded = EventStream.next(&reader) {
      engine.send(recorded.event, at: recorded.time)
      row.removeAll(keepingCapacity: true)
      while let effect = engine.nextEffect() { write(effect, into: &row) }
      for edge in Edge.allCases {
        guard let strip = engine[edge] else { continue }
        row += [strip.progress, strip.pull, strip.contribution, engine.stripOrigin(edge)]
      }
      for number in row { hash.add(number) }
    }
    return hash.value
  }

  /// The looks whose frames are compared: all that are built in.
  public static var looks: [Look] {
    [
      .balls, .standard, .classic, .ring, .dots, .wave, .drop, .twoArc, .bars, .curve, .frames,
      .weather, .bounce, .wheel, .bun, .orbit,
    ]
  }

  /// Plays a look through a pull, a refresh and its end, and hashes every frame.
  ///
  /// - Returns: The hash.
  public static func frames(of look: Look) -> UInt64 {
    var hash = Hash()
    var player = ScenePlayer()
    var list = DisplayList()
    for frame in 0..<300 {
      let time = Double(frame) / 60
      player.update(look, context(of: look, frame), at: time)
      player.sample(at: time, into: &list)
      for number in list.numbers { hash.add(number) }
    }
    return hash.value
  }

  /// Hashes values of every kind of motion: curves, springs of each damping, the bounce and the
  /// rubber band.
  ///
  /// - Returns: The hash.
  public static func motion() -> UInt64 {
    var hash = Hash()
    let springs = [0.43, 1, 1.6].map { Spring(duration: 0.9, dampingRatio: $0) }
    let bounce = Bounce(displacement: 80, velocity: 900)
    let band = RubberBand()
    for step in 0..<5_000 {
      let time = Double(step) / 1_000
      for spring in springs {
        hash.add(spring.value(at: time))
        hash.add(spring.velocity(at: time))
      }
      hash.add(bounce.value(at: time))
      hash.add(bounce.velocity(at: time))
      hash.add(TimingCurve.easeInOut.value(at: time / 5))
      let shown = band.shown(forTravel: time * 300, extent: 667)
      hash.add(shown)
      hash.add(band.travel(forShown: shown, extent: 667))
    }
    return hash.value
  }

  private static func context(of look: Look, _ frame: Int) -> LookContext {
    let metrics = look.metrics(for: .refresh, width: 390, textScale: 1)
    let pull = min(Double(frame) * 3, 160)
    var context = LookContext(width: 390, metrics: metrics) { key, style in
      TextSize(width: Double(key.rawValue) * 3 + style.size * 4, height: style.size * 1.2)
    }
    context.pull = pull
    context.progress = pull / (metrics.trigger ?? metrics.extent)
    context.phase =
      switch frame {
      case ..<60: context.progress < 1 ? .pulling : .armed
      case ..<200: .refreshing
      case ..<260: .ending(.success)
      default: .idle
      }
    return context
  }

  // MARK: Effects

  private static func write(_ effect: Effect, into row: inout [Double]) {
    switch effect {
    case .reserve(let edge, let amount, let motion):
      row += [0, Double(edge.rawValue), amount]
      EventStream.write(motion, into: &row)
    case .moveOffset(let target, let motion):
      row += [1, target]
      EventStream.write(motion, into: &row)
    case .perform(let token): row += [2, Double(token.edge.rawValue), Double(token.generation)]
    case .phase(let edge, let from, let to):
      row += [3, Double(edge.rawValue), Double(from.number), Double(to.number)]
    case .announce(let edge, let key): row += [4, Double(edge.rawValue), Double(key.rawValue)]
    case .haptic(let edge, let haptic): row += [5, Double(edge.rawValue), Double(haptic.rawValue)]
    case .tracks(let edge, let isRunning): row += [6, Double(edge.rawValue), isRunning ? 1 : 0]
    case .frames(let demand): row += [7, time(demand)]
    }
  }

  private static func time(_ demand: FrameDemand) -> Double {
    switch demand {
    case .none: -1
    case .at(let time), .until(let time): time
    case .forever: -2
    }
  }

  /// FNV-1a over the bytes of numbers.
  private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ number: Double) {
      var bits = number.bitPattern
      for _ in 0..<8 {
        value = (value ^ (bits & 0xFF)) &* 0x100_0000_01B3
        bits >>= 8
      }
    }
  }
}
