// SPDX-License-Identifier: MIT

/// The lengths of a scroll view along its scrolled axis, without anything that Tug added.
///
/// All lengths are points. The engine keeps no other knowledge of the scroll view: when any of
/// these changes (rotation, bars, keyboard, new rows) the host sends the new geometry and the
/// engine's contributions are applied on top of it.
public struct ScrollGeometry: Equatable, Sendable {
  /// The length of the visible part.
  public var viewport: Double
  /// The length of the content, without insets.
  public var content: Double
  #if TUG_PAGE
  // A page has no bars over it and scrolls down: what that rules out is not compiled.
  /// The inset at the start without Tug: none.
  public var baseStart: Double { 0 }
  /// The inset at the end without Tug: none.
  public var baseEnd: Double { 0 }
  /// The system's part of the inset at the start: none.
  public var safeStart: Double { 0 }
  /// The system's part of the inset at the end: none.
  public var safeEnd: Double { 0 }
  /// Whether the axis runs from right to left: never.
  public var isReversed: Bool { false }
  #else
  /// The inset at the start that the scroll view has without Tug: the app's own and the system's.
  public var baseStart: Double
  /// The inset at the end that the scroll view has without Tug.
  public var baseEnd: Double
  /// The part of `baseStart` that the system adds by itself, so that the host must not write it.
  public var safeStart: Double
  /// The part of `baseEnd` that the system adds by itself.
  public var safeEnd: Double
  /// Whether the axis runs from right to left.
  ///
  /// When it turns round, what was the start is the end: the lengths come with their new sides in the
  /// same event, and a list that rests at an open strip is taken along to where that strip is now.
  public var isReversed: Bool
  #endif
  /// Pixels per point; insets are written when they change by more than half a pixel.
  public var scale: Double { didSet { tolerance = 0.5 / scale } }
  /// Half a pixel, in points: a difference that nobody can see.
  public private(set) var tolerance: Double

  /// Creates a geometry; everything is 0 by default, and one pixel is one point.
  public init(
    viewport: Double = 0,
    content: Double = 0,
    baseStart: Double = 0,
    baseEnd: Double = 0,
    safeStart: Double = 0,
    safeEnd: Double = 0,
    scale: Double = 1,
    isReversed: Bool = false
  ) {
    self.viewport = viewport
    self.content = content
    self.scale = scale
    #if !TUG_PAGE
    self.baseStart = baseStart
    self.baseEnd = baseEnd
    self.safeStart = safeStart
    self.safeEnd = safeEnd
    self.isReversed = isReversed
    #endif
    tolerance = 0.5 / scale
  }
}

extension ScrollGeometry {
  /// The offset at which the content's start meets the start inset.
  public var restStart: Double { -baseStart }

  /// The offset at which the content's end meets the end inset; `restStart` for short content.
  public var restEnd: Double { max(restStart, content + baseEnd - viewport) }

  /// The length by which the content falls short of filling the viewport, 0 or more.
  public var shortfall: Double { restEnd - (content + baseEnd - viewport) }

  /// Whether the content and its insets are longer than the viewport.
  public var fillsViewport: Bool { content + baseStart + baseEnd > viewport }

  /// The base inset at `edge`.
  public func base(_ edge: Edge) -> Double { edge == .start ? baseStart : baseEnd }

  /// The distance that the content has moved past its rest position at `edge`; negative inside.
  ///
  /// - Parameters:
  ///   - edge: The end of the axis.
  ///   - offset: The scroll view's content offset.
  /// - Returns: Points, positive when overscrolled at `edge`.
  public func pull(_ edge: Edge, at offset: Double) -> Double {
    edge == .start ? restStart - offset : offset - restEnd
  }

  /// The geometry with impossible lengths mended, or `nil` when a number is not finite.
  ///
  /// Negative sizes count as 0 and a scale of 0 or less as 1. Negative insets are legal.
  package var sanitized: ScrollGeometry? {
    let sum = viewport + content + baseStart + baseEnd + safeStart + safeEnd + scale
    guard sum.isNumber else { return nil }
    var geometry = self
    geometry.viewport = max(0, viewport)
    geometry.content = max(0, content)
    if scale <= 0 { geometry.scale = 1 }
    return geometry
  }
}
