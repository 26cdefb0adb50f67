// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// Shows a scene as layers, one per shape, which Core Animation moves by itself.
///
/// A ``ScenePlayer`` knows what is on screen when a scene takes over from another. Its tracks and the
/// remains of its transitions become animations with the times that the player has for them; no
/// code runs per frame.
final class SceneLayers {
  /// What a layer needs besides its shape.
  struct Resources {
    var palette: Palette
    var scale: CGFloat
    var isRightToLeft: Bool
    var text: (TextKey) -> String
    var images: [ImageSlot: [UIImage]]

    /// The picture of a slot for a frame, of which the first comes after the last, in the variant that
    /// the surroundings ask for.
    func picture(_ slot: ImageSlot, frame: Double) -> CGImage? {
      guard let images = images[slot], !images.isEmpty else { return nil }
      let image = images[Int(max(0, frame.rounded(.down))) % images.count]
      // The asset of a symbol knows nothing of the size, the weight and the tint that the app gave it.
      let asset = image.isSymbolImage ? nil : image.imageAsset
      return (asset?.image(with: palette.traits) ?? image).cgImage
    }
  }

  private(set) var player = ScenePlayer()
  private let root: CALayer
  private var layers: [ShapeLayer] = []

  /// Shows scenes in a layer.
  init(root: CALayer) { self.root = root }

  /// Shows what a look makes of a context, from now on.
  func show(_ look: Look, _ context: LookContext, _ resources: Resources, at time: Double) {
    player.update(look, context, at: time)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    arrange()
    for (index, layer) in layers.enumerated() {
      let outline = player.outline(of: index, at: nil)
      layer.show(player.scene.shapes[index], outline: outline, resources)
      if let clip = layer.clip { cover(layer, by: clip) }
    }
    animate(at: time, resources)
    CATransaction.commit()
  }

  /// Leaves the picture as it is without its movements, which are forgotten.
  func freeze() {
    player.reset()
    for layer in layers { layer.removeAnimations() }
  }

  /// Shows nothing, and forgets what was shown.
  func clear() {
    player.reset()
    for layer in layers { layer.removeFromTree() }
    layers = []
  }

  /// The layers in the order of the scene's shapes.
  var shapeLayers: [CALayer] { layers.map(\.layer) }

  // MARK: Tree

  /// Has a layer for each shape, in the order of the scene.
  private func arrange() {
    let shapes = player.scene.shapes
    let isSame =
      layers.count == shapes.count
      && zip(layers, shapes).allSatisfy { $0.shows($1) }
    guard !isSame else { return }
    var old = layers
    layers = shapes.map { shape in
      guard let index = old.firstIndex(where: { $0.shows(shape) }) else { return ShapeLayer(shape) }
      return old.remove(at: index)
    }
    for layer in old { layer.removeFromTree() }
    for (layer, shape) in zip(layers, shapes) {
      let parent = shape.parent.flatMap { player.scene.index(of: $0) }
      layer.add(to: parent.map { layers[$0].layer } ?? root)
    }
  }

  /// Cuts a layer off where another shape ends.
  ///
  /// Both are taken to have the same parent, so that the mask lies where the shape does.
  private func cover(_ layer: ShapeLayer, by clip: ShapeID) {
    guard let index = player.scene.index(of: clip) else { return }
    layer.mask?.copy(layers[index])
  }

  // MARK: Movement

  private func animate(at time: Double, _ resources: Resources) {
    for layer in layers { layer.removeAnimations() }
    let movements = player.movements.filter { $0.end > time || $0.isTrack }
    for index in Set(movements.map(\.index)).sorted() {
      let shape = player.scene.shapes[index]
      let end = visibleEnd(of: index, movements, at: time)
      guard end > time else { continue }
      let animations = ShapeAnimations(
        player: player,
        index: index,
        movements: movements.filter { $0.index == index },
        resources: resources,
        now: time
      )
      let (all, pieces) = (animations.all, animations.pieces)
      for animation in all + pieces.joined() where end < .infinity { animation.stop(at: end) }
      layers[index].add(all)
      layers[index].add(pieces)
      for layer in layers where layer.clip == shape.id { layer.mask?.add(all) }
    }
  }

  /// Until when a shape can be seen: what has faded out need not move.
  private func visibleEnd(
    of index: Int,
    _ movements: [ScenePlayer.Movement],
    at time: Double
  ) -> Double {
    let shape = player.scene.shapes[index]
    var end = Double.infinity
    if shape.opacity <= 0 {
      let fades = movements.filter { $0.index == index && $0.attribute == .opacity }
      end = fades.map(\.end).max() ?? time
    }
    guard let parent = shape.parent.flatMap({ player.scene.index(of: $0) }) else { return end }
    return min(end, visibleEnd(of: parent, movements, at: time))
  }
}

extension Look {
  /// The same look, of which everything that it changes takes a motion, unless it says otherwise.
  func changing(by motion: Motion) -> Look {
    Look(metrics: metrics) { [scene] context, picture in
      scene(context, &picture)
      for shape in picture.shapes { picture.transition(shape.id, .all, motion) }
    }
  }
}

extension CAAnimation {
  /// Ends an animation that would go on for ever.
  fileprivate func stop(at end: Double) {
    guard repeatCount == .infinity else { return }
    repeatCount = 0
    repeatDuration = max(0, end - beginTime)
    isRemovedOnCompletion = true
  }
}

extension ScenePlayer.Movement {
  /// Whether it is a track of the scene, which keeps its last value.
  var isTrack: Bool {
    if case .track = course { true } else { false }
  }
}
#endif
