// SPDX-License-Identifier: MIT

// How the strips of an element appear to this reader: words, colours, font, direction.

import { font, weightCount } from './paint.js';
import english from './texts/en.js';

const lastUpdated = 5;
const measuredSize = 100;

// In the order of the meanings of a colour in the engine, which counts from 1.
const colors = [
  'color', 'backgroundColor', 'borderTopColor', 'borderRightColor', 'borderBottomColor',
  'borderLeftColor', 'outlineColor', 'columnRuleColor', 'textDecorationColor',
];

/** How many widths of texts the engine wants to know. */
export const widthCount = english.length * weightCount;

/** The language of a node: the nearest `lang`, through shadow roots, else the user's own. */
function languageOf(node) {
  for (let at = node; at; at = at.getRootNode().host) {
    const { lang } = at.closest('[lang]') ?? {};
    if (lang) return lang;
  }
  return navigator.language;
}

/**
 * Opens the appearance of an element. What comes later or not at all is added to it: `_texts` of the
 * page by key, `_show` for pictures, `_date` for the time of the last success, `_shapes` and
 * `_fitter` for looks that need them.
 *
 * @param element The custom element.
 * @param inks The node whose style has the colours.
 * @param changed Called when the words of another language have come.
 */
export function openAppearance(element, inks, changed) {
  const ink = getComputedStyle(inks);
  const context = document.createElement('canvas').getContext('2d');
  let words = english;
  let language;

  /** Finds the words of another language, and shows them once they are here. */
  const speak = async () => {
    const wanted = languageOf(element);
    if (wanted === language) return;
    language = wanted;
    const found = (!/^en\b/i.test(wanted) && await (await import('./languages.js')).wordsOf(wanted)) || english;
    if (language !== wanted || words === found) return;
    words = found;
    changed();
  };

  const own = {
    /** The text of a key of the engine. */
    _text(key) {
      const text = own._texts?.[key] ?? words[key];
      return key === lastUpdated ? text.replace('{}', own._date?.(element, language) ?? '') : text;
    },

    /** Reads everything anew, and writes the widths of the texts. */
    _read(widths) {
      own._colors = colors.map((name) => ink[name]);
      own._family = ink.fontFamily;
      own._isRightToLeft = ink.direction === 'rtl';
      speak();
      widths.forEach((_, place) => {
        context.font = font(measuredSize, place % weightCount, own._family);
        widths[place] = context.measureText(own._text(Math.floor(place / weightCount))).width / measuredSize;
      });
    },
  };
  return own;
}
