// SPDX-License-Identifier: MIT

import Tug
import TugReplay
import UIKit

@testable import TugUIKit

/// A list of the stand-in on which replays run: fingers and layout in, insets and offsets out.
final class HostScroll {
  private let window: UIWindow
  let scroll = UIScrollView()
  private(set) var host: ScrollHost?
  var finger: StandIn.Touch?
  /// Whether the finger landed while the list was seen elsewhere than where it was to go.
  var isCatching = false
  private var app: ReplayApp?
  private let start: Double
  /// Calls of actions by hosts that are gone; each host counts from 1.
  private var earlierCalls: UInt32 = 0
  private var calls: UInt32 = 0
  private var lastToken: ActionToken?
  /// Writes of this class, which are the app's.
  var ownWrites = (insets: 0, offsets: 0)

  var log: [Effect] = []
  var seen: [Double] = []
  private(set) var writesUnderFinger = 0
  private(set) var geometry = ScrollGeometry()

  init(order: StandIn.ObserverOrder, dragEndsBeforePan: Bool, scale: CGFloat) {
    StandIn.reset()
    start = StandIn.now
    StandIn.setDisplayScale(scale)
    StandIn.observerOrder = order
    StandIn.dragEndsBeforePan = dragEndsBeforePan
    window = StandIn.makeWindow(size: .zero)
    scroll.contentInsetAdjustmentBehavior = .always
  }

  /// The present host, with its effects noted from the first one on.
  private func attachHost() {
    let host = MarkerView.host(of: scroll, axis: .vertical)
    guard host !== self.host else { return }
    self.host = host
    (earlierCalls, calls) = (earlierCalls + calls, 0)
    host.onEffect = { [weak self] effect in
      self?.log.append(effect)
      if case .perform(let token) = effect {
        self?.calls += 1
        self?.lastToken = token
      }
      if case .moveOffset = effect, self?.scroll.isTracking == true {
        self?.writesUnderFinger += 1
      }
    }
  }

  private func control(_ edge: Edge) -> StripControl? {
    edge == .start ? scroll.tug.header : scroll.tug.footer
  }

  private func install(_ edge: Edge, _ options: StripOptions) {
    if let control = control(edge) {
      control.options = options
      return
    }
    attachHost()
    let look = Look(metrics: options.metrics) { _, _ in }
    let control = makeControl(edge, look)
    control.options = options
    if edge == .start { scroll.tug.header = control } else { scroll.tug.footer = control }
  }

  private func makeControl(_ edge: Edge, _ look: Look) -> StripControl {
    let act = { [weak self] in
      guard let self, let token = lastToken else { return }
      answer(.perform(token))
    }
    let control: StripControl =
      edge == .start ? RefreshHeader(look, onRefresh: act) : LoadMoreFooter(look, onLoad: act)
    control.onPhaseChange = { [weak self] old, new in
      self?.answer(.phase(edge, from: old, to: new))
    }
    return control
  }

  /// Does what the app of the replay does in its callbacks.
  private func answer(_ effect: Effect) {
    for event in app?.answers(to: effect) ?? [] {
      if case .end(let edge, let outcome, let hasMore, _) = event {
        control(edge)?.end(outcome, hasMore: hasMore)
      } else {
        send(event)
      }
    }
  }

  private func writeInset(_ insets: UIEdgeInsets) {
    guard insets != scroll.contentInset else { return }
    ownWrites.insets += 1
    scroll.contentInset = insets
  }
}

extension HostScroll: @MainActor ReplayScroll {
  // MARK: State

  var engine: Engine { host?.engine ?? Engine() }
  var hasPhysics: Bool { true }
  var makesRoomOnRelease: Bool { true }
  var now: Double { StandIn.now - start }
  var y: Double { scroll.contentOffset.y }
  var shownY: Double { Double(scroll.layer.presentation()?.bounds.minY ?? scroll.contentOffset.y) }
  var top: Double { scroll.adjustedContentInset.top }
  var bottom: Double { scroll.adjustedContentInset.bottom }

  var insetWrites: Int {
    get { StandIn.record.insetWrites.count - ownWrites.insets }
    set {
      StandIn.record.insetWrites = []
      ownWrites.insets = -newValue
    }
  }

  var offsetWrites: Int {
    get { StandIn.record.offsetWrites.count - ownWrites.offsets }
    set {
      StandIn.record.offsetWrites = []
      ownWrites.offsets = -newValue
    }
  }

  // MARK: Steps

  func prepare(_ fixture: Replay.Fixture) {
    app = ReplayApp(fixture)
    scroll.isPagingEnabled = fixture.page != nil
    window.addSubview(scroll)
    layout(fixture.geometry)
    scroll.contentOffset.y = fixture.offset ?? fixture.geometry.restStart
    if !fixture.isAttached { scroll.removeFromSuperview() }
    if let header = fixture.header { install(.start, header) }
    if let footer = fixture.footer { install(.end, footer) }
    turn()
  }

  func send(_ event: Event) {
    switch event {
    case .install(let edge, let options): install(edge, options)
    case .remove(.start): scroll.tug.header = nil
    case .remove(.end): scroll.tug.footer = nil
    case .attached: window.addSubview(scroll)
    case .detached: scroll.removeFromSuperview()
    case .visible(true): StandIn.enterForeground()
    case .visible(false): StandIn.enterBackground()
    case .begin(let edge, let reveal, let notifies):
      control(edge)?.begin(reveal: reveal, callsAction: notifies)
    case .end(let edge, let outcome, let hasMore, nil):
      control(edge)?.end(outcome, hasMore: hasMore)
    case .reset(let edge): control(edge)?.reset()
    case .enabled(let edge, let isEnabled): control(edge)?.isEnabled = isEnabled
    case .hidden(let edge, let isHidden): control(edge)?.isHidden = isHidden
    case .exclusive(let isExclusive): scroll.tug.isExclusive = isExclusive
    case .geometry(let geometry): layout(geometry)
    case .preferences(let preferences):
      StandIn.isReduceMotionEnabled = preferences.reducesMotion
      host?.act(event)
    case .end(let edge, let outcome, let hasMore, let token?):
      // The answer to a host that is gone reaches nobody.
      guard token.generation > earlierCalls else { return }
      let own = ActionToken(edge: token.edge, generation: token.generation - earlierCalls)
      host?.act(.end(edge, outcome, hasMore: hasMore, token: own))
    case .scroll, .pointer, .fingerDown, .fingerUp, .fingerCancelled, .tap, .frame:
      host?.act(event)
    }
  }

  func layout(_ new: ScrollGeometry) {
    guard new.isFinite else {
      host?.send(.geometry(new))
      return
    }
    geometry = new
    let size = CGSize(width: 375, height: new.viewport)
    if window.bounds.size != size {
      window.frame.size = size
      scroll.frame = window.bounds
    }
    if scroll.contentSize.height != new.content {
      scroll.contentSize = CGSize(width: 375, height: new.content)
    }
    var base = scroll.tug.baseInset
    base.top = new.baseStart - new.safeStart
    base.bottom = new.baseEnd - new.safeEnd
    if base != scroll.tug.baseInset {
      ownWrites.insets += 1
      scroll.tug.baseInset = base
    }
    let safe = UIEdgeInsets(top: new.safeStart, left: 0, bottom: new.safeEnd, right: 0)
    if window.safeAreaInsets != safe { StandIn.setSafeArea(safe, of: window) }
  }

  func writeRaw(_ edge: Edge, _ value: Double) {
    var insets = scroll.contentInset
    if edge == .start {
      insets.top = value - geometry.safeStart
      geometry.baseStart = value
    } else {
      insets.bottom = value - geometry.safeEnd
      geometry.baseEnd = value
    }
    writeInset(insets)
  }
}
