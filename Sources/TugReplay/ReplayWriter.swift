// SPDX-License-Identifier: MIT

import Tug

/// Turns recorded events into the text of a replay.
///
/// Parsed and run, the text gives the engine the same events at the same times, to the bit, and so
/// the same effects:
///
/// ```swift
/// engine.startRecording()
/// // … the user scrolls …
/// let text = ReplayWriter.text(of: engine.stopRecording())
/// ```
public enum ReplayWriter {
  /// The replay of a recording.
  ///
  /// - Parameters:
  ///   - events: What `Engine.stopRecording()` or a host's recording gave.
  ///   - title: A line for the reader on top.
  /// - Returns: The text of a replay file without claims; add `expect` lines where they belong.
  public static func text(of events: [RecordedEvent], title: String = "A recording") -> String {
    headline(title) + body(of: events)
  }

  /// The replay of several recordings, a case each: those of a list that scrolls both ways.
  ///
  /// - Parameters:
  ///   - recordings: The name of a case and what was recorded; without events there is no case.
  ///   - title: A line for the reader on top.
  /// - Returns: The text of a replay file without claims; add `expect` lines where they belong.
  public static func text(
    of recordings: KeyValuePairs<String, [RecordedEvent]>,
    title: String = "A recording"
  ) -> String {
    headline(title)
      + recordings.filter { !$0.value.isEmpty }
      .map { "case \(line(from: $0.key))\n\(body(of: $0.value))" }.joined()
  }

  private static func headline(_ title: String) -> String { "# \(line(from: title))\n" }

  /// A text without what would end its line.
  private static func line(from text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func body(of events: [RecordedEvent]) -> String {
    var text = "fixture raw\n"
    var last: Double?
    for recorded in events {
      if recorded.time != last { text += "@\(number(recorded.time))s " }
      last = recorded.time
      text += line(recorded.event) + "\n"
    }
    return text
  }

  /// One event in the words of a replay step.
  public static func line(_ event: Event) -> String {
    switch event {
    case .install(let edge, let options): "\(name(edge)) \(words(options))"
    case .remove(let edge): "remove \(name(edge))"
    case .geometry(let geometry): "geometry \(words(geometry))"
    case .scroll(let offset, let isFingerDown):
      "\(isFingerDown ? "drag" : "glide") \(number(offset))"
    case .pointer(let place): "pointer \(number(place))"
    case .fingerDown: "down"
    case .fingerUp(let velocity): "up \(number(velocity))"
    case .fingerCancelled: "cancel"
    case .attached: "attach"
    case .detached: "detach"
    case .visible(let isVisible): isVisible ? "foreground" : "background"
    case .begin(let edge, let reveal, let notifies):
      "begin \(name(edge)) reveal \(reveal) notify \(flag(notifies))"
    case .end(let edge, let outcome, let hasMore, let token):
      "end \(name(edge)) \(outcome)\(hasMore ? " hasMore" : "")\(words(token, of: edge))"
    case .reset(let edge): "reset \(name(edge))"
    case .tap(let edge): "tap \(name(edge))"
    case .enabled(let edge, let isEnabled): "enabled \(name(edge)) \(flag(isEnabled))"
    case .hidden(let edge, let isHidden): "hidden \(name(edge)) \(flag(isHidden))"
    case .exclusive(let isExclusive): "exclusive \(flag(isExclusive))"
    case .preferences(let preferences): "preferences \(words(preferences))"
    case .frame: "frame"
    }
  }

  static func name(_ edge: Edge) -> String { EffectText.name(edge) }
  static func number(_ value: Double) -> String { EffectText.number(value) }
  static func flag(_ isSet: Bool) -> String { isSet ? "on" : "off" }

  private static func words(_ token: ActionToken?, of edge: Edge) -> String {
    guard let token else { return "" }
    return " token \(token.edge == edge ? "" : name(token.edge) + " ")\(token.generation)"
  }

  private static func words(_ preferences: Preferences) -> String {
    let motion = preferences.reducesMotion ? "reduced" : "full"
    let direction = preferences.isRightToLeft ? "rtl" : "ltr"
    return "\(motion) \(direction) text \(number(preferences.textScale))"
  }

  private static func words(_ geometry: ScrollGeometry) -> String {
    let base = "\(number(geometry.baseStart)) \(number(geometry.baseEnd))"
    let safe = "\(number(geometry.safeStart)) \(number(geometry.safeEnd))"
    let size = "viewport \(number(geometry.viewport)) content \(number(geometry.content))"
    let direction = geometry.isReversed ? " reversed" : ""
    return "\(size) base \(base) safe \(safe) scale \(number(geometry.scale))\(direction)"
  }
}
