// SPDX-License-Identifier: MIT

import Tug

/// What a control does when it starts: a callback that ends by itself later, or an asynchronous
/// function whose return is the end.
@MainActor package final class Action {
  private let work: Work
  private var task: Task<Void, Never>?
  /// Changes with each call and each cancellation, so that the answer of an earlier call is told apart.
  private var turn = 0

  private enum Work {
    case callback(() -> Void)
    case function(() async throws -> Answer)
  }

  /// What the function of an action answers.
  package struct Answer {
    /// How it went.
    package var outcome: Outcome
    /// Of a refresh: whether a footer that was at its end may load again.
    package var hasMore = false
  }

  private init(_ work: Work) { self.work = work }

  deinit { task?.cancel() }

  /// Code ends what the callback begins.
  package static func callback(_ body: @escaping () -> Void) -> Action {
    Action(.callback(body))
  }

  /// A refresh: returning is success, throwing is failure.
  package static func refresh(_ body: @escaping () async throws -> Void) -> Action {
    Action(
      .function {
        try await body()
        return Answer(outcome: .success)
      }
    )
  }

  /// A refresh that says whether there is more than it has brought.
  package static func refresh(_ body: @escaping () async throws -> LoadResult) -> Action {
    Action(
      .function {
        let hasMore = try await body() == .hasMore
        return Answer(outcome: hasMore ? .success : .noMore, hasMore: hasMore)
      }
    )
  }

  /// A load: returning says whether there is more, throwing is failure.
  package static func load(_ body: @escaping () async throws -> LoadResult) -> Action {
    Action(.function { Answer(outcome: try await body() == .hasMore ? .success : .noMore) })
  }

  /// Whether the action is a task, which needs the main actor to be served.
  package var isAsynchronous: Bool {
    if case .function = work { true } else { false }
  }

  /// How a host runs the function of an action.
  package typealias Runner =
    @MainActor (_ body: () async throws -> Answer) async throws -> Answer

  /// Performs the action; `end` is called at most once, and not after `cancel()`.
  ///
  /// - Parameters:
  ///   - run: Runs the function, if it is one.
  ///   - end: Called with the end of the function.
  package func perform(
    through run: @escaping Runner = { try await $0() },
    end: @escaping (Answer) -> Void
  ) {
    cancel()
    switch work {
    case .callback(let body): body()
    case .function(let body):
      task = Task { [weak self, turn] in
        let answer: Answer
        do {
          answer = try await run(body)
        } catch is CancellationError {
          answer = Answer(outcome: .cancelled)
        } catch {
          answer = Answer(outcome: Task.isCancelled ? .cancelled : .failure)
        }
        // A function may cancel its own task; that is no reason to wait for ever for its end.
        if self?.turn == turn { end(answer) }
      }
    }
  }

  /// Calls the running function off.
  package func cancel() {
    task?.cancel()
    task = nil
    turn += 1
  }
}
