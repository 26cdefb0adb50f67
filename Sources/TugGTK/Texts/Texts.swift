// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// The words that strips show and that assistive technology speaks.
///
/// A ``TugView`` starts with the table of the user's language. An app replaces the whole table or
/// single texts:
///
/// ```swift
/// view.texts = .german
/// view.texts.noMore = "That is all for today"
/// ```
nonisolated public struct Texts: Equatable, Sendable {
  /// Header, before the trigger distance.
  public var pull: String
  /// Header, armed.
  public var release: String
  /// Header, while the action runs.
  public var refreshing: String
  /// Header, after success.
  public var refreshed: String
  /// Header, after failure.
  public var refreshFailed: String
  /// Header, the line with the time of the last success, which takes the place of `{}`.
  public var lastUpdated: String
  /// Footer that is pulled, before the trigger distance.
  public var pullToLoad: String
  /// Footer that is pulled, armed.
  public var releaseToLoad: String
  /// Footer at rest that loads by a tap or by itself.
  public var tapToLoad: String
  /// Footer, while the action runs.
  public var loading: String
  /// Footer, after success.
  public var loaded: String
  /// Footer, after failure.
  public var loadFailed: String
  /// Footer, when everything is loaded.
  public var noMore: String
  /// The name of the command that refreshes without a gesture.
  public var refreshCommand: String

  /// The text for a key, as the table has it.
  public subscript(key: TextKey) -> String {
    switch key {
    case .pull: pull
    case .release: release
    case .refreshing: refreshing
    case .refreshed: refreshed
    case .refreshFailed: refreshFailed
    case .lastUpdated: lastUpdated
    case .pullToLoad: pullToLoad
    case .releaseToLoad: releaseToLoad
    case .tapToLoad: tapToLoad
    case .loading: loading
    case .loaded: loaded
    case .loadFailed: loadFailed
    case .noMore: noMore
    case .refreshCommand: refreshCommand
    }
  }

  /// The text of ``lastUpdated`` for a time in the words of the table.
  func lastUpdated(at time: String) -> String {
    guard let slot = lastUpdated.firstIndex(of: "{") else { return lastUpdated }
    return lastUpdated[..<slot] + time + lastUpdated[slot...].drop { $0 == "{" || $0 == "}" }
  }
}

nonisolated extension Texts {
  /// The table that suits a language best.
  ///
  /// - Parameter tag: A locale as POSIX or the web writes it: `zh_TW.UTF-8`, `zh-Hant`, `pt`.
  /// - Returns: A table of the library; English when none suits.
  public static func table(for tag: String) -> Texts { match(tag) ?? .english }

  /// The table that suits the user's languages best.
  public static var preferred: Texts {
    var names = g_get_language_names()
    while let name = names?.pointee {
      if let table = match(String(cString: name)) { return table }
      names = names?.advanced(by: 1)
    }
    return .english
  }

  private static func match(_ tag: String) -> Texts? {
    let parts = tag.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first?.lowercased() else { return nil }
    switch language {
    case "en": return .english
    case "zh": return isTraditional(parts.dropFirst()) ? .traditionalChinese : .simplifiedChinese
    case "ja": return .japanese
    case "ko": return .korean
    case "de": return .german
    case "fr": return .french
    case "es": return .spanish
    case "pt": return .brazilianPortuguese
    case "ru": return .russian
    case "ar": return .arabic
    case "he", "iw": return .hebrew
    default: return nil
    }
  }

  /// A script decides; without one the regions that write traditional characters do.
  private static func isTraditional(_ parts: some Sequence<Substring>) -> Bool {
    let parts = parts.map { $0.lowercased() }
    if parts.contains("hans") { return false }
    return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }
}
