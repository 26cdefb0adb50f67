// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// Runs what an asynchronous action does off the main actor, on threads of GLib's shared pool.
///
/// Swift's own executor uses libdispatch's pool, which from its first job on looks after itself once
/// a second for ever. Even an action that stays on the main actor comes to that executor, with
/// every continuation that is resumed. GLib's threads sleep until there is a job, and end when
/// there has been none for a while.
nonisolated final class WorkerPool: TaskExecutor {
  /// The one pool of the process.
  static let shared = WorkerPool()

  /// Never changed, and its functions may be called from any thread.
  private nonisolated(unsafe) let pool: UnsafeMutablePointer<GThreadPool>?

  private init() {
    // Swift's jobs never wait for each other, so one thread a processor is enough.
    pool = g_thread_pool_new(
      { job, _ in
        guard let job else { return }
        Unmanaged<Ticket>.fromOpaque(job).takeRetainedValue().redeem()
      },
      nil,
      gint(g_get_num_processors()),
      0,
      nil
    )
  }

  /// Runs an action, so that what it awaits off the main actor comes to the pool.
  @MainActor static func run<T>(_ body: () async throws -> T) async throws -> T {
    try await withTaskExecutorPreference(shared) { try await body() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let ticket = Ticket(UnownedJob(job))
    g_thread_pool_push(pool, Unmanaged.passRetained(ticket).toOpaque(), nil)
  }

  /// A job on its way to a thread, as C carries it.
  private final class Ticket {
    private let job: UnownedJob

    init(_ job: UnownedJob) { self.job = job }

    func redeem() { job.runSynchronously(on: WorkerPool.shared.asUnownedTaskExecutor()) }
  }
}
