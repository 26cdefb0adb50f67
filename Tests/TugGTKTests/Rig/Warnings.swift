// SPDX-License-Identifier: MIT

import CTugGtk

/// Warnings of GLib's kind, which would stop the tests.
enum Warnings {
  private static var texts: [String] = []

  /// What is warned of while `body` runs, but for what GTK does itself: it miscounts which widgets a finger
  /// presses where those under it are exchanged or covered.
  static func caught(_ body: () throws -> Void) rethrows -> [String] {
    texts = []
    let fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
    let before = g_log_set_default_handler(
      { _, _, text, _ in
        guard let text else { return }
        Warnings.texts.append(String(cString: text))
      },
      nil
    )
    defer {
      g_log_set_default_handler(before, nil)
      g_log_set_always_fatal(fatal)
    }
    try body()
    return texts.filter { !$0.hasPrefix("Broken accounting of active state") }
  }
}
