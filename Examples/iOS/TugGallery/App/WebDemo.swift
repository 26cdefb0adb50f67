// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit
import WebKit

/// The scroll view of a web view is one like any other; the refresh ends when the page is there.
final class WebDemo: UIViewController, WKNavigationDelegate {
  private let web = WKWebView()
  private var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    web.frame = view.bounds
    web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    web.navigationDelegate = self
    view.addSubview(web)
    web.scrollView.tug.header = RefreshHeader(
      .standard,
      onRefresh: { [weak self] in self?.load() }
    )
    load()
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    web.scrollView.tug.header?.end(.success)
  }

  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {
    web.scrollView.tug.header?.end(.failure)
  }

  /// Without a connection a page fails before it begins to load.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    web.scrollView.tug.header?.end(.failure)
  }

  private func load() {
    loads += 1
    let lines = (1...40).map { "<p>Line \($0) of load \(loads)</p>" }.joined()
    web.loadHTMLString(
      """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>body { font: -apple-system-body }</style>
      <h1>Pull me</h1>\(lines)
      """,
      baseURL: nil
    )
  }
}
