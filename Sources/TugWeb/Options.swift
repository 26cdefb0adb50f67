// SPDX-License-Identifier: MIT

import Tug

extension Edge {
  /// The edge that goes by a number in calls: 0 the start, anything else the end.
  init(number: Int32) { self = number == 0 ? .start : .end }
}

// What the app chooses: strips and what it tells them.
extension Instance {
  /// Sets the strips' width, on which their metrics may depend.
  func setWidth(_ width: Double, at time: Double) {
    guard width.isNumber, strips.header.width != width else { return }
    for edge in Edge.allCases {
      self[edge].width = width
      self[edge].invalidate()
    }
    resolve(at: time)
  }

  /// Sets what the user prefers.
  func prefer(_ preferences: Preferences, hasLastUpdate: Bool, at time: Double) {
    scroll.send(.preferences(preferences), at: time)
    for edge in Edge.allCases {
      self[edge].hasLastUpdate = hasLastUpdate
      self[edge].invalidate()
    }
    resolve(at: time)
  }

  /// Installs a strip, or changes the options of one that is there.
  func install(_ edge: Edge, _ options: StripOptions, _ look: Look, at time: Double) {
    var options = options
    let scene = self[edge]
    scene.metrics = look.metrics(for: options.role)
    scene.compose = look.scene
    scene.reset()
    options.metrics = metrics(edge)
    scroll.send(.install(edge, options), at: time)
  }

  /// Fills in the metrics that depend on the width and the text size.
  private func resolve(at time: Double) {
    for edge in Edge.allCases {
      guard let strip = scroll[edge] else { continue }
      var options = strip.options
      options.metrics = metrics(edge)
      scroll.send(.install(edge, options), at: time)
    }
  }

  private func metrics(_ edge: Edge) -> LookMetrics {
    let scene = self[edge]
    return scene.metrics.resolved(width: scene.width, textScale: scroll.preferences.textScale)
  }
}

extension StripOptions {
  /// Options from the numbers of a call; see `tug_install`.
  init(
    isLoad: Int32,
    trigger: Int32,
    points: Double,
    viewports: Double,
    isFromEdge: Int32,
    visibility: Int32,
    flags: Int32
  ) {
    let plain: PlainTrigger =
      switch trigger {
      case 1: PlainTrigger(kind: .onDistance)
      case 2 where viewports > 0: PlainTrigger(kind: .viewports, length: viewports)
      case 2: PlainTrigger(kind: .points, length: points)
      case 3: PlainTrigger(kind: .tap)
      default: PlainTrigger(kind: .onRelease)
      }
    self.init(
      role: isLoad == 0 ? .refresh : .load,
      metrics: LookMetrics(extent: 1),
      trigger: plain
    )
    pullStart = isFromEdge == 0 ? .anywhere : .edge
    switch visibility {
    case 1: self.visibility = .whenContentFills
    case 2: self.visibility = .always
    default: self.visibility = .whenNotEmpty
    }
    fillsViewport = flags & 1 != 0
    loadsWhenEmpty = flags & 2 != 0
  }
}

/// Installs the strip at an edge, or changes what it does.
///
/// - Parameters:
///   - handle: The instance.
///   - edge: 0 the header, 1 the footer.
///   - lookNumber: A place in the list of looks.
///   - isLoad: Whether it loads more instead of refreshing.
///   - trigger: 0 on release, 1 on distance, 2 on reach, 3 on a tap.
///   - points: Prefetch distance.
///   - viewports: Prefetch distance in viewports, if more than 0.
///   - isFromEdge: Whether a pull must begin at the edge.
///   - visibility: 0 unless empty, 1 when the content fills the viewport, 2 always.
///   - flags: 1 fills the viewport, 2 loads when empty.
///   - minimum: The shortest time of a refresh.
///   - offset: How far the strip is drawn from its place.
///   - time: Seconds.
@_expose(wasm, "tug_install")
@c(tug_install)
public func install(
  _ handle: Handle,
  _ edge: Int32,
  _ lookNumber: Int32,
  _ isLoad: Int32,
  _ trigger: Int32,
  _ points: Double,
  _ viewports: Double,
  _ isFromEdge: Int32,
  _ visibility: Int32,
  _ flags: Int32,
  _ minimum: Double,
  _ offset: Double,
  _ time: Double
) {
  var options = StripOptions(
    isLoad: isLoad,
    trigger: trigger,
    points: points,
    viewports: viewports,
    isFromEdge: isFromEdge,
    visibility: visibility,
    flags: flags
  )
  options.minimumDisplay = minimum
  options.stripOffset = offset
  update(handle) { $0.install(Edge(number: edge), options, look(lookNumber), at: time) }
}

/// Tells what the app or its user does with a strip.
///
/// - Parameters:
///   - handle: The instance.
///   - fact: 0 begin (reveal, notifies), 1 end (outcome, has more, generation or 0), 2 reset, 3 tap,
///     4 enabled (is), 5 hidden (is), 6 remove, 7 exclusive (is).
///   - edge: 0 the header, 1 the footer.
///   - first: First argument of the fact.
///   - second: Second argument of the fact.
///   - third: Third argument of the fact.
///   - time: Seconds.
@_expose(wasm, "tug_tell")
@c(tug_tell)
public func tell(
  _ handle: Handle,
  _ fact: Int32,
  _ edge: Int32,
  _ first: Int32,
  _ second: Int32,
  _ third: UInt32,
  _ time: Double
) {
  let edge = Edge(number: edge)
  update(handle) {
    let scroll = $0.scroll
    switch fact {
    case 0:
      let reveal = Reveal(rawValue: UInt8(truncatingIfNeeded: first)) ?? .atEdge
      scroll.send(.begin(edge, reveal: reveal, notifies: second != 0), at: time)
    case 1:
      let outcome = Outcome(rawValue: UInt8(truncatingIfNeeded: first)) ?? .success
      let token = third == 0 ? nil : ActionToken(edge: edge, generation: third)
      scroll.send(.end(edge, outcome, hasMore: second != 0, token: token), at: time)
    case 2: scroll.send(.reset(edge), at: time)
    case 3: scroll.send(.tap(edge), at: time)
    case 4: scroll.send(.enabled(edge, first != 0), at: time)
    case 5: scroll.send(.hidden(edge, first != 0), at: time)
    case 6: scroll.send(.remove(edge), at: time)
    case 7: scroll.send(.exclusive(first != 0), at: time)
    default: return
    }
  }
}
