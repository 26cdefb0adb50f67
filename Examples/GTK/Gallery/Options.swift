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
    addPreferences()
    addSwitch("Loading indicator") { isOn in isOn ? hud.show() : hud.hide() }
    view.pullsWithMouse = true
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

  /// Begins with what the user of the desktop prefers.
  private func addPreferences() {
    let dark = "gtk-application-prefer-dark-theme"
    addSwitch("Dark", isOn: isOn(dark)) { [weak self] in self?.set(dark, $0) }
    let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    addSwitch("Right to left", isOn: isRightToLeft) {
      gtk_widget_set_default_direction($0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
    let animations = "gtk-enable-animations"
    addSwitch("Reduce motion", isOn: !isOn(animations)) { [weak self] in
      self?.set(animations, !$0)
    }
    let usual = resolution > 0 ? resolution : 96 * 1024
    addSwitch("Large text") { [weak self] in self?.resolution = $0 ? 2 * usual : usual }
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

  private func isOn(_ name: String) -> Bool {
    withSetting(name) { g_value_get_boolean(&$0) != 0 }
  }

  private func set(_ name: String, _ isOn: Bool) {
    withSetting(name) {
      g_value_set_boolean(&$0, isOn ? 1 : 0)
      g_object_set_property(UnsafeMutablePointer(settings), name, &$0)
    }
  }

  /// The size of text, in 1,024ths of a dot per inch.
  private var resolution: CInt {
    get { withSetting("gtk-xft-dpi") { g_value_get_int(&$0) } }
    set {
      withSetting("gtk-xft-dpi") {
        g_value_set_int(&$0, newValue)
        g_object_set_property(UnsafeMutablePointer(settings), "gtk-xft-dpi", &$0)
      }
    }
  }

  private func withSetting<Result>(_ name: String, _ body: (inout GValue) -> Result) -> Result {
    var value = GValue()
    g_object_get_property(UnsafeMutablePointer(settings), name, &value)
    defer { g_value_unset(&value) }
    return body(&value)
  }
}
