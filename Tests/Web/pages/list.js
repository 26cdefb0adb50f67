// SPDX-License-Identifier: MIT

// A list whose address says what it is made of: `rows`, `slot` (own, scroller, page), `inner`,
// `hidden`, `hold` (milliseconds of an action, or `open`: until `finish()`), `result`; everything else is an attribute.

import { TugRefresh } from '../../../Web/dist/tug.js';

const query = new URLSearchParams(location.search);
const take = (name, fallback) => {
  const value = query.get(name) ?? fallback;
  query.delete(name);
  return value;
};

const rows = Number(take('rows', 60));
const slot = take('slot', 'own');
const inner = take('inner', '');
const isHidden = take('hidden', '');
window.hold = Number(take('hold', 60));
window.result = take('result', '');
take('csp', '');
const isBare = take('bare', '');

window.TugRefresh = TugRefresh;
// What a pull moves.
Object.defineProperty(window, 'moved', { get: () => window.tug.shadowRoot.querySelector('.moved') });
window.log = [];
window.addRows = (count, parent = window.list) => {
  for (let index = 0; index < count; index += 1) {
    const row = document.createElement('div');
    row.className = 'row';
    row.textContent = `Row ${parent.childElementCount}`;
    parent.append(row);
  }
};

window.makeElement = () => {
  const tug = document.createElement('tug-refresh');
  const list = document.createElement('div');
  window.list = list;
  if (slot === 'scroller') {
    list.slot = 'scroller';
    list.className = 'outside';
  }
  if (slot === 'page') tug.setAttribute('page', '');
  if (inner) {
    const box = document.createElement('div');
    box.className = inner;
    if (inner === 'inner') window.addRows(20, box);
    else box.append(document.createElement('div'));
    list.append(box);
  }
  window.addRows(rows, list);
  for (const [name, value] of query) tug.setAttribute(name, value);
  tug.append(list);
  return tug;
};

window.listen = (tug) => {
  const say = (...line) => window.log.push(line);
  for (const name of ['tug-refresh', 'tug-load']) {
    tug.addEventListener(name, (event) => {
      say(name, event.detail.strip);
      if (isBare) return;
      event.detail.waitUntil(new Promise((resolve, reject) => {
        window.finish = () => {
          if (window.result === 'fail') reject(new Error('no network'));
          else resolve(window.result === 'done' ? { done: true } : undefined);
        };
        if (window.hold >= 0) setTimeout(window.finish, window.hold);
      }));
    });
  }
  tug.addEventListener('tug-phase', ({ detail }) => say('tug-phase', detail.strip, detail.phase, detail.outcome ?? null));
  tug.addEventListener('tug-error', ({ detail }) => say('tug-error', detail.kind, detail.message));
};

window.tug = window.makeElement();
window.listen(window.tug);
window.tug.hidden = Boolean(isHidden);
document.body.append(window.tug);
await TugRefresh.load().catch(() => {});
await new Promise((resolve) => { setTimeout(resolve); });
window.ready = true;
