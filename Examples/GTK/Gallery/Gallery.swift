// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import OwnLook
import Tug
import TugGTK
import TugLooks

/// The window of the gallery: looks on one side, a list on the other; on a phone one at a time.
final class Gallery {
  private static let looks: [(name: String, header: Look, footer: Look)] = [
    ("Standard", .standard, .standard), ("Classic", .classic, .classic),
    ("Balls", .balls, .balls), ("Dots", .dots, .dots), ("Bars", .bars, .bars),
    ("Orbit", .orbit, .standard), ("Ring", .ring, .standard), ("Two-arc", .twoArc, .standard),
    ("Wave", .wave, .standard), ("Curve", .curve, .standard), ("Drop", .drop, .standard),
    ("Bounce", .bounce, .standard), ("Weather", .weather, .standard),
    ("Wheel", .wheel, .standard), ("Frames", .frames, .standard), ("Bun", .bun, .standard),
    ("Tile, a look of one's own", .tile, .tile),
  ]

  /// Below this width the looks cover the list while they are shown.
  private static let narrow: Int32 = 600

  private let window: UnsafeMutablePointer<GtkWidget>?
  private let sidebar = gtk_revealer_new()
  private let separator = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
  private let toggle = gtk_toggle_button_new()
  private let bar = gtk_header_bar_new()
  private let title = gtk_label_new(nil)
  private let journal = Journal()
  private let view: TugView
  private let hud: HUD
  private let options: Options
  private var isNarrow: Bool?

  init(app: UnsafeMutablePointer<GtkApplication>) {
    Style.apply()
    let scrolled = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), journal.widget)
    gtk_widget_set_hexpand(scrolled, 1)
    gtk_widget_set_vexpand(scrolled, 1)
    view = TugView(child: UnsafeMutableRawPointer(scrolled ?? gtk_scrolled_window_new()))
    hud = HUD(child: view.widget)
    options = Options(view: view, hud: hud)
    window = gtk_application_window_new(app)
    gtk_window_set_default_size(cast(window), 840, 640)
    gtk_window_set_titlebar(cast(window), makeHeaderBar())
    gtk_window_set_child(cast(window), makeContent())
    select(0)
    gtk_window_present(cast(window))
    watchWidth()
  }

  // MARK: Look

  private func select(_ index: Int) {
    let (name, header, footer) = Gallery.looks[index]
    gtk_label_set_text(OpaquePointer(title), name)
    view.header = RefreshHeader(header) { [weak self] in
      try await Task.sleep(for: .seconds(Gallery.seconds ?? 1.6))
      try self?.check()
      self?.journal.prependNewer(3)
    }
    view.footer = LoadMoreFooter(footer, trigger: .reach(prefetch: .points(80))) { [weak self] in
      try await Task.sleep(for: .seconds(Gallery.seconds ?? 1.2))
      try self?.check()
      return self?.journal.appendOlder(20) == true ? .hasMore : .noMore
    }
  }

  /// How long a refresh or a load takes, where whoever starts the gallery wants to say so.
  private static let seconds = getenv("TUG_GALLERY_SECONDS").flatMap { Double(String(cString: $0)) }

  private struct Refused: Error {}

  private func check() throws {
    if options.result == .failure { throw Refused() }
  }

  // MARK: Window

  private func makeHeaderBar() -> UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_add_css_class(title, "title")
    gtk_label_set_ellipsize(OpaquePointer(title), PANGO_ELLIPSIZE_END)
    gtk_header_bar_set_title_widget(OpaquePointer(bar), title)
    gtk_button_set_icon_name(cast(toggle), "view-list-symbolic")
    name(toggle, "Looks")
    Signal.connect(toggle, "toggled") { [weak self] in self?.showSidebar() }
    let refresh = gtk_button_new_from_icon_name("view-refresh-symbolic")
    name(refresh, "Refresh the list")
    Signal.connect(refresh, "clicked") { [weak self] in self?.view.refresh() }
    gtk_header_bar_pack_start(OpaquePointer(bar), toggle)
    gtk_header_bar_pack_end(OpaquePointer(bar), options.button)
    gtk_header_bar_pack_end(OpaquePointer(bar), refresh)
    return bar
  }

  private func makeContent() -> UnsafeMutablePointer<GtkWidget>? {
    let list = gtk_list_box_new()
    gtk_widget_add_css_class(list, "looks")
    for (name, _, _) in Gallery.looks {
      let label = gtk_label_new(name)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_list_box_append(OpaquePointer(list), label)
    }
    gtk_list_box_select_row(
      OpaquePointer(list),
      gtk_list_box_get_row_at_index(OpaquePointer(list), 0)
    )
    Signal.connectObject(UnsafeMutableRawPointer(list), "row-activated") { [weak self] row in
      guard let self, let row else { return }
      select(Int(gtk_list_box_row_get_index(UnsafeMutablePointer(row))))
      if isNarrow == true { gtk_toggle_button_set_active(cast(toggle), 0) }
    }
    let scrolled = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      OpaquePointer(scrolled),
      GTK_POLICY_NEVER,
      GTK_POLICY_AUTOMATIC
    )
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
    gtk_widget_set_size_request(scrolled, 220, -1)
    gtk_revealer_set_child(OpaquePointer(sidebar), scrolled)
    gtk_revealer_set_transition_type(
      OpaquePointer(sidebar),
      GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT
    )
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_box_append(cast(box), sidebar)
    gtk_box_append(cast(box), separator)
    gtk_box_append(cast(box), hud.widget)
    return box
  }

  private func watchWidth() {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
    Signal.connectObject(UnsafeMutableRawPointer(surface), "notify::width") { [weak self] _ in
      self?.adapt(to: gdk_surface_get_width(surface))
    }
    adapt(to: gdk_surface_get_width(surface))
  }

  private func adapt(to width: Int32) {
    let isNarrow = width < Gallery.narrow
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    // A phone has no room for a name beside three buttons of a window.
    gtk_header_bar_set_decoration_layout(OpaquePointer(bar), isNarrow ? ":close" : nil)
    gtk_toggle_button_set_active(cast(toggle), isNarrow ? 0 : 1)
    showSidebar()
  }

  private func showSidebar() {
    let isShown = gtk_toggle_button_get_active(cast(toggle)) != 0
    let isAlone = isNarrow == true && isShown
    // Both at once, as in the middle of a slide, are wider than a phone, and the window would grow.
    gtk_revealer_set_transition_duration(OpaquePointer(sidebar), isNarrow == true ? 0 : 250)
    gtk_revealer_set_reveal_child(OpaquePointer(sidebar), isShown ? 1 : 0)
    gtk_widget_set_hexpand(sidebar, isAlone ? 1 : 0)
    gtk_widget_set_visible(hud.widget, isAlone ? 0 : 1)
    gtk_widget_set_visible(separator, isShown && !isAlone ? 1 : 0)
  }
}
