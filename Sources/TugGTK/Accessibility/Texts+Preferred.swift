// SPDX-License-Identifier: MIT

import CTugGtk
import TugTexts

extension Texts {
  /// The table that suits the user's languages best.
  public static var preferred: Texts {
    var tags: [String] = []
    var names = g_get_language_names()
    while let name = names?.pointee {
      tags.append(String(cString: name))
      names = names?.advanced(by: 1)
    }
    return table(for: tags)
  }
}
