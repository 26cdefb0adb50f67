// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug

/// What a control does when it starts: a callback that ends by itself later, or an asynchronous
/// function whose return is the end.
final class Action {
  private let work: Work
  private var task: Task<Void, Never>?

  private enum Work {
    case callback(() -> Void)
    case function(() async throws -> Outcome)
  }

  private init(_ work: Work) { self.work = work }

  /// Code ends what the callback begins.
  static func callback(_ body: @escaping () -> Void) -> Action {
    Action(.callback(body))
  }

  /// The function's return, or what it throws, is the end.
  static func function(_ body: @escaping () async throws -> Outcome) -> Action {
    Action(.function(body))
  }

  /// Performs the action; `end` is called at most once, and not after `cancel()`.
  func perform(end: @escaping (Outcome) -> Void) {
    cancel()
    switch work {
    case .callback(let body): body()
    case .function(let body):
      task = Task {
        let outcome: Outcome
        do {
          outcome = try await body()
        } catch is CancellationError {
          outcome = .cancelled
        } catch {
          outcome = .failure
        }
        if !Task.isCancelled { end(outcome) }
      }
    }
  }

  deinit { task?.cancel() }

  /// Calls the running function off.
  func cancel() {
    task?.cancel()
    task = nil
  }
}
#endif
