// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs the built `tug-replay` beside the test bundle.
private func runTool(
  _ arguments: [String],
  input: String = ""
) throws -> (status: Int32, output: String) {
  let tool = Process()
  tool.executableURL = try builtTool()
  tool.arguments = arguments
  let inputFile = try TemporaryFile(input)
  tool.standardInput = try FileHandle(forReadingFrom: inputFile.url)
  let pipe = Pipe()
  tool.standardOutput = pipe
  tool.standardError = pipe
  try tool.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  tool.waitUntilExit()
  return (tool.terminationStatus, String(decoding: data, as: UTF8.self))
}

private func builtTool() throws -> URL {
  var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  while folder.path != "/" {
    let tool = folder.appending(path: "tug-replay")
    if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    folder.deleteLastPathComponent()
  }
  throw CocoaError(.fileNoSuchFile)
}

/// A file with a text, gone when the test is over.
private struct TemporaryFile: ~Copyable {
  let url: URL
  var path: String { url.path }

  init(_ text: Data) throws {
    let name = "tug-\(UUID().uuidString).replay"
    url = FileManager.default.temporaryDirectory.appending(path: name)
    try text.write(to: url)
  }

  init(_ text: String) throws { try self.init(Data(text.utf8)) }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@Test func `the tool exits with 0 and prints the trace when every claim holds`() throws {
  let file = try TemporaryFile("down; drag -64>-130; up 0; settle; expect actions 1")
  let (status, output) = try runTool([file.path])
  #expect(status == 0)
  #expect(output.contains("0s  drag -64>-130\n          phase header idle pulling"))
  #expect(output.contains("perform header 1"))
  #expect(output.hasSuffix("  ok\n"))
}

@Test func `the tool exits with 1 and tells the first claim that fails`() throws {
  let file = try TemporaryFile("begin; settle\nexpect y -100\nexpect actions 7")
  let (status, output) = try runTool([file.path])
  #expect(status == 1)
  #expect(output.contains("line 2: expect y -100\n    expected: expect y -100\n    seen:     -118"))
  #expect(!output.contains("actions 7"))
}

@Test func `the tool goes on with the next case and file after a failure`() throws {
  let bad = try TemporaryFile("case one\nexpect y 5\ncase two\nexpect y -64")
  let good = try TemporaryFile("expect y -64")
  let (status, output) = try runTool(["--quiet", bad.path, good.path])
  #expect(status == 1)
  #expect(output.contains(": one\n"))
  #expect(output.components(separatedBy: "  ok\n").count == 3)
}

@Test func `the tool exits with 2 and tells the line of a bad file`() throws {
  let good = try TemporaryFile("expect y -64")
  let file = try TemporaryFile("down\nfly away")
  let (status, output) = try runTool([good.path, file.path])
  #expect(status == 2)
  #expect(output == "\(file.path): line 2: found \"fly away\", expected a step\n")
}

@Test func `the tool exits with 2 for what is no replay file`() throws {
  let missing = try runTool(["/there/is/no.replay"])
  #expect(missing.status == 2)
  #expect(missing.output == "/there/is/no.replay: cannot be read\n")
  let latin = try TemporaryFile(Data("down\n# caf".utf8) + Data([0xe9, 0x0a]))
  let bytes = try runTool([latin.path])
  #expect(bytes.status == 2)
  #expect(bytes.output == "\(latin.path): line 2: found bytes that are no text, expected UTF-8\n")
  let none = try runTool([])
  #expect(none.status == 2)
  #expect(none.output.hasPrefix("usage: tug-replay"))
  let unknown = try runTool(["--loud", latin.path])
  #expect(unknown.status == 2)
  #expect(unknown.output.hasPrefix("--loud: no such option\nusage: tug-replay"))
}

@Test func `the tool says how it is called when asked`() throws {
  let (status, output) = try runTool(["--help"])
  #expect(status == 0)
  #expect(output.hasPrefix("usage: tug-replay"))
}

@Test func `a folder stands for the replays in it`() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "tug-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let none = try runTool([folder.path])
  #expect(none.status == 2)
  #expect(none.output == "\(folder.path): a folder without .replay files\n")
  for name in ["b.replay", "a.replay", "notes.txt"] {
    try Data("expect y -64".utf8).write(to: folder.appending(path: name))
  }
  let (status, output) = try runTool(["--quiet", folder.path])
  #expect(status == 0)
  #expect(output == "\(folder.path)/a.replay\n  ok\n\(folder.path)/b.replay\n  ok\n")
}

@Test func `the tool reads the standard input and takes its option anywhere`() throws {
  let (status, output) = try runTool(["-", "--quiet"], input: "down\r\nup 0\r\nexpect y -64\r\n")
  #expect(status == 0)
  #expect(output == "-\n  ok\n")
}
