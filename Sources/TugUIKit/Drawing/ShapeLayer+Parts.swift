// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

// Shapes that need more than one layer.

extension ShapeLayer {
  // MARK: Fading line

  /// How many pieces a fading line has; each has one opacity.
  static var pieces: Int { 48 }

  /// Draws an arc whose opacity changes along its length, piece by piece.
  func showFading(_ shape: Shape, _ resources: SceneLayers.Resources) {
    for (number, part) in parts(Self.pieces).enumerated() {
      let piece = shape.piece(number)
      part.contentsScale = resources.scale
      part.path = piece.path
      part.fillColor = nil
      part.strokeColor = piece.stroke.map(resources.palette.color)
      part.lineWidth = shape.lineWidth
    }
  }

  // MARK: Spinner

  /// How many blades the spinner has, as UIKit's own.
  static var blades: Int { 8 }

  /// Draws a wheel of blades of which the one at twelve o'clock is the strongest; it turns by whole
  /// blades.
  func showSpinner(_ shape: Shape, _ resources: SceneLayers.Resources) {
    let radius = shape.width / 2
    let width = shape.width * 0.16
    let color = resources.palette.color(shape.fill ?? .secondaryLabel)
    let blade = CGMutablePath()
    blade.addRoundedRect(
      in: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 0.52),
      cornerWidth: width / 2,
      cornerHeight: width / 2
    )
    for (number, part) in parts(Self.blades).enumerated() {
      let turn = Elementary.turn * Double(number) / Double(Self.blades)
      part.contentsScale = resources.scale
      part.path = blade
      part.fillColor = color
      part.transform = CATransform3DMakeRotation(turn, 0, 0, 1)
      // Each blade is fainter than the one that it will follow.
      let age = Double((Self.blades - number) % Self.blades) / Double(Self.blades)
      part.opacity = Float(1 - 0.8 * age)
    }
  }

  /// The sublayers that the shape consists of.
  private func parts(_ count: Int) -> [CAShapeLayer] {
    let present = (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    if present.count == count { return present }
    for part in present { part.removeFromSuperlayer() }
    return (0..<count).map { _ in
      let part = CAShapeLayer()
      layer.addSublayer(part)
      return part
    }
  }
}

extension Shape {
  /// A piece of an arc whose opacity changes along its length, in the opacity of its middle.
  func piece(_ number: Int) -> (path: CGPath, stroke: Paint?) {
    let (start, end) = (max(strokeStart, 0), min(strokeEnd, 1))
    let length = max(0, end - start) / Double(ShapeLayer.pieces)
    let share = start + length * Double(number)
    let sweep = endAngle - startAngle
    var piece = self
    piece.startAngle = startAngle + sweep * share
    piece.endAngle = startAngle + sweep * (share + length)
    let opacity = startOpacity + (endOpacity - startOpacity) * (share + length / 2)
    return (.outline(of: piece, []), stroke?.opacity(opacity))
  }
}
#endif
