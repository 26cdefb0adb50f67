// SPDX-License-Identifier: MIT

import Testing
import Tug
import TugLooks

/// Whole pulls at 240 frames per second: nothing may jump, whatever interrupts what.
///
/// Per frame a shape may move by a point (a turn counts as the way of a point 10 points from the
/// centre), and change its opacity by a twentieth. A shape may come and go when it cannot be seen.
@Suite struct ContinuityTests {
  /// A course of the pull over time, and the phases on the way.
  struct Course: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
  }

  struct Step: Sendable {
    var duration: Double
    /// The pull at the end, in relation to the trigger distance.
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
      for step in course.steps {
        let frames = Int((step.duration * 240).rounded())
        for frame in 1...frames {
          let before = Frame(stage, at: time)
          time += 1.0 / 240
          let progress = pull + (step.pull - pull) * Double(frame) / Double(frames)
          if let phase = step.phase {
            stage.show(phase, pull: progress * stage.triggerDistance, at: time)
          } else {
            stage.drag(to: progress, at: time)
          }
          let after = Frame(stage, at: time)
          if let jump = before.jump(to: after) {
            Issue.record("\(jump) at \(time) in \(stage.phase), reduced motion: \(reducesMotion)")
            return
          }
        }
        pull = step.pull
      }
    }
  }

  /// All shapes as they are on screen.
  private struct Frame {
    var shapes: [Shape]
    /// Shapes that fade or move by a track that jumps back when it repeats.
    var repeating: [(shape: ShapeID, attribute: Attribute)]

    init(_ stage: Stage, at time: Double) {
      shapes = stage.player.scene.shapes.compactMap {
        stage.player.shown($0.id, at: time)
      }
      repeating = stage.player.scene.tracks.filter { $0.repeats == .infinity }.map {
        ($0.shape, $0.attribute)
      }
    }

    /// What jumps between this frame and the next, if anything does.
    func jump(to next: Frame) -> String? {
      for shape in shapes where isVisible(shape) {
        guard let other = next.shapes.first(where: { $0.id == shape.id }) else {
          return "shape \(shape.id.rawValue) disappears"
        }
        for attribute in Attribute.allCases where attribute != .frame {
          if next.repeating.contains(where: { $0.shape == shape.id && $0.attribute == attribute }) {
            continue
          }
          let change = (shape[attribute] - other[attribute]).magnitude
          let limit: Double =
            switch attribute {
            case .opacity, .scaleX, .scaleY, .morph: 0.05
            case .rotation, .startAngle, .endAngle: 0.1
            case .strokeStart, .strokeEnd: 0.1
            case .x, .y, .width, .height, .cornerRadius, .lineWidth, .frame: 1
            }
          if change > limit, isVisible(other) {
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
