// SPDX-License-Identifier: MIT

import Tug

extension TimingCurve {
  /// An easing in and out that is never a quarter faster than an even pace.
  static let steady = TimingCurve(0.3, 0.15, 0.7, 0.85)
}

extension Motion {
  /// How a pull that takes hold of a retreating strip, or an interrupted loop, is smoothed.
  static let smoothing = Motion.timed(duration: 0.2, curve: .easeOut)
  /// How a turn that stops goes back to its beginning.
  static let stopping = Motion.timed(duration: 0.5, curve: .easeOut)
  /// How a mark of the result is written.
  static let writing = Motion.timed(duration: 0.3, curve: .easeOut)
}

extension Shape {
  /// The same shape in another size.
  func scaled(_ scale: Double) -> Shape {
    var shape = self
    (shape.scaleX, shape.scaleY) = (scale, scale)
    return shape
  }
}

// What several looks draw. Not inlined: the web module has a budget of bytes.
extension Scene {
  /// Smooths what a change of the phase changes; what changes within one shows at once.
  mutating func smooth(_ shape: ShapeID, _ attributes: AttributeSet) {
    ease(shape, attributes, Motion.smoothing.duration, on: .phase)
  }

  /// Adds a shape, in a group or by itself, and smooths every change of its opacity.
  @inline(never)
  mutating func add(_ shape: Shape, inside parent: ShapeID? = nil, opacity: Double) {
    var shape = shape
    shape.parent = parent
    shape.opacity = opacity
    add(shape)
    fade(shape.id)
  }

  /// Keeps a group at the outer edge of the gap while a list that was let go glides to its hold.
  ///
  /// UIKit moves the list on screen and tells of its place in the end at once. Where every frame of the
  /// way is told, the group does not change when the phase does, and nothing moves.
  @inline(never)
  mutating func keepAtEdge(_ group: ShapeID, _ context: LookContext) {
    guard context.phase.isRefreshing, context.plainTrigger.kind == .onRelease else { return }
    transition(group, .position, context.metrics.reveal, on: .phase)
  }

  /// Smooths every change of the opacity.
  mutating func fade(_ shape: ShapeID) {
    ease(shape, .opacity, Motion.smoothing.duration, on: .change)
  }

  @inline(never)
  private mutating func ease(
    _ shape: ShapeID,
    _ attributes: AttributeSet,
    _ duration: Double,
    on cause: Transition.Cause
  ) {
    transition(shape, attributes, .timed(duration: duration, curve: .easeOut), on: cause)
  }

  /// An arrow that points down, from `−tip` to `tip`, with barbs as far up as they reach out.
  @inline(never)
  mutating func downArrow(tip: Double, barb: Double) -> Outline {
    outline {
      $0.move(0, -tip)
      $0.line(0, tip)
      $0.move(-barb, tip - barb)
      $0.line(0, tip)
      $0.line(barb, tip - barb)
    }
  }

  /// A tick after success and a cross after failure, 14 points wide, inside a group.
  ///
  /// They are written stroke by stroke, and with Reduce Motion they fade in.
  ///
  /// - Parameters:
  ///   - id: Identity of the tick; the cross has the next.
  ///   - context: What is shown.
  ///   - parent: The group.
  ///   - success: Colour of the tick.
  ///   - failure: Colour of the cross.
  ///   - lineWidth: Width of the lines.
  @inline(never)
  mutating func addMarks(
    _ id: ShapeID,
    _ context: LookContext,
    inside parent: ShapeID,
    success: Paint,
    failure: Paint,
    lineWidth: Double = 1.5
  ) {
    let tick = outline {
      $0.move(-7, 0.5)
      $0.line(-2, 5.5)
      $0.line(7, -5)
    }
    let cross = outline {
      $0.move(-5, -5)
      $0.line(5, 5)
      $0.move(5, -5)
      $0.line(-5, 5)
    }
    let isFailed = context.outcome == .failure || context.phase == .failed
    write(id, tick, context.outcome == .success, context, parent, success, lineWidth)
    write(id + 1, cross, isFailed, context, parent, failure, lineWidth)
  }

  @inline(never)
  private mutating func write(
    _ id: ShapeID,
    _ outline: Outline,
    _ isShown: Bool,
    _ context: LookContext,
    _ parent: ShapeID,
    _ color: Paint,
    _ lineWidth: Double
  ) {
    var mark = Shape.path(id, outline, stroke: color, lineWidth: lineWidth)
    let isStill = context.reducesMotion
    if !isShown { mark[isStill ? .opacity : .strokeEnd] = 0 }
    mark.parent = parent
    add(mark)
    let motion = isStill ? Motion.smoothing : .writing
    ease(id, isStill ? .opacity : .stroke, motion.duration, on: .change)
  }

  /// Lets a shape fade and come back for ever: what stands for a turn with Reduce Motion.
  @inline(never)
  mutating func breathe(_ shape: ShapeID) {
    track(shape, .opacity, duration: 1.2, repeats: .infinity) {
      $0.ease(at: 0, 1)
      $0.ease(at: 0.5, 0.4)
      $0.add(at: 1, 1)
    }
  }

  /// Turns a shape while the action runs, or lets it breathe with Reduce Motion.
  ///
  /// Where the turn stops it goes on to its beginning, the shorter way.
  @inline(never)
  mutating func work(_ shape: ShapeID, _ context: LookContext, period: Double) {
    transition(shape, .rotation, .stopping, on: .phase)
    guard context.phase.isRefreshing else { return }
    if context.reducesMotion { breathe(shape) } else { spin(shape, period: period) }
  }
}

extension KeyframeWriter {
  /// Adds a key frame from which the value leaves slowly and arrives slowly at the next.
  @inline(never)
  mutating func ease(at time: Double, _ value: Double) { add(at: time, value, curve: .easeInOut) }
}

// The arrow that makes a whole turn with the pull.
extension Scene {
  /// An arrow that points back at first, to the content at half the pull, and back when armed.
  ///
  /// It hides while the action runs and its result is shown; with Reduce Motion it does not turn.
  @inline(never)
  mutating func addPullArrow(
    _ id: ShapeID,
    _ context: LookContext,
    inside parent: ShapeID,
    _ outline: Outline,
    color: Paint,
    lineWidth: Double
  ) {
    var arrow = Shape.path(id, outline, stroke: color, lineWidth: lineWidth).inside(parent)
    arrow.opacity = context.asksForPull ? 1 : 0
    arrow.rotation = context.direction
    if !context.reducesMotion, !context.isHeld {
      arrow.rotation += Elementary.turn * (context.reach - 0.5)
    }
    add(arrow)
    smooth(id, [.rotation, .opacity])
  }
}
