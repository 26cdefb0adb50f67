// SPDX-License-Identifier: MIT

import Testing
import TugReplay

/// Two ways to say the same, each a whole file.
private let spellings = [
  ("drag \u{2212}64>\u{2212}130", "drag -64 > -130"),
  ("drag \u{2212}64\u{2212}>\u{2212}130→-64", "drag -64 > -130 > -64"),
  ("base top 64\u{2212}>100", "base top 100"),
  ("\u{FEFF}down", "down"),
  ("drag 2 > 0 > 1 by 0.5", "drag 2 > 1.5 > 1 > 0.5 > 0 > 0.5 > 1"),
  // Steps that are too small to be seen in numbers of that size come to an end all the same.
  ("drag 1e17 > 100000000000000016 by 8", "drag 1e17 > 1e17 > 100000000000000016"),
  ("layout 375×667", "layout 375x667"),
  ("layout 375 x 667", "layout 667"),
  ("base 64/34", "base top 64, bottom 34"),
  ("base left 20, right 20", "base left 20"),
  ("raw write of 64", "write top 64"),
  ("write raw bottom inset 34", "write bottom 34"),
  ("F 44→60", "footer extent 60"),
  ("H = 88", "header 88"),
  ("T 80", "header trigger 80"),
  ("header 60; header trigger 80", "header 60; header 60 trigger 80"),
  ("header 60; header = new header", "header 60; header = new header 54"),
  ("minVisible 500 ms", "header minimum 0.5s"),
  ("prefetch 200", "footer prefetch 200"),
  ("fill mode on", "footer fill on"),
  ("footer hidden=true", "footer.hidden = true"),
  ("header end(.failure)", "end(header, error)"),
  ("end(canceled)", "end(.cancelled)"),
  ("begin(reveal: .never)", "begin(never)"),
  ("begin(reveal: atTop)", "begin(reveal: ifAtTop)"),
  ("tap the footer", "footer.tap()"),
  (
    "fixture S, auto footer, content 900, at 277\ndown",
    "fixture content 900, at 277, auto footer\ndown"
  ),
  (
    "fixture header 60, footer back, base 88/34\ndown",
    "fixture base 88/34, H 60, back footer\ndown"
  ),
  (
    "fixture minVisible 500ms, content 900, fill mode on\ndown",
    "fixture content 900, header minimum 500ms, footer fill on\ndown"
  ),
  ("fixture T 80, no footer\ndown", "fixture header trigger 80\ndown"),
]

@Test(arguments: spellings)
func `a step can be spelt in several ways`(spelling: String, other: String) throws {
  #expect(try meaning(spelling) == meaning(other))
}

/// What a file says, apart from its words.
private func meaning(_ text: String) throws -> String {
  let replayCase = try Replay(parsing: text).cases[0]
  return "\(replayCase.fixture) \(replayCase.steps.map { "\($0.step)" })"
}

@Test func `the list stands where the drag begins that follows a finger's landing`() throws {
  let steps = "down; drag 300>0>-64>-130; up 0; settle; expect actions"
  for (fixture, actions) in [("fixture S", 1), ("fixture header from edge", 0)] {
    let replay = try Replay(parsing: "\(fixture)\n\(steps) \(actions)")
    #expect(ReplayRun.run(replay.cases[0]).failure == nil, "\(fixture)")
  }
}
