// SPDX-License-Identifier: MIT

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Where an animation is at a time of its layer.
struct TimingSample {
  /// The share of the duration that has been played, 0...1.
  var progress: Double
  /// How many whole cycles came before.
  var cycle: Int
}

/// The timing rules of an animation, as plain numbers.
struct TimingRules {
  var begin: Double
  var duration: Double
  var speed: Double
  var offset: Double
  var total: Double
  var autoreverses: Bool
  var fill: CAMediaTimingFillMode

  /// The rules of an animation; `fallback` is the duration when it has none of its own.
  init(_ timing: some CAMediaTiming, duration own: Double, fallback: Double) {
    begin = timing.beginTime
    duration = own == 0 ? fallback : own
    speed = Double(timing.speed)
    offset = timing.timeOffset
    autoreverses = timing.autoreverses
    fill = timing.fillMode
    let cycle = autoreverses ? 2 * duration : duration
    if timing.repeatDuration > 0 {
      total = timing.repeatDuration
    } else {
      total = cycle * (timing.repeatCount > 0 ? Double(timing.repeatCount) : 1)
    }
  }

  /// When the animation ends, in the time of its layer.
  var end: Double { speed == 0 ? .infinity : begin + total / abs(speed) }

  /// The state at a time, or nil where the animation shows nothing.
  func sample(at time: Double) -> TimingSample? {
    var elapsed = (time - begin) * abs(speed)
    if elapsed < 0 {
      guard fill == .backwards || fill == .both else { return nil }
      elapsed = 0
    } else if elapsed >= total {
      guard fill == .forwards || fill == .both else { return nil }
      return position(total, isEnd: true)
    }
    return position(elapsed, isEnd: false)
  }

  private func position(_ elapsed: Double, isEnd: Bool) -> TimingSample {
    let cycle = autoreverses ? 2 * duration : duration
    guard cycle > 0 else { return TimingSample(progress: isEnd ? 1 : 0, cycle: 0) }
    let shifted = elapsed + offset
    var number = (shifted / cycle).rounded(.down)
    var local = shifted - number * cycle
    if isEnd, local < 1e-9 * cycle, number > 0 {
      number -= 1
      local = cycle
    }
    if speed < 0 { local = cycle - local }
    let progress = local <= duration ? local / duration : (cycle - local) / duration
    return TimingSample(progress: min(1, max(0, progress)), cycle: Int(number))
  }
}
