// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import Tug
import UIKit

/// What new controls start with, for an app that wants the same everywhere.
///
/// Set it before the first control is made, for example in the app delegate; a control that exists
/// keeps what it has.
///
/// ```swift
/// StripDefaults.shared.texts.refreshing = "One moment…"
/// StripDefaults.shared.header = { options in options.minimumDisplay = 0.6 }
/// ```
@MainActor public struct StripDefaults {
  /// The defaults of this process.
  public static var shared = StripDefaults()

  /// The words; those of the user's language at first.
  public var texts = Texts.preferred
  /// What stands for colours with a meaning in place of the system's; nothing at first.
  ///
  /// ``OrbitIndicator`` takes them too.
  public var colors: [Paint.Meaning: UIColor] = [:]
  /// Whether arming is felt; `true` at first.
  public var playsHaptics = true
  /// Changes the options of each new header.
  public var header: (inout StripOptions) -> Void = { _ in }
  /// Changes the options of each new footer.
  public var footer: (inout StripOptions) -> Void = { _ in }

  /// Creates the defaults of the library.
  public init() {}

  func options(_ role: Role, _ metrics: LookMetrics, _ trigger: Trigger?) -> StripOptions {
    var options = StripOptions(role: role, metrics: metrics, trigger: trigger)
    if role == .refresh { header(&options) } else { footer(&options) }
    return options
  }
}
#endif
