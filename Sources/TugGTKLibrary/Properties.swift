// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

/// The properties that GObject knows of a view, by the numbers under which it asks for them.
enum Property: guint, CaseIterable {
  case child = 1
  case orientation
  case header
  case footer
  case headerWidget
  case footerWidget
  case headerLoads
  case footerTrigger
  case prefetch
  case fillsViewport
  case headerPhase
  case footerPhase
  case headerProgress
  case footerProgress
  case headerEnabled
  case footerEnabled
  case pullsWithMouse

  var name: String {
    switch self {
    case .child: "child"
    case .orientation: "orientation"
    case .header: "header"
    case .footer: "footer"
    case .headerWidget: "header-widget"
    case .footerWidget: "footer-widget"
    case .headerLoads: "header-loads"
    case .footerTrigger: "footer-trigger"
    case .prefetch: "prefetch"
    case .fillsViewport: "fills-viewport"
    case .headerPhase: "header-phase"
    case .footerPhase: "footer-phase"
    case .headerProgress: "header-progress"
    case .footerProgress: "footer-progress"
    case .headerEnabled: "header-enabled"
    case .footerEnabled: "footer-enabled"
    case .pullsWithMouse: "pulls-with-mouse"
    }
  }

  private var specification: UnsafeMutablePointer<GParamSpec>? {
    let told = GParamFlags(G_PARAM_READABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
    let chosen = GParamFlags(told.rawValue | G_PARAM_WRITABLE.rawValue)
    let most = Double.greatestFiniteMagnitude
    switch self {
    case .child, .headerWidget, .footerWidget:
      return g_param_spec_object(name, nil, nil, gtk_widget_get_type(), chosen)
    case .orientation:
      let once = GParamFlags(chosen.rawValue | G_PARAM_CONSTRUCT_ONLY.rawValue)
      let vertical = CInt(GTK_ORIENTATION_VERTICAL.rawValue)
      return g_param_spec_enum(name, nil, nil, gtk_orientation_get_type(), vertical, once)
    case .header, .footer:
      return g_param_spec_string(name, nil, nil, nil, chosen)
    case .footerTrigger:
      return g_param_spec_enum(name, nil, nil, tugTriggerGetType(), 0, chosen)
    case .prefetch:
      return g_param_spec_double(name, nil, nil, 0, most, 0, chosen)
    case .headerPhase, .footerPhase:
      return g_param_spec_enum(name, nil, nil, tugPhaseGetType(), 0, told)
    case .headerProgress, .footerProgress:
      return g_param_spec_double(name, nil, nil, 0, most, 0, told)
    case .headerEnabled, .footerEnabled:
      return g_param_spec_boolean(name, nil, nil, 1, chosen)
    case .headerLoads, .fillsViewport, .pullsWithMouse:
      return g_param_spec_boolean(name, nil, nil, 0, chosen)
    }
  }

  /// Gives a class the properties.
  static func install(in theClass: UnsafeMutablePointer<GObjectClass>) {
    theClass.pointee.get_property = { object, number, value, _ in
      guard let object, let value, let view = LibraryView.of(cast(object)) else { return }
      Property(rawValue: number)?.read(view, into: value)
    }
    theClass.pointee.set_property = { object, number, value, _ in
      guard let object, let value, let view = LibraryView.of(cast(object)) else { return }
      Property(rawValue: number)?.write(value, to: view)
    }
    for property in allCases {
      g_object_class_install_property(theClass, property.rawValue, property.specification)
    }
  }

  private func read(_ library: LibraryView, into value: UnsafeMutablePointer<GValue>) {
    let edge = self.edge
    let control = library.control(edge)
    switch self {
    case .child:
      g_value_set_object(value, library.child)
    case .orientation:
      g_value_set_enum(value, CInt(library.view.axis.orientation.rawValue))
    case .header, .footer:
      g_value_set_string(value, library.look(edge))
    case .headerWidget, .footerWidget:
      g_value_set_object(value, library.widget(edge))
    case .headerLoads:
      g_value_set_boolean(value, library.headerLoads ? 1 : 0)
    case .footerTrigger:
      g_value_set_enum(value, library.footerTrigger)
    case .prefetch:
      g_value_set_double(value, library.prefetch)
    case .fillsViewport:
      g_value_set_boolean(value, library.fillsViewport ? 1 : 0)
    case .headerPhase, .footerPhase:
      g_value_set_enum(value, (control?.phase ?? .idle).code)
    case .headerProgress, .footerProgress:
      g_value_set_double(value, control?.progress ?? 0)
    case .headerEnabled, .footerEnabled:
      g_value_set_boolean(value, library.isEnabled(edge) ? 1 : 0)
    case .pullsWithMouse:
      g_value_set_boolean(value, library.pullsWithMouse ? 1 : 0)
    }
  }

  private func write(_ value: UnsafePointer<GValue>, to library: LibraryView) {
    switch self {
    case .child:
      library.child = g_value_get_object(value).map { cast($0) }
    case .orientation:
      let isVertical = g_value_get_enum(value) == CInt(GTK_ORIENTATION_VERTICAL.rawValue)
      library.view.axis = isVertical ? .vertical : .horizontal
    case .header, .footer:
      library.setLook(g_value_get_string(value), at: edge)
    case .headerWidget, .footerWidget:
      library.setWidget(g_value_get_object(value).map { cast($0) }, at: edge)
    case .headerLoads:
      library.headerLoads = g_value_get_boolean(value) != 0
    case .footerTrigger:
      library.footerTrigger = g_value_get_enum(value)
    case .prefetch:
      library.prefetch = g_value_get_double(value)
    case .fillsViewport:
      library.fillsViewport = g_value_get_boolean(value) != 0
    case .headerPhase, .footerPhase, .headerProgress, .footerProgress:
      break
    case .headerEnabled, .footerEnabled:
      library.setEnabled(g_value_get_boolean(value) != 0, edge)
    case .pullsWithMouse:
      library.pullsWithMouse = g_value_get_boolean(value) != 0
    }
  }

  /// The strip that a property is about; the header for those that are about none.
  private var edge: Edge {
    switch self {
    case .footer, .footerWidget, .footerPhase, .footerProgress, .footerEnabled: .end
    default: .start
    }
  }
}
