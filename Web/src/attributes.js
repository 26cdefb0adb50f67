// SPDX-License-Identifier: MIT

// All attributes: what each may hold. A wrong value counts as absent and is named in the console.

import { looks } from './looks.js';

// By name: `true` for a Boolean, the default of a number, or the words to choose from.

/** Those that the engine is told, in the order of its call `configure`. */
const options = {
  disabled: true,
  fill: true,
  footer: 'none reach pull tap',
  'footer-look': looks,
  header: 'refresh load',
  'load-when-empty': true,
  look: looks,
  minimum: 0.3,
  'no-header': true,
  offset: 0,
  prefetch: 0,
  'pull-start': 'anywhere edge',
  'show-footer': 'not-empty full always',
  together: true,
  trigger: 'release distance',
};

/** All. */
export const rules = {
  ...options,
  lang: '',
  motion: 'auto reduce full',
  page: true,
  pictures: '',
  texts: '',
  wheel: true,
};

/** Adds how attributes are read to what an element has; see `openControl`. */
export function openAttributes(own) {
  const { _element: element } = own;
  Object.assign(own, {
    /** What an attribute stands for: whether it is there, its number, or the place of its word. */
    _value(name) {
      const rule = rules[name];
      const value = element.getAttribute(name);
      if (rule === true) return value !== null;
      const words = rule.split?.(' ');
      if (value !== null) {
        const text = name === 'prefetch' ? value.replace('%', '') : value;
        const number = words ? words.indexOf(value) : Number(text.trim() || NaN);
        if (number >= 0 && number < Infinity) return number;
        own._add(import('./reports.js'), name, words);
      }
      return words ? 0 : rule;
    },

    /** The numbers that the engine is told; last, whether `prefetch` is in per cent of the viewport. */
    _options: () => [...Object.keys(options).map(own._value), /%/.test(element.getAttribute('prefetch'))],
  });
}
