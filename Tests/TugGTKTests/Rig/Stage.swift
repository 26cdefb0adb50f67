// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

/// A list in a view in a window, with everything that happens written down.
final class Stage {
  let rig: Rig
  /// Kept by its widget, and that by the window.
  unowned let view: TugView
  let window: Window
  let scrolled: UnsafeMutablePointer<GtkWidget>
  let list: UnsafeMutablePointer<GtkWidget>
  private(set) var refreshes = 0
  private(set) var loads = 0
  private(set) var phases: [Phase] = []
  private(set) var activated: [Int] = []

  /// Shows a list of rows of 40 points in a view that `adjust` may change before.
  convenience init(
    rows: Int = 200,
    axis: Axis = .vertical,
    adjust: (TugView) -> Void = { _ in }
  ) throws {
    try self.init(Rows.listBox(count: rows, height: 40), axis, adjust)
    // Captured weakly: a stage must not keep what it watches.
    Signal.connectPointer(list, "row-activated") { [weak self] row in
      self?.activated.append(Int(gtk_list_box_row_get_index(row.map { cast($0) })))
    }
  }

  /// Shows something else in place of rows.
  convenience init(
    axis: Axis = .vertical,
    content: @autoclosure () -> UnsafeMutablePointer<GtkWidget>
  ) throws {
    try self.init(content(), axis) { _ in }
  }

  /// Shows a child as it is, in a view without a scrolled window of the stage's own.
  init(child: @autoclosure () -> UnsafeMutablePointer<GtkWidget>?) throws {
    rig = try Rig.shared()
    list = try #require(child())
    scrolled = list
    let view = TugView(child: list)
    self.view = view
    window = try Window(content: view.widget)
  }

  /// Makes the content once GTK has found its display: before that a widget cannot be made.
  private init(
    _ content: @autoclosure () -> UnsafeMutablePointer<GtkWidget>?,
    _ axis: Axis,
    _ adjust: (TugView) -> Void
  ) throws {
    rig = try Rig.shared()
    list = try #require(content())
    scrolled = try #require(Rows.scrolledWindow(list))
    let view = TugView(child: scrolled, axis: axis)
    adjust(view)
    self.view = view
    window = try Window(content: view.widget)
  }

  /// A header of 60 points, which is its trigger and hold as well.
  @discardableResult
  func addHeader(_ metrics: LookMetrics = LookMetrics(extent: 60)) -> RefreshHeader {
    let header = RefreshHeader(widget: Stage.block(), metrics: metrics) { [weak self] in
      self?.refreshes += 1
    }
    header.onPhaseChange = { [weak self] _, new in self?.phases.append(new) }
    view.header = header
    return header
  }

  /// A footer of 44 points.
  @discardableResult
  func addFooter(_ trigger: Trigger = .reach(prefetch: .points(0))) -> LoadMoreFooter {
    let footer = LoadMoreFooter(
      widget: Stage.block(),
      metrics: LookMetrics(extent: 44),
      trigger: trigger
    ) { [weak self] in self?.loads += 1 }
    view.footer = footer
    return footer
  }

  private static func block() -> UnsafeMutablePointer<GtkWidget> {
    tug_gtk_new(gtk_drawing_area_get_type())
  }

  // MARK: Reading

  var phase: Phase? { view.header?.phase }

  /// How far the list is displaced on the screen.
  var displacement: Double {
    var point = graphene_point_t(x: 0, y: 0)
    var moved = graphene_point_t()
    _ = gtk_widget_compute_point(scrolled, view.widget, &point, &moved)
    return Double(view.axis == .vertical ? moved.y : moved.x)
  }

  /// How far the list is scrolled.
  var offset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(cast(scrolled))) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(scrolled)), newValue) }
  }

  /// Waits until nothing moves.
  @discardableResult
  func settle(_ seconds: Double = 3) -> Bool {
    spin(0.05)
    return spin(seconds) { view.driver.demand == .none || view.driver.demand.isWaiting }
  }

  // MARK: Input

  /// A finger on the screen, which moves through points one after the other in small steps.
  func touch(_ points: [(x: Double, y: Double)], steps: Int = 12, lifts: Bool = true) {
    guard let first = points.first else { return }
    rig.touchscreen.touch(.begin, x: first.x, y: first.y)
    spin(0.02)
    for (from, to) in zip(points, points.dropFirst()) { slide(from, to, steps: steps) }
    if lifts, let last = points.last { lift(last) }
  }

  /// Moves a finger that is down.
  func slide(
    _ from: (x: Double, y: Double),
    _ to: (x: Double, y: Double),
    steps: Int = 12
  ) {
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      rig.touchscreen.touch(
        .update,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share
      )
      spin(0.012)
    }
    window.handOn()
  }

  /// Lifts the finger.
  func lift(_ point: (x: Double, y: Double)) {
    rig.touchscreen.touch(.end, x: point.x, y: point.y)
    window.handOn()
  }

  /// Puts the pointer where two fingers on the touchpad scroll.
  func point(at place: (x: Double, y: Double)) {
    rig.mouse.move(x: place.x, y: place.y)
    spin(0.05)
  }

  /// Scrolls with two fingers on a touchpad.
  func pad(_ detents: Double, steps: Int = 12, ends: Bool = true) {
    window.pad(detents, steps: steps, ends: ends)
  }

  /// A stage with a header of 60 points, and the pointer over its list.
  static func underPointer() throws -> Stage {
    let stage = try Stage()
    stage.addHeader()
    stage.point(at: (180, 200))
    return stage
  }

  /// Drags with the mouse's first button.
  func mouseDrag(from: Double, to: Double, x: Double = 180, lifts: Bool = true) {
    rig.mouse.move(x: x, y: from)
    spin(0.02)
    rig.mouse.button(1, isDown: true)
    spin(0.02)
    for step in 1...12 {
      rig.mouse.move(x: x, y: from + (to - from) * Double(step) / 12)
      spin(0.012)
    }
    if lifts { rig.mouse.button(1, isDown: false) }
    window.handOn()
  }

  /// Closes the window, and makes sure that nothing of the view is left.
  func close() {
    weak let view = view
    weak let header = view?.header
    weak let footer = view?.footer
    window.close()
    #expect(view == nil)
    #expect(header == nil && footer == nil)
  }
}

extension FrameDemand {
  /// Whether only a time is waited for.
  var isWaiting: Bool {
    if case .at = self { true } else { false }
  }
}
