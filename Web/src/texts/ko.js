// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  '당겨서 새로 고침',
  '놓아서 새로 고침',
  '새로 고치는 중…',
  '업데이트됨',
  '새로 고칠 수 없음',
  '마지막 업데이트: {}',
  '당겨서 더 보기',
  '놓아서 더 보기',
  '탭하여 더 보기',
  '불러오는 중…',
  '불러옴',
  '불러올 수 없습니다. 탭하여 다시 시도',
  '항목이 더 없음',
  '새로 고침',
];
