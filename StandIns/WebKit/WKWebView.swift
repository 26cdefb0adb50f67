// SPDX-License-Identifier: MIT

@_exported import UIKit

@MainActor
open class WKWebViewConfiguration: NSObject {}

/// One way to a page.
@MainActor
open class WKNavigation: NSObject {}

/// A page in a scroll view: headings and paragraphs, one below the other.
///
/// The scroll view is the web view's own in everything that a host can see: made, framed and sized by
/// it. A page is there at the end of the turn in which it was asked for.
@MainActor
open class WKWebView: UIView {
  private let scroll = UIScrollView(frame: .zero)
  private let ownConfiguration: WKWebViewConfiguration
  private var page = WebPage(html: "")
  private var current: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = configuration
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    scroll.backgroundColor = .white
    addSubview(scroll)
  }

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open var configuration: WKWebViewConfiguration { ownConfiguration }
  open var scrollView: UIScrollView { scroll }
  open var isLoading: Bool { current != nil }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation()
    current = navigation
    StandIn.later { [weak self] in self?.finish(navigation, string) }
    return navigation
  }

  open func stopLoading() {
    guard let navigation = current else { return }
    current = nil
    navigationDelegate?.webView(self, didFail: navigation, withError: URLError(.cancelled))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    layoutPage()
  }

  private func finish(_ navigation: WKNavigation, _ html: String) {
    guard navigation === current else { return }
    current = nil
    for view in page.views { view.removeFromSuperview() }
    page = WebPage(html: html)
    for view in page.views { scroll.addSubview(view) }
    layoutPage()
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func layoutPage() {
    let size = CGSize(width: bounds.width, height: page.layout(width: bounds.width))
    if size != scroll.contentSize { scroll.contentSize = size }
  }
}
