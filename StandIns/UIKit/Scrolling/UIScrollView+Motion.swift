// SPDX-License-Identifier: MIT

/// What moves the content without a finger.
struct ScrollMotion {
  private enum Source {
    case release(x: AxisMotion, y: AxisMotion)
    case program(from: CGPoint, to: CGPoint, began: Double)
  }

  /// How long an animated programmatic scroll takes; not measured on a device.
  static let programDuration = 0.3

  private var source: Source

  init(x: AxisMotion, y: AxisMotion) {
    source = .release(x: x, y: y)
  }

  init(from: CGPoint, to: CGPoint, began: Double) {
    source = .program(from: from, to: to, began: began)
  }

  var isDeceleration: Bool {
    if case .release = source { return true }
    return false
  }

  /// The place at a time, and whether that is the last one.
  mutating func step(
    at time: Double,
    x rangeX: ClosedRange<CGFloat>,
    y rangeY: ClosedRange<CGFloat>
  ) -> (place: CGPoint, isLast: Bool) {
    switch source {
    case .release(var x, var y):
      let place = CGPoint(
        x: x.position(at: time, range: rangeX),
        y: y.position(at: time, range: rangeY)
      )
      source = .release(x: x, y: y)
      return (place, !x.isMoving && !y.isMoving)
    case .program(let from, let to, let began):
      let t = (time - began) / Self.programDuration
      let eased = CAMediaTimingFunction(name: .easeInEaseOut).value(at: t)
      let place = CGPoint(
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased
      )
      return (t >= 1 ? to : place, t >= 1)
    }
  }
}

extension UIScrollView {
  func start(_ motion: ScrollMotion) {
    self.motion = motion
    MovingViews.add(self)
  }

  /// Ends any motion where it is, without a callback.
  func cancelMotion() {
    motion = nil
  }

  func frame(at time: Double) {
    guard var motion else { return }
    let (place, isLast) = motion.step(at: time, x: legalX, y: legalY)
    self.motion = motion
    apply(place)
    // A callback may have stopped the motion or begun another one.
    guard isLast, self.motion != nil else { return }
    let wasDeceleration = motion.isDeceleration
    self.motion = nil
    setNeedsLayout()
    if wasDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

/// The scroll views that move by themselves.
@MainActor
enum MovingViews {
  struct Box {
    weak var view: UIScrollView?
  }

  static var all: [UIScrollView] {
    let world = World.current
    world.moving.removeAll { $0.view?.motion == nil }
    return world.moving.compactMap(\.view)
  }

  static func add(_ view: UIScrollView) {
    let world = World.current
    if !world.moving.contains(where: { $0.view === view }) { world.moving.append(Box(view: view)) }
  }
}
