// SPDX-License-Identifier: MIT

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func makeCopy() -> CAAnimation {
    let copy = CABasicAnimation()
    copyBasic(to: copy)
    return copy
  }

  func copyBasic(to copy: CABasicAnimation) {
    copyProperty(to: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? {
    let ends = ends(model: isAdditive ? model.zero : model)
    return ends.from.interpolated(to: ends.to, at: eased(progress))
  }

  private func ends(model: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.negated), to)
    case (let from?, nil, nil): return (from, model)
    case (nil, let to?, nil): return (model, to)
    case (nil, nil, let by?): return (model, model.adding(by))
    default: return (model, model)
    }
  }
}
