// SPDX-License-Identifier: MIT

extension UIView {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { object, previous in
      if let object = object as? TraitEnvironment { handler(object, previous) }
    }
    registrations.append(registration)
    return registration
  }

  /// The traits of the screen with what views above have replaced.
  var currentTraits: TraitValues {
    var values = parentView?.currentTraits ?? StandIn.traits.values
    if overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return values
  }

  static func direction(
    for attribute: UISemanticContentAttribute,
    in direction: UITraitEnvironmentLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: return direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Tells the view and all below it; with nil the previous traits are taken as those of now.
  func traitsOfTreeChanged(_ previous: TraitValues?) {
    let now = currentTraits
    var old = previous ?? now
    if previous == nil {
      old.userInterfaceStyle = now.userInterfaceStyle == .dark ? .light : .dark
    }
    let collection = UITraitCollection(values: old)
    UITraitCollection(values: now).performAsCurrent {
      resolveFill()
      traitCollectionDidChange(collection)
      for registration in registrations where registration.concerns(old, now) {
        registration.handler(self, collection)
      }
      controller?.traitCollectionDidChange(collection)
    }
    if old.layoutDirection != now.layoutDirection
      || old.preferredContentSizeCategory != now.preferredContentSizeCategory
    {
      setNeedsLayout()
    }
    for child in childViews { child.traitsOfTreeChanged(previous) }
  }

  func resolveFill() {
    backingLayer.backgroundColor = fill?.resolvedColor(with: traitCollection).cgColor
  }

  func resolveFillOfTree() {
    if fill != nil { resolveFill() }
    for child in childViews { child.resolveFillOfTree() }
  }

  func tintOfTreeChanged() {
    tintColorDidChange()
    for child in childViews where child.ownTint == nil { child.tintOfTreeChanged() }
  }
}
