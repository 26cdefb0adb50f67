// SPDX-License-Identifier: MIT

/// The distances, motions and times of a look.
///
/// Points and seconds. Every distance is more than 0.
public struct LookMetrics: Equatable, Sendable {
  /// The height of the strip (its width in a horizontal list).
  public var extent: Double
  /// The pull at which the strip arms; `extent` when `nil`.
  public var trigger: Double? {
    get { ownTrigger.optional }
    set { ownTrigger.optional = newValue }
  }
  /// The part of the strip that stays open while the action runs; `extent` when `nil`.
  public var hold: Double? {
    get { ownHold.optional }
    set { ownHold.optional = newValue }
  }
  /// How the strip opens when code begins a refresh, and how a pull comes to rest at the hold.
  public var reveal: Motion
  /// How the strip closes.
  public var retreat: Motion
  /// How long each result is shown before the retreat.
  public var dwell: Dwell
  /// The part of the extent, in points, that is text and grows with the user's text size.
  ///
  /// At a text scale of `s > 1` extent, trigger and hold are larger by `textGrowth·(s − 1)`.
  public var textGrowth: Double
  /// The hold as a multiple of the strip's width, for a picture over its whole width.
  public var holdPerWidth: Double? {
    get { share.optional }
    set { share.optional = newValue }
  }
  private var ownTrigger: Sparse
  private var ownHold: Sparse
  private var share: Sparse
  // Last: between numbers the byte would be copied with the gap after it.
  /// Where the strip sits in relation to the content.
  public var placement: Placement

  /// Creates metrics with the defaults of the field.
  ///
  /// - Parameters:
  ///   - extent: Height of the strip, more than 0.
  ///   - trigger: Pull at which it arms; `extent` when `nil`.
  ///   - hold: Part that stays open; `extent` when `nil`.
  ///   - placement: In relation to the content.
  ///   - reveal: How it opens.
  ///   - retreat: How it closes.
  ///   - dwell: How long each result is shown.
  ///   - textGrowth: Part of the extent that grows with the text size.
  ///   - holdPerWidth: Hold as a multiple of the width.
  @inline(never)
  public init(
    extent: Double,
    trigger: Double? = nil,
    hold: Double? = nil,
    placement: Placement = .attached,
    reveal: Motion = .reveal,
    retreat: Motion = .retreat,
    dwell: Dwell = Dwell(),
    textGrowth: Double = 0,
    holdPerWidth: Double? = nil
  ) {
    precondition(extent > 0, "LookMetrics.extent must be more than 0")
    self.extent = extent
    self.placement = placement
    self.reveal = reveal
    self.retreat = retreat
    self.dwell = dwell
    self.textGrowth = textGrowth
    ownTrigger = Sparse(trigger)
    ownHold = Sparse(hold)
    share = Sparse(holdPerWidth)
  }

  /// Creates metrics with the defaults of the field, whose trigger and hold are the extent.
  ///
  /// - Parameter extent: Height of the strip, more than 0.
  @inline(never)
  public init(extent: Double) {
    precondition(extent > 0, "LookMetrics.extent must be more than 0")
    self.extent = extent
    placement = .attached
    reveal = .reveal
    retreat = .retreat
    dwell = Dwell()
    textGrowth = 0
    ownTrigger = Sparse(nil)
    ownHold = Sparse(nil)
    share = Sparse(nil)
  }

  /// The metrics with every distance filled in for a width and a text size.
  ///
  /// - Parameters:
  ///   - width: Width of the strip, in points.
  ///   - textScale: Text size in relation to the standard size; below 1 nothing shrinks.
  /// - Returns: Metrics that no longer depend on width and text size.
  public func resolved(width: Double, textScale: Double) -> LookMetrics {
    var metrics = self
    let growth = textScale > 1 && textScale < .infinity ? textGrowth * (textScale - 1) : 0
    metrics.extent = extent + growth
    metrics.trigger = (trigger ?? extent) + growth
    metrics.hold = (hold ?? extent) + growth
    if Capability.wideHolds, let holdPerWidth, width > 0, width.isNumber {
      metrics.hold = width * holdPerWidth
    }
    metrics.textGrowth = 0
    metrics.holdPerWidth = nil
    return metrics
  }
}

/// How long each result is shown before the strip retreats, in seconds, 0 or more.
public struct Dwell: Equatable, Sendable {
  /// After success.
  public var success: Double
  /// After failure.
  public var failure: Double
  /// After a cancellation.
  public var cancelled: Double
  /// After the last page of a load.
  public var noMore: Double

  /// Creates dwell times; by default half a second for success and failure, nothing otherwise.
  public init(
    success: Double = 0.5,
    failure: Double = 0.5,
    cancelled: Double = 0,
    noMore: Double = 0
  ) {
    self.success = success
    self.failure = failure
    self.cancelled = cancelled
    self.noMore = noMore
  }

  /// No dwell for any result.
  public static let none = Dwell(success: 0, failure: 0, cancelled: 0, noMore: 0)

  /// The dwell after `outcome`.
  public subscript(outcome: Outcome) -> Double {
    switch outcome {
    case .success: success
    case .failure: failure
    case .cancelled: cancelled
    case .noMore: noMore
    }
  }
}
