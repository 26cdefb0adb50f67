// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// The layer of one shape.
final class ShapeLayer {
  let layer: CALayer
  /// Which shape cuts it off.
  let clip: ShapeID?
  /// What cuts it off, if something does.
  let mask: ShapeLayer?
  private let id: ShapeID
  private let kind: Shape.Kind
  private let parent: ShapeID?
  private let isFading: Bool
  /// Stands between the layer and its parent when it is cut off, so that the mask does not turn with
  /// the layer.
  private let frame: CALayer?

  // MARK: Lifecycle

  init(_ shape: Shape, isMask: Bool = false) {
    id = shape.id
    kind = shape.kind
    parent = shape.parent
    isFading = shape.isFading
    clip = isMask ? nil : shape.clip
    switch shape.kind {
    case .disc, .arc, .rectangle, .path: layer = isFading ? CALayer() : CAShapeLayer()
    case .text: layer = CATextLayer()
    case .group, .image, .spinner: layer = CALayer()
    }
    // The opacity of a group counts for each of its shapes, not for their picture.
    layer.allowsGroupOpacity = false
    guard clip != nil else {
      (frame, mask) = (nil, nil)
      return
    }
    let mask = ShapeLayer(Shape(.path, shape.id), isMask: true)
    let frame = CALayer()
    frame.mask = mask.layer
    (self.frame, self.mask) = (frame, mask)
  }

  /// Whether it can show a shape.
  func shows(_ shape: Shape) -> Bool {
    id == shape.id && kind == shape.kind && parent == shape.parent && clip == shape.clip
      && isFading == shape.isFading
  }

  /// Becomes the last sublayer of another.
  func add(to superlayer: CALayer) {
    if let frame { frame.addSublayer(layer) }
    superlayer.addSublayer(frame ?? layer)
  }

  /// Leaves the tree.
  func removeFromTree() { (frame ?? layer).removeFromSuperlayer() }

  // MARK: Drawing

  /// Takes the values that a scene gives the shape.
  func show(_ shape: Shape, outline: [Double], _ resources: SceneLayers.Resources) {
    layer.position = CGPoint(x: shape.x, y: shape.y)
    layer.transform = shape.transform
    layer.opacity = Float(min(max(shape.opacity, 0), 1))
    // What Core Animation draws in coordinates of the layer, a mask say, has as many pixels.
    layer.contentsScale = resources.scale
    switch shape.kind {
    case .group: break
    case .disc, .arc, .rectangle, .path:
      if isFading {
        showFading(shape, resources)
      } else {
        showOutline(shape, outline, resources)
      }
    case .text: showText(shape, resources)
    case .image: showImage(shape, resources)
    case .spinner: showSpinner(shape, resources)
    }
  }

  private func showOutline(
    _ shape: Shape,
    _ outline: [Double],
    _ resources: SceneLayers.Resources
  ) {
    guard let layer = layer as? CAShapeLayer else { return }
    layer.path = .outline(of: shape, outline)
    layer.fillColor = shape.kind == .arc ? nil : shape.fill.map(resources.palette.color)
    layer.strokeColor = shape.stroke.map(resources.palette.color)
    layer.lineWidth = shape.lineWidth
    layer.strokeStart = shape.strokeStart
    layer.strokeEnd = shape.strokeEnd
    layer.lineCap = CAShapeLayerLineCap(shape.cap)
    layer.lineJoin = CAShapeLayerLineJoin(shape.join)
  }

  private func showText(_ shape: Shape, _ resources: SceneLayers.Resources) {
    guard let layer = layer as? CATextLayer else { return }
    let font = shape.style.font
    // A text layer writes at its top; as high as its line it has it in the middle.
    layer.bounds = CGRect(x: 0, y: 0, width: shape.width, height: font.lineHeight.rounded(.up))
    layer.font = font
    layer.fontSize = font.pointSize
    layer.string = resources.text(shape.text)
    layer.foregroundColor = resources.palette.color(shape.fill ?? .label)
    layer.alignmentMode = shape.style.alignment.mode(isRightToLeft: resources.isRightToLeft)
    layer.truncationMode = .end
  }

  private func showImage(_ shape: Shape, _ resources: SceneLayers.Resources) {
    layer.bounds = CGRect(x: 0, y: 0, width: shape.width, height: shape.height)
    layer.contentsGravity = .resizeAspect
    let image = resources.picture(shape.slot, frame: shape.frame)
    guard let tint = shape.fill else {
      layer.mask = nil
      layer.backgroundColor = nil
      layer.contents = image
      return
    }
    // Its own colours do not count: the picture is a hole through which the tint is seen.
    let stencil = layer.mask ?? CALayer()
    stencil.frame = layer.bounds
    stencil.contentsGravity = .resizeAspect
    stencil.contents = image
    layer.mask = stencil
    layer.contents = nil
    layer.backgroundColor = image == nil ? nil : resources.palette.color(tint)
  }

  /// Takes the outline of another layer, to cut off what lies outside of it.
  func copy(_ other: ShapeLayer) {
    guard let layer = layer as? CAShapeLayer, let other = other.layer as? CAShapeLayer else {
      return
    }
    layer.contentsScale = other.contentsScale
    layer.position = other.position
    layer.transform = other.transform
    layer.path = other.path
    layer.fillColor = UIColor.black.cgColor
  }

  // MARK: Movement

  /// Stops every movement.
  func removeAnimations() {
    layer.removeAllAnimations()
    for part in layer.sublayers ?? [] where isFading { part.removeAllAnimations() }
    layer.mask?.removeAllAnimations()
    mask?.layer.removeAllAnimations()
  }

  /// Hands movements over to Core Animation.
  func add(_ animations: [CAPropertyAnimation]) {
    for (number, animation) in animations.enumerated() {
      let isPicture = animation.keyPath == "contents"
      let target = isPicture ? layer.mask ?? layer : layer
      target.add(animation, forKey: "tug.\(number)")
    }
  }

  /// Hands the movements of the pieces of a line over to Core Animation.
  func add(_ pieces: [[CAPropertyAnimation]]) {
    for (part, animations) in zip(layer.sublayers ?? [], pieces) {
      for (number, animation) in animations.enumerated() {
        part.add(animation, forKey: "tug.\(number)")
      }
    }
  }
}

extension Shape {
  /// The turn and the stretch of the shape.
  var transform: CATransform3D {
    let turned = CATransform3DMakeRotation(rotation, 0, 0, 1)
    return CATransform3DScale(turned, scaleX, scaleY, 1)
  }

  /// Whether its line has another opacity at its end than at its start.
  var isFading: Bool { kind == .arc && (startOpacity != 1 || endOpacity != 1) }
}

extension TextStyle.Alignment {
  fileprivate func mode(isRightToLeft: Bool) -> CATextLayerAlignmentMode {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}

extension CAShapeLayerLineCap {
  init(_ cap: LineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension CAShapeLayerLineJoin {
  init(_ join: LineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
#endif
