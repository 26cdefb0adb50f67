// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  '下拉重新整理',
  '放開以重新整理',
  '重新整理中…',
  '已更新',
  '無法重新整理',
  '上次更新：{}',
  '上拉載入更多',
  '放開以載入更多',
  '點一下載入更多',
  '載入中…',
  '已載入',
  '無法載入，點一下重試',
  '沒有更多項目',
  '重新整理',
];
