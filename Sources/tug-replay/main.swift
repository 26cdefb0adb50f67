// SPDX-License-Identifier: MIT

import Foundation
import Tug
import TugReplay

// Runs replay files and says what happened: 0 when every claim held, 1 when one did not, 2 when a
// file cannot be read.

var files = CommandLine.arguments.dropFirst()
let isQuiet = files.first == "--quiet"
if isQuiet { files = files.dropFirst() }

guard !files.isEmpty else {
  print("usage: tug-replay [--quiet] FILE…")
  print("Runs replay files; the format is in Documentation/Replay.md.")
  exit(2)
}

var hasFailed = false
for file in files {
  for replayCase in read(file).cases { hasFailed = !run(replayCase, of: file) || hasFailed }
}
exit(hasFailed ? 1 : 0)

func read(_ file: String) -> Replay {
  guard let data = FileManager.default.contents(atPath: file) else {
    fail("\(file): cannot be read")
  }
  guard let text = String(bytes: data, encoding: .utf8) else {
    fail("\(file): is not UTF-8 text")
  }
  switch Result(catching: { () throws(ReplayError) in try Replay(parsing: text) }) {
  case .success(let replay): return replay
  case .failure(let error): fail("\(file): \(error)")
  }
}

/// Runs a case in each way of reporting, and prints its trace once and the first claim that fails.
func run(_ replayCase: Replay.Case, of file: String) -> Bool {
  let name = replayCase.name.isEmpty ? file : "\(file): \(replayCase.name)"
  print(name)
  for reporting in [SimulatedScroll.Reporting.once, .everyFrame] {
    let (run, failure) = ReplayRun.run(replayCase, reporting: reporting)
    if !isQuiet, failure != nil || reporting == .once {
      for line in run.trace { print("  \(line)") }
    }
    if let failure {
      print("  line \(failure.line): \(failure.step)")
      print("    expected: \(failure.expected)")
      print("    seen:     \(failure.seen)")
      if reporting == .everyFrame { print("    (when every frame of a move is reported)") }
      return false
    }
  }
  print("  ok")
  return true
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}
