// SPDX-License-Identifier: MIT

// The texts in East Asian languages.

extension Texts {
  /// Chinese in simplified characters.
  public static let simplifiedChinese = Texts(
    language: "zh-Hans",
    pull: "下拉刷新",
    release: "松开刷新",
    refreshing: "正在刷新…",
    refreshed: "已更新",
    refreshFailed: "刷新失败",
    lastUpdated: "上次更新：{}",
    pullToLoad: "上拉加载更多",
    releaseToLoad: "松开加载更多",
    tapToLoad: "点按加载更多",
    loading: "正在加载…",
    loaded: "已加载",
    loadFailed: "加载失败，点按重试",
    noMore: "没有更多了",
    refreshCommand: "刷新"
  )

  /// Chinese in traditional characters.
  public static let traditionalChinese = Texts(
    language: "zh-Hant",
    pull: "下拉重新整理",
    release: "放開以重新整理",
    refreshing: "重新整理中…",
    refreshed: "已更新",
    refreshFailed: "無法重新整理",
    lastUpdated: "上次更新：{}",
    pullToLoad: "上拉載入更多",
    releaseToLoad: "放開以載入更多",
    tapToLoad: "點一下載入更多",
    loading: "載入中…",
    loaded: "已載入",
    loadFailed: "無法載入，點一下重試",
    noMore: "沒有更多項目",
    refreshCommand: "重新整理"
  )

  /// Japanese.
  public static let japanese = Texts(
    language: "ja",
    pull: "引き下げて更新",
    release: "指を離して更新",
    refreshing: "更新中…",
    refreshed: "更新しました",
    refreshFailed: "更新できませんでした",
    lastUpdated: "最終更新：{}",
    pullToLoad: "引き上げてさらに読み込む",
    releaseToLoad: "指を離してさらに読み込む",
    tapToLoad: "タップしてさらに読み込む",
    loading: "読み込み中…",
    loaded: "読み込みました",
    loadFailed: "読み込めませんでした。タップして再試行",
    noMore: "これ以上ありません",
    refreshCommand: "更新"
  )

  /// Korean.
  public static let korean = Texts(
    language: "ko",
    pull: "당겨서 새로 고침",
    release: "놓아서 새로 고침",
    refreshing: "새로 고치는 중…",
    refreshed: "업데이트됨",
    refreshFailed: "새로 고칠 수 없음",
    lastUpdated: "마지막 업데이트: {}",
    pullToLoad: "당겨서 더 보기",
    releaseToLoad: "놓아서 더 보기",
    tapToLoad: "탭하여 더 보기",
    loading: "불러오는 중…",
    loaded: "불러옴",
    loadFailed: "불러올 수 없습니다. 탭하여 다시 시도",
    noMore: "항목이 더 없음",
    refreshCommand: "새로 고침"
  )
}
