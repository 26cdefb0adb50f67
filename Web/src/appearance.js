// SPDX-License-Identifier: MIT

// How the strips of an element appear to this reader: words, colours, font, direction.

import { weightCount } from './codes.js';
import { font } from './paint.js';
import english from './texts/en.js';

/** The language of a node: the nearest `lang`, through shadow roots, else the user's own. */
const languageOf = (node) => (node
  ? node.closest('[lang]')?.lang || languageOf(node.getRootNode().host)
  : navigator.language);

/** Adds how it appears to what an element has; see `openControl`. */
export function openAppearance(own) {
  const ink = getComputedStyle(own._inks);
  const context = document.createElement('canvas').getContext('2d');
  const measuredSize = 100;
  let words = english;
  let language;

  /** Finds the words of another language, and shows them once they are here. */
  const speak = async () => {
    const wanted = languageOf(own._element);
    if (wanted === language) return;
    language = wanted;
    const found = (!/^en\b/i.test(wanted) && await (await import('./languages.js')).wordsOf(wanted)) || english;
    if (language !== wanted || words === found) return;
    words = found;
    own._restyle();
  };

  Object.assign(own, {
    /** The text of a key of the engine. */
    _text(key) {
      return (own._texts?.[key] ?? words[key]).replace('{}', () => own._date?.(language) ?? '');
    },

    /** Reads everything anew, and writes the widths of the texts to an address. */
    _read(address) {
      // Each shadow is a colour, in the order of their meanings, and says further that it has no size.
      own._colors = ink.textShadow.split(/ 0px[^,]*,? ?/);
      own._family = ink.fontFamily;
      own._isRightToLeft = ink.direction === 'rtl';
      speak();
      const widths = own._numbersAt(address, english.length * weightCount);
      widths.forEach((_, place) => {
        context.font = font(measuredSize, place % weightCount, own._family);
        widths[place] = context.measureText(own._text(Math.floor(place / weightCount))).width / measuredSize;
      });
    },
  });
}
