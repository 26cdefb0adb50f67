// SPDX-License-Identifier: MIT

/// An object whose setters report changes by name.
protocol KeyValueObservable: AnyObject {
  var observerTable: ObserverTable { get }
}

/// Who observes one object.
final class ObserverTable: @unchecked Sendable {
  private struct Entry {
    let identifier: Int
    let name: String
    let sendsPrior: Bool
    let read: (Any) -> Any
    let send: (Any, Any, Any?, Bool) -> Void
  }

  /// For objects of which nothing can be observed.
  static let unobservable = ObserverTable()

  private var entries: [Entry] = []
  /// Of what nobody hears now.
  private var silent: Set<String> = []

  var isEmpty: Bool { entries.isEmpty }

  func add(
    name: String,
    sendsPrior: Bool,
    read: @escaping (Any) -> Any,
    send: @escaping (Any, Any, Any?, Bool) -> Void
  ) -> Int {
    Observers.lastIdentifier += 1
    let identifier = Observers.lastIdentifier
    entries.append(
      Entry(identifier: identifier, name: name, sendsPrior: sendsPrior, read: read, send: send)
    )
    return identifier
  }

  func remove(_ identifier: Int) {
    entries.removeAll { $0.identifier == identifier }
  }

  /// Runs the original setter between the two halves of the notification.
  ///
  /// Observers hear of every call, also of one that writes the value that is there already.
  func changing(_ names: [String], of object: Any, _ write: () -> Void) {
    guard !entries.isEmpty else { return write() }
    let concerned = entries.filter { names.contains($0.name) && !silent.contains($0.name) }
    guard !concerned.isEmpty else { return write() }
    let old = concerned.map { $0.read(object) }
    for (entry, value) in zip(concerned, old) where entry.sendsPrior {
      entry.send(object, value, value, true)
    }
    write()
    for (entry, value) in zip(concerned, old) where isAlive(entry.identifier) {
      entry.send(object, value, value, false)
    }
  }

  /// Runs a change that is not reported under these names.
  func silencing(_ names: Set<String>, _ body: () -> Void) {
    let before = silent
    silent.formUnion(names)
    body()
    silent = before
  }

  private func isAlive(_ identifier: Int) -> Bool {
    entries.contains { $0.identifier == identifier }
  }
}

/// What all observations share.
enum Observers {
  nonisolated(unsafe) static var lastIdentifier = 0
  nonisolated(unsafe) private static var isRecording = false
  nonisolated(unsafe) private static var recorded: String?

  /// Called first in the getter of each observable property.
  static func noteRead(_ name: String) {
    if isRecording, recorded == nil { recorded = name }
  }

  /// Reads a value and returns the name that the outermost getter noted.
  static func recordingName<Value>(_ read: () -> Value) -> (Value, String?) {
    isRecording = true
    recorded = nil
    defer {
      isRecording = false
      recorded = nil
    }
    let value = read()
    return (value, recorded)
  }
}
