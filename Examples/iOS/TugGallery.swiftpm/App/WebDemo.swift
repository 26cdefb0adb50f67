// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit
import WebKit

/// The scroll view of a web view is one like any other.
final class WebDemo: UIViewController {
  private let web = WKWebView()

  override func viewDidLoad() {
    super.viewDidLoad()
    web.frame = view.bounds
    web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(web)
    web.scrollView.tug.header = RefreshHeader(.standard) { [weak self] in
      try await Task.sleep(nanoseconds: 1_000_000_000)
      self?.load()
    }
    load()
  }

  private func load() {
    let lines = (1...60).map { "<p>Line \($0)</p>" }.joined()
    web.loadHTMLString("<h1>Pull me</h1>\(Date())\(lines)", baseURL: nil)
  }
}
