// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// Plays scenes for a host that draws its frames itself.
///
/// The host gives it a scene whenever the look's inputs change, and asks for a display list per frame
/// as long as ``demand(at:)`` says that something moves. Both allocate nothing once the storage has
/// the size that the look needs.
///
/// Time is the host's clock in seconds and may not run backwards.
public struct ScenePlayer: Sendable {
  /// The scene on screen.
  public private(set) var scene = Scene()

  private var incoming = Scene()
  private(set) var runs: Row<Run> = Row()
  private var incomingRuns: Row<Run> = Row()
  private(set) var residuals: Row<Remainder> = Row()
  private var incomingResiduals: Row<Remainder> = Row()
  private(set) var points: Row<Double> = Row()
  private var incomingPoints: Row<Double> = Row()
  private var painter = ScenePainter()

  /// Creates a player with nothing on screen.
  public init() {}

  /// Forgets everything, so that the next scene shows at once.
  public mutating func reset() {
    scene.removeAll(for: .idle)
    runs.removeAll()
    residuals.removeAll()
    points.removeAll()
  }
}

// From scene to scene.
extension ScenePlayer {
  /// Shows another scene from `time` on.
  public mutating func update(_ scene: Scene, at time: Double) {
    incoming.copy(scene)
    advance(to: time)
  }

  /// Shows what a look makes of a context from `time` on.
  public mutating func update(_ look: Look, _ context: LookContext, at time: Double) {
    look.compose(context, into: &incoming)
    advance(to: time)
  }

  private mutating func advance(to time: Double) {
    takeUpTracks(at: time)
    incomingResiduals.removeAll()
    incomingPoints.removeAll()
    for transition in incoming.transitions { start(transition, at: time) }
    for residual in residuals { carryOver(residual, at: time) }
    swap(&scene, &incoming)
    swap(&runs, &incomingRuns)
    swap(&residuals, &incomingResiduals)
    swap(&points, &incomingPoints)
  }

  private mutating func takeUpTracks(at time: Double) {
    incomingRuns.removeAll()
    for track in incoming.tracks {
      guard let index = incoming.index(of: track.shape) else { continue }
      var start = time
      var isNew = true
      for i in runs.indices where runs[i].track.continues(track) {
        start = runs[i].start
        isNew = false
      }
      incomingRuns.append(Run(track: track, index: index, start: start, isNew: isNew))
    }
  }

  private mutating func start(_ transition: Transition, at time: Double) {
    guard
      let old = scene.index(of: transition.shape), let new = incoming.index(of: transition.shape)
    else { return }
    let changesPhase = scene.phase != incoming.phase
    guard transition.cause == .change || changesPhase else { return }
    var bits = transition.attributes.rawValue & ~AttributeSet.outline.rawValue
    while bits != 0 {
      let attribute = Attribute(rawValue: UInt8(bits.trailingZeroBitCount))
      bits &= bits - 1
      guard let attribute else { continue }
      start(transition, on: attribute, from: old, to: new, at: time)
    }
    if transition.attributes.contains(.outline) {
      startOutline(transition, from: old, to: new, at: time)
    }
  }

  private mutating func start(
    _ transition: Transition,
    on attribute: Attribute,
    from old: Int,
    to new: Int,
    at time: Double
  ) {
    guard remainder(attribute, of: new, isNew: true) == nil else { return }
    var (had, goesOn, began) = (false, false, false)
    for i in runs.indices where runs[i].moves(attribute, of: old) { had = true }
    for i in incomingRuns.indices where incomingRuns[i].moves(attribute, of: new) {
      if incomingRuns[i].isNew { began = true } else { goesOn = true }
    }
    let ended = had && !goesOn
    let isChanged =
      ended || began || scene.shapes[old][attribute] != incoming.shapes[new][attribute]
    guard isChanged || transition.cause == .phase else { return }

    var difference =
      value(of: attribute, of: old, isNew: false, at: time)
      - value(of: attribute, of: new, isNew: true, at: time)
    if ended, attribute == .rotation {
      // Where a spin stopped does not say how often it went round: take the shorter way.
      let turns = (difference / Elementary.turn).rounded(.toNearestOrEven)
      difference -= turns * Elementary.turn
    }
    var velocity = 0.0
    if let i = remainder(attribute, of: old, isNew: false) {
      velocity = residuals[i].travel.velocity(at: time)
    }
    add(transition, attribute, of: new, .empty, from: difference, velocity: velocity, at: time)
  }

  private mutating func startOutline(
    _ transition: Transition,
    from old: Int,
    to new: Int,
    at time: Double
  ) {
    let (was, will) = (scene.shapes[old].outline, incoming.shapes[new].outline)
    guard remainder(nil, of: new, isNew: true) == nil else { return }
    guard incoming.matches(will, was, of: scene) else { return }
    var share = 0.0
    var velocity = 0.0
    var rest = Outline.empty
    if let i = remainder(nil, of: old, isNew: false) {
      share = residuals[i].travel.value(at: time)
      velocity = residuals[i].travel.velocity(at: time)
      rest = residuals[i].points
    }
    let points = Outline(start: incomingPoints.count, count: will.count)
    var isChanged = transition.cause == .phase
    var most = 0.0
    for offset in 0..<will.count {
      let before = scene.numbers[was.start + offset]
      let after = incoming.numbers[will.start + offset]
      isChanged = isChanged || before != after
      let extra = rest.count == will.count ? self.points[rest.start + offset] * share : 0
      most = max(most, (before + extra - after).magnitude)
      incomingPoints.append(before + extra - after)
    }
    guard isChanged else {
      incomingPoints.removeLast(will.count)
      return
    }
    // The whole outline shrinks onto its target by one share, which starts at 1; the speed is that
    // of the share before, as far as the old difference still counts in the new one.
    let speed = most > 0 ? velocity : 0
    add(transition, nil, of: new, points, from: 1, velocity: speed, at: time)
  }

  @inline(never)
  private mutating func add(
    _ transition: Transition,
    _ attribute: Attribute?,
    of index: Int,
    _ points: Outline,
    from start: Double,
    velocity: Double,
    at time: Double
  ) {
    incomingResiduals.append(
      Remainder(
        shape: transition.shape,
        index: index,
        attribute: attribute,
        travel: Travel(from: start, to: 0, by: transition.motion, at: time, velocity: velocity),
        points: points
      )
    )
  }

  /// The place of the remainder on an attribute or, for `nil`, the outline of a shape.
  @inline(never)
  private func remainder(_ attribute: Attribute?, of index: Int, isNew: Bool) -> Int? {
    let residuals = isNew ? incomingResiduals : residuals
    for i in residuals.indices
    where residuals[i].index == index && residuals[i].attribute == attribute {
      return i
    }
    return nil
  }

  /// Keeps what is on its way unless the new scene gives its target another value at once.
  private mutating func carryOver(_ residual: Remainder, at time: Double) {
    guard
      !residual.travel.isFinished(at: time), let new = incoming.index(of: residual.shape),
      remainder(residual.attribute, of: new, isNew: true) == nil
    else { return }
    let old = residual.index
    var follows = false
    for i in incoming.transitions.indices
    where incoming.transitions[i].shape == residual.shape
      && incoming.transitions[i].cause == .phase
      && incoming.transitions[i].attributes.covers(residual.attribute)
    {
      follows = true
    }
    var kept = residual
    kept.index = new
    if let attribute = residual.attribute {
      guard follows || scene.shapes[old][attribute] == incoming.shapes[new][attribute] else {
        return
      }
    } else {
      let (was, will) = (scene.shapes[old].outline, incoming.shapes[new].outline)
      guard incoming.matches(will, was, of: scene) else { return }
      for offset in 0..<will.count where !follows {
        let isSame = incoming.numbers[will.start + offset] == scene.numbers[was.start + offset]
        guard isSame else { return }
      }
      kept.points.start = incomingPoints.count
      for offset in residual.points.range { incomingPoints.append(points[offset]) }
    }
    incomingResiduals.append(kept)
  }

  /// What an attribute shows at a time, in the scene on screen or in the new one.
  @inline(never)
  private func value(
    of attribute: Attribute,
    of index: Int,
    isNew: Bool,
    at time: Double
  ) -> Double {
    var value = isNew ? incoming.shapes[index][attribute] : scene.shapes[index][attribute]
    let runs = isNew ? incomingRuns : runs
    let keyframes = isNew ? incoming.keyframes : scene.keyframes
    for i in runs.indices where runs[i].moves(attribute, of: index) {
      let moved = runs[i].value(at: time, keyframes: keyframes)
      value = runs[i].track.isAdditive ? value + moved : moved
    }
    if !isNew, let i = remainder(attribute, of: index, isNew: false) {
      value += residuals[i].travel.value(at: time)
    }
    return value
  }
}

// Frames.
extension ScenePlayer {
  /// Until when the host should ask for frames.
  ///
  /// - Parameter time: Now.
  /// - Returns: Nothing when the scene stands still; never a single moment.
  public func demand(at time: Double) -> FrameDemand {
    let last = movesUntil(from: time)
    if last == .infinity { return .forever }
    return last > time ? .until(last) : .none
  }

  /// When the last movement ends: `time` when nothing moves, infinity when it never ends.
  package func movesUntil(from time: Double) -> Double {
    var last = time
    for i in runs.indices where isVisible(runs[i].index, at: time) {
      last = max(last, runs[i].start + runs[i].track.end)
    }
    for i in residuals.indices { last = max(last, residuals[i].travel.endTime) }
    return last
  }

  /// Writes what is on screen at a time.
  ///
  /// - Parameters:
  ///   - time: Not before the last update; earlier times show that moment.
  ///   - list: Emptied first.
  public mutating func sample(at time: Double, into list: inout DisplayList) {
    painter.begin(scene)
    for i in runs.indices {
      let value = runs[i].value(at: time, keyframes: scene.keyframes)
      let track = runs[i].track
      painter.move(runs[i].index, track.attribute, value, isAdditive: track.isAdditive)
    }
    for i in residuals.indices {
      let share = residuals[i].travel.value(at: time)
      if let attribute = residuals[i].attribute {
        painter.move(residuals[i].index, attribute, share, isAdditive: true)
      } else {
        painter.bend(residuals[i].index, by: points, in: residuals[i].points, share: share)
      }
    }
    list.removeAll()
    painter.paint(into: &list)
  }

  /// Writes what is on screen now.
  ///
  /// - Parameters:
  ///   - time: Not before the last update.
  ///   - list: Emptied first.
  /// - Returns: When the last movement ends: `time` when nothing moves, infinity when it never ends.
  package mutating func show(at time: Double, into list: inout DisplayList) -> Double {
    sample(at: time, into: &list)
    return movesUntil(from: time)
  }

  /// A shape with the values that it has on screen, without those of its parent.
  package func shown(_ shape: ShapeID, at time: Double) -> Shape? {
    guard let index = scene.index(of: shape) else { return nil }
    var shown = scene.shapes[index]
    for attribute in Attribute.allCases {
      shown[attribute] = value(of: attribute, of: index, isNew: false, at: time)
    }
    return shown
  }

  private func isVisible(_ index: Int, at time: Double) -> Bool {
    if scene.shapes[index].opacity > 0 { return true }
    for i in runs.indices where runs[i].moves(.opacity, of: index) { return true }
    guard let i = remainder(.opacity, of: index, isNew: false) else { return false }
    return !residuals[i].travel.isFinished(at: time)
  }
}

/// A track that runs.
struct Run: Sendable {
  var track: Track
  var index: Int
  var start: Double
  /// Whether the scene before did not have it.
  var isNew: Bool
  var spring: Spring?

  @inline(never)
  init(track: Track, index: Int, start: Double, isNew: Bool) {
    self.track = track
    self.index = index
    self.start = start
    self.isNew = isNew
    if let dampingRatio = track.dampingRatio {
      spring = Spring(duration: track.duration, dampingRatio: dampingRatio)
    }
  }

  /// Whether it moves an attribute of a shape.
  func moves(_ attribute: Attribute, of index: Int) -> Bool {
    self.index == index && track.attribute == attribute
  }

  @inline(never)
  func value(at time: Double, keyframes: Row<Keyframe>) -> Double {
    let elapsed = min(max(time - start - track.begin, 0), track.duration * track.repeats)
    let runs = elapsed / track.duration
    var share = runs - runs.rounded(.down)
    // A whole number of runs that are all done is the end of the last one.
    if share == 0, runs > 0, runs >= track.repeats { share = 1 }
    guard let spring, share < 1, let first = track.keyframes.first, let last = track.keyframes.last
    else { return Keyframe.value(at: share, of: keyframes, in: track.keyframes) }
    let (from, to) = (keyframes[first].value, keyframes[last].value)
    return from + (to - from) * spring.value(at: share * track.duration)
  }
}

/// What is left of the difference between what was on screen and what a scene says.
struct Remainder: Sendable {
  var shape: ShapeID
  var index: Int
  /// `nil` for the outline, whose differences are in the player's points.
  var attribute: Attribute?
  /// The difference itself, or the share of the points.
  var travel: Travel
  var points: Outline
}

extension AttributeSet {
  fileprivate func covers(_ attribute: Attribute?) -> Bool {
    if let attribute { contains(attribute) } else { contains(.outline) }
  }
}
