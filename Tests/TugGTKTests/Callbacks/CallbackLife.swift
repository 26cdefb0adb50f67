// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

/// Two lists side by side, whose app does one thing in one of the callbacks of the first one's header.
final class CallbackLife {
  private let window: Window
  private(set) weak var view: TugView?
  private(set) weak var other: TugView?
  var header: StripControl?
  var footer: StripControl?
  /// The header of the other list.
  var neighbor: StripControl?
  /// What was not as it should be.
  private(set) var faults: [String] = []
  private let place: String
  private var deed: ((CallbackLife) -> Void)?
  private var isCalled = false
  private var heard: [Heard] = []

  /// What a control has told so far.
  private final class Heard {
    weak var control: StripControl?
    var phase = Phase.idle
    var pull = 0.0

    init(_ control: StripControl) { self.control = control }
  }

  /// Where an app is called.
  nonisolated static let places =
    ["pulling", "armed", "refreshing", "ending", "idle"].map { "header phase \($0)" }
    + ["header pull", "header action"]

  // MARK: Set-up

  init(_ place: String, _ deed: Deed) throws {
    self.place = place
    _ = try Rig.shared()
    let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    for index in 0...1 {
      let scrolled = try #require(Rows.scrolledWindow(Rows.listBox(count: 20, height: 40)))
      gtk_widget_set_hexpand(scrolled, 1)
      let view = TugView(child: scrolled)
      gtk_box_append(cast(box), view.widget)
      if index == 0 { self.view = view } else { other = view }
    }
    window = try Window(content: box, width: 600)
    header = newControl("header")
    neighbor = newControl("neighbor")
    let footer = LoadMoreFooter(.balls, trigger: .onRelease) { [weak self] in
      self?.take("footer action") {}
    }
    self.footer = follow(footer, "footer")
    view?.header = header
    view?.footer = footer
    other?.header = neighbor
    spin(0.1)
    self.deed = deed.body
  }

  /// One more control of the app.
  func newControl(_ name: String = "new one") -> StripControl {
    follow(RefreshHeader(.balls) { [weak self] in self?.take("\(name) action") {} }, name)
  }

  /// Has a control's callbacks checked: none inside another, and each change from where the last led.
  private func follow(_ control: StripControl, _ name: String) -> StripControl {
    control.options.minimumDisplay = 0
    control.options.metrics.dwell = .none
    let heard = Heard(control)
    self.heard.append(heard)
    control.onPhaseChange = { [weak self] old, new in
      let word = new.outcome == nil ? "\(new)" : "ending"
      self?.take("\(name) phase \(word)") {
        if old != heard.phase { self?.faults.append("\(name) \(old)→\(new) after \(heard.phase)") }
        heard.phase = new
      }
    }
    control.onPull = { [weak self] pull, _ in self?.take("\(name) pull") { heard.pull = pull } }
    return control
  }

  private func take(_ what: String, _ note: () -> Void) {
    if isCalled { faults.append("\(what) inside another callback") }
    isCalled = true
    note()
    if what == place, let deed {
      self.deed = nil
      deed(self)
      checkPlace()
    }
    isCalled = false
  }

  /// What the app has done is seen at once.
  private func checkPlace() {
    for view in [view, other] {
      guard let view, view.position.displacement != view.driver.translation else { continue }
      faults.append("at \(view.position.displacement), not \(view.driver.translation)")
    }
  }

  // MARK: Life

  /// Pulls the header, ends what runs, and checks what is left.
  func run() throws {
    let finger = try Rig.shared().touchscreen
    finger.touch(.begin, x: 150, y: 100)
    for y in [120.0, 140, 180, 260, 300, 140, 300] {
      spin(0.02)
      finger.touch(.update, x: 150, y: y)
    }
    spin(0.05)
    finger.touch(.end, x: 150, y: 300)
    spin(0.3)
    view?.header?.end()
    spin(1)
    if deed != nil { faults.append("the place was not reached") }
    deed = nil
    for control in heard.compactMap(\.control) { control.reset() }
    spin(1)
    checkRest()
    drop()
  }

  /// The app has heard where its controls are.
  private func checkRest() {
    for one in heard {
      guard let control = one.control else { continue }
      if control.phase != one.phase { faults.append("\(control.phase), heard \(one.phase)") }
      if one.pull != 0 { faults.append("pulled by \(one.pull) at rest") }
    }
    checkPlace()
    for view in [view, other] {
      guard let view else { continue }
      if view.driver.translation != 0 { faults.append("moved by \(view.driver.translation)") }
      if view.driver.demand != .none { faults.append("wants \(view.driver.demand)") }
    }
  }

  /// Lets everything go.
  func drop() {
    (header, footer, neighbor) = (nil, nil, nil)
    window.close()
    if view != nil || other != nil { faults.append("a view is kept") }
    for one in heard where one.control != nil { faults.append("a control is kept") }
  }

  /// Takes the other list out of the window, which is the last that holds it.
  func dropOther() {
    guard let other else { return }
    gtk_box_remove(cast(window.content), other.widget)
  }
}
