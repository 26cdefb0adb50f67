// SPDX-License-Identifier: MIT

import CBenchCounters

/// What a row may cost.
///
/// A bench prints where it stands against its budget and never fails for it: another machine is
/// another result.
struct Budget {
  /// Nanoseconds for one operation; `nil` where no budget is set.
  var nanoseconds: Double?
  /// Allocations in one operation; `nil` where no budget is set.
  var allocations: Double?

  static let none = Budget()
}

/// One row of the table.
struct Row {
  var name: String
  /// Median of the runs, for one operation.
  var nanoseconds: Double
  /// Least of the runs, for one operation; `nil` where they cannot be counted.
  var allocations: Double?
  var budget: Budget
  /// Whether the results of the body were what they had to be.
  var isRight: Bool
}

/// Measures one operation and adds its row to the table.
///
/// Nine runs of `iterations` calls follow one run to warm up. The time holds a closure call and an
/// addition, about a nanosecond together.
///
/// - Parameters:
///   - name: What one operation is, in the words of the budget.
///   - budget: What it may cost.
///   - iterations: Calls in one run; choose them so that a run takes some milliseconds.
///   - check: Judges the sum of the body's results over one run, so that a fast wrong answer shows.
///   - body: One operation. It gets the number of the call, so that no two calls need be alike, and
///     returns something of its result, so that no part of it can be left out.
@MainActor func measure(
  _ name: String,
  budget: Budget = .none,
  iterations: Int,
  check: (Double) -> Bool = \.isFinite,
  body: (Int) -> Double
) {
  let clock = ContinuousClock()
  var times: [Double] = []
  var allocations: [Double] = []
  times.reserveCapacity(9)
  allocations.reserveCapacity(9)
  var isRight = true
  for run in -1..<9 {
    let allocated = bench_allocation_count()
    let start = clock.now
    var sum = 0.0
    for call in 0..<iterations { sum += body(call) }
    let elapsed = start.duration(to: clock.now)
    let allocatedAfter = bench_allocation_count()
    isRight = isRight && check(sum)
    guard run >= 0 else { continue }
    times.append(elapsed / .nanoseconds(1) / Double(iterations))
    allocations.append(Double(allocatedAfter - allocated) / Double(iterations))
  }
  times.sort()
  table.append(
    Row(
      name: name,
      nanoseconds: times[times.count / 2],
      allocations: countsAllocations ? allocations.min() : nil,
      budget: budget,
      isRight: isRight
    )
  )
}

/// A check that the sum of the results lies between two values, the ends left out.
func isBetween(_ least: Double, _ greatest: Double) -> (Double) -> Bool {
  { $0 > least && $0 < greatest }
}

/// The rows in the order they were measured.
@MainActor private(set) var table: [Row] = []

private final class Probe {
  var value = 0
}

/// Whether the counter sees what the Swift runtime allocates on this platform.
let countsAllocations: Bool = {
  let before = bench_allocation_count()
  var probes: [Probe] = []
  for _ in 0..<100 { probes.append(Probe()) }
  return withExtendedLifetime(probes) { bench_allocation_count() - before >= 100 }
}()
