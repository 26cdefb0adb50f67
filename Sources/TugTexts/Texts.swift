// SPDX-License-Identifier: MIT

import Tug

/// The words that strips show and that assistive technology speaks.
///
/// A host starts with the table of the user's language. An app replaces the whole table or single
/// texts. The tables are code and need no resource bundle, so that a key never shows instead of a
/// text.
///
/// ```swift
/// header.texts = .german
/// footer.texts.noMore = "That is all for today"
/// ```
public struct Texts: Equatable, Sendable {
  /// The language of the table, as the web writes it: `zh-Hans`.
  let language: String
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
    get { self[keyPath: Self.place(of: key)] }
    set { self[keyPath: Self.place(of: key)] = newValue }
  }

  private static func place(of key: TextKey) -> WritableKeyPath<Texts, String> {
    switch key {
    case .pull: \.pull
    case .release: \.release
    case .refreshing: \.refreshing
    case .refreshed: \.refreshed
    case .refreshFailed: \.refreshFailed
    case .lastUpdated: \.lastUpdated
    case .pullToLoad: \.pullToLoad
    case .releaseToLoad: \.releaseToLoad
    case .tapToLoad: \.tapToLoad
    case .loading: \.loading
    case .loaded: \.loaded
    case .loadFailed: \.loadFailed
    case .noMore: \.noMore
    case .refreshCommand: \.refreshCommand
    }
  }

  /// The language of the text for a key; `nil` once the app has put another there.
  package func language(of key: TextKey) -> String? {
    Self.table(for: language)[key] == self[key] ? language : nil
  }

  /// The text of ``lastUpdated`` for a time in the words of the table.
  package func lastUpdated(at time: String) -> String {
    lastUpdated.split(separator: "{}", omittingEmptySubsequences: false).joined(separator: time)
  }
}

extension Texts {
  /// The table that suits a language best.
  ///
  /// - Parameter tag: A locale as Apple, POSIX or the web write it: `zh-Hans-CN`, `zh_TW.UTF-8`, `pt`.
  /// - Returns: A table of the library; English when none suits.
  public static func table(for tag: String) -> Texts { table(for: [tag]) }

  /// The table that suits a list of languages best.
  ///
  /// - Parameter tags: Locales, the one preferred most first.
  /// - Returns: A table of the library; English when none suits.
  public static func table(for tags: [String]) -> Texts {
    for tag in tags {
      if let table = match(tag) { return table }
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
