// SPDX-License-Identifier: MIT

// All attributes: what each may hold. A wrong value counts as absent and is named in the console.

import { looks } from './looks.js';

const names = looks.join(' ');

/** By name: `true` for a Boolean, the default of a number, or the words to choose from. */
export const rules = {
  disabled: true,
  fill: true,
  footer: 'none reach pull tap',
  'footer-look': names,
  header: 'refresh load',
  lang: '',
  'load-when-empty': true,
  look: names,
  minimum: 0.3,
  motion: 'auto reduce full',
  'no-header': true,
  offset: 0,
  page: true,
  pictures: '',
  prefetch: 0,
  'pull-start': 'anywhere edge',
  'show-footer': 'not-empty full always',
  texts: '',
  together: true,
  trigger: 'release distance',
  wheel: true,
};

/** What an attribute stands for: whether it is there, its number, or the place of its word. */
export function valueOf(element, name) {
  const rule = rules[name];
  const value = element.getAttribute(name);
  if (rule === true) return value !== null;
  const words = rule.split?.(' ');
  if (value !== null) {
    const number = words ? words.indexOf(value) : Number(value.trim() || NaN);
    if (number >= 0 && number < Infinity) return number;
    import('./reports.js').then(({ warn }) => warn(element, name, words));
  }
  return words ? 0 : rule;
}

/** The prefetch distance in pixels and in viewports: `200` or `50%`. */
export function prefetchOf(element) {
  const part = parseFloat(/^\s*[\d.]+%\s*$/.exec(element.getAttribute('prefetch'))) / 100;
  return part > 0 ? [0, part] : [valueOf(element, 'prefetch'), 0];
}
