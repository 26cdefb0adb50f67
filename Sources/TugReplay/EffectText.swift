// SPDX-License-Identifier: MIT

import Tug

/// Effects in words, as traces print them and replays expect them.
public enum EffectText {
  /// One effect in words.
  public static func text(_ effect: Effect) -> String {
    switch effect {
    case .reserve(let edge, let amount, let motion):
      "reserve \(name(edge)) \(number(amount))\(text(motion))"
    case .moveOffset(let target, let motion): "offset \(number(target))\(text(motion))"
    case .perform(let token): "perform \(name(token.edge)) \(token.generation)"
    case .phase(let edge, let from, let to):
      "phase \(name(edge)) \(PhaseName.name(from)) \(PhaseName.name(to))"
    case .announce(_, let key): "announce \(key)"
    case .haptic(let edge, _): "haptic \(name(edge))"
    case .tracks(let edge, let isRunning): "tracks \(name(edge)) \(isRunning ? "on" : "off")"
    case .frames(let demand): "frames \(text(demand))"
    }
  }

  private static func text(_ motion: Motion) -> String {
    switch motion.kind {
    case .immediate: ""
    case .timed(let duration, _): " in \(number(duration))s"
    case .spring(let duration, let ratio): " in \(number(duration))s spring \(number(ratio))"
    }
  }

  private static func text(_ demand: FrameDemand) -> String {
    switch demand {
    case .none: "none"
    case .at(let time): "at \(number(time))"
    case .until(let time): "until \(number(time))"
    case .forever: "forever"
    }
  }

  static func name(_ edge: Edge) -> String { edge == .start ? "header" : "footer" }

  /// The shortest decimal, without a point where it is whole.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
