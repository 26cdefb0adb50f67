// SPDX-License-Identifier: MIT

#if canImport(UIKit)
/// What is in the background, where nobody sees a scroll view.
///
/// With several windows a scene may be there while the app is not. An app that knows no scenes hears of
/// itself alone.
struct Background {
  /// The whole app.
  var hasApp = false
  /// The scene that shows the scroll view.
  var hasScene = false

  /// Whether the scroll view is there.
  var hasView: Bool { hasApp || hasScene }
}
#endif
