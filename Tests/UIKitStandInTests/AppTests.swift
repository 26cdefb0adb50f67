// SPDX-License-Identifier: MIT

import Testing
import UIKit
import WebKit

extension StandInTests {
  /// Launching, navigation, and what an app's lists do with touches.
  @MainActor
  final class Apps {
    private var window: UIWindow?

    @Test func `A launch calls the delegates in order and gives the key window`() throws {
      StandIn.reset()
      let window = try #require(StandIn.launch(Delegate.self))
      #expect(window.isKeyWindow)
      let scene = try #require(StandIn.scene.delegate as? SceneDelegate)
      #expect(scene.calls == ["connect", "foreground", "active"])
      StandIn.enterBackground()
      StandIn.enterForeground()
      #expect(scene.calls.suffix(4) == ["inactive", "background", "foreground", "active"])
    }

    @Test func `A push and a pop call both controllers in order`() {
      let (first, second) = (Page("first"), Page("second"))
      let navigation = show(first)
      Page.calls = []
      navigation.pushViewController(second, animated: true)
      #expect(
        Page.calls == [
          "first will go", "second will come", "first has gone", "second has come",
        ]
      )
      #expect(first.view.window == nil)
      Page.calls = []
      #expect(navigation.popViewController(animated: true) === second)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(
        Page.calls == [
          "second will go", "first will come", "second has gone", "first has come",
        ]
      )
      #expect(second.parent == nil)
    }

    @Test func `The way back in the bar frees what was shown`() throws {
      let navigation = show(Page("first"))
      weak var second: Page?
      do {
        let page = Page("second")
        second = page
        navigation.pushViewController(page, animated: false)
        StandIn.turn()
      }
      let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
      let back = try #require(buttons.first)
      #expect(back.title(for: .normal) == "‹ first")
      StandIn.tap(back)
      #expect(second == nil)
      #expect(back.isHidden)
    }

    @Test func `A bar adds to the safe area, and so to the inset of the content under it`() {
      let page = Page("list")
      let (list, other) = (UIScrollView(), UIScrollView())
      for view in [list, other] {
        view.frame = page.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(view)
      }
      _ = show(page)
      #expect(page.view.safeAreaInsets.top == 64)
      #expect(list.adjustedContentInset.top == 64)
      // Short content that is not the controller's first takes no inset.
      #expect(other.adjustedContentInset.top == 0)
    }

    @Test func `A tap selects a row, a drag does not, and coming back clears the selection`() throws
    {
      let table = TableController(style: .plain)
      let navigation = show(table)
      let row = IndexPath(row: 2, section: 0)
      let cell = try #require(table.tableView.cellForRow(at: row))
      let finger = StandIn.touch(cell)
      #expect(cell.isHighlighted)
      finger.move(by: 0, -30)
      #expect(!cell.isHighlighted)
      finger.up()
      #expect(table.chosen.isEmpty)
      StandIn.settle()
      StandIn.tap(cell)
      #expect(table.chosen == [row])
      #expect(table.tableView.indexPathForSelectedRow == row)
      navigation.pushViewController(Page("other"), animated: true)
      navigation.popViewController(animated: true)
      #expect(table.tableView.indexPathForSelectedRow == nil)
      #expect(!cell.isSelected)
    }

    @Test func `Cells of a registered class are made once and used again`() {
      let table = TableController(style: .plain)
      _ = show(table)
      let shown = table.tableView.visibleCells.count
      #expect(table.tableView.visibleCells.allSatisfy { $0 is OwnCell })
      for y in stride(from: 0, through: 2000, by: 100) {
        table.tableView.contentOffset.y = CGFloat(y)
        StandIn.turn()
      }
      #expect(OwnCell.count <= shown + 4)
    }

    @Test func `A page is there at the end of the turn, and the delegate hears of it`() {
      StandIn.reset()
      let window = StandIn.makeWindow(size: CGSize(width: 300, height: 400))
      let web = WKWebView(frame: window.bounds)
      let log = PageLog()
      web.navigationDelegate = log
      window.addSubview(web)
      web.loadHTMLString("<h1>One</h1><p>Two</p>", baseURL: nil)
      #expect(web.isLoading)
      StandIn.turn()
      #expect(!web.isLoading)
      #expect(log.calls == ["finish"])
      #expect(web.scrollView.frame == web.bounds)
      #expect(web.scrollView.contentSize.height > 21 + 32 + 21 + 16 + 16)
      web.loadHTMLString("", baseURL: nil)
      web.stopLoading()
      StandIn.turn()
      #expect(log.calls == ["finish", "fail"])
      #expect(web.scrollView.contentSize.height > 0)
    }

    private func show(_ controller: UIViewController) -> UINavigationController {
      StandIn.reset()
      OwnCell.count = 0
      let window = StandIn.makeWindow(
        size: CGSize(width: 375, height: 667),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      )
      let navigation = UINavigationController(rootViewController: controller)
      self.window = window
      window.rootViewController = navigation
      StandIn.turn()
      return navigation
    }
  }
}

@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let role = connectingSceneSession.role
    let configuration = UISceneConfiguration(name: nil, sessionRole: role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
}

/// Notes when it comes and goes.
@MainActor
private final class Page: UIViewController {
  static var calls: [String] = []

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { Self.calls.append("\(title ?? "") \(what)") }

  override func viewWillAppear(_ animated: Bool) { note("will come") }
  override func viewDidAppear(_ animated: Bool) { note("has come") }
  override func viewWillDisappear(_ animated: Bool) { note("will go") }
  override func viewDidDisappear(_ animated: Bool) { note("has gone") }
}

@MainActor
private final class OwnCell: UITableViewCell {
  static var count = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.count += 1
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class TableController: UITableViewController {
  var chosen: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OwnCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
}

@MainActor
private final class PageLog: NSObject, WKNavigationDelegate {
  var calls: [String] = []

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) { calls.append("fail") }
}
