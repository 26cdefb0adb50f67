// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  '下拉刷新',
  '松开刷新',
  '正在刷新…',
  '已更新',
  '刷新失败',
  '上次更新：{}',
  '上拉加载更多',
  '松开加载更多',
  '点按加载更多',
  '正在加载…',
  '已加载',
  '加载失败，点按重试',
  '没有更多了',
  '刷新',
];
