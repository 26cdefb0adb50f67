// SPDX-License-Identifier: MIT

import CTugGtk

/// The axis along which a list scrolls.
nonisolated public enum Axis: Sendable {
  /// Header at the top, footer at the bottom.
  case vertical
  /// Header at the leading edge, footer at the trailing one.
  case horizontal

  /// How GTK calls the axis.
  package var orientation: GtkOrientation {
    self == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }

  /// The other axis.
  var across: Axis { self == .vertical ? .horizontal : .vertical }
}
