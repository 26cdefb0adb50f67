// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// The fixture app as a process of its own on the rig's display.
final class App {
  private let process: pid_t
  private let output: Int32
  private var buffer = ""
  private(set) var lines: [String] = []

  /// Starts the app and waits until its window is shown.
  init(_ option: String? = nil) throws {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    let path = folder + "/tug-gtk-fixture"
    let argument = strdup(path)
    let second = option.flatMap { strdup($0) }
    defer {
      free(argument)
      free(second)
    }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, nil, [argument, second, nil], environ)
    close(ends[1])
    try #require(status == 0, "the fixture app must be built")
    self.process = process
    output = ends[0]
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    try #require(writes("shown"))
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(output)
  }

  /// Reads what the app writes until it has written a line, for at most half a minute: a process of
  /// its own goes by the machine's time, and at its own pace.
  func writes(_ line: String, meanwhile body: () -> Void = {}) -> Bool {
    for _ in 0..<3000 {
      takeLines()
      if lines.contains(line) { return true }
      body()
      usleep(10_000)
    }
    return false
  }

  /// Has the app end its action.
  func endAction() { kill(process, SIGUSR1) }

  private func takeLines() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(output, &bytes, bytes.count)
    guard count > 0 else { return }
    buffer += String(decoding: bytes.prefix(count), as: UTF8.self)
    var parts = buffer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    buffer = parts.popLast() ?? ""
    lines += parts
  }

  /// The number of the thread that runs the main loop.
  var mainThread: String { "\(process)" }

  /// How often each thread has gone to sleep or lost the processor, by its number.
  ///
  /// A thread whose numbers stay has not run, and so has called nothing of the system.
  var switches: [String: [String]] {
    let folder = "/proc/\(process)/task"
    var found: [String: [String]] = [:]
    guard let tasks = opendir(folder) else { return found }
    defer { closedir(tasks) }
    while let entry = readdir(tasks) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), let file = fopen("\(folder)/\(name)/status", "r") else {
        continue
      }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 8192)
      let count = fread(&bytes, 1, bytes.count, file)
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      found[name] = text.split(separator: "\n").map(String.init).filter {
        $0.contains("ctxt_switches") || $0.hasPrefix("State")
      }
    }
    return found
  }
}
