// SPDX-License-Identifier: MIT

@MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  private var loadedView: UIView?
  /// What the bars of a container cover, for the safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// Whether the view has been told that it appears.
  private(set) var isShown = false

  open var title: String? {
    didSet { navigationController?.titleMayHaveChanged() }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func encode(with coder: NSCoder) {}

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loadedView?.superview }
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? StandIn.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  // MARK: Appearance, which containers pass on

  func willAppear(_ animated: Bool) {
    isShown = true
    viewWillAppear(animated)
  }

  func willDisappear(_ animated: Bool) {
    isShown = false
    viewWillDisappear(animated)
  }

  func appear(_ animated: Bool) {
    guard !isShown else { return }
    willAppear(animated)
    viewDidAppear(animated)
  }

  func disappear(_ animated: Bool) {
    guard isShown else { return }
    willDisappear(animated)
    viewDidDisappear(animated)
  }
}
