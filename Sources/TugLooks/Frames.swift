// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A bird that floats over the list, appears with the pull and flies while the action runs.
  public static var frames: Look { .frames(FramesOptions()) }

  /// A sequence of pictures that floats over the list.
  ///
  /// It does not scroll: it stands at the list's edge, over the content, and its opacity follows the
  /// pull. While the action runs the pictures play. With Reduce Motion they stand still and fade in
  /// and out.
  ///
  /// - Parameter options: Pictures, size, speed; or the colour of the drawing.
  /// - Returns: A look for a header or a footer, pinned, 64 points high, more with larger pictures.
  public static func frames(_ options: FramesOptions) -> Look {
    options.check()
    return Look(metrics: Frames.metrics(options)) {
      Frames(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/frames(_:)``.
public struct FramesOptions: Equatable, Sendable {
  /// The pictures, or `nil` for the drawing of the look itself.
  public var pictures: ImageSlot?
  /// How many pictures there are, 1 or more.
  ///
  /// The drawing beats its wings once in as many frames.
  public var count: Int
  /// How long each is shown, in seconds; more than 0.
  public var frameTime: Double
  /// Width and height of the box that a picture is fitted into, in points, more than 0.
  public var size: Double
  /// Colour of the drawing.
  public var color: Paint

  /// Creates options; by default the drawing in the accent colour, five frames of .1 s, 48 points.
  public init(
    pictures: ImageSlot? = nil,
    count: Int = 5,
    frameTime: Double = 0.1,
    size: Double = 48,
    color: Paint = .accent
  ) {
    self.pictures = pictures
    self.count = count
    self.frameTime = frameTime
    self.size = size
    self.color = color
  }

  func check() {
    precondition(count > 0, "FramesOptions.count must be 1 or more")
    precondition(frameTime.isSize, "FramesOptions.frameTime must be more than 0")
    precondition(size.isSize, "FramesOptions.size must be more than 0")
  }
}

private struct Frames {
  static func metrics(_ options: FramesOptions) -> LookMetrics {
    var metrics = LookMetrics.wordless(64 + options.size.growth(over: 48), seconds: 0.3)
    metrics.placement = .pinned
    return metrics
  }

  static let group: ShapeID = 0
  static let picture: ShapeID = 1
  /// Points of pull at which it appears, and until it is opaque.
  static let hidden = 20.0
  static let appearing = 44.0
  /// Half the span of the wings in relation to the size, and how high and low their tips go.
  static let span = 0.5
  static let raised = -0.3
  static let lowered = 0.2

  var options: FramesOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let isOpen = !context.isPulled && context.role == .load
    let shown = isOpen ? context.strength : (context.pull - Self.hidden) / Self.appearing
    let (x, y) = context.place(across: context.width / 2, fromContent: context.extent / 2)
    scene.add(.group(Self.group, x: x, y: y).opacity(shown.share))
    let size = options.size
    if let slot = options.pictures {
      scene.add(.image(Self.picture, slot, width: size, height: size).inside(Self.group))
    } else {
      let raised = bird(Self.raised, into: &scene)
      let lowered = bird(Self.lowered, into: &scene)
      scene.add(
        .path(Self.picture, raised, morphTarget: lowered, fill: options.color)
          .inside(Self.group)
      )
    }
    if context.phase.isRefreshing {
      if context.reducesMotion { scene.breathe(Self.picture) } else { play(into: &scene) }
    }
    // With a pull the opacity follows the finger.
    if !context.isPulled { scene.fade(Self.group) }
    scene.smooth(Self.picture, [.morph, .opacity])
  }

  private func play(into scene: inout Scene) {
    let count = Double(options.count)
    let duration = count * options.frameTime
    guard options.pictures == nil else {
      let (picture, from) = (Self.picture, 0.0)
      scene.track(picture, .frame, from: from, to: count, duration: duration, repeats: .infinity)
      return
    }
    scene.track(Self.picture, .morph, duration: duration, repeats: .infinity) {
      $0.ease(at: 0, 0)
      $0.ease(at: 0.5, 1)
      $0.add(at: 1, 0)
    }
  }

  /// Two wings with their tips at a height in relation to the size.
  @inline(never)
  private func bird(_ height: Double, into scene: inout Scene) -> Outline {
    let (size, body) = (options.size, -height / 3)
    let (tip, y) = (Self.span * size, height * size)
    return scene.outline {
      $0.move(-tip, y)
      $0.quadratic(-tip / 2, (2 * height / 3 - 0.16) * size, to: 0, body * size)
      $0.quadratic(tip / 2, (2 * height / 3 - 0.16) * size, to: tip, y)
      $0.quadratic(tip / 2, 0.5 * y, to: 0, (body + 0.14) * size)
      $0.quadratic(-tip / 2, 0.5 * y, to: -tip, y)
      $0.close()
    }
  }
}
