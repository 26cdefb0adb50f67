// SPDX-License-Identifier: MIT

import CTugGtk
import TugGTK
import TugGTKLibrary

/// What a view's signals have told.
final class ViewLog {
  var refreshes = 0
  var loads = 0
  /// Edge, old phase and new phase.
  var phases: [[CInt]] = []
  var notes: [String] = []

  init(of widget: ViewPointer) {
    Signal.connect(widget, "refresh") { [weak self] in self?.refreshes += 1 }
    Signal.connect(widget, "load") { [weak self] in self?.loads += 1 }
    Signal.connectPointer(widget, "notify") { [weak self] specification in
      guard let specification else { return }
      self?.notes.append(String(cString: g_param_spec_get_name(cast(specification))))
    }
    let told: @convention(c) (gpointer?, CInt, CInt, CInt, gpointer?) -> Void = {
      _,
      edge,
      old,
      new,
      data in
      guard let data else { return }
      Unmanaged<ViewLog>.fromOpaque(data).takeUnretainedValue().phases.append([edge, old, new])
    }
    g_signal_connect_data(
      widget,
      "phase-changed",
      unsafeBitCast(told, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in releaseBox(data) },
      GConnectFlags(0)
    )
  }
}
