// SPDX-License-Identifier: MIT

import Tug

nonisolated extension Look {
  /// What a look may do and no look of the library does, in one.
  static let mixture = Look(metrics: LookMetrics(extent: 80, dwell: .all)) { context, scene in
    Mixture(context: context).draw(into: &scene)
  }
}

nonisolated extension Dwell {
  fileprivate static let all = Dwell(success: 0.5, failure: 0.5, cancelled: 0.5, noMore: 0.5)
}

private nonisolated struct Mixture {
  var context: LookContext
  private var pull: Double { min(context.progress, 1.5) }
  private var isWorking: Bool { context.phase.isRefreshing }

  init(context: LookContext) { self.context = context }

  func draw(into scene: inout Scene) {
    let (x, y) = context.place(across: context.width / 2, fromContent: context.extent / 2)
    addTexts(into: &scene)
    scene.add(.spinner(31, diameter: 20, color: .label).at(20, 60).opacity(0.6))
    scene.add(.group(0, x: x, y: y))
    addTurned(into: &scene)
    addLines(into: &scene)
    addClipped(into: &scene)
    addPicture(into: &scene)
    addTracks(into: &scene)
    guard isWorking, !context.preferences.reducesMotion else { return }
    scene.spin(0, period: 1.7)
    scene.track(11, .rotation, from: 0, to: -1, duration: 0.4, repeats: .infinity)
    scene.track(20, .scaleX, from: 1, to: -1, duration: 0.6, begin: 0.1, repeats: .infinity)
    scene.track(21, .x, from: -10, to: 10, curve: .easeIn, duration: 0.5, repeats: .infinity)
    scene.track(30, .opacity, from: 0.2, to: 0.9, duration: 0.3, begin: 0.2, repeats: 3)
  }

  /// Heavy texts at both ends of their boxes.
  private func addTexts(into scene: inout Scene) {
    var style = TextStyle(size: 13, weight: .semibold)
    style.alignment = .leading
    scene.add(.text(1, .pull, style, width: 90, height: 16, color: .label).at(60, 20))
    style.alignment = .trailing
    style.weight = .bold
    let faint = Paint.accent.opacity(0.4)
    scene.add(.text(2, .release, style, width: 90, height: 16, color: faint).at(60, 40))
  }

  /// A text that is turned and stretched.
  private func addTurned(into scene: inout Scene) {
    let style = TextStyle(size: 13)
    let key = context.phase.isArmed ? TextKey.release : .pull
    var turned = Shape.text(3, key, style, width: 90, height: 16, color: .negative).inside(0)
    turned.rotation = 0.3
    turned.scaleX = 1 + pull
    turned.scaleY = 0.8
    scene.add(turned)
    scene.transition(3, .scale, .timed(duration: 0.3, curve: .easeOut))
    scene.transition(3, .rotation, .timed(duration: 0.3, curve: .easeOut))
  }

  /// A disc of which a part is drawn, a path with both colours, and a line that fades and grows.
  private func addLines(into scene: inout Scene) {
    var disc = Shape.disc(10, diameter: 20 + 20 * pull, fill: .surface)
    disc.stroke = .accent
    disc.strokeStart = 0.1
    disc.strokeEnd = isWorking ? 0.4 : 0.9
    disc.lineWidth = isWorking ? 5 : 2
    disc.cap = .round
    scene.add(disc.inside(0))
    scene.transition(10, [.stroke, .size], .timed(duration: 0.4, curve: .easeInOut))
    var arc = Shape.arc(
      11,
      diameter: 44,
      from: 0.4,
      to: isWorking ? 5 : 2 + pull,
      stroke: .positive,
      lineWidth: 3
    )
    arc.startOpacity = 0.1
    arc.strokeStart = isWorking ? 0.3 : 0
    arc.strokeEnd = isWorking ? 0.7 : 1
    scene.add(arc.inside(0))
    scene.transition(11, [.angles, .stroke], .timed(duration: 0.4, curve: .easeInOut))
    let height = isWorking ? 12 : 4 * pull
    let outline = scene.outline { line in
      line.move(-20, 0)
      line.quadratic(-10, -height, to: 0, 0)
      line.cubic(5, height, 15, height, to: 20, 0)
      line.close()
    }
    var path = Shape.path(12, outline, fill: .separator, stroke: .label, lineWidth: 1.5)
    path.strokeStart = 0.2
    path.join = .bevel
    scene.add(path.inside(0).at(4, 6))
    scene.transition(12, .outline, .timed(duration: 0.25, curve: .easeOut))
  }

  /// A rectangle that is seen through a disc; both move, inside a group that turns.
  private func addClipped(into scene: inout Scene) {
    var window = Shape.disc(20, diameter: 24, fill: .surface).inside(0).at(30, 0)
    window.scaleY = 1 + pull / 2
    scene.add(window)
    var seen = Shape.rectangle(21, width: 30, height: 10, cornerRadius: 3, fill: .accent).inside(0)
    seen.rotation = pull
    seen.clip = 20
    scene.add(seen.at(30, -4))
    scene.transition(20, .scale, .timed(duration: 0.3, curve: .easeOut))
    scene.transition(21, .position, .timed(duration: 0.3, curve: .easeOut))
  }

  /// A picture in a tint, mirrored and turned with the pull.
  private func addPicture(into scene: inout Scene) {
    var picture = Shape.image(30, 3, width: 24, height: 12, tint: .negative).inside(0).at(-40, 5)
    picture.scaleX = -1
    picture.rotation = pull
    picture.frame = 3 + pull.rounded(.down)
    scene.add(picture)
    scene.transition(30, .rotation, .timed(duration: 0.3, curve: .easeOut))
  }
  /// Tracks of kinds that no other look has: one that ends, one of a mirrored shape, key frames that
  /// neither begin nor end with the run, the width of a fading line, more frames than pictures.
  private func addTracks(into scene: inout Scene) {
    scene.add(.disc(40, diameter: 8, fill: .accent).inside(0).at(-20, -10))
    var mirrored = Shape.rectangle(41, width: 12, height: 6, cornerRadius: 1, fill: .positive)
    mirrored.scaleX = -1
    scene.add(mirrored.inside(0).at(-30, -20))
    scene.add(.disc(42, diameter: 6, fill: .negative).inside(0).at(0, 20))
    guard isWorking, !context.preferences.reducesMotion else { return }
    scene.track(40, .scaleY, from: 1, to: 1.6, duration: 0.2)
    scene.track(41, .rotation, from: 0, to: 2, duration: 0.7, repeats: .infinity)
    scene.track(42, .x, duration: 0.8, repeats: .infinity) { track in
      track.add(at: 0.25, -6)
      track.add(at: 0.75, 6)
    }
    scene.track(11, .lineWidth, from: 3, to: 6, duration: 0.5, repeats: .infinity)
    scene.track(30, .frame, from: 0, to: 5, duration: 0.6, repeats: .infinity)
  }
}
