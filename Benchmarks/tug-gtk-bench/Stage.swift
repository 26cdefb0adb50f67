// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import TugGTK

/// A list view in a window, with the time of every frame.
final class Stage {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let scrolled: UnsafeMutablePointer<GtkWidget>
  private let view: TugView?
  private var start = 0.0
  private var times: [Double] = []

  /// Shows a list of so many rows; in a view when there is a look.
  init(rows: Int, look: Look?) {
    let strings = gtk_string_list_new(nil)
    for number in 0..<rows { gtk_string_list_append(strings, "Row \(number)") }
    let factory = gtk_signal_list_item_factory_new()
    Signal.connectPointer(factory, "setup") { gtk_list_item_set_child($0, gtk_label_new(nil)) }
    Signal.connectPointer(factory, "bind") { item in
      guard let string = gtk_list_item_get_item(item), let label = gtk_list_item_get_child(item)
      else { return }
      gtk_label_set_text(cast(label), gtk_string_object_get_string(cast(string)))
    }
    scrolled = tug_gtk_new(gtk_scrolled_window_get_type())
    gtk_scrolled_window_set_policy(cast(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(
      cast(scrolled),
      gtk_list_view_new(gtk_no_selection_new(strings), factory)
    )
    window = tug_gtk_new(gtk_window_get_type())
    gtk_window_set_default_size(cast(window), 400, 700)
    if let look {
      let view = TugView(child: scrolled)
      view.header = RefreshHeader(look, onRefresh: {})
      gtk_window_set_child(cast(window), view.widget)
      self.view = view
    } else {
      gtk_window_set_child(cast(window), scrolled)
      view = nil
    }
    gtk_window_present(cast(window))
    turn(1)
    let clock = gtk_widget_get_frame_clock(window)
    Signal.connect(clock, "before-paint") { [weak self] in self?.start = Stage.cpuTime }
    Signal.connect(clock, "after-paint") { [weak self] in
      guard let self else { return }
      times.append(Stage.cpuTime - start)
    }
  }

  /// Destroys the window.
  func close() {
    gtk_window_destroy(cast(window))
    turn(0.1)
  }

  // MARK: Measuring

  /// Begins a refresh and waits until the strip stands still.
  func refreshFully() {
    view?.header?.begin()
    turn(1)
  }

  /// The times of the frames that are drawn in so many seconds.
  func frames(for seconds: Double) -> [Double] {
    times = []
    turn(seconds)
    return times
  }

  /// The times of frames while a finger pulls, one move a frame.
  func pull(_ moves: Int) -> [Double] {
    guard let view else { return [] }
    view.drive { $0.fingerDown(main: 100, cross: 200, at: TugView.now) }
    times = []
    for move in 1...moves {
      let place = 100 + Double(move) * 4
      view.drive { _ = $0.fingerMoved(main: place, cross: 200, at: TugView.now) }
      waitForFrame(move)
    }
    view.drive { $0.fingerCancelled(at: TugView.now) }
    return times
  }

  /// The times of frames while the list scrolls by 4 points a frame.
  func scroll(_ moves: Int) -> [Double] {
    let adjustment = gtk_scrolled_window_get_vadjustment(cast(scrolled))
    times = []
    for move in 1...moves {
      gtk_adjustment_set_value(adjustment, Double(move) * 4)
      waitForFrame(move)
    }
    return times
  }

  /// The times of drawing the strip by itself into a texture of its size.
  func stripFrames(_ count: Int) -> [Double] {
    guard let view, let renderer = gtk_native_get_renderer(cast(window)) else { return [] }
    // Below the child or above it, as the look has it.
    var strip = gtk_widget_get_first_child(view.widget)
    while let other = strip, WidgetClass.behavior(of: other) == nil {
      strip = gtk_widget_get_next_sibling(other)
    }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: 400, height: 60)
    )
    return (0..<count).compactMap { _ in
      let start = Stage.cpuTime
      guard let snapshot = gtk_snapshot_new() else { return nil }
      WidgetClass.behavior(of: strip)?.draw(into: snapshot)
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
      let texture = gsk_renderer_render_texture(renderer, node, &bounds)
      g_object_unref(texture?.address)
      gsk_render_node_unref(node)
      return Stage.cpuTime - start
    }
  }

  private func waitForFrame(_ number: Int) {
    let end = g_get_monotonic_time() + 200_000
    while times.count < number, g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
  }

  /// Runs the main loop for so many seconds.
  private func turn(_ seconds: Double) {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    while g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { usleep(200) }
    }
  }

  private static var cpuTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
