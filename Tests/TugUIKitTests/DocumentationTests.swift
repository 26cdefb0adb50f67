// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension HostTests {
  /// What the pages for iOS say.
  struct Documentation {
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
      "willBeginEndRefershing", "willCompleteEndRefershing", "`scrollView`",
      "scrollViewOriginalInset", "GTMRLocalize", "GTMRHeaderString", "GTMRFooterString",
      "pullDownToRefreshText", "releaseToRefreshText", "refreshingText", "refreshSuccessText",
      "refreshFailureText", "pullUpToRefreshText", "loaddingText", "noMoreDataText",
      "releaseLoadMoreText", "headerTextColor", "footerTextColor", "headerIdleImage",
      "headerSucImage", "headerFailImage", "footerIdleImage",
      "mj_header", "mj_footer", "mj_trailer", "beginRefreshing()",
      "beginRefreshing(completionBlock:)", "endRefreshing()", "endRefreshing(completionBlock:)",
      "endRefreshingWithNoMoreData()", "resetNoMoreData()", "isRefreshing", "pullingPercent",
      "link(to:)", "autoChangeTransparency", "setRefreshingTarget", "fastAnimationDuration",
      "slowAnimationDuration", "languageCode", "isCollectionViewAnimationBug",
      "triggerAutomaticallyRefreshPercent", "autoTriggerTimes", "isAutomaticallyRefresh",
      "ignoredScrollViewContentInsetTop", "ignoredScrollViewContentInsetBottom",
      "isAutomaticallyHidden", "mj_reloadDataBlock", "mj_totalDataCount",
      "isAutomaticallyChangeAlpha", "lastUpdatedTimeKey", "lastUpdatedTimeText",
      "lastUpdatedTimeLabel", "setTitle(_:for:)", "stateLabel", "isRefreshingTitleHidden",
      "arrowView", "labelLeftInset", "isHapticFeedbackEnabled", "setImages(_:duration:for:)",
      "es.addPullToRefresh(handler:)", "es.addPullToRefresh(animator:handler:)",
      "es.addInfiniteScrolling(handler:)", "es.addInfiniteScrolling(animator:handler:)",
      "es.startPullToRefresh()", "es.autoPullToRefresh()", "es.stopPullToRefresh()",
      "es.stopPullToRefresh(ignoreDate:ignoreFooter:)", "es.stopLoadingMore()",
      "es.noticeNoMoreData()", "es.resetNoMoreData()", "es.removeRefreshHeader()",
      "es.removeRefreshFooter()", "refreshIdentifier", "expiredTimeInterval", "lastRefreshDate",
      "ESRefreshViewState", "ESRefreshProtocol", "ESRefreshAnimatorProtocol",
      "refreshAnimationBegin(view:)", "refreshAnimationEnd(view:)",
      "refresh(view:progressDidChange:)", "refresh(view:stateDidChange:)", "executeIncremental",
      "UIRefreshControl", "attributedTitle", "valueChanged",
      "zsrefresh", "refreshState", "named `refresh`",
      "addPull", "startRefresh", "endRefresh", "refreshWithScroll:", "refreshingBlock",
      "actionHandler", "shareOnceView",
    ]
  }
}
