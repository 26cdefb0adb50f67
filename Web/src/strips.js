// SPDX-License-Identifier: MIT

// What one sees and hears of the strips, and what the app is told. Loaded with the engine.

import { openActions } from './actions.js';
import { openAppearance } from './appearance.js';
import * as block from './block.js';
import { set } from './set.js';
import { openStrip } from './strip.js';

/** Opens them for a life of an element, in what that has; see `openControl`. */
export default function openStrips(own) {
  const { _footer: footer, _strip: strip } = own;
  openAppearance(own);
  openActions(own);
  const strips = [0, 1].map((edge) => openStrip(own, edge));

  /** Shows them; takes a function for the display list of a strip, and what `openStrip` describes. */
  own._show = (draw, room, width, height, shift) => {
    for (const edge of [0, 1]) {
      strips[edge](
        (place) => strip(edge, place), edge ? strip(1, block.contribution) : room, width, height, draw(edge), shift);
    }
    set(own._name, 'data', own._text(strip(1, block.textKey)));
    set(footer, 'ariaDisabled', `${!strip(1, block.canTap)}`);
  };
}
