// SPDX-License-Identifier: MIT

import Testing
import TugReplay

@Test func `there are replays`() {
  #expect(ReplayFile.all.count >= 60)
}

@Test(arguments: ReplayFile.all, SimulatedScroll.Reporting.both)
func `every claim of a replay holds`(
  file: ReplayFile,
  reporting: SimulatedScroll.Reporting
) throws {
  for replayCase in try file.replay().cases {
    let (run, failure) = ReplayRun.run(replayCase, reporting: reporting)
    guard let failure else { continue }
    let place = "\(file.path):\(failure.line): \(replayCase.name): \(failure.step)"
    let trace = run.trace.joined(separator: "\n")
    Issue.record("\(place)\nexpected: \(failure.expected)\nseen: \(failure.seen)\n\(trace)")
  }
}

@Test(arguments: ReplayFile.all)
func `a replay begins with its name and its fault, and claims something in every case`(
  file: ReplayFile
) throws {
  let lines = try file.text().split(separator: "\n", omittingEmptySubsequences: false)
  #expect(lines[0].hasPrefix("# \(file.name) "))
  #expect(lines[1].hasPrefix("# "))
  for replayCase in try file.replay().cases {
    let claims = replayCase.steps.filter { if case .expect = $0.step { true } else { false } }
    #expect(!claims.isEmpty, "\(file.name): \(replayCase.name)")
  }
}
