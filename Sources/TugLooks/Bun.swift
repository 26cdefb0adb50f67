// SPDX-License-Identifier: MIT

import Tug

extension Look {
  /// A face that wakes up, opens its mouth and eats a flying bun.
  public static var bun: Look { .bun(BunOptions()) }

  /// A hungry face with colours and a size of your own.
  ///
  /// The face grows with the pull. It opens its eyes and its mouth waters, the mouth opens wide and
  /// the eyes blink once, and at last a bun flies in from where reading begins and the eyes close.
  /// While the action runs it chews; at the end it looks at you, smiles after success and frowns
  /// after a failure. With Reduce Motion face and bun appear in their places, and nothing chews.
  ///
  /// - Parameter options: Colours, size.
  /// - Returns: A look for a header or a footer, 70 points high, more with a larger face.
  public static func bun(@Chosen _ options: BunOptions) -> Look {
    options.check()
    return Look(metrics: .usual(70 + options.diameter.growth(over: Bun.face))) {
      Bun(options: options, context: $0).draw(into: &$1)
    }
  }
}

/// What an app can choose about ``Tug/Look/bun(_:)``.
public struct BunOptions: Equatable, Sendable {
  /// Colour of the face.
  public var face: Paint
  /// Colour of eyes and mouth.
  public var features: Paint
  /// Colour of the bun.
  public var bun: Paint
  /// Colour of what waters in the mouth.
  public var water: Paint
  /// Diameter of the face, in points, more than 0; all else goes with it.
  public var diameter: Double

  /// Creates options; by default brown on yellow, a light brown bun and light blue water, 56 points.
  public init(
    face: Paint = Paint(red: 255, green: 205, blue: 96),
    features: Paint = Paint(red: 92, green: 52, blue: 32),
    bun: Paint = Paint(red: 214, green: 142, blue: 72),
    water: Paint = Paint(red: 120, green: 190, blue: 240),
    diameter: Double = 56
  ) {
    self.face = face
    self.features = features
    self.bun = bun
    self.water = water
    self.diameter = diameter
  }

  func check() { precondition(diameter.isSize, "BunOptions.diameter must be more than 0") }
}

private struct Bun {
  /// Diameter of the face for which the following lengths are.
  static let face = 56.0
  /// Scale of the face at the beginning of a pull.
  static let smallest = 0.2
  /// Shares of the pull at which it wakes, opens its mouth, and sees the bun coming.
  static let waking = 0.2
  static let opening = 0.33
  static let eating = 0.75
  /// Share of the pull at which it blinks, and how long from there to either side.
  static let blink = (at: 0.54, length: 0.13)
  static let eye = (diameter: 6.0, x: 10.0, y: -7.0, shut: 0.15)
  /// The mouth: diameter when wide open, place, and scales across and along when shut.
  static let mouth = (diameter: 24.0, y: 9.0, narrow: 0.6, shut: 0.12)
  /// The mouth of a face that smiles or frowns: three tenths of a circle above it or below.
  static let smile = (diameter: 26.0, y: -1.0)
  static let frown = (diameter: 22.0, y: 19.5)
  static let lip = 2.5
  /// What waters: diameter, place under the mouth's middle and how far it runs, opacity, and how long it is.
  static let drop = (diameter: 5.0, x: 8.0, y: 3.0, way: 5.0, opacity: 0.7, length: 1.4)
  /// The bun, how far it flies, and how fast it appears; its crust, in relation to it.
  static let bun = (diameter: 20.0, way: 34.0, haste: 1.7)
  static let crust = (width: 0.6, height: 0.3, opacity: 0.4)
  /// Seconds of a pose, of three; how far the mouth goes to either side, and its greatest scale.
  static let pose = 0.15
  static let chew = (way: 4.0, open: 0.3)

  private enum ID {
    static let group: ShapeID = 0
    static let face: ShapeID = 1
    static let leftEye: ShapeID = 2
    static let mouth: ShapeID = 4
    static let drop: ShapeID = 5
    static let bun: ShapeID = 6
    static let crust: ShapeID = 7
    static let smile: ShapeID = 8
    static let frown: ShapeID = 9
  }

  @Chosen var options: BunOptions
  var context: LookContext

  func draw(into scene: inout Scene) {
    let (isStill, isWorking) = (context.reducesMotion, context.phase.isRefreshing)
    let open = context.opening
    let pulled = context.isHeld || !context.isPulled ? 0 : context.reach
    let (x, y) = context.place(across: context.width / 2, fromContent: context.extent / 2)
    var group = Shape.group(ID.group, x: x, y: y)
    let grown = isStill ? 1 : Self.smallest + (1 - Self.smallest) * open
    let scale = grown * (options.diameter / Self.face)
    (group.scaleX, group.scaleY) = (context.isRightToLeft ? -scale : scale, scale)
    let appears = isStill ? open : min(open * 5, 1)
    scene.add(group.opacity(appears * context.strength))
    add(ID.face, Self.face, options.face, x: 0, y: 0, into: &scene)
    scene.smooth(ID.group, [.scale, .opacity])

    let awake = ramp(pulled, Self.waking, Self.opening)
    let wide = ramp(pulled, Self.opening, Self.eating)
    let near = ramp(pulled, Self.eating, 1)
    let blinks = max(0, 1 - (pulled - Self.blink.at).magnitude / Self.blink.length)
    let isHappy = !isStill && !isWorking && pulled == 0 && context.isHeld
    let isOpen = isHappy ? 1 : awake * (1 - blinks) * (1 - near)
    let sight = Self.eye.shut + (1 - Self.eye.shut) * isOpen
    for side in 0...1 {
      let (id, x) = (ID.leftEye + side, Self.eye.x * Double(2 * side - 1))
      let diameter = Self.eye.diameter
      add(id, diameter, options.features, x: x, y: Self.eye.y, scaleY: sight, into: &scene)
    }

    let outcome = context.outcome
    let smiles = outcome == .success
    // A footer that has failed is faint besides.
    let frowns = outcome == .failure || context.phase == .failed
    add(
      ID.mouth,
      Self.mouth.diameter,
      options.features,
      x: 0,
      y: Self.mouth.y,
      opacity: smiles || frowns ? 0 : 1,
      scaleX: Self.mouth.narrow + (1 - Self.mouth.narrow) * wide,
      scaleY: Self.mouth.shut + (1 - Self.mouth.shut) * wide,
      into: &scene
    )
    if isWorking, !isStill { chew(into: &scene) }
    addLip(ID.smile, Self.smile, side: 1, isShown: smiles, into: &scene)
    addLip(ID.frown, Self.frown, side: -1, isShown: frowns, into: &scene)

    add(
      ID.drop,
      Self.drop.diameter,
      options.water,
      x: Self.drop.x,
      y: Self.mouth.y + Self.drop.y + Self.drop.way * awake,
      opacity: Self.drop.opacity * awake * (1 - wide),
      scaleY: Self.drop.length,
      into: &scene
    )
    drawBun(near, into: &scene)
  }

  /// A disc of the face, which a change of the phase moves smoothly.
  @inline(never)
  private func add(
    _ id: ShapeID,
    _ diameter: Double,
    _ color: Paint,
    x: Double,
    y: Double,
    opacity: Double = 1,
    scaleX: Double = 1,
    scaleY: Double = 1,
    into scene: inout Scene
  ) {
    var disc = Shape.disc(id, diameter: diameter, fill: color).at(x, y).opacity(opacity)
    (disc.scaleX, disc.scaleY) = (scaleX, scaleY)
    scene.add(disc.inside(ID.group))
    scene.smooth(id, [.position, .scale, .opacity])
  }

  /// The lower part of a circle, or the upper one.
  @inline(never)
  private func addLip(
    _ id: ShapeID,
    _ circle: (diameter: Double, y: Double),
    side: Double,
    isShown: Bool,
    into scene: inout Scene
  ) {
    var lip = Shape.arc(
      id,
      diameter: circle.diameter,
      from: side * Elementary.pi / 5,
      to: side * Elementary.pi * 4 / 5,
      stroke: options.features,
      lineWidth: Self.lip
    )
    lip.cap = .round
    scene.add(lip.at(0, circle.y).inside(ID.group).opacity(isShown ? 1 : 0))
    scene.smooth(id, .opacity)
  }

  /// The share of the way from one share of the pull to another.
  private func ramp(_ value: Double, _ start: Double, _ end: Double) -> Double {
    ((value - start) / (end - start)).share
  }

  /// Three poses: left, right, and the middle.
  private func chew(into scene: inout Scene) {
    let duration = 3 * Self.pose
    scene.track(ID.mouth, .x, duration: duration, repeats: .infinity) {
      $0.ease(at: 0, 0)
      $0.ease(at: 1.0 / 3, -Self.chew.way)
      $0.ease(at: 2.0 / 3, Self.chew.way)
      $0.add(at: 1, 0)
    }
    scene.track(ID.mouth, .scaleY, duration: duration, repeats: .infinity) {
      $0.ease(at: 0, Self.chew.open)
      $0.ease(at: 0.5, Self.mouth.shut)
      $0.add(at: 1, Self.chew.open)
    }
  }

  private func drawBun(_ near: Double, into scene: inout Scene) {
    let (isStill, diameter) = (context.reducesMotion, Self.bun.diameter)
    // When the action begins the bun is eaten where it is.
    let x = isStill || context.isHeld ? 0 : -Self.bun.way * (1 - near)
    let opacity = isStill ? near : min(near * Self.bun.haste, 1)
    let bottom = Self.mouth.y
    add(ID.bun, diameter, options.bun, x: x, y: bottom, opacity: opacity, into: &scene)
    // A lighter crust on top.
    add(
      ID.crust,
      diameter,
      .white,
      x: x,
      y: bottom - diameter / 4,
      opacity: opacity * Self.crust.opacity,
      scaleX: Self.crust.width,
      scaleY: Self.crust.height,
      into: &scene
    )
  }
}
