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
  ///   - body: Called when it is posted, with the object that it is about.
  init(
    _ name: NSNotification.Name,
    _ body: @escaping @MainActor @Sendable (_ object: ObjectIdentifier?) -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let object = (note.object as AnyObject?).map(ObjectIdentifier.init)
      MainActor.assumeIsolated { body(object) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
