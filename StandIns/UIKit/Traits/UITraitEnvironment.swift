// SPDX-License-Identifier: MIT

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}

public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A handler that waits for changes of some traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(
    traits: [UITrait],
    handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func concerns(_ old: TraitValues, _ new: TraitValues) -> Bool {
    traits.contains { trait in
      switch trait {
      case is UITraitUserInterfaceStyle.Type:
        return old.userInterfaceStyle != new.userInterfaceStyle
      case is UITraitLayoutDirection.Type: return old.layoutDirection != new.layoutDirection
      case is UITraitDisplayScale.Type: return old.displayScale != new.displayScale
      case is UITraitPreferredContentSizeCategory.Type:
        return old.preferredContentSizeCategory != new.preferredContentSizeCategory
      case is UITraitAccessibilityContrast.Type:
        return old.accessibilityContrast != new.accessibilityContrast
      case is UITraitHorizontalSizeClass.Type:
        return old.horizontalSizeClass != new.horizontalSizeClass
      case is UITraitVerticalSizeClass.Type:
        return old.verticalSizeClass != new.verticalSizeClass
      case is UITraitUserInterfaceIdiom.Type:
        return old.userInterfaceIdiom != new.userInterfaceIdiom
      default: return false
      }
    }
  }
}
