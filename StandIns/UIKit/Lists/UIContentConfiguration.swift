// SPDX-License-Identifier: MIT

/// What a cell shows, as a value.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Nothing here has such a state; a configuration only names its type.
public protocol UIConfigurationState {
  @MainActor init(traitCollection: UITraitCollection)
  @MainActor var traitCollection: UITraitCollection { get set }
}
