// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// Draws a display list into a GTK snapshot.
///
/// Discs, rectangles, texts and pictures become nodes of GTK's scene graph, which every renderer
/// draws well. Lines and free paths become cairo nodes, bounded as tightly as can be, since such a
/// node costs by its area; neighbours share one where that makes it no larger.
struct SnapshotPainter {
  private let snapshot: OpaquePointer
  private let list: DisplayList
  private let palette: Palette
  private let texts: TextCache
  private let images: ImageStore
  private let isRightToLeft: Bool

  private var transform = Affine.identity
  private var figure: Figure?
  private var clip = Clip.none
  private var transformAtClip = Affine.identity
  private var pending: [Mark] = []
  private var pendingBounds = Box()
  private var pendingArea = 0.0

  /// What the current clip is made with.
  private enum Clip {
    case none
    /// A node of the scene graph.
    case node
    /// Cairo: everything until the end of the clip is drawn in one cairo node.
    case cairo(Figure, Affine)
  }

  init(
    snapshot: OpaquePointer,
    list: DisplayList,
    palette: Palette,
    texts: TextCache,
    images: ImageStore,
    isRightToLeft: Bool
  ) {
    self.snapshot = snapshot
    self.list = list
    self.palette = palette
    self.texts = texts
    self.images = images
    self.isRightToLeft = isRightToLeft
  }

  /// Draws everything.
  mutating func paint() {
    for operation in list { paint(operation) }
    flush()
    if case .node = clip { gtk_snapshot_pop(snapshot) }
  }

  private mutating func paint(_ operation: DisplayList.Operation) {
    switch operation {
    case .transform(let transform): self.transform = transform
    case .clip: beginClip()
    case .unclip: endClip()
    case .disc(let x, let y, let radius): figure = .disc(x: x, y: y, radius: radius)
    case .arc(let x, let y, let radius, let start, let end):
      figure = .arc(x: x, y: y, radius: radius, start: start, end: end)
    case .rectangle(let x, let y, let width, let height, let radius):
      figure = .rectangle(x: x, y: y, width: width, height: height, cornerRadius: radius)
    case .path(let outline): figure = .path(outline)
    case .fill(let paint): fill(palette[paint])
    case .stroke(let paint, let width, let cap, let join):
      guard let figure else { return }
      add(.stroke(figure, width: width, cap: cap, join: join), palette[paint])
    case .fadingStroke(let paint, let width, let cap, let start, let end):
      guard let figure else { return }
      add(.fading(figure, width: width, cap: cap, start: start, end: end), palette[paint])
    case .text(let key, let style, let x, let y, let width, let height, let paint):
      text(key, style, Box(x: x, y: y, width: width, height: height), palette[paint])
    case .image(let slot, let frame, let x, let y, let width, let height, let tint, let opacity):
      image(slot, frame, Box(x: x, y: y, width: width, height: height), tint, opacity)
    case .spinner(let x, let y, let diameter, let turn, let paint):
      add(.spinner(x: x, y: y, diameter: diameter, turn: turn), palette[paint])
    }
  }

  // MARK: Clips

  private mutating func beginClip() {
    flush()
    transformAtClip = transform
    guard let figure else { return }
    guard transform == .identity, var rounded = figure.rounded else {
      clip = .cairo(figure, transform)
      return
    }
    gtk_snapshot_push_rounded_clip(snapshot, &rounded)
    clip = .node
  }

  private mutating func endClip() {
    flush()
    if case .node = clip { gtk_snapshot_pop(snapshot) }
    clip = .none
    transform = transformAtClip
  }

  private var isInCairoClip: Bool {
    if case .cairo = clip { true } else { false }
  }

  // MARK: Nodes of the scene graph

  private mutating func fill(_ color: GdkRGBA) {
    guard let figure else { return }
    guard !isInCairoClip, var rounded = figure.rounded, let turn = gskTransform else {
      add(.fill(figure), color)
      return
    }
    var color = color
    node(turn) {
      gtk_snapshot_push_rounded_clip($0, &rounded)
      gtk_snapshot_append_color($0, &color, &rounded.bounds)
      gtk_snapshot_pop($0)
    }
  }

  private mutating func text(_ key: TextKey, _ style: TextStyle, _ box: Box, _ color: GdkRGBA) {
    let (layout, size) = texts.layout(key, style, width: box.width)
    let isLeft =
      switch style.alignment {
      case .leading: !isRightToLeft
      case .trailing: isRightToLeft
      case .center: false
      }
    let slack = box.width - size.width
    let x = box.left + (style.alignment == .center ? slack / 2 : isLeft ? 0 : slack)
    let y = box.top + (box.height - size.height) / 2
    guard !isInCairoClip, let turn = gskTransform else {
      add(.text(layout, x: x, y: y), color)
      return
    }
    var color = color
    node(turn) {
      var point = graphene_point_t(x: Float(x), y: Float(y))
      gtk_snapshot_translate($0, &point)
      gtk_snapshot_append_layout($0, layout, &color)
    }
  }

  private mutating func image(
    _ slot: ImageSlot,
    _ frame: Int,
    _ box: Box,
    _ tint: Paint?,
    _ opacity: Double
  ) {
    guard let texture = images.texture(slot, frame) else { return }
    let fitted = box.fitting(
      width: Double(gdk_texture_get_width(texture)),
      height: Double(gdk_texture_get_height(texture))
    )
    let plain = GdkRGBA(red: 0, green: 0, blue: 0, alpha: Float(opacity))
    let color = tint.map { palette[$0] } ?? plain
    guard !isInCairoClip, let turn = gskTransform else {
      add(.image(texture, fitted, isTinted: tint != nil), color)
      return
    }
    node(turn) { snapshot in
      var bounds = fitted.graphene
      if tint == nil {
        gtk_snapshot_push_opacity(snapshot, opacity)
      } else {
        SnapshotPainter.pushTint(color, onto: snapshot)
      }
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
      gtk_snapshot_pop(snapshot)
    }
  }

  /// Has what follows drawn in one colour, by its opacity alone.
  private static func pushTint(_ color: GdkRGBA, onto snapshot: OpaquePointer) {
    var matrix = graphene_matrix_t()
    let rows: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color.alpha]
    graphene_matrix_init_from_float(&matrix, rows)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
  }

  private mutating func node(_ turn: GskTurn, _ append: (OpaquePointer) -> Void) {
    flush()
    gtk_snapshot_save(snapshot)
    turn.apply(to: snapshot)
    append(snapshot)
    gtk_snapshot_restore(snapshot)
  }

  private var gskTransform: GskTurn? { GskTurn(transform) }

  // MARK: Cairo nodes

  private mutating func add(_ kind: Mark.Kind, _ color: GdkRGBA) {
    let mark = Mark(kind, color, transform, in: list)
    let bounds = pendingBounds.union(mark.bounds)
    if !isInCairoClip, !pending.isEmpty, bounds.area > pendingArea + mark.bounds.area { flush() }
    pending.append(mark)
    pendingBounds = pendingBounds.union(mark.bounds)
    pendingArea += mark.bounds.area
  }

  private mutating func flush() {
    defer {
      pending.removeAll(keepingCapacity: true)
      pendingBounds = Box()
      pendingArea = 0
    }
    guard !pending.isEmpty else { return }
    // A pixel of room for the soft edge.
    var bounds = pendingBounds.grown(by: 1)
    if case .cairo(let figure, let transform) = clip {
      bounds = bounds.intersection(figure.bounds(in: list).transformed(by: transform).grown(by: 1))
    }
    guard !bounds.isEmpty else { return }
    var rectangle = bounds.outward.graphene
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &rectangle) else { return }
    if case .cairo(let figure, let transform) = clip {
      cairo_save(cairo)
      transform.apply(to: cairo)
      figure.follow(with: cairo, in: list)
      cairo_restore(cairo)
      cairo_clip(cairo)
    }
    for mark in pending { mark.draw(with: cairo, in: list) }
    cairo_destroy(cairo)
  }
}
