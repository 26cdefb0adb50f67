// SPDX-License-Identifier: MIT

@_exported import Foundation

#if canImport(ObjectiveC)
@_exported import ObjectiveC
#else
/// A method that a target offers.
///
/// Without the Objective-C runtime a name cannot be sent, so the stand-in keeps the method itself:
/// `Selector(Target.tick)` where iOS has `#selector(Target.tick)`.
public struct Selector: @unchecked Sendable {
  let call: @MainActor (AnyObject) -> Void

  /// The selector of a method without parameters.
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    call = { target in
      if let target = target as? Target { method(target)() }
    }
  }
}
#endif

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// A time in seconds.
public typealias CFTimeInterval = Double
