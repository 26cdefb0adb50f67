// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  '引き下げて更新',
  '指を離して更新',
  '更新中…',
  '更新しました',
  '更新できませんでした',
  '最終更新：{}',
  '引き上げてさらに読み込む',
  '指を離してさらに読み込む',
  'タップしてさらに読み込む',
  '読み込み中…',
  '読み込みました',
  '読み込めませんでした。タップして再試行',
  'これ以上ありません',
  '更新',
];
