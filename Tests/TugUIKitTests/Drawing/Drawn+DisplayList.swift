// SPDX-License-Identifier: MIT

import Foundation
import Tug

@testable import TugUIKit
@testable import UIKit

extension Drawn {
  /// What a display list draws, as its documentation says.
  static func list(_ list: DisplayList, in strip: StripView, of control: StripControl) -> [Drawn] {
    let palette = Palette(strip, own: control.colors)
    var pen = ListPen(list: list, palette: palette, control: control)
    pen.isRightToLeft = strip.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for operation in list { pen.carryOut(operation) }
    return pen.drawn
  }
}

/// Carries out the operations of a display list.
private struct ListPen {
  let list: DisplayList
  let palette: Palette
  let control: StripControl
  var isRightToLeft = false
  var drawn: [Drawn] = []
  private var transform = CGAffineTransform.identity
  private var transformAtClip = CGAffineTransform.identity
  private var clip: Trace?
  private var path = CGMutablePath()
  /// The arc that the outline is, for a line that fades along it.
  private var arc: (center: CGPoint, radius: CGFloat, start: Double, end: Double)?

  init(list: DisplayList, palette: Palette, control: StripControl) {
    (self.list, self.palette, self.control) = (list, palette, control)
  }

  mutating func carryOut(_ operation: DisplayList.Operation) {
    switch operation {
    case .transform(let m):
      transform = CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty)
    case .clip:
      clip = Trace(path, transform)
      transformAtClip = transform
    case .unclip:
      clip = nil
      transform = transformAtClip
    case .disc(let x, let y, let radius):
      begin(CGPoint(x: x, y: y), radius, 0, 2 * .pi)
      path.closeSubpath()
    case .arc(let x, let y, let radius, let start, let end):
      begin(CGPoint(x: x, y: y), radius, start, end)
    case .rectangle(let x, let y, let width, let height, let radius):
      path = CGMutablePath()
      path.addRoundedRect(
        in: CGRect(x: x, y: y, width: max(0, width), height: max(0, height)),
        cornerWidth: radius,
        cornerHeight: radius
      )
    case .path(let outline): begin(list.segments(of: outline))
    case .fill(let paint): add(.fill, path, paint)
    case .stroke(let paint, let width, let cap, let join):
      let kind = Drawn.Kind.stroke(CAShapeLayerLineCap(cap), CAShapeLayerLineJoin(join))
      add(kind, path, paint, width: width)
    case .fadingStroke(let paint, let width, let cap, let start, let end):
      fade(paint, width, CAShapeLayerLineCap(cap), from: start, to: end)
    case .text(let key, let style, let x, let y, let width, let height, let paint):
      let middle = CGPoint(x: x + width / 2, y: y + height / 2)
      drawn.append(
        Drawn(
          kind: .text(control.text(key), weight(of: style), mode(style.alignment)),
          outline: .line(of: style.size, width: width, around: middle, transform),
          color: palette.color(paint).shown(1),
          clip: clip
        )
      )
    case .image(let slot, let frame, let x, let y, let width, let height, let tint, let opacity):
      guard let frames = control.images[slot], !frames.isEmpty,
        let picture = frames[frame % frames.count].cgImage
      else { return }
      let color = tint.map { palette.color($0).shown(1) } ?? UIColor.black.cgColor.shown(opacity)
      drawn.append(
        Drawn(
          kind: .image(picture.png, isTinted: tint != nil),
          outline: .box(CGRect(x: x, y: y, width: width, height: height), transform),
          color: color,
          clip: clip
        )
      )
    case .spinner(let x, let y, let diameter, let turn, let paint):
      spin(CGPoint(x: x, y: y), diameter, turn, paint)
    }
  }

  private mutating func begin(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ start: Double,
    _ end: Double
  ) {
    path = CGMutablePath()
    arc = (center, radius, start, end)
    let count = max(16, Int(abs(end - start) * max(radius, 1).squareRoot() * 6))
    for step in 0...count {
      let angle = start + (end - start) * Double(step) / Double(count)
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
  }

  private mutating func begin(_ segments: Segments) {
    path = CGMutablePath()
    for segment in segments {
      switch segment {
      case .move(let x, let y): path.move(to: CGPoint(x: x, y: y))
      case .line(let x, let y): path.addLine(to: CGPoint(x: x, y: y))
      case .quadratic(let cx, let cy, let x, let y):
        path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
      case .cubic(let cx, let cy, let dx, let dy, let x, let y):
        path.addCurve(
          to: CGPoint(x: x, y: y),
          control1: CGPoint(x: cx, y: cy),
          control2: CGPoint(x: dx, y: dy)
        )
      case .close: path.closeSubpath()
      }
    }
  }

  private mutating func add(
    _ kind: Drawn.Kind,
    _ path: CGPath,
    _ paint: Paint,
    width: Double = 0
  ) {
    drawn.append(
      Drawn(
        kind: kind,
        outline: Trace(path, transform),
        width: transform.stretch(width),
        color: palette.color(paint).shown(1),
        clip: clip
      )
    )
  }

  /// A line whose opacity changes along it is drawn here in as many pieces as layers have for it.
  private mutating func fade(
    _ paint: Paint,
    _ width: Double,
    _ cap: CAShapeLayerLineCap,
    from first: Double,
    to last: Double
  ) {
    guard let arc else { return }
    let count = 48.0
    for piece in stride(from: 0, to: count, by: 1) {
      let (low, high) = (piece / count, (piece + 1) / count)
      let sweep = arc.end - arc.start
      begin(arc.center, arc.radius, arc.start + sweep * low, arc.start + sweep * high)
      let opacity = first + (last - first) * (low + high) / 2
      add(.stroke(cap, .miter), path, paint.opacity(opacity), width: width)
    }
  }

  /// A wheel of eight blades, each fainter than the one that it will follow; it turns by blades.
  private mutating func spin(
    _ center: CGPoint,
    _ diameter: Double,
    _ turn: Double,
    _ paint: Paint
  ) {
    let outer = transform
    defer { transform = outer }
    let width = diameter * 0.16
    path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: -width / 2, y: -diameter / 2, width: width, height: diameter * 0.26),
      cornerWidth: width / 2,
      cornerHeight: width / 2
    )
    for blade in 0..<8 {
      let angle = (Double(blade) + (turn * 8).rounded(.down)) * .pi / 4
      transform = CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        .concatenating(outer)
      let age = Double((8 - blade) % 8) / 8
      add(.fill, path, paint.opacity(1 - 0.8 * age))
    }
  }

  private func weight(of style: TextStyle) -> UIFont.Weight {
    switch style.weight {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }

  private func mode(_ alignment: TextStyle.Alignment) -> CATextLayerAlignmentMode {
    switch (alignment, isRightToLeft) {
    case (.center, _): .center
    case (.leading, false), (.trailing, true): .left
    case (.trailing, false), (.leading, true): .right
    }
  }
}
