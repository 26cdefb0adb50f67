// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// Whole pulls at 240 frames per second: nothing may jump, whatever interrupts what.
///
/// Per frame a shape may move by a point (a turn counts as the way of a point 10 points from the
/// centre), and change its opacity by a twentieth. A shape may come and go when it cannot be seen.
/// What a track or a transition moves faster than that is no jump: it is one when the new scene itself
/// changes what is on screen at that moment. What follows the finger may go faster when the finger
/// goes faster than half a point per frame, 120 points per second.
@Suite struct ContinuityTests {
  /// A course of the pull over time, and the phases on the way.
  struct Course: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
  }

  struct Step: Sendable {
    var duration: Double
    /// The pull at the end: in relation to the trigger distance under a finger, to the hold when held.
    var pull: Double
    /// The phase during the step; by the pull when `nil`.
    var phase: Phase?

    init(_ duration: Double, to pull: Double, _ phase: Phase? = nil) {
      self.duration = duration
      self.pull = pull
      self.phase = phase
    }
  }

  static let courses: [Course] = [
    Course(
      testDescription: "pull, refresh, success, retreat",
      steps: [
        Step(0.6, to: 1.3), Step(0.25, to: 1, .refreshing), Step(2.4, to: 1, .refreshing),
        Step(0.5, to: 1, .ending(.success)), Step(0.4, to: 0, .ending(.success)),
        Step(0.3, to: 0, .idle),
      ]
    ),
    Course(
      testDescription: "arm and disarm in the middle of the turn",
      steps: [
        Step(0.5, to: 1.02), Step(0.1, to: 0.95), Step(0.1, to: 1.05), Step(0.05, to: 0.97),
        Step(0.4, to: 0),
      ]
    ),
    Course(
      testDescription: "a failure ends a refresh at once",
      steps: [
        Step(0.5, to: 1.1), Step(0.04, to: 1.05, .refreshing), Step(0.6, to: 1, .ending(.failure)),
        Step(0.4, to: 0, .ending(.failure)), Step(0.3, to: 0, .idle),
      ]
    ),
    Course(
      testDescription: "a pull takes hold of the retreat",
      steps: [
        Step(0.5, to: 1.1), Step(1.3, to: 1, .refreshing), Step(0.5, to: 1, .ending(.success)),
        Step(0.2, to: 0.5, .ending(.success)), Step(0.3, to: 1.1), Step(0.5, to: 1, .refreshing),
        Step(0.3, to: 1, .ending(.cancelled)), Step(0.4, to: 0, .ending(.cancelled)),
      ]
    ),
    Course(
      testDescription: "code begins in the middle of a pull",
      steps: [
        Step(0.3, to: 0.6), Step(0.3, to: 1, .refreshing), Step(1.1, to: 1, .refreshing),
        Step(0.5, to: 1, .ending(.noMore)), Step(0.4, to: 0, .ending(.noMore)),
      ]
    ),
    Course(
      testDescription: "a pull is given up",
      steps: [Step(0.4, to: 0.8), Step(0.4, to: 0, .idle), Step(0.2, to: 0, .idle)]
    ),
  ]

  @Test(arguments: GoldenLook.all.filter { $0.trigger.isPull }, courses)
  func `nothing jumps`(_ golden: GoldenLook, _ course: Course) {
    for reducesMotion in [false, true] {
      var stage = Stage(golden.look, role: golden.role, trigger: golden.trigger)
      stage.preferences.reducesMotion = reducesMotion
      stage.drag(to: 0, at: 0)
      var (time, pull) = (0.0, 0.0)
      var before = Frame(stage, at: 0)
      for step in course.steps {
        let frames = Int((step.duration * 240).rounded())
        let isHeld = step.phase != nil && step.phase != .idle
        let end = step.pull * (isHeld ? stage.hold : stage.triggerDistance)
        for frame in 1...frames {
          let old = stage
          time += 1.0 / 240
          let now = pull + (end - pull) * Double(frame) / Double(frames)
          let moved = (now - stage.pull).magnitude
          if let phase = step.phase {
            stage.show(phase, pull: now, at: time)
          } else {
            stage.drag(to: now / stage.triggerDistance, at: time)
          }
          let after = Frame(stage, at: time)
          let jump = before.jump(to: after, pulled: moved)
          before = after
          if let jump, Frame(old, at: time).jump(to: after, pulled: moved) != nil {
            Issue.record("\(jump) at \(time) in \(stage.phase), reduced motion: \(reducesMotion)")
            return
          }
        }
        pull = end
      }
    }
  }

  /// All shapes as they are on screen.
  private struct Frame {
    var shapes: [Shape]
    /// The coordinates of the outlines that are filled, as they are drawn.
    var outlines: [[Double]] = []
    /// Shapes that fade or move by a track that jumps back when it repeats.
    var repeating: [(shape: ShapeID, attribute: Attribute)]

    init(_ stage: Stage, at time: Double) {
      shapes = stage.player.scene.shapes.compactMap {
        stage.player.shown($0.id, at: time)
      }
      repeating = stage.player.scene.tracks.filter { $0.repeats == .infinity }.map {
        ($0.shape, $0.attribute)
      }
      var (list, player) = (DisplayList(), stage.player)
      player.sample(at: time, into: &list)
      var (last, transform) = (Outline.empty, Affine.identity)
      for operation in list {
        switch operation {
        case .transform(let other): transform = other
        case .path(let outline): last = outline
        case .fill(let paint) where last.count > 0 && paint.alpha > 0.05:
          outlines.append(points(of: last, in: list, transform))
          last = .empty
        default: last = .empty
        }
      }
    }

    /// The coordinates of all points and control points in the strip.
    private func points(of outline: Outline, in list: DisplayList, _ transform: Affine) -> [Double]
    {
      var points: [Double] = []
      func add(_ x: Double, _ y: Double) {
        points.append(transform.a * x + transform.c * y + transform.tx)
        points.append(transform.b * x + transform.d * y + transform.ty)
      }
      for segment in list.segments(of: outline) {
        switch segment {
        case .move(let x, let y), .line(let x, let y): add(x, y)
        case .quadratic(let cx, let cy, let x, let y):
          add(cx, cy)
          add(x, y)
        case .cubic(let cx, let cy, let dx, let dy, let x, let y):
          add(cx, cy)
          add(dx, dy)
          add(x, y)
        case .close: break
        }
      }
      return points
    }

    /// The longest way of a point of an outline, if it is too long; control points may go two points.
    private func outlineJump(to next: Frame, pulled: Double) -> String? {
      guard outlines.map(\.count) == next.outlines.map(\.count) else { return nil }
      var longest = 0.0
      for (outline, other) in zip(outlines, next.outlines) {
        for (number, moved) in zip(outline, other) {
          longest = max(longest, (number - moved).magnitude)
        }
      }
      return longest > 2 * max(1, 2 * pulled) ? "an outline by \(longest)" : nil
    }

    /// What jumps between this frame and the next, if anything does.
    ///
    /// - Parameters:
    ///   - next: The frame after.
    ///   - pulled: Points that the pull moved meanwhile.
    /// - Returns: What and how far.
    func jump(to next: Frame, pulled: Double) -> String? {
      if let jump = outlineJump(to: next, pulled: pulled) { return jump }
      for shape in shapes where isVisible(shape) {
        guard let other = next.shapes.first(where: { $0.id == shape.id }) else {
          return "shape \(shape.id.rawValue) disappears"
        }
        for attribute in Attribute.allCases where attribute != .frame {
          if next.repeating.contains(where: { $0.shape == shape.id && $0.attribute == attribute }) {
            continue
          }
          var change = (shape[attribute] - other[attribute]).magnitude
          // A spin that stops begins to count its turns anew, which nobody sees.
          if attribute == .rotation {
            change -= Elementary.turn * (change / Elementary.turn).rounded()
            change = change.magnitude
          }
          let limit: Double =
            switch attribute {
            case .opacity, .scaleX, .scaleY, .morph: 0.05
            case .rotation, .startAngle, .endAngle: 0.1
            case .strokeStart, .strokeEnd: 0.1
            case .x, .y, .width, .height, .cornerRadius, .lineWidth, .frame: 1
            }
          if change > limit * max(1, 2 * pulled), isVisible(other) {
            return "\(attribute) of shape \(shape.id.rawValue) by \(change)"
          }
        }
      }
      for shape in next.shapes where isVisible(shape) {
        if !shapes.contains(where: { $0.id == shape.id }) {
          return "shape \(shape.id.rawValue) appears"
        }
      }
      return nil
    }

    private func isVisible(_ shape: Shape) -> Bool {
      shape.opacity > 0.05 && shape.strokeEnd - shape.strokeStart > 0.05
        && (shape.parent.map { id in
          shapes.first { $0.id == id }.map { isVisible($0) } ?? true
        } ?? true)
    }
  }
}
