// SPDX-License-Identifier: MIT

/// An animation on a layer.
struct AnimationEntry {
  var key: String
  var animation: CAAnimation
  /// What waits for the animation, if anything.
  var group: AnimationGroupToken?

  func end(fallback: Double) -> Double { animation.rules(fallback: fallback).end }
}

extension CALayer {
  public func add(_ anim: CAAnimation, forKey key: String?) {
    add(anim, forKey: key, group: CATransaction.current.group)
  }

  func add(_ anim: CAAnimation, forKey key: String?, group: AnimationGroupToken?) {
    let copy = anim.makeCopy()
    let transaction = CATransaction.current
    if copy.duration == 0 { copy.duration = transaction.duration ?? 0.25 }
    if copy.beginTime == 0 { copy.beginTime = localTime(atRoot: Clock.now) }
    let key = key ?? "anonymous \(AnimationRegistry.nextNumber())"
    removeAnimation(forKey: key)
    group?.outstanding += 1
    entries.append(AnimationEntry(key: key, animation: copy, group: group))
    AnimationRegistry.register(self)
    copy.delegate?.animationDidStart(copy)
  }

  public func removeAllAnimations() { finishAll { _ in true } }

  public func removeAnimation(forKey key: String) { finishAll { $0.key == key } }

  public func animationKeys() -> [String]? {
    entries.isEmpty ? nil : entries.map(\.key)
  }

  public func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }

  /// Takes animations off before their time.
  func finishAll(where isConcerned: (AnimationEntry) -> Bool) {
    let gone = entries.filter(isConcerned)
    guard !gone.isEmpty else { return }
    entries.removeAll(where: isConcerned)
    for entry in gone where !entry.animation.hasStopped {
      entry.animation.hasStopped = true
      entry.group?.finish(isComplete: false)
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }

  /// Takes off what has ended by itself.
  func expire(at time: Double) {
    let local = localTime(atRoot: time)
    let ended = entries.filter { $0.end(fallback: 0.25) <= local + 1e-9 }
    for entry in ended where !entry.animation.hasStopped {
      entry.animation.hasStopped = true
      if entry.animation.isRemovedOnCompletion {
        entries.removeAll { $0.animation === entry.animation }
      }
      entry.group?.finish(isComplete: true)
      entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
    }
  }

  /// What is on screen now, or nil outside a window.
  public func presentation() -> Self? {
    guard isInWindow, !isPresentation else { return isPresentation ? self : nil }
    return presentation(at: Clock.now) as? Self
  }

  public func model() -> Self { (modelLayer as? Self) ?? self }

  /// The layer as it is at a time, in a window or not.
  func presentation(at time: Double) -> CALayer {
    let copy = makeSibling()
    copy.copyState(from: self)
    copy.parent = parent
    let local = localTime(atRoot: time)
    for entry in entries { entry.animation.apply(to: copy, at: local, fallback: 0.25) }
    return copy
  }

  func animatableValue(forKeyPath path: String) -> AnimatableValue? {
    let (key, part) = AnimatableValue.split(path[...])
    return animatableBase(key)?.part(part)
  }

  func setAnimatableValue(_ value: AnimatableValue, forKeyPath path: String) {
    let (key, part) = AnimatableValue.split(path[...])
    guard let base = animatableBase(key) else { return }
    setAnimatableBase(key, base.replacing(part, with: value))
  }

  public func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    return Self.defaultAction(forKey: event)
  }

  /// Starts the implicit animation that a change of a model value brings.
  func didChange(_ key: String, _ old: AnimatableValue?, _ new: AnimatableValue?) {
    guard !isPresentation else { return }
    guard let old, let new, !old.isSame(as: new), isInWindow else { return }
    // The layer of a view animates only inside an animation block of UIView.
    guard view == nil else { return ViewAnimation.animate(self, key, from: old, to: new) }
    let transaction = CATransaction.current
    guard !transaction.disablesActions else { return }
    if let action = action(forKey: key) {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = presentation(at: Clock.now).animatableValue(forKeyPath: key) ?? old
    animation.toValue = new
    animation.duration = transaction.duration ?? 0.25
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    guard animation.duration > 0 else { return }
    // The presentation value was already that of the new model when nothing was in flight.
    if entries.isEmpty { animation.fromValue = old }
    add(animation, forKey: key)
  }
}
