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
      for run in runs where run.track.continues(track) {
        start = run.start
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
    guard !isTaken(attribute, of: new) else { return }
    let had = runs.contains { $0.index == old && $0.track.attribute == attribute }
    var (goesOn, began) = (false, false)
    for run in incomingRuns where run.index == new && run.track.attribute == attribute {
      if run.isNew { began = true } else { goesOn = true }
    }
    let ended = had && !goesOn
    let isChanged =
      ended || began || scene.shapes[old][attribute] != incoming.shapes[new][attribute]
    guard isChanged || transition.cause == .phase else { return }

    let shown = value(
      of: attribute,
      of: old,
      in: scene,
      runs: runs,
      residuals: residuals,
      at: time
    )
    let base = value(
      of: attribute,
      of: new,
      in: incoming,
      runs: incomingRuns,
      residuals: Row(),
      at: time
    )
    var difference = shown - base
    if ended, attribute == .rotation {
      // Where a spin stopped does not say how often it went round: take the shorter way.
      let turns = (difference / Elementary.turn).rounded(.toNearestOrEven)
      difference -= turns * Elementary.turn
    }
    var velocity = 0.0
    for residual in residuals where residual.index == old && residual.attribute == attribute {
      velocity = residual.travel.velocity(at: time)
    }
    let travel = Travel(
      from: difference,
      to: 0,
      by: transition.motion,
      at: time,
      velocity: velocity
    )
    incomingResiduals.append(
      Remainder(
        shape: transition.shape,
        index: new,
        attribute: attribute,
        travel: travel,
        points: .empty
      )
    )
  }

  private mutating func startOutline(
    _ transition: Transition,
    from old: Int,
    to new: Int,
    at time: Double
  ) {
    let (was, will) = (scene.shapes[old].outline, incoming.shapes[new].outline)
    guard !isTaken(nil, of: new) else { return }
    guard incoming.matches(will, was, of: scene) else { return }
    var share = 0.0
    var velocity = 0.0
    var rest = Outline.empty
    for residual in residuals where residual.index == old && residual.attribute == nil {
      share = residual.travel.value(at: time)
      velocity = residual.travel.velocity(at: time)
      rest = residual.points
    }
    let first = incomingPoints.count
    var isChanged = transition.cause == .phase
    var most = 0.0
    for offset in 0..<will.count {
      let before = scene.numbers[was.start + offset]
      let after = incoming.numbers[will.start + offset]
      isChanged = isChanged || before != after
      let extra = rest.count == will.count ? points[rest.start + offset] * share : 0
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
    incomingResiduals.append(
      Remainder(
        shape: transition.shape,
        index: new,
        attribute: nil,
        travel: Travel(from: 1, to: 0, by: transition.motion, at: time, velocity: speed),
        points: Outline(start: first, count: will.count)
      )
    )
  }

  /// Whether a transition of the new scene has started on the attribute or, for `nil`, the outline.
  private func isTaken(_ attribute: Attribute?, of index: Int) -> Bool {
    incomingResiduals.contains { $0.index == index && $0.attribute == attribute }
  }

  /// Keeps what is on its way unless the new scene gives its target another value at once.
  private mutating func carryOver(_ residual: Remainder, at time: Double) {
    guard
      !residual.travel.isFinished(at: time), let new = incoming.index(of: residual.shape),
      !isTaken(residual.attribute, of: new)
    else { return }
    let (was, will) = (scene.shapes[residual.index], incoming.shapes[new])
    let follows = incoming.transitions.contains {
      $0.shape == residual.shape && $0.cause == .phase && $0.attributes.covers(residual.attribute)
    }
    var kept = residual
    kept.index = new
    if let attribute = residual.attribute {
      guard follows || was[attribute] == will[attribute] else { return }
    } else {
      guard incoming.matches(will.outline, was.outline, of: scene) else { return }
      let first = incomingPoints.count
      for offset in 0..<residual.points.count {
        incomingPoints.append(points[residual.points.start + offset])
      }
      kept.points.start = first
      let isSame = (0..<will.outline.count).allSatisfy {
        incoming.numbers[will.outline.start + $0] == scene.numbers[was.outline.start + $0]
      }
      guard follows || isSame else {
        incomingPoints.removeLast(residual.points.count)
        return
      }
    }
    incomingResiduals.append(kept)
  }

  private func value(
    of attribute: Attribute,
    of index: Int,
    in scene: Scene,
    runs: Row<Run>,
    residuals: Row<Remainder>,
    at time: Double
  ) -> Double {
    var value = scene.shapes[index][attribute]
    for run in runs where run.index == index && run.track.attribute == attribute {
      let moved = run.value(at: time, keyframes: scene.keyframes)
      value = run.track.isAdditive ? value + moved : moved
    }
    for residual in residuals where residual.index == index && residual.attribute == attribute {
      value += residual.travel.value(at: time)
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
    for run in runs where isVisible(run.index, at: time) {
      last = max(last, run.start + run.track.end)
    }
    for residual in residuals { last = max(last, residual.travel.endTime) }
    return last
  }

  /// Writes what is on screen at a time.
  ///
  /// - Parameters:
  ///   - time: Not before the last update; earlier times show that moment.
  ///   - list: Emptied first.
  public mutating func sample(at time: Double, into list: inout DisplayList) {
    painter.begin(scene)
    for run in runs {
      let value = run.value(at: time, keyframes: scene.keyframes)
      painter.move(run.index, run.track.attribute, value, isAdditive: run.track.isAdditive)
    }
    for residual in residuals {
      let share = residual.travel.value(at: time)
      if let attribute = residual.attribute {
        painter.move(residual.index, attribute, share, isAdditive: true)
      } else {
        painter.bend(residual.index, by: points, in: residual.points, share: share)
      }
    }
    list.removeAll()
    painter.paint(into: &list)
  }

  /// A shape with the values that it has on screen, without those of its parent.
  package func shown(_ shape: ShapeID, at time: Double) -> Shape? {
    guard let index = scene.index(of: shape) else { return nil }
    var shown = scene.shapes[index]
    for attribute in Attribute.allCases {
      shown[attribute] = value(
        of: attribute,
        of: index,
        in: scene,
        runs: runs,
        residuals: residuals,
        at: time
      )
    }
    return shown
  }

  private func isVisible(_ index: Int, at time: Double) -> Bool {
    scene.shapes[index].opacity > 0
      || runs.contains { $0.index == index && $0.track.attribute == .opacity }
      || residuals.contains {
        $0.index == index && $0.attribute == .opacity && !$0.travel.isFinished(at: time)
      }
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
