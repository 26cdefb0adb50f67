// SPDX-License-Identifier: MIT

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The values behind a trait collection.
struct TraitValues: Equatable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var displayScale: CGFloat = 3
  var preferredContentSizeCategory = UIContentSizeCategory.large
  var accessibilityContrast = UIAccessibilityContrast.normal
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular
  var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

open class UITraitCollection: NSObject {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public override init() {
    var values = TraitValues()
    values.userInterfaceStyle = .unspecified
    values.layoutDirection = .unspecified
    values.displayScale = 0
    values.preferredContentSizeCategory = .unspecified
    values.accessibilityContrast = .unspecified
    values.horizontalSizeClass = .unspecified
    values.verticalSizeClass = .unspecified
    values.userInterfaceIdiom = .unspecified
    self.values = values
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = UITraitCollection().values
    change(&values)
    self.init(values: values)
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  open class var current: UITraitCollection {
    get { World.current.currentTraits }
    set { World.current.currentTraits = newValue }
  }

  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }
}
