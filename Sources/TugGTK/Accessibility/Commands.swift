// SPDX-License-Identifier: MIT

import CTugGtk

/// The commands that stand in for gestures: actions named `tug.refresh` and `tug.load-more`, with
/// keys for the first.
///
/// Assistive technology finds the actions on the view. Buttons and menus inside the view can be
/// bound to them by name.
final class Commands {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let refresh: OpaquePointer?
  private let loadMore: OpaquePointer?
  private var controllers: [OpaquePointer] = []

  /// Adds the actions to a widget.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>,
    refresh onRefresh: @escaping () -> Void,
    loadMore onLoadMore: @escaping () -> Void
  ) {
    self.widget = widget
    let group = g_simple_action_group_new()
    refresh = g_simple_action_new("refresh", nil)
    loadMore = g_simple_action_new("load-more", nil)
    for (action, body) in [(refresh, onRefresh), (loadMore, onLoadMore)] {
      Signal.connectPointer(action, "activate") { _ in body() }
      g_simple_action_set_enabled(action, 0)
      g_action_map_add_action(group.map { cast($0) }, action)
    }
    gtk_widget_insert_action_group(widget, "tug", group.map { cast($0) })
    g_object_unref(group)
  }

  isolated deinit {
    for action in [refresh, loadMore] { g_object_unref(action.map { $0.address }) }
  }

  /// Says which commands can be called now.
  func setEnabled(refresh canRefresh: Bool, loadMore canLoadMore: Bool) {
    g_simple_action_set_enabled(refresh, canRefresh ? 1 : 0)
    g_simple_action_set_enabled(loadMore, canLoadMore ? 1 : 0)
  }

  /// Binds keys to the refresh command, in place of those before.
  ///
  /// - Parameters:
  ///   - trigger: Keys as `gtk_shortcut_trigger_parse_string` reads them; `nil` for none.
  ///   - isGlobal: Whether the keys work with the focus anywhere in the window. The list that has
  ///     the focus inside comes first in any case.
  func setShortcut(_ trigger: String?, isGlobal: Bool) {
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    controllers = []
    guard let trigger else { return }
    let scopes =
      isGlobal ? [GTK_SHORTCUT_SCOPE_LOCAL, GTK_SHORTCUT_SCOPE_GLOBAL] : [GTK_SHORTCUT_SCOPE_LOCAL]
    for scope in scopes {
      guard let keys = gtk_shortcut_trigger_parse_string(trigger),
        let controller = gtk_shortcut_controller_new()
      else { continue }
      let shortcut = gtk_shortcut_new(keys, gtk_named_action_new("tug.refresh"))
      gtk_shortcut_controller_set_scope(controller, scope)
      gtk_shortcut_controller_add_shortcut(controller, shortcut)
      gtk_widget_add_controller(widget, controller)
      controllers.append(controller)
    }
  }
}
