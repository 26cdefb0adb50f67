// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import TugReplay
import TugUIKit
import UIKit

// The code in the documentation, compiled. White space and comments may differ from the page, and
// what a page leaves out as `…` is empty here.

/// What the code in the documentation calls.
private struct Feed {
  func reload() async throws {}
  func loadNext() async throws -> Bool { false }
}

private let feed = Feed()

private final class Snippets {
  private let tableView = UITableView()

  private func load() {}

  func fiveLines() {
    tableView.tug.header = RefreshHeader(.standard) { try await feed.reload() }
    tableView.tug.footer = LoadMoreFooter(.standard) {
      try await feed.loadNext() ? .hasMore : .noMore
    }
    tableView.tug.header?.begin()
  }

  func callback() {
    tableView.tug.header = RefreshHeader(.standard, onRefresh: { [weak self] in self?.load() })
    tableView.tug.header?.end(.success)
  }

  func options(_ header: RefreshHeader, _ footer: LoadMoreFooter) {
    header.options.metrics.trigger = 80
    header.options.metrics.hold = 40
    header.options.metrics.placement = .pinned
    header.options.trigger = .onDistance
    header.options.minimumDisplay = 0.6
    footer.options.trigger = .reach(prefetch: .viewports(1))
    footer.options.visibility = .whenContentFills
    footer.options.fillsViewport = true
  }

  func ownView() {
    final class MyHeader: UIView, StripContent {
      var stripMetrics: LookMetrics { LookMetrics(extent: 60) }
      func stripDidChange(from old: Phase, to new: Phase) {}
      func stripDidPull(_ pull: Double, progress: Double) {}
      func stripWillEnd(with outcome: Outcome) {}
      func stripDidEnd() {}
    }
    tableView.tug.header = RefreshHeader(view: MyHeader()) { try await feed.reload() }
  }

  func recording() {
    tableView.tug.startRecording()
    print(ReplayWriter.text(of: tableView.tug.stopRecording().cases))
  }

  func indicator(_ windowScene: UIWindowScene) {
    let indicator = OrbitIndicator(windowScene)
    indicator.show()
    defer { indicator.hide() }
    load()
  }
}

extension HostTests {
  /// What the pages for iOS say.
  struct Documentation {
    @Test(arguments: ["Documentation/iOS.md", "README.md"])
    func `The code on the page compiles`(page: String) throws {
      let source = bare(try String(contentsOfFile: #filePath, encoding: .utf8))
      let blocks = try text(page).components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
        .filter { $0.contains("tug.") || $0.contains("Indicator") || $0.contains("options.") }
      #expect(!blocks.isEmpty)
      for block in blocks { #expect(source.contains(bare(block)), "\(block)") }
    }

    @Test func `The migration tables name every call of the libraries they are about`() throws {
      let page = try text("Documentation/Migration.md")
      let missing = Self.formerNames.filter { !page.contains($0) }
      #expect(missing.isEmpty)
    }

    private func text(_ path: String) throws -> String {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Code without white space, comments, imports and marks of omission.
    private func bare(_ code: String) -> String {
      code.split(separator: "\n").filter { !$0.hasPrefix("import ") }
        .map { $0.components(separatedBy: "//")[0] }.joined()
        .filter { !$0.isWhitespace && $0 != "…" }
    }

    private static let formerNames = [
      "gtm_addRefreshHeaderView(refreshBlock:)",
      "gtm_addRefreshHeaderView(refreshHeader:refreshBlock:)",
      "gtm_addLoadMoreFooterView(loadMoreBlock:)",
      "gtm_addLoadMoreFooterView(loadMoreFooter:loadMoreBlock:)",
      "triggerRefreshing()", "autoRefreshing()", "endRefreshing(isSuccess:)",
      "endRefresing(isSuccess:)", "endLoadMore(isNoMoreData:)", "isNoMoreData",
      "GTMRefreshState", "GTMRefreshComponent", "GTMRefreshHeader", "GTMLoadMoreFooter",
      "SubGTMRefreshHeaderProtocol", "SubGTMLoadMoreFooterProtocol",
      "SubGTMRefreshComponentProtocol", "DefaultGTMRefreshHeader", "DefaultGTMLoadMoreFooter",
      "headerProtocolImp", "subProtocol", "contentHeight()", "contentHeith()",
      "willRefresHeight()", "willLoadMoreHeight()", "refreshingHoldHeight()",
      "changePullingPercent(percent:)", "toNormalState()", "toPullingState()",
      "toWillRefreshState()", "toRefreshingState()", "toNoMoreDataState()",
      "willEndRefreshing(isSuccess:)", "didEndRefreshing()", "contentView",
      "scollViewContentOffsetDidChange(change:)", "scollViewContentSizeDidChange(change:)",
      "scrollViewOriginalInset", "GTMRLocalize", "GTMRHeaderString", "GTMRFooterString",
      "pullDownToRefreshText", "releaseToRefreshText", "refreshingText", "refreshSuccessText",
      "refreshFailureText", "pullUpToRefreshText", "loaddingText", "noMoreDataText",
      "releaseLoadMoreText", "headerTextColor", "footerTextColor", "headerIdleImage",
      "headerSucImage", "headerFailImage", "footerIdleImage",
      "mj_header", "mj_footer", "mj_trailer", "beginRefreshing()",
      "beginRefreshing(completionBlock:)", "endRefreshing()", "endRefreshing(completionBlock:)",
      "endRefreshingWithNoMoreData()", "resetNoMoreData()", "isRefreshing", "pullingPercent",
      "link(to:)", "autoChangeTransparency", "setRefreshingTarget", "fastAnimationDuration",
      "slowAnimationDuration", "languageCode",
      "addPull", "startRefresh", "endRefresh", "refreshWithScroll:", "refreshingBlock",
      "actionHandler", "shareOnceView",
    ]
  }
}
