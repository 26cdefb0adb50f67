// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Compares the declarations of the module with the table in `Signatures.txt`.
struct SignatureTests {
  @Test func `The stand-in declares what the table says and nothing else`() throws {
    let table = try SignatureTable(
      text: String(contentsOf: Self.folder.appending(path: "Signatures.txt"), encoding: .utf8)
    )
    let graph = try SymbolGraph.extract(package: Self.package)
    for (type, expected) in table.expected {
      let missing = expected.filter { !graph.members(of: type).contains($0) }
      #expect(missing.isEmpty, "\(type) must declare")
    }
    for type in graph.checkedTypes {
      let unknown = graph.ownMembers(of: type).filter { !table.knows($0, of: type) }
      #expect(unknown.isEmpty, "\(type) has members that Signatures.txt does not list")
    }
    #expect(table.expected.values.joined().count > 1000)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()
}

/// The table, by type.
struct SignatureTable {
  /// What must be declared exactly so: confirmed lines, and the stand-in's side of deviations.
  private(set) var expected: [String: [String]] = [:]
  private var known: Set<String> = []

  init(text: String) {
    var section = ""
    var type = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        section = String(line)
      } else if !line.hasPrefix(" ") {
        type = String(line)
      } else {
        var declaration = line.trimmingCharacters(in: .whitespaces)
        if section == "[deviation]" {
          guard declaration.hasPrefix("+ ") else { continue }
          declaration = String(declaration.dropFirst(2))
        }
        expected[type, default: []].append(declaration)
        known.insert("\(type) \(declaration)")
      }
    }
  }

  func knows(_ declaration: String, of type: String) -> Bool {
    known.contains("\(type) \(declaration)")
  }
}

/// The public declarations of the module, as the compiler's own tool prints them.
struct SymbolGraph {
  private struct File: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Fragment: Decodable {
      let spelling: String
    }

    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
  }

  private var all: [String: Set<String>] = [:]
  private var own: [String: Set<String>] = [:]
  /// The types that stand for Apple's.
  private(set) var checkedTypes: [String] = []

  func members(of type: String) -> Set<String> { all[type] ?? [] }

  /// Without overrides and what every view or raw value must have.
  func ownMembers(of type: String) -> Set<String> { own[type] ?? [] }

  static func extract(package: URL) throws -> SymbolGraph {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let modules = try #require(builtModules, "the folder with UIKit.swiftmodule was not found")
    let triple = try run("swiftc", ["-print-target-info"])
    let target = try #require(triple.firstMatch(of: /"triple": "([^"]*)"/)?.output.1)
    let flags = try run("pkg-config", ["--cflags-only-I", "pangocairo"])
    var arguments = [
      "-target", String(target), "-I", modules, "-I",
      package.appending(path: "StandIns/CTugCairo").path, "-output-dir", output.path,
      "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    for flag in flags.split(whereSeparator: \.isWhitespace) {
      arguments += ["-Xcc", String(flag)]
    }
    let symbols = try Self.modules.flatMap { module in
      _ = try run("swift-symbolgraph-extract", ["-module-name", module] + arguments)
      let data = try Data(contentsOf: output.appending(path: "\(module).symbols.json"))
      return try JSONDecoder().decode(File.self, from: data).symbols
    }
    return SymbolGraph(symbols)
  }

  /// The modules that stand for Apple's.
  private static let modules = ["UIKit", "WebKit"]

  private init(_ symbols: [Symbol]) {
    for symbol in symbols {
      let spelling = symbol.declarationFragments.map(\.spelling).joined()
      let path = symbol.pathComponents
      let kind = symbol.kind.identifier
      if ["class", "protocol", "struct", "enum"].contains(where: { kind == "swift." + $0 }) {
        let name = path.joined(separator: ".")
        if !name.hasPrefix("StandIn") { checkedTypes.append(name) }
      }
      let type = path.dropLast().joined(separator: ".")
      let declaration = Self.normalized(spelling)
      all[type, default: []].insert(declaration)
      let isMember = [
        "init", "method", "property", "type.method", "type.property", "enum.case",
      ].contains { kind == "swift." + $0 }
      // What every view and every type with a raw value has is listed nowhere.
      let isOrdinary =
        declaration.hasSuffix("init?(coder: NSCoder)")
        || declaration.hasPrefix("init(rawValue:") || declaration.hasPrefix("init?(rawValue:")
        || declaration.hasPrefix("let rawValue:")
      if isMember, !isOrdinary, !spelling.contains("override ") {
        own[type, default: []].insert(declaration)
      }
    }
  }

  private static func normalized(_ declaration: String) -> String {
    var text = declaration
    let dropped = [
      "open ", "public ", "final ", "override ", "convenience ", "required ",
      "@discardableResult ", "weak ", "@preconcurrency ", "@NSCopying ", "`", "{ get set }",
    ]
    for word in dropped { text = text.replacing(word, with: "") }
    for word in ["let", "var", "func"] {
      text = text.replacing("class \(word)", with: "static \(word)")
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Where the build has put the modules: next to the program that runs the tests.
  private static var builtModules: String? {
    for argument in CommandLine.arguments {
      var folder = URL(filePath: argument)
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        let modules = folder.appending(path: "Modules")
        let file = modules.appending(path: "UIKit.swiftmodule").path
        if FileManager.default.fileExists(atPath: file) { return modules.path }
      }
    }
    return nil
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) failed")
    return String(data: data, encoding: .utf8) ?? ""
  }
}
