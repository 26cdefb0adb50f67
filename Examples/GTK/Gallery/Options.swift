// SPDX-License-Identifier: MIT

import CTugGtk
import TugGTK

/// What the gallery lets one change, in a popover.
final class Options {
  /// How the next refresh or load ends.
  enum Result: CaseIterable {
    case success, failure

    var title: String { self == .success ? "Succeeds" : "Fails" }
  }

  /// The button that opens the popover.
  let button = gtk_menu_button_new()
  /// How the next refresh or load ends.
  private(set) var result = Result.success

  private let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10)
  private let settings = gtk_settings_get_default()
  private let view: TugView

  init(view: TugView, hud: HUD) {
    self.view = view
    gtk_menu_button_set_icon_name(OpaquePointer(button), "open-menu-symbolic")
    name(button, "Options")
    let popover = gtk_popover_new()
    gtk_widget_add_css_class(box, "panel")
    gtk_popover_set_child(cast(popover), box)
    gtk_menu_button_set_popover(OpaquePointer(button), popover)
    addResult()
    addSwitch("Dark") { [settings] isOn in
      Options.set(settings, "gtk-application-prefer-dark-theme", isOn)
    }
    addSwitch("Right to left") { isOn in
      gtk_widget_set_default_direction(isOn ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
    addSwitch("Reduce motion") { [settings] isOn in
      Options.set(settings, "gtk-enable-animations", !isOn)
    }
    addSwitch("Large text") { [settings] isOn in Options.setTextScale(settings, isOn ? 2 : 1) }
    addSwitch("Loading indicator") { isOn in isOn ? hud.show() : hud.hide() }
    addSwitch("Pull with the mouse", isOn: true) { [view] isOn in view.pullsWithMouse = isOn }
  }

  private func addResult() {
    var titles: [UnsafePointer<CChar>?] = Result.allCases.map { $0.title }
      .map { g_intern_string($0) }
    titles.append(nil)
    let choice = gtk_drop_down_new_from_strings(&titles)
    Signal.connectObject(UnsafeMutableRawPointer(choice), "notify::selected") { [weak self] _ in
      let index = Int(gtk_drop_down_get_selected(OpaquePointer(choice)))
      self?.result = Result.allCases[min(index, 1)]
    }
    add("Next refresh", choice)
  }

  private func addSwitch(
    _ title: String,
    isOn: Bool = false,
    _ change: @escaping (Bool) -> Void
  ) {
    let control = gtk_switch_new()
    gtk_switch_set_active(OpaquePointer(control), isOn ? 1 : 0)
    Signal.connectObject(UnsafeMutableRawPointer(control), "notify::active") { _ in
      change(gtk_switch_get_active(OpaquePointer(control)) != 0)
    }
    add(title, control)
    change(isOn)
  }

  private func add(_ title: String, _ control: UnsafeMutablePointer<GtkWidget>?) {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24)
    let label = gtk_label_new(title)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_widget_set_hexpand(label, 1)
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    if let control { tug_gtk_accessible_set_label(control, title) }
    gtk_box_append(cast(row), label)
    gtk_box_append(cast(row), control)
    gtk_box_append(cast(box), row)
  }

  // MARK: Settings

  private static func set(_ settings: OpaquePointer?, _ name: String, _ isOn: Bool) {
    var value = GValue()
    g_value_init(&value, tug_gtk_type_boolean())
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(UnsafeMutablePointer(settings), name, &value)
    g_value_unset(&value)
  }

  private static func setTextScale(_ settings: OpaquePointer?, _ scale: Double) {
    var value = GValue()
    g_value_init(&value, tug_gtk_type_int())
    g_value_set_int(&value, Int32(96 * 1024 * scale))
    g_object_set_property(UnsafeMutablePointer(settings), "gtk-xft-dpi", &value)
    g_value_unset(&value)
  }
}
