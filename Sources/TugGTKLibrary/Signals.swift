// SPDX-License-Identifier: MIT

import CTugGtk
import TugGTK

/// A signal of a view.
struct ViewSignal {
  /// A refresh has started.
  static let refresh = ViewSignal("refresh", [])
  /// A load of the footer has started.
  static let load = ViewSignal("load", [])
  /// A load of the header has started.
  static let loadOlder = ViewSignal("load-older", [])
  /// A phase has changed: edge, old phase, new phase.
  static let phaseChanged = ViewSignal(
    "phase-changed",
    [tugEdgeGetType(), tugPhaseGetType(), tugPhaseGetType()]
  )

  /// Makes all of them known to GObject.
  static func register() { _ = (refresh, load, loadOlder, phaseChanged) }

  private let identifier: guint
  private let types: [GType]

  private init(_ name: String, _ types: [GType]) {
    self.types = types
    var parameters = types
    identifier = g_signal_newv(
      name,
      TugView.type,
      G_SIGNAL_RUN_LAST,
      nil,
      nil,
      nil,
      nil,
      tug_gtk_type_none(),
      guint(types.count),
      &parameters
    )
  }

  /// Tells those who listen at a view, with the numbers of enumerations.
  func emit(from widget: UnsafeMutablePointer<GtkWidget>, _ numbers: [CInt] = []) {
    var values = [GValue](repeating: GValue(), count: 1 + types.count)
    g_value_init(&values[0], TugView.type)
    g_value_set_object(&values[0], widget)
    for (index, (type, number)) in zip(types, numbers).enumerated() {
      g_value_init(&values[index + 1], type)
      g_value_set_enum(&values[index + 1], number)
    }
    g_signal_emitv(values, identifier, 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
