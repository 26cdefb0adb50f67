// SPDX-License-Identifier: MIT

// The gallery: a list, what its element says of itself, and the settings beside it.

// What the element says of itself is listened to before it has anything to say.
import './readout.js';
import { TugRefresh } from '../dist/tug.js';
import { lendFinger } from './finger.js';
import { installSkies } from './landscapes.js';
import { setDirection, setLanguage, setOutcome, startOver } from './list.js';
import { make, role, root, say, tug } from './page.js';

const languages = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'de', 'fr', 'es', 'pt-BR', 'ru', 'ar', 'he'];
const addressed = new URLSearchParams(location.search);

/** A value that the address of the page has, if it is one of those that there are. */
function addressedValue(name, values, fallback) {
  const value = addressed.get(name);
  return values.includes(value) ? value : fallback;
}

// MARK: Choices

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

installSkies();
const { looks } = TugRefresh;
choose('look', looks, addressedValue('look', looks, looks[0]), (look) => {
  // A sheet that throws a ball does so under the finger; the others wait until it lifts.
  tug.setAttribute('trigger', look === 'bounce' ? 'distance' : 'release');
  tug.setAttribute('look', look);
});
choose('outcome', ['succeeds', 'fails', 'takes long'], 'succeeds', setOutcome);
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
const firstLanguage = addressedValue('lang', languages, 'en');
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
lendFinger(tug);

// MARK: The sheet that has the settings on a phone

const controls = document.querySelector('.controls');
const opener = document.querySelector('[data-action="controls"]');

function openControls(isOpen) {
  if (!isOpen && controls.contains(document.activeElement)) opener.focus({ focusVisible: false });
  controls.toggleAttribute('data-open', isOpen);
  opener.setAttribute('aria-expanded', isOpen);
}
document.addEventListener('click', (event) => {
  if (!controls.contains(event.target) && !opener.contains(event.target)) openControls(false);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') openControls(false);
});

// MARK: Buttons

async function record(button) {
  const isRecording = button.getAttribute('aria-pressed') === 'true';
  button.setAttribute('aria-pressed', !isRecording);
  button.textContent = isRecording ? 'Record' : 'Stop';
  if (!isRecording) {
    role('replay').hidden = true;
    await tug.recording.start();
    return;
  }
  role('recording').value = await tug.recording.stop();
  role('replay').hidden = false;
  role('replay').scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

async function copy() {
  await navigator.clipboard.writeText(role('recording').value);
  say('Copied.', 2);
}

const actions = {
  controls: () => openControls(!controls.hasAttribute('data-open')),
  close: () => openControls(false),
  refresh: () => tug.refresh(),
  reset: startOver,
  record,
  copy,
};
for (const [name, action] of Object.entries(actions)) {
  const button = document.querySelector(`[data-action="${name}"]`);
  button.addEventListener('click', () => action(button));
}
