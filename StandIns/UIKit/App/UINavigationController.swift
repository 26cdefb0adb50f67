// SPDX-License-Identifier: MIT

/// A stack of controllers under a bar; a push or a pop is done at once, without a transition.
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar = UINavigationBar(frame: .zero)

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var navigationBar: UINavigationBar { bar }
  open var topViewController: UIViewController? { stack.last }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { change(to: newValue, animated: false) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    change(to: stack.dropLast(), animated: animated)
    return popped
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    if let top = stack.last { show(top) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + UINavigationBar.height)
    stack.last?.barInsets.top = UINavigationBar.height
  }

  override func willAppear(_ animated: Bool) {
    super.willAppear(animated)
    stack.last?.willAppear(animated)
  }

  override func willDisappear(_ animated: Bool) {
    super.willDisappear(animated)
    stack.last?.willDisappear(animated)
  }

  /// The title of the controller on top, and that of the one below, which the way back is named after.
  func titleMayHaveChanged() {
    let below = stack.dropLast().last
    bar.show(stack.last?.title, back: below.map { $0.title ?? "Back" })
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let (old, top) = (stack.last, new.last)
    let leaving = stack.filter { one in !new.contains { $0 === one } }
    for one in leaving { one.willMove(toParent: nil) }
    for one in new where one.parent !== self { addChild(one) }
    let isTopNew = old !== top
    if isTopNew, isShown { old?.willDisappear(animated) }
    stack = new
    if isTopNew {
      if isShown { top?.willAppear(animated) }
      old?.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded, let top { show(top) }
    }
    for one in leaving { one.removeFromParent() }
    for one in new { one.didMove(toParent: self) }
    titleMayHaveChanged()
    guard isTopNew, isShown else { return }
    old?.viewDidDisappear(animated)
    top?.viewDidAppear(animated)
  }

  private func show(_ top: UIViewController) {
    guard let content = top.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.barInsets.top = UINavigationBar.height
    view.insertSubview(content, belowSubview: bar)
    titleMayHaveChanged()
  }
}
