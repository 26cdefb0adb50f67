// SPDX-License-Identifier: MIT

import Tug

/// Something that a program chooses of a view, by a function or by a property.
struct Choice<Value: Equatable> {
  /// The property's name.
  let name: String
  private let path: ReferenceWritableKeyPath<LibraryView, Value>

  init(_ name: String, _ path: ReferenceWritableKeyPath<LibraryView, Value>) {
    (self.name, self.path) = (name, path)
  }

  /// What is chosen.
  func value(of library: LibraryView) -> Value { library[keyPath: path] }

  /// Chooses, and tells of a change.
  func choose(_ value: Value, of library: LibraryView) {
    guard self.value(of: library) != value else { return }
    library[keyPath: path] = value
    library.notify(name)
  }
}

extension LibraryView {
  static let prefetch = Choice("prefetch", \.loading.prefetch)
  static let prefetchPages = Choice("prefetch-pages", \.loading.prefetchPages)
  static let fillsViewport = Choice("fills-viewport", \.loading.fillsViewport)
  static let loadsWhenEmpty = Choice("loads-when-empty", \.loading.whenEmpty)
  static let visibility = Choice("visibility", \.loading.visibility)
  static let headerLoads = Choice("header-loads", \.headerLoads)
  static let exclusive = Choice("exclusive", \.isExclusive)
  static let pullsWithMouse = Choice("pulls-with-mouse", \.pullsWithMouse)
  static let lastUpdate = Choice("last-update", \.lastUpdate)

  // What there is for each strip.

  static func enabled(_ edge: Edge) -> Choice<Bool> { of(edge, "enabled", \.isEnabled) }
  static func hidden(_ edge: Edge) -> Choice<Bool> { of(edge, "hidden", \.isHidden) }
  static func trigger(_ edge: Edge) -> Choice<CInt> { of(edge, "trigger", \.trigger) }
  static func placement(_ edge: Edge) -> Choice<CInt> { of(edge, "placement", \.placement) }
  static func pullStart(_ edge: Edge) -> Choice<CInt> { of(edge, "pull-start", \.pullStart) }
  static func hold(_ edge: Edge) -> Choice<Double> { of(edge, "hold", \.hold) }
  static func offset(_ edge: Edge) -> Choice<Double> { of(edge, "offset", \.offset) }
  static func triggerDistance(_ edge: Edge) -> Choice<Double> {
    of(edge, "trigger-distance", \.triggerDistance)
  }
  static func minimumDisplay(_ edge: Edge) -> Choice<Double> {
    of(edge, "minimum-display", \.minimumDisplay)
  }

  private static func of<Value>(
    _ edge: Edge,
    _ name: String,
    _ path: WritableKeyPath<StripChoice, Value>
  ) -> Choice<Value> {
    let strip: ReferenceWritableKeyPath<LibraryView, StripChoice> = \.[edge]
    return Choice(edge.named(name), strip.appending(path: path))
  }
}

extension Edge {
  /// The name of the property that is the look of the strip there.
  var stripName: String { self == .start ? "header" : "footer" }

  /// The name of a property of the strip there.
  func named(_ name: String) -> String { "\(stripName)-\(name)" }
}
