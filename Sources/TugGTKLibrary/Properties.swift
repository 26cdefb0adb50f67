// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugGTK

/// A property that GObject knows of a view.
struct Property {
  private let name: String
  private let specify: (_ name: String, GParamFlags) -> UnsafeMutablePointer<GParamSpec>?
  private let read: (LibraryView, UnsafeMutablePointer<GValue>) -> Void
  private var write: ((LibraryView, UnsafePointer<GValue>) -> Void)?
  private var flags = GParamFlags(0)

  /// Gives a class the properties; GObject asks for each by its place among them.
  static func install(in theClass: UnsafeMutablePointer<GObjectClass>) {
    theClass.pointee.get_property = { object, number, value, _ in
      guard let object, let value, let view = LibraryView.of(cast(object)) else { return }
      Property.all[Int(number) - 1].read(view, value)
    }
    theClass.pointee.set_property = { object, number, value, _ in
      guard let object, let value, let view = LibraryView.of(cast(object)) else { return }
      Property.all[Int(number) - 1].write?(view, value)
    }
    for (index, property) in all.enumerated() {
      g_object_class_install_property(theClass, guint(index + 1), property.specification)
    }
  }

  private var specification: UnsafeMutablePointer<GParamSpec>? {
    let access = G_PARAM_READABLE.rawValue | (write == nil ? 0 : G_PARAM_WRITABLE.rawValue)
    let all = access | flags.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue
    return specify(name, GParamFlags(all))
  }

  private static let all =
    ofViews + Edge.allCases.flatMap { strip($0) + choices(of: $0) + state(of: $0) }

  // MARK: Views

  private static let ofViews = [
    object("child", { $0.child }, { $0.child = $1 }),
    Property(
      name: "orientation",
      specify: {
        let vertical = CInt(GTK_ORIENTATION_VERTICAL.rawValue)
        return g_param_spec_enum($0, nil, nil, gtk_orientation_get_type(), vertical, $1)
      },
      read: { g_value_set_enum($1, CInt($0.view.axis.orientation.rawValue)) },
      write: {
        let isVertical = g_value_get_enum($1) == CInt(GTK_ORIENTATION_VERTICAL.rawValue)
        $0.view.axis = isVertical ? .vertical : .horizontal
      },
      flags: G_PARAM_CONSTRUCT_ONLY
    ),
    boolean(LibraryView.headerLoads, at: false),
    number(LibraryView.prefetch, from: 0, at: 0),
    number(LibraryView.prefetchPages, from: 0, at: 0),
    boolean(LibraryView.fillsViewport, at: false),
    boolean(LibraryView.loadsWhenEmpty, at: false),
    enumeration(LibraryView.visibility, tugVisibilityGetType(), at: 0),
    boolean(LibraryView.exclusive, at: true),
    boolean(LibraryView.pullsWithMouse, at: false),
    Property(
      name: LibraryView.lastUpdate.name,
      specify: { g_param_spec_string($0, nil, nil, nil, $1) },
      read: { g_value_set_string($1, $0.lastUpdate) },
      write: {
        let text = g_value_get_string($1).map { String(cString: $0) }
        LibraryView.lastUpdate.choose(text, of: $0)
      }
    ),
  ]

  // MARK: Strips

  private static func strip(_ edge: Edge) -> [Property] {
    [
      Property(
        name: edge.stripName,
        specify: { g_param_spec_string($0, nil, nil, nil, $1) },
        read: { g_value_set_string($1, $0.look(edge)) },
        write: { $0.setLook(g_value_get_string($1), at: edge) }
      ),
      object(edge.named("widget"), { $0.widget(edge) }, { $0.setWidget($1, at: edge) }),
    ]
  }

  private static func choices(of edge: Edge) -> [Property] {
    let trigger = StripChoice(edge).trigger
    return [
      boolean(LibraryView.enabled(edge), at: true),
      boolean(LibraryView.hidden(edge), at: false),
      enumeration(LibraryView.trigger(edge), tugTriggerGetType(), at: trigger),
      number(LibraryView.triggerDistance(edge), from: -1, at: -1),
      number(LibraryView.hold(edge), from: -1, at: -1),
      enumeration(LibraryView.placement(edge), tugPlacementGetType(), at: 0),
      number(LibraryView.offset(edge), from: -Double.greatestFiniteMagnitude, at: 0),
      enumeration(LibraryView.pullStart(edge), tugPullStartGetType(), at: 0),
      number(LibraryView.minimumDisplay(edge), from: 0, at: 0.3),
    ]
  }

  private static func state(of edge: Edge) -> [Property] {
    func number(_ name: String, _ read: @escaping (StripControl) -> Double) -> Property {
      Property(
        name: edge.named(name),
        specify: { g_param_spec_double($0, nil, nil, 0, .greatestFiniteMagnitude, 0, $1) },
        read: { g_value_set_double($1, $0.control(edge).map(read) ?? 0) }
      )
    }
    return [
      Property(
        name: edge.named("phase"),
        specify: { g_param_spec_enum($0, nil, nil, tugPhaseGetType(), 0, $1) },
        read: { g_value_set_enum($1, ($0.control(edge)?.phase ?? .idle).code) }
      ),
      number("progress") { $0.progress },
      number("pull") { $0.pull },
    ]
  }

  // MARK: Kinds

  private static func object(
    _ name: String,
    _ read: @escaping (LibraryView) -> ViewPointer?,
    _ write: @escaping (LibraryView, ViewPointer?) -> Void
  ) -> Property {
    Property(
      name: name,
      specify: { g_param_spec_object($0, nil, nil, gtk_widget_get_type(), $1) },
      read: { g_value_set_object($1, read($0)) },
      write: { write($0, g_value_get_object($1).map { cast($0) }) }
    )
  }

  private static func boolean(_ choice: Choice<Bool>, at first: Bool) -> Property {
    Property(
      name: choice.name,
      specify: { g_param_spec_boolean($0, nil, nil, first ? 1 : 0, $1) },
      read: { g_value_set_boolean($1, choice.value(of: $0) ? 1 : 0) },
      write: { choice.choose(g_value_get_boolean($1) != 0, of: $0) }
    )
  }

  private static func number(
    _ choice: Choice<Double>,
    from least: Double,
    at first: Double
  ) -> Property {
    Property(
      name: choice.name,
      specify: {
        g_param_spec_double($0, nil, nil, least, .greatestFiniteMagnitude, first, $1)
      },
      read: { g_value_set_double($1, choice.value(of: $0)) },
      write: { choice.choose(g_value_get_double($1), of: $0) }
    )
  }

  private static func enumeration(
    _ choice: Choice<CInt>,
    _ type: GType,
    at first: CInt
  ) -> Property {
    Property(
      name: choice.name,
      specify: { g_param_spec_enum($0, nil, nil, type, first, $1) },
      read: { g_value_set_enum($1, choice.value(of: $0)) },
      write: { choice.choose(g_value_get_enum($1), of: $0) }
    )
  }
}
