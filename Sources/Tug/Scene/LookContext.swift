// SPDX-License-Identifier: MIT

/// Everything that a look may depend on.
public struct LookContext {
  /// Whether the strip refreshes or loads more.
  public var role: Role
  /// The end of the content it sits at.
  public var edge: Edge
  #if TUG_PAGE
  /// Whether the list scrolls sideways, which a page's never does.
  public var isHorizontal: Bool { false }
  #else
  /// Whether the list scrolls sideways.
  public var isHorizontal: Bool
  #endif
  /// What calls the action; a footer that is pulled has other texts than one that is tapped.
  public var trigger: Trigger {
    get { plainTrigger.trigger }
    set { plainTrigger = PlainTrigger(newValue) }
  }
  /// The phase.
  public var phase: Phase
  /// The pull in relation to the trigger distance: 0 at rest, 1 arms, more is possible.
  public var progress: Double
  /// How far the strip is uncovered, in points, 0 or more.
  public var pull: Double
  /// The strip's length across the scrolled axis, in points: its width in a vertical list.
  public var width: Double
  /// The look's metrics with every distance filled in.
  public var metrics: LookMetrics
  /// Where the finger or pointer is across the scrolled axis, in points; `nil` when there is none.
  public var pointer: Double? {
    get { finger.optional }
    set { finger.optional = newValue }
  }
  /// Whether the host can say when the content was last updated.
  public var hasLastUpdate: Bool
  /// Motion, direction and text size as the user prefers them.
  public var preferences: Preferences
  /// The size of a text in a style; asked often, so a host remembers its answers.
  public var measure: (TextKey, TextStyle) -> TextSize
  // Plain, since an optional or an enumeration with a number in it is copied in pieces.
  private var finger: Sparse
  package var plainTrigger: PlainTrigger

  /// Creates a context; what has a default is what is true of a header at rest.
  public init(
    role: Role = .refresh,
    edge: Edge = .start,
    isHorizontal: Bool = false,
    trigger: Trigger = .onRelease,
    phase: Phase = .idle,
    progress: Double = 0,
    pull: Double = 0,
    width: Double,
    metrics: LookMetrics,
    pointer: Double? = nil,
    hasLastUpdate: Bool = false,
    preferences: Preferences = Preferences(),
    measure: @escaping (TextKey, TextStyle) -> TextSize
  ) {
    self.role = role
    self.edge = edge
    #if !TUG_PAGE
    self.isHorizontal = isHorizontal
    #endif
    plainTrigger = PlainTrigger(trigger)
    self.phase = phase
    self.progress = progress
    self.pull = pull
    self.width = width
    self.metrics = metrics
    finger = Sparse(pointer)
    self.hasLastUpdate = hasLastUpdate
    self.preferences = preferences
    self.measure = measure
  }
}

extension LookContext {
  /// The outcome that is shown while the strip is ending, otherwise `nil`.
  ///
  /// It is that of the phase, but a success where a refresh has brought everything.
  public var outcome: Outcome? { phase.outcome?.shown(by: role) }
  /// Whether the strip is worked by pulling it.
  package var isPulled: Bool { plainTrigger.isPull }
  /// The progress, limited to 0…1.
  public var reach: Double { progress.share }
  /// The strip's length on the scrolled axis, in points: its height in a vertical list.
  public var extent: Double { metrics.extent }
  /// The part that stays open while the action runs, in points.
  public var hold: Double { metrics.hold ?? metrics.extent }
  /// The pull that arms, in points.
  public var triggerDistance: Double { metrics.trigger ?? metrics.extent }
  /// Whether movement that nobody caused by hand is to be left out.
  public var reducesMotion: Bool { preferences.reducesMotion }
  /// Whether the layout runs from right to left.
  public var isRightToLeft: Bool { preferences.isRightToLeft }
  /// Text size in relation to the standard size.
  public var textScale: Double { preferences.textScale }

  /// A distance from where reading begins, as an x of the strip.
  ///
  /// - Parameter distance: Points from the leading side.
  /// - Returns: Points from the left.
  @inline(never)
  public func leading(_ distance: Double) -> Double {
    isRightToLeft ? width - distance : distance
  }

  /// A place given by its distances across and from the content, as coordinates of the strip.
  ///
  /// A look that places its shapes by this works at all four edges.
  ///
  /// - Parameters:
  ///   - across: Points along the edge, from the left or the top.
  ///   - distance: Points from the content into the strip.
  /// - Returns: Coordinates of the strip.
  public func place(across: Double, fromContent distance: Double) -> (x: Double, y: Double) {
    // The content lies below or to the right of a strip at the start, unless the axis is reversed.
    let isReversed = isHorizontal && isRightToLeft
    let along = (edge == .start) != isReversed ? extent - distance : distance
    return isHorizontal ? (along, across) : (across, along)
  }
}
