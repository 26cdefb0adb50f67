// SPDX-License-Identifier: MIT

import Tug
import UIKit

@testable import TugUIKit

/// A list with a header and a footer, whose app does one thing in one of its callbacks.
final class CallbackLife {
  private(set) var window: UIWindow?
  var list: CalledList?
  var header: StripControl?
  var footer: StripControl?
  /// The inset that the app wants.
  var base = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
  /// What was not as it should be.
  private(set) var faults: [String] = []
  private let place: CallbackPlace
  private var deed: ((CallbackLife) -> Void)?
  private var observers: [NSKeyValueObservation] = []
  private var heard: [Heard] = []
  /// Whether a callback of a control goes on.
  private var isCalled = false
  /// What has to go in the end.
  private var remains: [() -> AnyObject?] = []

  /// What a control has told so far.
  private final class Heard {
    weak var control: StripControl?
    var phase = Phase.idle
    var pull = 0.0

    init(_ control: StripControl) { self.control = control }
  }

  // MARK: Set-up

  /// Shows a disc, since words take their time.
  private static let look = Look(metrics: LookMetrics(extent: 54)) { _, scene in
    scene.add(.disc(0, diameter: 20, fill: .label))
  }

  init(_ place: CallbackPlace, _ deed: Deed) {
    StandIn.reset()
    self.place = place
    let window = StandIn.makeWindow(size: CGSize(width: 375, height: 667))
    let list = CalledList(frame: window.bounds)
    list.contentSize = CGSize(width: 375, height: 2000)
    list.contentInset = base
    list.contentOffset.y = -base.top
    list.delegate = list
    window.addSubview(list)
    let header = makeHeader()
    let footer = makeFooter()
    list.tug.header = header
    list.tug.footer = footer
    (self.window, self.list, self.header, self.footer) = (window, list, header, footer)
    StandIn.turn()
    list.call = { [weak self] in self?.called($0) }
    observers = [
      list.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.called("inset observed") }
      },
      list.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.called("offset observed") }
      },
    ]
    remains += [
      { [weak list] in list },
      { [weak host = header.host] in host },
      { [weak marker = list.tug.marker] in marker },
      { [weak strip = header.host?.stripView(.start)] in strip },
      { [weak strip = header.host?.stripView(.end)] in strip },
    ]
    self.deed = deed.body
  }

  private func makeHeader() -> StripControl {
    let action = { [weak self] in self?.called("header action") ?? () }
    let header =
      place.isOfView
      ? RefreshHeader(view: makeView("header"), onRefresh: action)
      : RefreshHeader(Self.look, onRefresh: action)
    return follow(header, "header")
  }

  private func makeFooter() -> StripControl {
    let action = { [weak self] in self?.called("footer action") ?? () }
    let footer =
      place.isOfView
      ? LoadMoreFooter(view: makeView("footer"), trigger: .onRelease, onLoad: action)
      : LoadMoreFooter(Self.look, trigger: .onRelease, onLoad: action)
    return follow(footer, "footer")
  }

  private func makeView(_ name: String) -> CalledView {
    let view = CalledView()
    view.call = { [weak self] in self?.called("\(name) \($0)") }
    view.complain = { [weak self] in self?.faults.append("\(name) \($0)") }
    return view
  }

  /// One more control of the app.
  func newControl() -> StripControl {
    follow(RefreshHeader(Self.look, onRefresh: {}), "new one")
  }

  /// Has a control's callbacks checked: none inside another, and each change from where the last led.
  private func follow(_ control: StripControl, _ name: String) -> StripControl {
    control.options.minimumDisplay = 0
    control.options.metrics.dwell = .none
    let heard = Heard(control)
    self.heard.append(heard)
    remains.append { [weak control] in control }
    let take = { [weak self] (what: String, body: () -> Void) in
      if self?.isCalled == true { self?.faults.append("\(name) \(what) inside another callback") }
      self?.isCalled = true
      body()
      self?.called("\(name) \(what)")
      self?.isCalled = false
    }
    control.onPhaseChange = { [weak self] old, new in
      take("phase \(new.word)") {
        if old != heard.phase { self?.faults.append("\(name) \(old)→\(new) after \(heard.phase)") }
        heard.phase = new
      }
    }
    control.onPull = { pull, _ in take("pull") { heard.pull = pull } }
    control.onEnd = { _ in take("end") {} }
    return control
  }

  /// The app is called, and does what it wants to do in that place, once.
  private func called(_ name: String) {
    guard name == place.name, let deed else { return }
    self.deed = nil
    deed(self)
  }

  // MARK: Life

  /// Pulls the strips of the place, ends what runs, and checks what is left.
  func run() {
    if place.name.hasPrefix("footer") {
      pullFooter()
    } else {
      pullHeader()
      if !place.name.hasPrefix("header") { pullFooter() }
    }
    if deed != nil { faults.append("the place was not reached") }
    deed = nil
    if let list { checkWorks(list) }
    drop()
  }

  private func pullHeader() {
    drag([-90, -130, -90, -130])
    list?.tug.header?.end()
    StandIn.settle()
  }

  private func pullFooter() {
    let length = (list?.contentSize.height ?? 0) + (list?.contentInset.bottom ?? 0)
    let end = length - (list?.bounds.height ?? 0)
    list?.contentOffset.y = end
    StandIn.turn()
    drag([end + 20, end + 70, end + 20, end + 70])
    list?.tug.footer?.end()
    StandIn.settle()
  }

  private func drag(_ offsets: [CGFloat]) {
    guard let list, list.window != nil else { return }
    let finger = StandIn.touch(list)
    for y in offsets { finger.drag(toY: y) }
    finger.up()
    StandIn.settle()
  }

  /// The app has heard where its controls are, and the list refreshes and gives all back.
  private func checkWorks(_ list: UIScrollView) {
    if list.window == nil { window?.addSubview(list) }
    for control in [list.tug.header, list.tug.footer] { control?.reset() }
    StandIn.settle()
    for one in heard {
      guard let control = one.control else { continue }
      if control.phase != one.phase { faults.append("\(control.phase), heard \(one.phase)") }
      if control.onPull != nil, one.pull != 0 { faults.append("pulled by \(one.pull) at rest") }
    }
    list.tug.footer = nil
    let header = list.tug.header ?? newControl()
    list.tug.header = header
    header.isEnabled = true
    header.isHidden = false
    list.contentOffset.y = -list.adjustedContentInset.top
    StandIn.turn()
    drag([-list.adjustedContentInset.top - header.options.triggerDistance - 20])
    let hold = header.host?.strip(.start)?.options.hold ?? 0
    if !header.phase.isRefreshing { faults.append("no refresh afterwards: \(header.phase)") }
    if abs(list.contentInset.top - base.top - hold) > 0.5 {
      faults.append("inset \(list.contentInset) while it is open")
    }
    header.end()
    StandIn.settle()
    list.tug.header = nil
    list.tug.leading = nil
    checkLeft(list)
  }

  private func checkLeft(_ list: UIScrollView) {
    observers = []
    let isClean =
      list.contentInset == base && !list.alwaysBounceVertical && !list.alwaysBounceHorizontal
      && list.accessibilityCustomActions == nil && list.subviews.isEmpty
    if !isClean { faults.append("left at the list: \(list.contentInset) \(list.subviews)") }
    let counts = [StandIn.observationCount, StandIn.displayLinkCount, StandIn.animationCount]
    if counts != [0, 0, 0] { faults.append("observations, links, animations: \(counts)") }
  }

  /// Lets everything go.
  private func drop() {
    list?.removeFromSuperview()
    (window, list, header, footer, observers) = (nil, nil, nil, nil, [])
    StandIn.reset()
    for case let one? in remains.map({ $0() }) { faults.append("\(type(of: one)) is kept") }
  }
}
