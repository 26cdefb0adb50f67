// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Foundation
import TugTexts

extension Texts {
  /// The table that suits the user's languages best.
  public static var preferred: Texts { table(for: Locale.preferredLanguages) }

  /// The line with the time of the last success: the time of day, for another day with its date.
  func lastUpdated(_ date: Date) -> String {
    let isToday = Calendar.current.isDateInToday(date)
    let time = date.formatted(date: isToday ? .omitted : .abbreviated, time: .shortened)
    return lastUpdated(at: time)
  }
}
#endif
