// SPDX-License-Identifier: MIT

import Foundation
import Tug
import TugReplay
import TugTrace

/// Plays replay files and prints what another build needs to repeat them, a line each: the hash of
/// the trace, the file's name, and the recorded events as the bits of numbers.
///
/// Then follow the hashes of each look's frames and, last, that of the motions.
@main
struct TraceTool {
  static func main() throws {
    for file in CommandLine.arguments.dropFirst() {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      for (index, replayCase) in try Replay(parsing: text).cases.enumerated() {
        show("\(name).\(index + 1)", numbers(of: replayCase))
      }
    }
    for (number, look) in Trace.looks.enumerated() {
      print(hex(Trace.frames(of: look)), "frames.\(number)")
    }
    print(hex(Trace.motion()), "motion")
  }

  private static func numbers(of replayCase: Replay.Case) -> [Double] {
    var numbers: [Double] = []
    let run = ReplayRun.run(replayCase, reporting: .everyFrame, isRecording: true).run
    for recorded in run.recording {
      EventStream.write(recorded, into: &numbers)
    }
    return numbers
  }

  private static func show(_ name: String, _ numbers: [Double]) {
    let hash = numbers.withUnsafeBufferPointer(Trace.events)
    print(hex(hash), name, numbers.map { hex($0.bitPattern) }.joined(separator: " "))
  }

  private static func hex(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
