// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import UIKit

/// An observation of a notification that ends with this object.
nonisolated final class NotificationToken {
  private let token: any NSObjectProtocol

  /// Observes a notification that is posted on the main thread.
  ///
  /// - Parameters:
  ///   - name: Which notification.
  ///   - body: Called when it is posted.
  init(_ name: NSNotification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(body)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
