// SPDX-License-Identifier: MIT

// How the strips of an element appear to this reader: words, colours, font, direction.

import { command, textCount, weightCount } from './codes.js';
import { font } from './paint.js';
import { set } from './set.js';
import english from './texts/en.js';

const measuredSize = 100;
// Of the root's font, where nobody has chosen another.
const usualSize = 16;

/** Adds how it appears to what an element has; see `openControl`. */
export function openAppearance(own) {
  const ink = getComputedStyle(own._status);
  const context = own._canvases[0].getContext('2d');

  /** Speaks English until the words of another language are here. */
  const speak = () => {
    if (own._element.matches(':lang(en)')) own._words = english;
    else own._add(import('./languages.js'), english);
  };

  Object.assign(own, {
    _words: english,

    /** The text of a key of the engine. */
    _text: (key) => own._texts?.[key] ?? own._words[key],

    /** Reads everything anew and tells the engine. */
    _read() {
      // Each shadow is a colour, in the order of their meanings, and says further that it has no size.
      own._colors = ink.textShadow.split(/ 0px[^,]*,? ?/);
      own._family = ink.fontFamily;
      own._isRightToLeft = ink.direction === 'rtl';
      speak();
      set(own._command, 'textContent', own._text(command));
      const widths = own._numbersAt(own._call('widths'), textCount * weightCount);
      widths.forEach((_, place) => {
        context.font = font(measuredSize, place % weightCount, own._family);
        widths[place] = context.measureText(own._text(Math.floor(place / weightCount))).width / measuredSize;
      });
      const motion = own._value('motion');
      // A page whose root has no font size has its sizes elsewhere.
      const scale = parseFloat(ink.fontSize) / usualSize || 1;
      own._call('prefer', motion ? motion < 2 : ink.order, own._isRightToLeft, scale, !!own._date);
    },
  });
}
