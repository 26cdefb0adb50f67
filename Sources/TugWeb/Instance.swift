// SPDX-License-Identifier: MIT

import Tug

/// One element's engine and strips, and the block that shows its state.
final class Instance {
  let scroll = DrivenScroll(
    traits: DrivenScroll.Traits(hasRoomAtStart: true, hasRoomAtEnd: true)
  )
  let block: UnsafeMutablePointer<Double>
  /// Where the page last said that its own scrolling stands.
  var reported = 0.0
  /// Whether something visible has changed since it was drawn.
  private var isDirty = false
  #if TUG_RECORDING
  /// The last recording, until it has been read.
  var recording: [RecordedEvent] = []
  /// The numbers of the event that was read last.
  let row = EventRow()
  #endif
  let strips: (header: StripScene, footer: StripScene)

  init() {
    block = .allocate(capacity: Block.length)
    block.initialize(repeating: 0, count: Block.length)
    let widths = TextWidths()
    strips = (StripScene(edge: .start, widths: widths), StripScene(edge: .end, widths: widths))
  }

  deinit {
    block.deallocate()
  }

  /// The strip at an edge.
  subscript(edge: Edge) -> StripScene { edge == .start ? strips.header : strips.footer }

  private func numbers(_ edge: Edge) -> UnsafeMutablePointer<Double> {
    block + Block.strips + Int(edge.rawValue) * Block.stripLength
  }
}

// What the block shows.
extension Instance {
  /// Brings the block up to date.
  func publish() {
    set(Block.translation, scroll.translation)
    if scroll.nativeOffset == reported {
      block[Block.nativeOffset] = scroll.nativeOffset
    } else {
      set(Block.nativeOffset, scroll.nativeOffset)
    }
    for edge in Edge.allCases { publish(edge) }
    publishDemand()
  }

  private func publishDemand() {
    var end = scroll.publishedEnd
    for edge in Edge.allCases where scroll[edge]?.runsTracks == true {
      end = max(end, self[edge].movesUntil)
    }
    block[Block.due] = isDirty || end > 0 ? 0 : scroll.publishedDue
  }

  private func publish(_ edge: Edge) {
    let start = Block.strips + Int(edge.rawValue) * Block.stripLength
    guard let strip = scroll[edge] else {
      for place in start..<start + Block.stripLength { set(place, 0) }
      return
    }
    set(start + Block.Strip.phase, strip.phase.code)
    set(start + Block.Strip.outcome, Double(strip.phase.result.rawValue))
    set(start + Block.Strip.progress, strip.progress)
    set(start + Block.Strip.room, edge == .start ? scroll.startRoom : strip.contribution)
    set(start + Block.Strip.extent, strip.options.extent)
    set(start + Block.Strip.isInSight, strip.runsTracks ? 1 : 0)
    set(start + Block.Strip.placement, Double(strip.options.placement.rawValue))
    set(start + Block.Strip.text, Double(strip.statusText.rawValue))
    set(start + Block.Strip.canTap, strip.canTap ? 1 : 0)
    // Out of sight a strip moves with every scroll, and nobody sees it.
    let origin = start + Block.Strip.origin
    let place =
      scroll.stripOrigin(edge) - scroll.nativeOffset + (scroll.displacement - scroll.translation)
    if strip.runsTracks { set(origin, place) } else { block[origin] = place }
  }

  // Not inlined: the block has some thirty places, and the module a budget of bytes.
  @inline(never)
  private func set(_ place: Int, _ value: Double) {
    guard block[place] != value else { return }
    block[place] = value
    isDirty = true
  }
}

// What concerns the app and its users.
extension Instance {
  /// Takes the next order that concerns the page, and writes its arguments to the block.
  ///
  /// - Returns: The number of the order, 0 when there is none.
  func nextOrder() -> Int32 {
    while let order = scroll.nextOrder() {
      guard order.kind.isForPages else { continue }
      let arguments = block + Block.order
      arguments[0] = Double(order.edge.rawValue)
      switch order.kind {
      case .phase:
        arguments[1] = order.from.code
        arguments[2] = order.to.code
        arguments[3] = Double(order.to.result.rawValue)
        return 1
      case .perform:
        arguments[1] = Double(order.generation)
        return 2
      case .announce:
        arguments[1] = Double(order.key.rawValue)
        return 3
      case .haptic: return 4
      // What others say shows in the block.
      default: continue
      }
    }
    for edge in Edge.allCases {
      let progress = numbers(edge)[Block.Strip.progress]
      guard self[edge].toldProgress != progress else { continue }
      self[edge].toldProgress = progress
      block[Block.order] = Double(edge.rawValue)
      block[Block.order + 1] = progress
      return 5
    }
    return 0
  }
}

// Drawing.
extension Instance {
  /// Samples a strip for a frame, if it is in sight, and writes the list's address to the block.
  ///
  /// - Returns: The count of numbers in the list.
  func draw(_ edge: Edge, at time: Double) -> Int {
    // The header is drawn first.
    if edge == .start { isDirty = false }
    guard let strip = scroll[edge], strip.runsTracks else { return 0 }
    let scene = self[edge]
    scene.show(strip, of: scroll, at: time)
    return scene.list.numbers.withUnsafeBufferPointer { numbers in
      block[Block.list] = Double(UInt(bitPattern: numbers.baseAddress))
      return numbers.count
    }
  }
}
