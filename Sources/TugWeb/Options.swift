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

/// Tells what all attributes say.
///
/// - Parameters:
///   - handle: The instance.
///   - time: Seconds.
///   - disabled: Whether nothing new begins.
///   - fill: Whether a load begins while the viewport is not full.
///   - footer: 0 none, 1 loads on reach, 2 on a pull, 3 on a tap.
///   - footerLook: A place in the list of looks.
///   - header: 0 refreshes, 1 loads on reach.
///   - loadWhenEmpty: Whether an empty list may load.
///   - look: A place in the list of looks.
///   - minimum: The shortest time of a refresh.
///   - noHeader: Whether there is no header.
///   - offset: How far the header is drawn from its place.
///   - prefetch: How long before the edge a load on reach begins.
///   - pullStart: Where a pull may begin: 0 anywhere, 1 at the edge.
///   - showFooter: 0 unless empty, 1 when the content fills the viewport, 2 always.
///   - together: Whether header and footer may run at the same time.
///   - trigger: 0 a pull counts on release, 1 on distance.
///   - isPercent: Whether `prefetch` is in per cent of the viewport instead of points.
///   - film: Pictures of the page for the look of frames; see `look`.
@_expose(wasm, "configure")
@c(tug_configure)
public func configure(
  _ handle: Handle,
  _ time: Double,
  _ disabled: Int32,
  _ fill: Int32,
  _ footer: Int32,
  _ footerLook: Int32,
  _ header: Int32,
  _ loadWhenEmpty: Int32,
  _ look: Int32,
  _ minimum: Double,
  _ noHeader: Int32,
  _ offset: Double,
  _ prefetch: Double,
  _ pullStart: Int32,
  _ showFooter: Int32,
  _ together: Int32,
  _ trigger: Int32,
  _ isPercent: Int32,
  _ film: Int32
) {
  update(handle) { instance in
    let scroll = instance.scroll
    for edge in Edge.allCases {
      let isHeader = edge == .start
      // What begins the action: 0 there is no strip, 1 reaching it, 2 a pull, 3 a tap.
      let kind = isHeader ? noHeader == 0 ? 2 - header : 0 : footer
      let number = kind == 0 ? -1 : isHeader ? look : footerLook
      instance[edge].choose(number)
      if kind == 0 {
        scroll.send(.remove(edge), at: time)
      } else {
        let plain: PlainTrigger =
          switch kind {
          case 1 where isPercent != 0: PlainTrigger(kind: .viewports, length: prefetch / 100)
          case 1: PlainTrigger(kind: .points, length: prefetch)
          case 3: PlainTrigger(kind: .tap)
          default: PlainTrigger(kind: trigger == 0 ? .onRelease : .onDistance)
          }
        var options = StripOptions(
          role: isHeader && header == 0 ? .refresh : .load,
          metrics: LookMetrics(extent: 1),
          trigger: plain
        )
        options.pullStart = pullStart == 0 ? .anywhere : .edge
        options.visibility =
          showFooter == 0 ? .whenNotEmpty : showFooter == 1 ? .whenContentFills : .always
        options.fillsViewport = fill != 0
        options.loadsWhenEmpty = loadWhenEmpty != 0
        options.minimumDisplay = minimum
        if isHeader { options.stripOffset = offset }
        instance.install(edge, options, TugWeb.look(number, film: film), at: time)
      }
      scroll.send(.enabled(edge, disabled == 0), at: time)
    }
    scroll.send(.exclusive(together == 0), at: time)
  }
}

/// Tells what the app or its user does with a strip.
///
/// - Parameters:
///   - handle: The instance.
///   - time: Seconds.
///   - fact: 0 begin (reveal, notifies), 1 end (outcome, has more, generation or 0), 2 reset, 3 tap.
///   - edge: 0 the header, 1 the footer.
///   - first: First argument of the fact.
///   - second: Second argument of the fact.
///   - third: Third argument of the fact.
@_expose(wasm, "tell")
@c(tug_tell)
public func tell(
  _ handle: Handle,
  _ time: Double,
  _ fact: Int32,
  _ edge: Int32,
  _ first: Int32,
  _ second: Int32,
  _ third: UInt32
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
    default: return
    }
  }
}
