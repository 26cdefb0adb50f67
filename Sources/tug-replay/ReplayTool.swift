// SPDX-License-Identifier: MIT

import Foundation
import Tug
import TugReplay

/// Runs replay files and says what happened.
///
/// Exits with 0 when every claim held, 1 when one did not, 2 when a file cannot be read.
@main
struct ReplayTool {
  /// Prints no trace of what holds.
  let isQuiet: Bool

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("--help") {
      print(usage)
      exit(0)
    }
    let named = words.filter { $0 != "--quiet" }
    if let unknown = named.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      fail("\(unknown): no such option\n\(usage)")
    }
    if named.isEmpty { fail(usage) }
    let files = named.flatMap(files)
    let tool = ReplayTool(isQuiet: words.contains("--quiet"))
    // All are read before the first one runs, so that a bad file is told at once.
    let replays = files.map { (file: $0, replay: read($0)) }
    let failures = replays.flatMap { file, replay in
      replay.cases.filter { !tool.run($0, of: file) }
    }
    exit(failures.isEmpty ? 0 : 1)
  }

  private static let usage = """
    usage: tug-replay [--quiet] FILE…
    A folder stands for the .replay files in it, - for the standard input.
    The format is in Documentation/Replay.md.
    """

  private static func read(_ file: String) -> Replay {
    guard let data = contents(of: file) else { fail("\(file): cannot be read") }
    guard let text = String(bytes: data, encoding: .utf8) else {
      let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let bad = lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0
      fail("\(file): line \(bad + 1): found bytes that are no text, expected UTF-8")
    }
    switch Result(catching: { () throws(ReplayError) in try Replay(parsing: text) }) {
    case .success(let replay): return replay
    case .failure(let error): fail("\(file): \(error)")
    }
  }

  /// The files that a word on the command line means.
  private static func files(_ word: String) -> [String] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [word] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: word)) ?? []
    let replays = names.filter { $0.hasSuffix(".replay") }.sorted()
    if replays.isEmpty { fail("\(word): a folder without .replay files") }
    return replays.map { URL(filePath: word).appending(path: $0).relativePath }
  }

  private static func contents(of file: String) -> Data? {
    if file == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    return FileManager.default.contents(atPath: file)
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }

  /// Runs a case in each way of reporting; prints one trace and the first claim that fails.
  private func run(_ replayCase: Replay.Case, of file: String) -> Bool {
    print(replayCase.name.isEmpty ? file : "\(file): \(replayCase.name)")
    for reporting in [SimulatedScroll.Reporting.once, .everyFrame] {
      let (run, failure) = ReplayRun.run(replayCase, reporting: reporting)
      if !isQuiet, failure != nil || reporting == .once {
        for line in run.trace { print("  \(line)") }
      }
      guard let failure else { continue }
      print("  line \(failure.line): \(failure.step)")
      print("    expected: \(failure.expected)")
      print("    seen:     \(failure.seen)")
      if reporting == .everyFrame { print("    (when every frame of a move is reported)") }
      return false
    }
    print("  ok")
    return true
  }
}
