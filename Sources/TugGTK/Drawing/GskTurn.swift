// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// A transform taken apart into moving, turning and stretching.
///
/// GTK's software renderer refuses a transform that it only knows as a matrix.
struct GskTurn {
  private let x: Double
  private let y: Double
  private let angle: Double
  private let scaleX: Double
  private let scaleY: Double
  private let isIdentity: Bool

  /// Takes a transform apart; `nil` when it also slants.
  init?(_ transform: Affine) {
    isIdentity = transform == .identity
    let across = hypot(transform.a, transform.b)
    let slant = transform.a * transform.c + transform.b * transform.d
    guard across > 0, abs(slant) <= 1e-9 * across else { return nil }
    (x, y) = (transform.tx, transform.ty)
    angle = atan2(transform.b, transform.a)
    scaleX = across
    scaleY = (transform.a * transform.d - transform.b * transform.c) / across
  }

  /// Draws what follows moved, turned and stretched.
  func apply(to snapshot: OpaquePointer) {
    guard !isIdentity else { return }
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(snapshot, &origin)
    if angle != 0 { gtk_snapshot_rotate(snapshot, Float(angle * 180 / .pi)) }
    if scaleX != 1 || scaleY != 1 { gtk_snapshot_scale(snapshot, Float(scaleX), Float(scaleY)) }
  }
}
