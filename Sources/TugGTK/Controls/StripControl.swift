// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugControls

/// A strip at one end of a list: what ``RefreshHeader`` and ``LoadMoreFooter`` have in common.
///
/// A control belongs to one ``TugView`` at a time and keeps its options when it moves to another.
@MainActor public class StripControl {
  /// What the strip shows.
  enum Appearance {
    /// A look, drawn by Tug.
    case look(Look)
    /// A widget of the app's own.
    case widget(UnsafeMutablePointer<GtkWidget>)
  }

  let appearance: Appearance
  let action: Action
  /// The pictures for the image slots of the look.
  let images = ImageStore()

  /// The view that has the control, if any.
  public internal(set) weak var view: TugView?
  /// Where the view has the control.
  var edge = Edge.start
  private var lastPull = 0.0

  /// Distances, motions, trigger and the rest of what an app can choose.
  ///
  /// May be changed at any time; a refresh that is running goes on.
  public var options: StripOptions {
    didSet {
      if options != oldValue { view?.install(edge) }
    }
  }

  /// Whether the user and code can start something; `true` at first.
  ///
  /// A refresh that is running can still end.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      view?.send(.enabled(edge, isEnabled))
      view?.updateCommands()
    }
  }

  /// Whether the app hides the strip; `false` at first.
  ///
  /// A hidden strip never starts.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      view?.send(.hidden(edge, isHidden))
      view?.updateCommands()
    }
  }

  /// When the last success was, in the words that the strip shows for it; `nil` before the first.
  ///
  /// Set by each success; an app that remembers the time from an earlier run can set it as well.
  public var lastUpdate: String? {
    didSet { view?.refreshTexts() }
  }

  /// The last success, in seconds since 1970, and the words that it was told in.
  private var noted: (time: gint64, words: String)?

  /// Whether the strip is always as long as its widget wants to be.
  package var fitsWidget = false

  /// Called after each change of phase, in order and never inside another callback of a strip.
  public var onPhaseChange: ((_ old: Phase, _ new: Phase) -> Void)?

  /// Called when the pull has changed, with the pull in points and in relation to the trigger.
  ///
  /// Both are 0 at rest, and the progress may exceed 1.
  public var onPull: ((_ pull: Double, _ progress: Double) -> Void)?

  /// Puts a picture, or a sequence of pictures, into a slot of the look.
  ///
  /// - Parameters:
  ///   - frames: GdkTextures, which the control keeps.
  ///   - slot: The slot as the look names it.
  public func setImages(_ frames: [OpaquePointer], for slot: ImageSlot) {
    images.set(frames, for: slot)
    view?.refreshTexts()
  }

  init(appearance: Appearance, options: StripOptions, action: Action) {
    self.appearance = appearance
    self.options = options
    self.action = action
    if case .widget(let widget) = appearance { g_object_ref_sink(widget) }
  }

  isolated deinit {
    if case .widget(let widget) = appearance { g_object_unref(widget) }
  }
}

extension StripControl {
  /// Whether user and code can start something now.
  var canStart: Bool { isEnabled && !isHidden }

  /// The present time, in seconds since 1970.
  private static var now: gint64 { g_get_real_time() / 1_000_000 }

  /// Remembers a time, in seconds since 1970, as that of the last success; it is told as of now.
  package func noteUpdate(at time: gint64) {
    let words = Self.words(for: time, now: time)
    noted = words.map { (time, $0) }
    lastUpdate = words
  }

  /// Adds the date to the time of the last success once that was on another day; the app's words stay.
  private func dateUpdate() {
    guard let noted, noted.words == lastUpdate else { return }
    let words = Self.words(for: noted.time, now: Self.now)
    guard let words, words != noted.words else { return }
    self.noted = (noted.time, words)
    lastUpdate = words
  }

  /// The time of day in words, with the date unless that is today's.
  private static func words(for time: gint64, now: gint64) -> String? {
    let isToday = format(time, "%F") == format(now, "%F")
    return format(time, isToday ? "%H:%M" : "%x %H:%M")
  }

  private static func format(_ time: gint64, _ format: String) -> String? {
    guard let date = g_date_time_new_from_unix_local(time) else { return nil }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, format) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Tells the app of a change of phase.
  func publish(_ old: Phase, _ new: Phase) {
    if new.outcome?.isSuccessful == true {
      noteUpdate(at: Self.now)
    } else if old == .idle {
      dateUpdate()
    }
    onPhaseChange?(old, new)
  }

  /// Tells the app of the pull, if it has changed.
  func publishPull(_ pull: Double, _ progress: Double) {
    guard pull != lastPull else { return }
    lastPull = pull
    onPull?(pull, progress)
  }

  /// How long the strip must become, in points, to be as long as its widget wants to be; `nil` where it
  /// need not.
  func otherLength(along axis: Axis, width: Double) -> Double? {
    guard fitsWidget, case .widget(let widget) = appearance else { return nil }
    let length = Double(naturalLength(of: widget, along: axis, width: Int32(width)))
    // A widget that is hidden for a while leaves the strip as it is.
    return length > 0 && length != options.extent ? length : nil
  }

  private var strip: Strip? { view?.strip(edge) }

  /// The phase now; idle while the control is in no view.
  public var phase: Phase { strip?.phase ?? .idle }

  /// The pull in points; 0 at rest.
  public var pull: Double { strip?.publishedPull ?? 0 }

  /// The pull in relation to the trigger distance; 0 at rest, 1 arms, may exceed 1.
  public var progress: Double { strip?.progress ?? 0 }

  /// Starts a refresh or a load as if the user had.
  ///
  /// Joins one that is running. Nothing happens while the control is in no view, disabled or hidden.
  ///
  /// - Parameters:
  ///   - reveal: Whether the list moves to show the strip.
  ///   - callsAction: Whether the action is called; otherwise only the strip shows, for work that
  ///     is under way already.
  public func begin(reveal: Reveal = .atEdge, callsAction: Bool = true) {
    view?.send(.begin(edge, reveal: reveal, notifies: callsAction))
  }

  /// Ends the running refresh or load; nothing happens when none runs.
  ///
  /// - Parameters:
  ///   - outcome: How it went.
  ///   - hasMore: For a refresh: whether an exhausted footer may load again.
  public func end(_ outcome: Outcome = .success, hasMore: Bool = false) {
    view?.send(.end(edge, outcome, hasMore: hasMore, token: nil))
  }

  /// Goes back to idle at once from any phase, without a motion.
  ///
  /// A running action is cancelled.
  public func reset() {
    action.cancel()
    view?.reset(edge)
  }
}

/// Measures a widget as a strip.
///
/// - Parameters:
///   - widget: Any widget.
///   - axis: The axis along which the list scrolls.
///   - width: The strip's size across the axis; 0 while it is not known.
/// - Returns: How long it wants to be, in points; 0 for one that is hidden.
package func naturalLength(
  of widget: UnsafeMutablePointer<GtkWidget>,
  along axis: Axis,
  width: Int32 = 0
) -> Int32 {
  var (least, length): (Int32, Int32) = (0, 0)
  // GTK answers for no less than the widget needs.
  gtk_widget_measure(widget, axis.across.orientation, -1, &least, nil, nil, nil)
  let room = width > 0 ? max(width, least) : -1
  gtk_widget_measure(widget, axis.orientation, room, nil, &length, nil, nil)
  return length
}
