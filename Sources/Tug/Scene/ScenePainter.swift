// SPDX-License-Identifier: MIT

// What is not inlined here is so because the web module has a budget of bytes.

/// Turns the shapes of one frame into a display list.
struct ScenePainter: Sendable {
  private var shapes: Row<Shape> = Row()
  private var numbers: Row<Double> = Row()
  private var places: Row<Place> = Row()
  private var trimmer = OutlineTrimmer()
  private var transform = Affine.identity

  private struct Place: Sendable {
    var transform: Affine
    var opacity: Double
  }

  /// Takes the shapes of a scene as they stand.
  mutating func begin(_ scene: Scene) {
    shapes.removeAll()
    shapes.append(contentsOf: scene.shapes)
    numbers.removeAll()
    numbers.append(contentsOf: scene.numbers)
    places.removeAll()
  }

  /// Changes an attribute of a shape.
  mutating func move(_ index: Int, _ attribute: Attribute, _ value: Double, isAdditive: Bool) {
    shapes[index][attribute] = isAdditive ? shapes[index][attribute] + value : value
  }

  /// Adds a share of differences to the outline of a shape.
  mutating func bend(_ index: Int, by points: Row<Double>, in range: Outline, share: Double) {
    let outline = ownOutline(index)
    for offset in 0..<min(outline.count, range.count) {
      numbers[outline.start + offset] += points[range.start + offset] * share
    }
  }

  /// Writes all shapes.
  mutating func paint(into list: inout DisplayList) {
    for index in shapes.indices where shapes[index].morph != 0 { morph(index) }
    transform = .identity
    var clip: ShapeID?
    var transformAtClip = Affine.identity
    for index in shapes.indices {
      let place = place(of: index)
      places.append(place)
      guard shapes[index].kind != .group, place.opacity > 0 else { continue }
      if shapes[index].clip != clip {
        if clip != nil {
          list.write(.unclip)
          transform = transformAtClip
        }
        clip = shapes[index].clip
        if let id = clip {
          guard let outer = self.index(of: id, before: index) else {
            clip = nil
            continue
          }
          writeOutline(of: outer, into: &list)
          list.write(.clip)
          transformAtClip = transform
        }
      }
      paint(index, place, into: &list)
    }
    if clip != nil { list.write(.unclip) }
  }

  @inline(never)
  private func place(of index: Int) -> Place {
    let shape = shapes[index]
    let opacity = min(max(shape.opacity, 0), 1)
    let own = Place(transform: Affine(of: shape), opacity: opacity)
    guard let parent = shape.parent, let outer = self.index(of: parent, before: index) else {
      return own
    }
    return Place(
      transform: places[outer].transform.after(own.transform),
      opacity: places[outer].opacity * own.opacity
    )
  }

  @inline(never)
  private func index(of id: ShapeID, before end: Int) -> Int? {
    for index in 0..<end where shapes[index].id == id { return index }
    return nil
  }

  private mutating func paint(_ index: Int, _ place: Place, into list: inout DisplayList) {
    let shape = shapes[index]
    switch shape.kind {
    case .group:
      break
    case .disc, .arc, .rectangle, .path:
      if let fill = shape.fill, shape.kind != .arc {
        writeOutline(of: index, into: &list)
        list.write(.fill)
        list.write(fill, opacity: place.opacity)
      }
      paintLine(index, place, into: &list)
    case .text:
      let (dx, dy) = move(to: place.transform, into: &list)
      list.write(.text)
      list.write(
        Double(shape.text.rawValue),
        shape.style.size,
        Double(shape.style.weight.rawValue),
        Double(shape.style.alignment.rawValue)
      )
      list.write(dx - shape.width / 2, dy - shape.height / 2, shape.width, shape.height)
      list.write(shape.fill ?? .label, opacity: place.opacity)
    case .image:
      let (dx, dy) = move(to: place.transform, into: &list)
      list.write(.image)
      list.write(Double(shape.slot.rawValue), max(0, shape.frame.rounded(.down)))
      list.write(dx - shape.width / 2, dy - shape.height / 2, shape.width, shape.height)
      list.write(shape.fill, opacity: place.opacity)
    case .spinner:
      let (dx, dy) = move(to: place.transform, into: &list)
      list.write(.spinner)
      list.write(dx, dy, shape.width, shape.frame - shape.frame.rounded(.down))
      list.write(shape.fill ?? .secondaryLabel, opacity: place.opacity)
    }
  }

  private mutating func paintLine(_ index: Int, _ place: Place, into list: inout DisplayList) {
    let shape = shapes[index]
    guard let stroke = shape.stroke, shape.lineWidth > 0 else { return }
    let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
    guard start < end else { return }
    let isWhole = start == 0 && end == 1
    switch shape.kind {
    case .arc:
      writeArc(shape, place, from: start, to: end, into: &list)
    case .disc where !isWhole:
      writeArc(shape, place, from: start, to: end, into: &list)
    case .path where !isWhole:
      let offset = move(to: place.transform, into: &list)
      trimmer.write(
        Segments(numbers: numbers, outline: shape.outline),
        from: start,
        to: end,
        dx: offset.dx,
        dy: offset.dy,
        into: &list
      )
    default:
      if shape.fill == nil { writeOutline(of: index, into: &list) }
    }
    let fades = shape.kind == .arc && (shape.startOpacity != 1 || shape.endOpacity != 1)
    list.write(fades ? .fadingStroke : .stroke)
    list.write(stroke, opacity: place.opacity)
    list.write(shape.lineWidth, Double(shape.cap.rawValue))
    if fades {
      let fall = shape.endOpacity - shape.startOpacity
      list.write(shape.startOpacity + fall * start, shape.startOpacity + fall * end)
    } else {
      list.write(Double(shape.join.rawValue))
    }
  }

  private mutating func writeArc(
    _ shape: Shape,
    _ place: Place,
    from start: Double,
    to end: Double,
    into list: inout DisplayList
  ) {
    let (dx, dy) = move(to: place.transform, into: &list)
    let isDisc = shape.kind == .disc
    let first = isDisc ? 0 : shape.startAngle
    let sweep = isDisc ? Elementary.turn : shape.endAngle - first
    list.write(.arc)
    list.write(dx, dy, shape.width / 2)
    list.write(first + sweep * start, first + sweep * end)
  }

  private mutating func writeOutline(of index: Int, into list: inout DisplayList) {
    let shape = shapes[index]
    let (dx, dy) = move(to: places[index].transform, into: &list)
    switch shape.kind {
    case .disc:
      list.write(.disc)
      list.write(dx, dy, shape.width / 2)
    case .rectangle:
      list.write(.rectangle)
      list.write(dx - shape.width / 2, dy - shape.height / 2, shape.width, shape.height)
      let radius = min(shape.cornerRadius, min(shape.width, shape.height) / 2)
      list.write(max(radius, 0))
    case .path:
      let place = list.beginPath()
      var i = shape.outline.start
      let end = i + shape.outline.count
      while i < end {
        let count = Outline.coordinates(after: numbers[i])
        list.write(numbers[i])
        i += 1
        for j in stride(from: i, to: i + count, by: 2) {
          list.write(numbers[j] + dx, numbers[j + 1] + dy)
        }
        i += count
      }
      list.endPath(place)
    case .group, .arc, .text, .image, .spinner:
      break
    }
  }

  /// Moves the outline of a shape towards its morph target.
  @inline(never)
  private mutating func morph(_ index: Int) {
    let (target, share) = (shapes[index].morphTarget, shapes[index].morph)
    guard target.count == shapes[index].outline.count else { return }
    let outline = ownOutline(index)
    for offset in 0..<outline.count {
      let value = numbers[outline.start + offset]
      numbers[outline.start + offset] = value + (numbers[target.start + offset] - value) * share
    }
  }

  /// Gives a shape a copy of its outline, since other shapes may share it.
  private mutating func ownOutline(_ index: Int) -> Outline {
    let shared = shapes[index].outline
    let own = Outline(start: numbers.count, count: shared.count)
    for i in shared.range { numbers.append(numbers[i]) }
    shapes[index].outline = own
    return own
  }

  /// Makes a transform current, and returns what is left to add to coordinates.
  ///
  /// A mere movement goes into the coordinates, so that most lists have no transforms at all.
  @inline(never)
  private mutating func move(
    to target: Affine,
    into list: inout DisplayList
  ) -> (
    dx: Double, dy: Double
  ) {
    let isTranslation = target.isTranslation
    let wanted = isTranslation ? .identity : target
    if wanted != transform {
      transform = wanted
      list.write(.transform)
      list.write(wanted.a, wanted.b, wanted.c, wanted.d)
      list.write(wanted.tx, wanted.ty)
    }
    return isTranslation ? (target.tx, target.ty) : (0, 0)
  }
}
