// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// What is on screen, frame by frame as a display list.
struct ScenePainter: Sendable {
  /// What is on screen.
  var moment = Moment()
  /// The shapes with the values that they show.
  var shapes: Row<Shape> = Row()
  private var places: Row<Place> = Row()
  /// The list that is written.
  var list = DisplayList()
  /// Straight lines, for the part of an outline.
  var lines: Row<Double> = Row()
  private var transform = Affine.identity
  /// What is to be added to coordinates.
  var (dx, dy) = (0.0, 0.0)

  private struct Place: Sendable {
    var transform: Affine
    var opacity: Double
  }
}

extension ScenePainter {
  /// Writes what the moment shows at a time.
  mutating func paint(at time: Double, into list: inout DisplayList) {
    // The painter works on the storage itself.
    swap(&self.list, &list)
    self.list.removeAll()
    moment.show(at: time, in: &shapes)
    paintAll(at: time)
    swap(&self.list, &list)
  }

  private mutating func paintAll(at time: Double) {
    transform = .identity
    places.removeAll()
    _ = places.extend(by: shapes.count)
    var clip = SparseID.none
    var transformAtClip = Affine.identity
    for index in shapes.indices {
      let shape = shapes.elements + index
      place(index)
      guard shape.pointee.kind != .group, places[index].opacity > 0 else { continue }
      if Capability.clips, shape.pointee.mask != clip {
        if clip != .none {
          list.write(.unclip)
          transform = transformAtClip
        }
        clip = shape.pointee.mask
        if let id = clip.optional {
          let outer = self.index(of: id, before: index)
          guard outer >= 0 else {
            clip = .none
            continue
          }
          move(to: outer)
          writeOutline(of: outer, at: time)
          list.write(.clip)
          transformAtClip = transform
        }
      }
      paint(index, at: time)
    }
    if Capability.clips, clip != .none { list.write(.unclip) }
  }

  /// Where a shape stands, with its parent.
  @inline(never)
  private mutating func place(_ index: Int) {
    let shape = shapes.elements + index
    let place = places.elements + index
    place.pointee.opacity = shape.pointee.opacity.share
    place.pointee.transform = Affine(of: shape)
    guard let parent = shape.pointee.parent else { return }
    let outer = self.index(of: parent, before: index)
    guard outer >= 0 else { return }
    place.pointee.transform = (places.elements + outer).pointee.transform.after(
      place.pointee.transform
    )
    place.pointee.opacity = (places.elements + outer).pointee.opacity * place.pointee.opacity
  }

  /// The index of a shape that stands before another, or −1.
  private func index(of id: ShapeID, before end: Int) -> Int {
    let index = moment.place(of: id)
    return index < end ? index : -1
  }

  /// Makes the transform of a shape current, and keeps what is left to add to coordinates.
  ///
  /// A mere movement goes into the coordinates, so that most lists have no transforms at all.
  @inline(never)
  private mutating func move(to index: Int) {
    var wanted = (places.elements + index).pointee.transform
    (dx, dy) = (0, 0)
    if wanted.isTranslation {
      (dx, dy) = (wanted.tx, wanted.ty)
      wanted = .identity
    }
    guard wanted != transform else { return }
    transform = wanted
    let place = list.begin(.transform, 6)
    (place[0], place[1], place[2]) = (wanted.a, wanted.b, wanted.c)
    (place[3], place[4], place[5]) = (wanted.d, wanted.tx, wanted.ty)
  }
}

// The kinds of shapes.
extension ScenePainter {
  @inline(never)
  private mutating func paint(_ index: Int, at time: Double) {
    let shape = shapes.elements + index
    let opacity = (places.elements + index).pointee.opacity
    let kind = shape.pointee.kind
    if kind == .text || kind == .spinner, !shape.pointee.inside.isThere {
      shape.pointee.inside = Ink(kind == .text ? .label : .secondaryLabel)
    }
    switch kind {
    case .group:
      break
    case .disc, .arc, .rectangle, .path:
      paintFigure(index, at: time)
    case .text:
      move(to: index)
      let place = list.begin(.text, 13)
      place[0] = Double(shape.pointee.text.rawValue)
      place[1] = shape.pointee.style.size
      place[2] = Double(shape.pointee.style.weight.rawValue)
      place[3] = Double(shape.pointee.style.alignment.rawValue)
      writeBox(of: shape, to: place + 4)
      (place + 8).write(&shape.pointee.inside, opacity: opacity)
    case .image:
      guard Capability.pictures else { break }
      move(to: index)
      let place = list.begin(.image, 11)
      place[0] = Double(shape.pointee.slot.rawValue)
      place[1] = max(0, shape.pointee.frame.rounded(.down))
      writeBox(of: shape, to: place + 2)
      (place + 6).write(&shape.pointee.inside, opacity: opacity)
    case .spinner:
      move(to: index)
      let place = list.begin(.spinner, 9)
      place[0] = dx
      place[1] = dy
      place[2] = shape.pointee.width
      place[3] = shape.pointee.frame - shape.pointee.frame.rounded(.down)
      (place + 4).write(&shape.pointee.inside, opacity: opacity)
    }
  }

  /// Paints the inside, then the line.
  private mutating func paintFigure(_ index: Int, at time: Double) {
    let shape = shapes.elements + index
    let opacity = (places.elements + index).pointee.opacity
    let kind = shape.pointee.kind
    let (start, end) = (max(shape.pointee.strokeStart, 0), min(shape.pointee.strokeEnd, 1))
    let isFilled = shape.pointee.inside.isThere && !(Capability.arcs && kind == .arc)
    let hasLine = shape.pointee.line.isThere && shape.pointee.lineWidth > 0 && start < end
    guard isFilled || hasLine else { return }
    move(to: index)
    if isFilled {
      writeOutline(of: index, at: time)
      list.begin(.fill, 5).write(&shape.pointee.inside, opacity: opacity)
    }
    guard hasLine else { return }
    let isWhole = start == 0 && end == 1
    if Capability.arcs && kind == .arc || Capability.circles && kind == .disc && !isWhole {
      let isDisc = Capability.circles && kind == .disc
      let first = isDisc ? 0 : shape.pointee.startAngle
      let sweep = isDisc ? Elementary.turn : shape.pointee.endAngle - first
      let place = list.begin(.arc, 5)
      place[0] = dx
      place[1] = dy
      place[2] = shape.pointee.width / 2
      place[3] = first + sweep * start
      place[4] = first + sweep * end
    } else if kind == .path && !isWhole {
      writePart(of: index, from: start, to: end, at: time)
    } else if !isFilled {
      writeOutline(of: index, at: time)
    }
    let fades =
      Capability.arcs && kind == .arc
      && (shape.pointee.startOpacity != 1 || shape.pointee.endOpacity != 1)
    let place = list.begin(fades ? .fadingStroke : .stroke, fades ? 9 : 8)
    place.write(&shape.pointee.line, opacity: opacity)
    place[5] = shape.pointee.lineWidth
    place[6] = Double(shape.pointee.cap.rawValue)
    if fades {
      let fall = shape.pointee.endOpacity - shape.pointee.startOpacity
      place[7] = shape.pointee.startOpacity + fall * start
      place[8] = shape.pointee.startOpacity + fall * end
    } else {
      place[7] = Double(shape.pointee.join.rawValue)
    }
  }

  @inline(never)
  private mutating func writeOutline(of index: Int, at time: Double) {
    let shape = shapes.elements + index
    switch shape.pointee.kind {
    case .disc:
      let place = list.begin(.disc, 3)
      place[0] = dx
      place[1] = dy
      place[2] = shape.pointee.width / 2
    case .rectangle:
      guard Capability.rectangles else { break }
      let place = list.begin(.rectangle, 5)
      writeBox(of: shape, to: place)
      place[4] = 0
      guard Capability.roundCorners else { break }
      let radius = min(shape.pointee.cornerRadius, min(place[2], place[3]) / 2)
      place[4] = max(radius, 0)
    case .path:
      writePath(of: index, at: time, dx: dx, dy: dy)
    case .group, .arc, .text, .image, .spinner:
      break
    }
  }

  @inline(never)
  private mutating func writeBox(
    of shape: UnsafePointer<Shape>,
    to place: UnsafeMutablePointer<Double>
  ) {
    let (width, height) = (shape.pointee.width, shape.pointee.height)
    place[0] = dx - width / 2
    place[1] = dy - height / 2
    place[2] = width
    place[3] = height
  }
}
