// SPDX-License-Identifier: MIT

// The list, whose "server" is a timer.

import { contentLanguage, entry, wordsFor } from './entries.js';
import { landscape } from './landscapes.js';
import { make, role, root, tug } from './page.js';

const pageSize = 40;
const pages = 6;
const firstPages = 2;
const rightToLeft = ['ar', 'he'];

const list = document.querySelector('.entries');
let language = 'en';
let outcome;
let newest = 0;
let shownPages = 0;

/** How the next refresh or load ends: `succeeds`, `fails` or `takes long`. */
export function setOutcome(value) {
  outcome = value;
}

// MARK: Rows

function row(seed, isWide, isNew) {
  const parts = entry(seed, language);
  const title = make('h3', '', parts.place);
  if (isNew) title.prepend(make('span', 'badge', wordsFor(language).new));
  const picture = make('div', 'picture', isWide ? landscape(seed, 360, 190) : landscape(seed, 96, 96));
  const text = make('div', 'text', title, make('p', '', parts.note), make('small', '', parts.length));
  const body = isWide ? make('div', '', picture, text) : make('div', '', text, picture);
  return make('li', isWide ? 'entry wide' : 'entry', body);
}

function section(word) {
  return make('li', 'section', wordsFor(language)[word]);
}

function appendPage() {
  const first = shownPages * pageSize;
  const rows = [];
  for (let index = first; index < first + pageSize; index += 1) {
    if (index === 7) rows.push(section('earlier'));
    rows.push(row(1000 + index, index % 9 === 0, false));
  }
  list.append(...rows);
  shownPages += 1;
}

function insertNew() {
  const rows = [];
  for (let number = 0; number < 2; number += 1) {
    newest += 1;
    rows.push(row(1000 - newest, false, true));
  }
  list.querySelector('.section').after(...rows);
}

/** Puts the list back to its first pages. */
export function startOver() {
  const content = contentLanguage(language);
  newest = 0;
  shownPages = 0;
  list.lang = content;
  list.replaceChildren(section('today'));
  for (let page = 0; page < firstPages; page += 1) appendPage();
  role('title').textContent = wordsFor(language).title;
  role('date').textContent = new Intl.DateTimeFormat(content, { dateStyle: 'full' }).format(new Date());
  tug.scroller.scrollTo({ top: 0 });
  tug.reset();
}

/** Shows everything in a language, in the direction that it is written. */
export function setLanguage(value) {
  language = value;
  root.lang = value;
  setDirection(rightToLeft.includes(value) ? 'rtl' : 'ltr');
  startOver();
}

/** Turns the page; rows keep the direction of their own words. */
export function setDirection(direction) {
  root.dir = direction;
  list.dir = rightToLeft.includes(contentLanguage(language)) ? 'rtl' : direction;
  for (const input of document.querySelectorAll('[name="direction"]')) {
    input.checked = input.value === (direction === 'rtl' ? 'right to left' : 'left to right');
  }
}

// MARK: The "server"

async function answer() {
  const wanted = outcome;
  await new Promise((done) => { setTimeout(done, wanted === 'takes long' ? 6000 : 1400); });
  if (wanted === 'fails') throw new Error('The server said no.');
}

tug.onrefresh = async () => {
  await answer();
  insertNew();
};

tug.onloadmore = async () => {
  await answer();
  appendPage();
  return { done: shownPages === pages };
};
