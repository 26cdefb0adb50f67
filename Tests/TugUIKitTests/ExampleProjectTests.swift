// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The Xcode project of the example app, as far as it can be read without Xcode.
struct ExampleProjectTests {
  typealias Object = [String: Any]

  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/iOS")

  @Test func `Every identifier in the project leads to an object`() throws {
    let project = try plist("TugGallery.xcodeproj/project.pbxproj")
    let objects = try #require(project["objects"] as? [String: Object])
    let root = try #require(project["rootObject"] as? String)
    #expect(objects[root]?["isa"] as? String == "PBXProject")
    var reached: Set<String> = []
    visit(root, in: objects, &reached)
    #expect(reached == Set(objects.keys))
    for (name, object) in objects {
      let missing = identifiers(in: object).filter { objects[$0] == nil }
      #expect(missing.isEmpty, "\(name) names what is not there")
    }
  }

  @Test func `The files and the package that the project names exist`() throws {
    let project = try plist("TugGallery.xcodeproj/project.pbxproj")
    let objects = try #require(project["objects"] as? [String: Object])
    let paths = objects.values.compactMap { object in
      object["sourceTree"] as? String == "BUILT_PRODUCTS_DIR"
        ? nil : object["path"] ?? object["relativePath"]
    }.compactMap { $0 as? String }
    #expect(Set(paths) == ["TugGallery", "Info.plist", "../.."])
    for path in paths { #expect(exists(path), "\(path)") }
    #expect(exists("../../Package.swift"))
    let manifest = try String(
      contentsOf: folder.appending(path: "../../Package.swift"),
      encoding: .utf8
    )
    let products = objects.values.compactMap { $0["productName"] as? String }
    #expect(products.contains("TugUIKit"))
    #expect(manifest.contains(".library(name: \"TugUIKit\""))
  }

  @Test func `The app is built as the package and the tests here build it`() throws {
    let project = try plist("TugGallery.xcodeproj/project.pbxproj")
    let objects = try #require(project["objects"] as? [String: Object])
    let root = try #require(project["rootObject"] as? String)
    let lists = try ["buildConfigurationList"].compactMap { objects[root]?[$0] as? String }
      .map { try #require(objects[$0]?["buildConfigurations"] as? [String]) }
    let settings = lists.joined().compactMap { objects[$0]?["buildSettings"] as? Object }
    #expect(settings.count == 2)
    for one in settings {
      #expect(one["IPHONEOS_DEPLOYMENT_TARGET"] as? String == "15.0")
      #expect(one["SWIFT_VERSION"] as? String == "6.0")
      #expect(one["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String == "MainActor")
      #expect(one["SDKROOT"] as? String == "iphoneos")
    }
    let manifest = try String(
      contentsOf: folder.appending(path: "../../Package.swift"),
      encoding: .utf8
    )
    #expect(manifest.contains(".iOS(.v15)"))
    let target = objects.values.first { $0["isa"] as? String == "PBXNativeTarget" }
    let list = try #require(target?["buildConfigurationList"] as? String)
    let own = try #require(objects[list]?["buildConfigurations"] as? [String])
    for name in own {
      let settings = try #require(objects[name]?["buildSettings"] as? Object)
      let file = try #require(settings["INFOPLIST_FILE"] as? String)
      #expect(exists(file))
    }
  }

  @Test func `The app opts in to scenes and has a launch screen`() throws {
    let info = try plist("Info.plist")
    #expect(info["UIApplicationSceneManifest"] is Object)
    #expect(info["UILaunchScreen"] is Object)
    #expect(info["CFBundleIdentifier"] as? String == "$(PRODUCT_BUNDLE_IDENTIFIER)")
    #expect((info["CFBundleLocalizations"] as? [String])?.count == 12)
  }

  private func plist(_ path: String) throws -> Object {
    let data = try Data(contentsOf: folder.appending(path: path))
    let value = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(value as? Object)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// The strings of 24 hexadecimal digits in a value, keys included.
  private func identifiers(in value: Any) -> [String] {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap { identifiers(in: $0) }
    case let object as Object:
      object.flatMap { identifiers(in: $0.key) + identifiers(in: $0.value) }
    default: []
    }
  }

  private func visit(_ name: String, in objects: [String: Object], _ reached: inout Set<String>) {
    guard let object = objects[name], reached.insert(name).inserted else { return }
    for next in identifiers(in: object) { visit(next, in: objects, &reached) }
  }
}
