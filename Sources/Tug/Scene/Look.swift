// SPDX-License-Identifier: MIT

/// How a strip looks: its metrics, and a function from its state to a scene.
///
/// ```swift
/// let dot = Look(metrics: LookMetrics(extent: 48)) { context, scene in
///   scene.add(.disc(0, diameter: 24 * context.reach, fill: .accent).at(context.width / 2, 24))
///   if context.phase == .refreshing {
///     scene.track(0, .opacity, from: 1, to: 0.3, duration: 0.6, repeats: .infinity)
///   }
///   scene.transition(0, .opacity, .timed(duration: 0.2, curve: .easeOut))
/// }
/// ```
/// The function keeps nothing and knows no time: the same context gives the same scene. What moves
/// by itself is a ``Track``, what moves between two scenes a ``Transition``.
public struct Look: Sendable {
  /// Distances, motions and dwell times of a header, at the standard text size.
  public var metrics: LookMetrics
  /// Those of a footer, if they differ.
  public var footerMetrics: LookMetrics? {
    get { hasFooterMetrics ? ownFooterMetrics : nil }
    set {
      hasFooterMetrics = false
      guard let newValue else { return }
      hasFooterMetrics = true
      ownFooterMetrics = newValue
    }
  }
  private var ownFooterMetrics: LookMetrics
  private var hasFooterMetrics = false
  /// Fills an empty scene.
  public var scene: @Sendable (LookContext, inout Scene) -> Void

  // Both are inlined: a look has many fields, and would be copied once more.

  /// Creates a look whose footers have metrics of their own.
  ///
  /// - Parameters:
  ///   - metrics: Distances, motions and dwell times.
  ///   - footerMetrics: Those of a footer.
  ///   - scene: Fills an empty scene.
  @inline(__always)
  public init(
    metrics: LookMetrics,
    footerMetrics: LookMetrics,
    scene: @escaping @Sendable (LookContext, inout Scene) -> Void
  ) {
    self.metrics = metrics
    ownFooterMetrics = footerMetrics
    hasFooterMetrics = true
    self.scene = scene
  }

  /// Creates a look whose footers are like its headers.
  ///
  /// - Parameters:
  ///   - metrics: Distances, motions and dwell times.
  ///   - scene: Fills an empty scene.
  @inline(__always)
  public init(
    metrics: LookMetrics,
    scene: @escaping @Sendable (LookContext, inout Scene) -> Void
  ) {
    self.metrics = metrics
    ownFooterMetrics = metrics
    self.scene = scene
  }

  /// The metrics for a role, as the look has them.
  public func metrics(for role: Role) -> LookMetrics {
    role == .load && hasFooterMetrics ? ownFooterMetrics : metrics
  }

  /// The metrics for a role, a width and a text size; what the engine and the context are given.
  ///
  /// - Parameters:
  ///   - role: Header or footer.
  ///   - width: Width of the strip, in points.
  ///   - textScale: Text size in relation to the standard size.
  /// - Returns: Metrics with every distance filled in.
  public func metrics(for role: Role, width: Double, textScale: Double) -> LookMetrics {
    metrics(for: role).resolved(width: width, textScale: textScale)
  }

  /// Fills a scene with what the strip shows in a context.
  public func compose(_ context: LookContext, into scene: inout Scene) {
    scene.removeAll(for: context.phase)
    self.scene(context, &scene)
  }
}
