// SPDX-License-Identifier: MIT

import Testing

// Two thousand random lives of a scroll view, 240,000 events in all, judged after each one.

@Test(arguments: 0..<20)
func `random events break no rule of the engine`(batch: Int) {
  for seed in 0..<100 {
    var life = RandomLife(seed: UInt64(batch * 100 + seed))
    if let broken = life.run(events: 120) {
      Issue.record("seed \(batch * 100 + seed): \(broken)\n\(life.replay)")
      return
    }
  }
}
