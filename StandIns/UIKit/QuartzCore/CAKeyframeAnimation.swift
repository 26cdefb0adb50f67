// SPDX-License-Identifier: MIT

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func makeCopy() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copyProperty(to: copy)
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? {
    let points = frames
    guard let first = points.first, let last = points.last else { return nil }
    guard points.count > 1 else { return first }
    let progress = eased(progress)
    let isDiscrete = calculationMode == .discrete
    let times = times(for: points)
    let segmentCount = isDiscrete ? points.count : points.count - 1
    if isDiscrete {
      let index = times.lastIndex { $0 <= progress + 1e-12 } ?? 0
      return points[min(index, points.count - 1)]
    }
    if progress >= 1 { return last }
    var segment = 0
    while segment < segmentCount - 1, progress >= times[segment + 1] { segment += 1 }
    let span = times[segment + 1] - times[segment]
    var local = span > 0 ? (progress - times[segment]) / span : 1
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    if !isPaced, let timingFunctions, segment < timingFunctions.count {
      local = timingFunctions[segment].value(at: local)
    }
    if calculationMode == .cubic || calculationMode == .cubicPaced {
      return cubic(points, times, segment, local)
    }
    return points[segment].interpolated(to: points[segment + 1], at: local)
  }

  /// The key frames; a path gives points along its pieces.
  private var frames: [AnimatableValue] {
    if let path { return path.flattened.compactMap { $0.points.last }.map(AnimatableValue.point) }
    return (values ?? []).compactMap { AnimatableValue($0) }
  }

  private func times(for points: [AnimatableValue]) -> [Double] {
    let isDiscrete = calculationMode == .discrete
    if calculationMode == .paced || calculationMode == .cubicPaced {
      var walked = [0.0]
      for (a, b) in zip(points, points.dropFirst()) {
        walked.append((walked.last ?? 0) + a.distance(to: b))
      }
      guard let total = walked.last, total > 0 else { return even(points.count - 1) }
      return walked.map { $0 / total }
    }
    if let path { return path.pieceTimes }
    if let keyTimes, keyTimes.count >= points.count { return keyTimes.map(\.doubleValue) }
    return even(isDiscrete ? points.count : points.count - 1)
  }

  private func even(_ segments: Int) -> [Double] {
    (0...max(1, segments)).map { Double($0) / Double(max(1, segments)) }
  }

  /// Catmull-Rom with tangents scaled to uneven times; one-sided at both ends.
  private func cubic(
    _ points: [AnimatableValue],
    _ times: [Double],
    _ i: Int,
    _ t: Double
  ) -> AnimatableValue {
    let span = times[i + 1] - times[i]
    func tangent(_ k: Int) -> AnimatableValue {
      let (low, high) = (max(0, k - 1), min(points.count - 1, k + 1))
      let width = times[high] - times[low]
      guard width > 0 else { return points[k].zero }
      return points[high].adding(points[low].negated).scaled(by: span / width)
    }
    let (t2, t3) = (t * t, t * t * t)
    return points[i].scaled(by: 2 * t3 - 3 * t2 + 1)
      .adding(tangent(i).scaled(by: t3 - 2 * t2 + t))
      .adding(points[i + 1].scaled(by: -2 * t3 + 3 * t2))
      .adding(tangent(i + 1).scaled(by: t3 - t2))
  }
}

extension CGPath {
  /// When each point of the flattened path is reached if every piece takes as long as the others.
  fileprivate var pieceTimes: [Double] {
    let pieces = elements.filter { !$0.points.isEmpty }.dropFirst()
    var times = [0.0]
    for (index, piece) in pieces.enumerated() {
      let steps = piece.points.count > 1 ? Self.curveSteps : 1
      times += (1...steps).map { step in
        (Double(index) + Double(step) / Double(steps)) / Double(pieces.count)
      }
    }
    return times
  }
}
