// SPDX-License-Identifier: MIT

// The gallery: a list whose "server" is a timer, and the settings beside it.

import { contentLanguage, entry, wordsFor } from './entries.js';
import { installSkies, landscape } from './landscapes.js';

const pageSize = 40;
const pages = 6;
const firstPages = 2;
const languages = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'de', 'fr', 'es', 'pt-BR', 'ru', 'ar', 'he'];
const rightToLeft = ['ar', 'he'];
const addressed = new URLSearchParams(location.search);

const root = document.documentElement;
const tug = document.querySelector('tug-refresh');
const list = document.querySelector('.entries');
const role = (name) => document.querySelector(`[data-role="${name}"]`);
const settings = { outcome: 'succeeds', language: 'en' };
let newest = 0;
let shownPages = 0;

// MARK: The list

function make(name, className, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

function row(seed, isWide, isNew) {
  const parts = entry(seed, settings.language);
  const title = make('h3', '', parts.place);
  if (isNew) title.prepend(make('span', 'badge', wordsFor(settings.language).new));
  const picture = make('div', 'picture', isWide ? landscape(seed, 360, 190) : landscape(seed, 96, 96));
  const text = make('div', 'text', title, make('p', '', parts.note), make('small', '', parts.length));
  const body = isWide ? make('div', '', picture, text) : make('div', '', text, picture);
  return make('li', isWide ? 'entry wide' : 'entry', body);
}

function section(word) {
  return make('li', 'section', wordsFor(settings.language)[word]);
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

function startOver() {
  const content = contentLanguage(settings.language);
  list.lang = content;
  list.dir = rightToLeft.includes(content) ? 'rtl' : root.dir;
  newest = 0;
  shownPages = 0;
  list.replaceChildren(section('today'));
  for (let page = 0; page < firstPages; page += 1) appendPage();
  document.querySelector('[data-word="title"]').textContent = wordsFor(settings.language).title;
  role('date').textContent = new Intl.DateTimeFormat(content, { dateStyle: 'full' }).format(new Date());
  tug.scroller?.scrollTo({ top: 0 });
  tug.reset?.();
}

// MARK: The "server"

const wait = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

async function answer() {
  const outcome = settings.outcome;
  await wait(outcome === 'takes long' ? 6000 : 1400);
  if (outcome === 'fails') throw new Error('The server said no.');
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

// MARK: The state beside it

function showPhase(phase) {
  for (const item of role('phases').children) {
    item.toggleAttribute('aria-current', item.dataset.phase === phase);
  }
}

tug.addEventListener('tug-phase', (event) => {
  if (event.detail.strip === 'header') showPhase(event.detail.phase);
});
tug.addEventListener('tug-progress', (event) => {
  role('progress').style.setProperty('--part', Math.min(1, event.detail.progress));
});
tug.addEventListener('tug-error', (event) => {
  role('message').textContent = event.detail.message;
});

const bars = 40;
const counts = new Array(bars).fill(0);
const spark = role('spark');
for (let index = 0; index < bars; index += 1) {
  const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  bar.setAttribute('x', index * 3);
  bar.setAttribute('width', 2);
  bar.setAttribute('rx', 1);
  spark.append(bar);
}
let lastFrames = 0;
let isStill = false;

function showFrames() {
  const frames = tug.frameCount ?? 0;
  counts.shift();
  counts.push(frames - lastFrames);
  lastFrames = frames;
  const wasStill = isStill;
  isStill = counts.every((count) => count === 0);
  if (wasStill && isStill) return;
  role('rate').textContent = counts.slice(-4).reduce((sum, count) => sum + count, 0);
  counts.forEach((count, index) => {
    const bar = spark.children[index];
    const height = count ? Math.min(28, 2 + (count / 15) * 26) : 2;
    bar.setAttribute('y', 28 - height);
    bar.setAttribute('height', height);
    bar.classList.toggle('none', count === 0);
  });
}
showFrames();
setInterval(showFrames, 250);

// MARK: The settings

function choose(name, values, chosen, apply) {
  const box = document.querySelector(`[data-choice="${name}"]`);
  for (const value of values) {
    const input = make('input');
    input.type = 'radio';
    input.name = name;
    input.value = value;
    input.checked = value === chosen;
    input.addEventListener('change', () => apply(value));
    box.append(make('label', '', input, make('span', '', value[0].toUpperCase() + value.slice(1))));
  }
  apply(chosen);
}

function setLanguage(language) {
  settings.language = language;
  root.lang = language;
  setDirection(rightToLeft.includes(language) ? 'rtl' : 'ltr');
  startOver();
}

function setDirection(direction) {
  root.dir = direction;
  const content = contentLanguage(settings.language);
  list.dir = rightToLeft.includes(content) ? 'rtl' : direction;
  for (const input of document.querySelectorAll('[name="direction"]')) {
    input.checked = input.value === (direction === 'rtl' ? 'right to left' : 'left to right');
  }
}

function addressedValue(name, values, fallback) {
  const value = addressed.get(name);
  return values.includes(value) ? value : fallback;
}

installSkies();
const looks = customElements.get('tug-refresh')?.looks ?? ['balls', 'standard'];
const firstLanguage = addressedValue('lang', languages, 'en');
choose('look', looks, addressedValue('look', looks, looks[0]), (look) => tug.setAttribute('look', look));
choose('outcome', ['succeeds', 'fails', 'takes long'], 'succeeds', (outcome) => { settings.outcome = outcome; });
choose('footer', ['reach', 'pull', 'tap', 'none'], 'reach', (footer) => tug.setAttribute('footer', footer));
const schemes = ['system', 'light', 'dark'];
choose('scheme', schemes, addressedValue('scheme', schemes, 'system'), (scheme) => { root.dataset.scheme = scheme; });
choose('direction', ['left to right', 'right to left'], 'left to right', (direction) => {
  setDirection(direction === 'right to left' ? 'rtl' : 'ltr');
});

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
for (const language of languages) {
  const own = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const option = make('option', '', own.of(language) ?? names.of(language));
  option.value = language;
  option.lang = language;
  role('language').append(option);
}
role('language').value = firstLanguage;
role('language').addEventListener('change', (event) => setLanguage(event.target.value));
role('motion').addEventListener('change', (event) => {
  tug.setAttribute('motion', event.target.checked ? 'reduce' : 'auto');
});
role('enabled').addEventListener('change', (event) => {
  tug.toggleAttribute('disabled', !event.target.checked);
});
setLanguage(firstLanguage);
if (addressed.get('dir') === 'rtl') setDirection('rtl');
showPhase('idle');

const controls = document.querySelector('.controls');
const opener = document.querySelector('[data-action="controls"]');
function openControls(isOpen) {
  controls.toggleAttribute('data-open', isOpen);
  opener.setAttribute('aria-expanded', isOpen);
}
opener.addEventListener('click', (event) => {
  event.stopPropagation();
  openControls(!controls.hasAttribute('data-open'));
});
document.addEventListener('click', (event) => {
  if (!controls.contains(event.target)) openControls(false);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') openControls(false);
});

const actions = {
  refresh: () => tug.refresh(),
  reset: startOver,
  record: async (button) => {
    const isRecording = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', !isRecording);
    button.textContent = isRecording ? 'Record' : 'Stop';
    if (isRecording) {
      role('recording').value = await tug.recording.stop();
      role('replay').hidden = false;
    } else {
      await tug.recording.start();
    }
  },
  copy: () => navigator.clipboard.writeText(role('recording').value),
};
for (const [name, action] of Object.entries(actions)) {
  const button = document.querySelector(`[data-action="${name}"]`);
  button.addEventListener('click', () => action(button));
}
