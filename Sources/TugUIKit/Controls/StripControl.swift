// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import TugControls
import UIKit

/// A strip at one end of a list: what ``RefreshHeader`` and ``LoadMoreFooter`` have in common.
///
/// A control belongs to one scroll view at a time and keeps its options when it moves to another.
/// Everything is called on the main actor.
@MainActor public class StripControl {
  /// What the strip shows.
  enum Appearance {
    /// A look, drawn by Tug.
    case look(Look)
    /// A view of the app's own.
    case view(any StripContent)
  }

  let appearance: Appearance
  let action: Action
  weak var host: ScrollHost?
  /// Where the host has the control.
  var edge = Edge.start
  private var listeners: [Int: AsyncStream<StripEvent>.Continuation] = [:]
  private var listenerCount = 0
  private var lastPull = 0.0
  /// The text with the time of the last success, as it was last shown; `nil` before the first.
  var updateText: String?

  // MARK: Public

  /// Distances, motions, trigger and the rest of what an app can choose.
  ///
  /// May be changed at any time; a refresh that is running goes on.
  public var options: StripOptions {
    didSet {
      if options != oldValue { host?.install(edge) }
    }
  }

  /// The words that are shown and spoken; those of the defaults at first.
  public var texts: Texts {
    didSet {
      guard texts != oldValue else { return }
      appearanceChanged()
      host?.updateCommands()
    }
  }

  /// Whether arming is felt; as the defaults say at first.
  public var playsHaptics: Bool

  /// Whether the user and code can start something; `true` at first.
  ///
  /// A refresh that is running can still end.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      host?.act(.enabled(edge, isEnabled))
      host?.updateCommands()
    }
  }

  /// Whether the app hides the strip; `false` at first.
  ///
  /// A hidden strip never starts and takes no room.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      host?.act(.hidden(edge, isHidden))
      host?.updateCommands()
    }
  }

  /// When the last success was; `nil` before the first.
  ///
  /// Set by each success; an app that remembers the time from an earlier run can set it as well.
  /// Setting the same time again renews its text, where that reads differently by now: on the next day
  /// it has the date.
  public var lastUpdate: Date? {
    didSet {
      let isSaid = updateText == nil || lastUpdate.map(texts.lastUpdated) == updateText
      if lastUpdate != oldValue || !isSaid { appearanceChanged() }
    }
  }

  /// The pictures for the image slots of the look; the same objects again change nothing.
  public var images: [ImageSlot: [UIImage]] = [:] {
    didSet {
      let objects = { (images: [ImageSlot: [UIImage]]) in
        images.mapValues { $0.map(ObjectIdentifier.init) }
      }
      if objects(images) != objects(oldValue) { appearanceChanged() }
    }
  }

  /// What stands for colours with a meaning, in place of the system's and the tint; as the defaults
  /// say at first.
  ///
  /// They may be dynamic: dark mode and contrast are followed. Fixed colours of a look stay as they
  /// are; its options take colours with a meaning as well. Setting the same colours again changes
  /// nothing: for a dynamic colour that now answers differently for another reason, set a new object.
  public var colors: [Paint.Meaning: UIColor] {
    didSet { if colors != oldValue { appearanceChanged() } }
  }

  /// Called after each change of phase, in order and never inside another callback of a strip.
  public var onPhaseChange: ((_ old: Phase, _ new: Phase) -> Void)?

  /// Called when the pull has changed, with the pull in points and in relation to the trigger.
  ///
  /// Both are 0 at rest, and the progress may exceed 1.
  public var onPull: ((_ pull: Double, _ progress: Double) -> Void)?

  /// Called when a refresh or a load ends, before its result is shown.
  public var onEnd: ((_ outcome: Outcome) -> Void)?

  // MARK: Lifecycle

  init(appearance: Appearance, options: StripOptions, action: Action) {
    self.appearance = appearance
    self.action = action
    self.options = options
    texts = StripDefaults.shared.texts
    colors = StripDefaults.shared.colors
    playsHaptics = StripDefaults.shared.playsHaptics
  }

  deinit {
    for listener in listeners.values { listener.finish() }
  }
}

// MARK: State and commands

extension StripControl {
  /// The scroll view that has the control, if any.
  public var scrollView: UIScrollView? { host?.view }

  /// The phase now; idle while the control is in no scroll view.
  public var phase: Phase { strip?.phase ?? .idle }

  /// The pull in points; 0 at rest.
  public var pull: Double { strip?.publishedPull ?? 0 }

  /// The pull in relation to the trigger distance; 0 at rest, 1 arms, may exceed 1.
  public var progress: Double { strip?.progress ?? 0 }

  /// Starts a refresh or a load as if the user had.
  ///
  /// Joins one that is running. Nothing happens while the control is in no scroll view, disabled or
  /// hidden.
  ///
  /// - Parameters:
  ///   - reveal: Whether the list moves to show the strip.
  ///   - callsAction: Whether the action is called; otherwise only the strip shows, for work that
  ///     is under way already.
  public func begin(reveal: Reveal = .atEdge, callsAction: Bool = true) {
    host?.act(.begin(edge, reveal: reveal, notifies: callsAction))
  }

  /// Ends the running refresh or load; nothing happens when none runs.
  ///
  /// - Parameters:
  ///   - outcome: How it went.
  ///   - hasMore: For a refresh: whether an exhausted footer may load again.
  public func end(_ outcome: Outcome = .success, hasMore: Bool = false) {
    host?.act(.end(edge, outcome, hasMore: hasMore, token: nil))
  }

  /// Goes back to idle at once from any phase, without a motion.
  ///
  /// A running action is cancelled.
  public func reset() {
    action.cancel()
    host?.reset(edge)
  }

  /// The words for a key; those with the time of the last success have it filled in.
  func text(_ key: TextKey) -> String {
    guard key == .lastUpdated, let lastUpdate else { return texts[key] }
    let text = texts.lastUpdated(lastUpdate)
    updateText = text
    return text
  }

  private var strip: Strip? { host?.strip(edge) }

  private func appearanceChanged() { host?.stripView(edge)?.appearanceChanged() }
}

// MARK: Observing

/// Something that happened to a strip.
public nonisolated enum StripEvent: Equatable, Sendable {
  /// The phase has changed.
  case phase(from: Phase, to: Phase)
  /// The pull has changed: in points, and in relation to the trigger distance.
  case pull(Double, progress: Double)
  /// A refresh or a load has ended.
  case end(Outcome)
}

extension StripControl {
  /// What happens to the strip from now on, one stream per caller.
  ///
  /// The stream ends with the control.
  public var events: AsyncStream<StripEvent> {
    listenerCount += 1
    let number = listenerCount
    let (stream, listener) = AsyncStream.makeStream(of: StripEvent.self)
    listeners[number] = listener
    listener.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.listeners[number] = nil }
    }
    return stream
  }

  /// Tells the app of a change of phase.
  func publish(_ old: Phase, _ new: Phase) {
    tell(.phase(from: old, to: new))
    onPhaseChange?(old, new)
    guard let outcome = new.outcome else { return }
    tell(.end(outcome))
    onEnd?(outcome)
  }

  /// Tells the app of the pull, if it has changed.
  func publishPull(_ pull: Double, _ progress: Double) {
    guard pull != lastPull else { return }
    lastPull = pull
    if case .view(let content) = appearance { content.stripDidPull(pull, progress: progress) }
    tell(.pull(pull, progress: progress))
    onPull?(pull, progress)
  }

  private func tell(_ event: StripEvent) {
    for listener in listeners.values { listener.yield(event) }
  }
}
#endif
