// SPDX-License-Identifier: MIT

open class CATransaction: NSObject {
  struct State {
    var duration: Double?
    var disablesActions = false
    var group: AnimationGroupToken?
  }

  private static var stack: [State] {
    get { World.current.transactions }
    set { World.current.transactions = newValue }
  }

  static var current: State { stack[stack.count - 1] }

  open class func begin() {
    var state = current
    state.group = nil
    stack.append(state)
  }

  open class func commit() {
    guard stack.count > 1 else { return }
    stack.removeLast().group?.seal()
  }

  open class func flush() {
    stack[0].group?.seal()
    stack[0] = State()
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack[stack.count - 1].duration = dur
  }

  open class func setDisableActions(_ flag: Bool) {
    stack[stack.count - 1].disablesActions = flag
  }

  /// Called when the animations that are added from here on in this transaction have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack[stack.count - 1].group?.seal()
    stack[stack.count - 1].group = block.map { block in
      AnimationGroupToken { _ in block() }
    }
  }

  /// The end of a turn: the implicit transaction ends.
  static func endTurn() { flush() }
}
