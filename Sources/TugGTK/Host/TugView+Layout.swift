// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// Where the child and the strips are, along the axis, in points from the start of the view.
struct Position: Equatable {
  /// How far the child is moved out of its place.
  var displacement = 0.0
  /// The start of the header.
  var header = 0.0
  /// The start of the footer.
  var footer = 0.0
}

extension TugView: ContainerBehavior {
  /// The child keeps its size and is only moved, so that nothing in it is laid out again.
  package func allocate(width: Int32, height: Int32, baseline: Int32) {
    let (main, cross) = axis == .vertical ? (height, width) : (width, height)
    if Double(cross) != crossLength || Double(main) != mainLength {
      (mainLength, crossLength) = (Double(main), Double(cross))
      if target == nil { childResized() } else { note { _ in } }
    }
    findTarget()
    if let content, gtk_widget_should_layout(content) != 0 {
      let moved = translation(along: position.displacement)
      gtk_widget_allocate(content, width, height, baseline, moved)
    }
    for edge in Edge.allCases { allocate(edge, width, height) }
    announcer.allocate()
    refreshButton.allocate()
    revealFocus()
  }

  private func allocate(_ edge: Edge, _ width: Int32, _ height: Int32) {
    guard let widget = strip(view: edge)?.widget else { return }
    // The next delivery takes it up.
    if control(edge)?.otherLength(along: axis, width: crossLength) != nil { note { _ in } }
    let length = strip(edge)?.options.extent ?? 0
    let start = edge == .start ? position.header : position.footer
    let extent = Int32(length.rounded(.up))
    switch axis {
    case .vertical:
      gtk_widget_allocate(widget, width, extent, -1, translation(along: start))
    case .horizontal:
      let left = isRightToLeft ? Double(width) - start - Double(extent) : start
      gtk_widget_allocate(widget, extent, height, -1, translation(x: left, y: 0))
    }
  }

  /// A move along the axis; horizontally, positive is towards the trailing side.
  private func translation(along distance: Double) -> OpaquePointer? {
    switch axis {
    case .vertical: translation(x: 0, y: distance)
    case .horizontal: translation(x: isRightToLeft ? -distance : distance, y: 0)
    }
  }

  /// A move to whole pixels, which keeps text sharp.
  private func translation(x: Double, y: Double) -> OpaquePointer? {
    let scale = PixelScale.of(widget)
    var point = graphene_point_t(
      x: Float((x * scale).rounded() / scale),
      y: Float((y * scale).rounded() / scale)
    )
    guard point.x != 0 || point.y != 0 else { return nil }
    return gsk_transform_translate(nil, &point)
  }

  package func draw(into snapshot: OpaquePointer) {
    // A stack that turns to another page of the same size lays out nothing.
    findTarget()
    var current = gtk_widget_get_first_child(widget)
    while let child = current {
      gtk_widget_snapshot_child(widget, child, snapshot)
      current = gtk_widget_get_next_sibling(child)
    }
  }

  package func styleChanged() {}

  package func dispose() { tearDown() }
}
