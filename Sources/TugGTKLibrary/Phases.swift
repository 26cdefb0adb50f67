// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

/// What a C caller gives for changes of phases.
public typealias PhaseCallback =
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, CInt, CInt, CInt, gpointer?) -> Void

/// Sets what is called after each change of a phase.
@c(tug_view_set_phase_callback)
public func tugViewSetPhaseCallback(
  _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ changed: PhaseCallback?,
  _ data: gpointer?,
  _ destroy: GDestroyNotify?
) {
  let call = PhaseCall(changed, data, destroy)
  guard let widget, TugView.view(of: widget) != nil else { return }
  let box = Unmanaged.passRetained(call as AnyObject).toOpaque()
  g_object_set_data_full(cast(widget), PhaseCall.key, box, { releaseBox($0) })
}

/// A callback of C with its data, which is given back when nobody can call any more.
final class PhaseCall {
  fileprivate static let key = "tug-phase-callback"

  private let callback: PhaseCallback?
  private let data: gpointer?
  private let destroy: GDestroyNotify?

  fileprivate init(_ callback: PhaseCallback?, _ data: gpointer?, _ destroy: GDestroyNotify?) {
    self.callback = callback
    self.data = data
    self.destroy = destroy
  }

  isolated deinit { destroy?(data) }

  /// Tells the callback of a view, if it has one, of a change.
  static func perform(
    of widget: UnsafeMutablePointer<GtkWidget>?,
    _ edge: CInt,
    _ old: Phase,
    _ new: Phase
  ) {
    guard let widget, let box = g_object_get_data(cast(widget), key) else { return }
    // Kept meanwhile: the callback may set another.
    let call = Unmanaged<PhaseCall>.fromOpaque(box).takeUnretainedValue()
    withExtendedLifetime(call) { call.callback?(widget, edge, old.code, new.code, call.data) }
  }
}

extension Phase {
  /// The number of the phase in `TugPhase`, which stays as programs of C know it.
  var code: CInt {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .armed: 2
    case .refreshing: 3
    case .ending: 4
    case .failed: 5
    case .exhausted: 6
    }
  }
}
