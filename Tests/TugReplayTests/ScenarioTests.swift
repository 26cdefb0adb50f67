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

@Test(arguments: [300.0, 0])
func `what happens at the top alone is the same over short and empty content`(
  content: Double
) throws {
  var count = 0
  for file in ReplayFile.all {
    for var replayCase in try file.replay().cases where replayCase.staysAtTop {
      replayCase.fixture.geometry.content = content
      let failure = ReplayRun.run(replayCase).failure
      #expect(failure == nil, "\(file.path), \(replayCase.name)")
      count += 1
    }
  }
  #expect(count > 80)
}

extension Replay.Case {
  /// Whether the case has the standard content and no footer, and never leaves the top.
  fileprivate var staysAtTop: Bool {
    let standard = Replay.Fixture().geometry
    guard fixture.footer == nil, fixture.geometry.content == standard.content,
      fixture.geometry.viewport == standard.viewport, fixture.offset ?? -.infinity <= 0
    else { return false }
    let rest = fixture.geometry.restStart
    return steps.allSatisfy { line in
      switch line.step {
      case .move(let offsets, _): offsets.allSatisfy { $0 <= rest }
      case .layout(let lengths):
        lengths.allSatisfy { length in
          switch length {
          case .viewport, .content: false
          default: true
          }
        }
      case .configure(let edge, _): edge == .start
      default: true
      }
    }
  }
}
