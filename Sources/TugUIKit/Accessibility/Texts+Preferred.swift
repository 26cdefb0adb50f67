// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import TugTexts
import UIKit

extension Texts {
  /// The table that suits the user's languages best.
  public static var preferred: Texts { table(for: Locale.preferredLanguages) }

  /// The line with the time of the last success: the time of day, for another day with its date.
  func lastUpdated(_ date: Date) -> String {
    let isToday = Calendar.current.isDateInToday(date)
    let style = Date.FormatStyle(
      date: isToday ? .omitted : .abbreviated,
      time: .shortened,
      locale: locale
    )
    return lastUpdated(at: date.formatted(style))
  }

  /// The user's locale, or that of the words: an app need not be in a language that they are in.
  private var locale: Locale {
    let current = Locale.current
    guard let language = language(of: .lastUpdated) else { return current }
    return language.prefix(2) == current.identifier.prefix(2)
      ? current : Locale(identifier: language)
  }

  /// What VoiceOver reads after what it is reading.
  func announcement(_ key: TextKey) -> NSAttributedString {
    spoken(key, [.accessibilitySpeechQueueAnnouncement: true])
  }

  /// A text that VoiceOver reads in a voice for its language.
  func spoken(
    _ key: TextKey,
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    var attributes = attributes
    attributes[.accessibilitySpeechLanguage] = language(of: key)
    return NSAttributedString(string: self[key], attributes: attributes)
  }
}
#endif
