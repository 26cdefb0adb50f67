// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import UIKit

/// Observes a scroll view without touching anything of the app's: no delegate, only key-value
/// observation of what UIKit reports.
///
/// The observations end with this object. UIKit does not document whether observers or the delegate
/// hear of an offset first, nor whether one of the bounds is reported as one of the offset and the
/// other way round; nothing here depends on it.
final class ScrollObserver {
  private let tokens: [NSKeyValueObservation]

  /// What is observed.
  enum Change {
    case offset
    case bounds
    case length
    case inset
    case finger(UIGestureRecognizer.State)
  }

  /// Begins to observe.
  ///
  /// - Parameters:
  ///   - view: The scroll view.
  ///   - onChange: Called after each change.
  init(_ view: UIScrollView, _ onChange: @escaping (Change) -> Void) {
    let report = Report(onChange)
    tokens = [
      view.observe(\.bounds) { _, _ in report.send(.bounds) },
      view.observe(\.contentOffset) { _, _ in report.send(.offset) },
      view.observe(\.contentSize) { _, _ in report.send(.length) },
      view.observe(\.frame) { _, _ in report.send(.length) },
      view.observe(\.transform) { _, _ in report.send(.length) },
      view.observe(\.contentInset) { _, _ in report.send(.inset) },
      view.panGestureRecognizer.observe(\.state, options: [.new]) { recognizer, _ in
        MainActor.assumeIsolated { report.receive(.finger(recognizer.state)) }
      },
    ]
  }

  /// Takes reports, which key-value observation delivers where the change was made: UIKit's own
  /// are on the main thread.
  private final class Report: Sendable {
    private let onChange: (Change) -> Void

    init(_ onChange: @escaping (Change) -> Void) { self.onChange = onChange }

    nonisolated func send(_ change: Change) {
      MainActor.assumeIsolated { receive(change) }
    }

    func receive(_ change: Change) { onChange(change) }
  }
}
#endif
