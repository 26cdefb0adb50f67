// SPDX-License-Identifier: MIT

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// A block observation; ends when invalidated or released.
open class NSKeyValueObservation: NSObject {
  private weak var table: ObserverTable?
  private let identifier: Int
  private let world: World
  /// Also an observation whose object is gone ends once.
  private var isValid = true

  init(table: ObserverTable?, identifier: Int) {
    self.table = table
    self.identifier = identifier
    world = .current
    super.init()
    world.observations += 1
  }

  open func invalidate() {
    guard isValid else { return }
    isValid = false
    table?.remove(identifier)
    world.observations -= 1
  }

  deinit { invalidate() }
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes the property that a key path names.
  ///
  /// Key paths carry no names here, so the getter of an observable property notes its name while
  /// the key path is read once. A property that notes nothing is accepted and never reports, as it
  /// is with properties of UIKit that are not observable (`isTracking`).
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let observable = self as? any KeyValueObservable else {
      return NSKeyValueObservation(table: .unobservable, identifier: 0)
    }
    let (value, name) = Observers.recordingName { self[keyPath: keyPath] }
    let table = observable.observerTable
    let send: (Any, Any, Any?, Bool) -> Void = { object, _, old, isPrior in
      guard let object = object as? Self else { return }
      let now = object[keyPath: keyPath]
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) && !isPrior ? now : nil,
          oldValue: options.contains(.old) ? old as? Value : nil,
          indexes: nil,
          isPrior: isPrior
        )
      )
    }
    let identifier = table.add(
      name: name ?? "",
      sendsPrior: options.contains(.prior),
      read: { ($0 as? Self)?[keyPath: keyPath] as Any },
      send: send
    )
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? value : nil,
          oldValue: nil,
          indexes: nil,
          isPrior: false
        )
      )
    }
    return NSKeyValueObservation(table: table, identifier: identifier)
  }
}
