// SPDX-License-Identifier: MIT

/// Where a strip is drawn in relation to the content.
///
/// One that is reached or tapped has a room among the content and always lies in it, attached.
public enum Placement: UInt8, Equatable, Sendable {
  /// Outside the content's edge, moving with it. The default.
  case attached
  /// Over the scroll view at its edge, not moving; touches pass through.
  case pinned
  /// Under the content at the scroll view's edge, not moving, revealed as the content moves away.
  case behind
}
