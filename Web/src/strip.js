// SPDX-License-Identifier: MIT

// One strip on the page: a canvas behind the content, or in the room that the strip takes among the
// content, where it scrolls by itself.

import * as block from './block.js';
import { pinned } from './codes.js';
import { painter } from './paint.js';
import { set } from './set.js';

/**
 * Gives a function that shows a strip as the engine has it, and writes nothing that stands already.
 * It takes the display list, as long as it is there, width and height of what is seen, how far that is
 * displaced, and how much of it is above the element.
 *
 * @param own What the element has; see `openControl`.
 * @param isFooter Whether it is the footer.
 */
function openStrip(own, isFooter) {
  const canvas = own._canvases[isFooter];
  const home = own._homes[isFooter];
  const end = own._ends[isFooter];
  const paint = painter(own, canvas);
  const shown = [];
  const at = (place) => own._strip(isFooter, place);
  const isNew = (key, value) => shown[key] !== (shown[key] = value);

  return (numbers, width, height, shift, above) => {
    const room = at(block.room);
    const start = at(block.origin);
    const extent = at(block.extent);
    const placement = at(block.placement);
    const isSeen = numbers.length > 0;
    const hasRoom = room && !placement;
    // The common looks show nothing outside their room, and so are always in it.
    const [isInside, left, top, boxWidth, boxHeight] =
      own._fit?.(isFooter, numbers, hasRoom, room, width, height, start, extent, shift, shown[1] === end)
      ?? [hasRoom, 0, 0, width, extent];
    if (isNew(0, room)) {
      end.style.height = `${room}px`;
      end.hidden = !room;
    }
    if (isNew(1, isInside ? end : home)) shown[1].append(canvas);
    // A header's room ends where its strip does. A footer goes by what is seen, wherever the element begins there.
    const y = top + (isInside ? !isFooter && room - extent : start - isFooter * above);
    // A list may have its rows, and the room among them, beside a border, a padding or a scroll bar.
    const x = left - isInside * own._inset;
    // A new size costs a layout. So it is given out of sight, before a pull; there it takes no room,
    // since one that reaches outside that of a footer would make the list longer.
    const style = `width:${boxWidth}px;height:${boxHeight}px;transform:${isSeen
      ? `translate(${x}px,${y}px)` : 'scale(0)'}`;
    if (isNew(2, style)) canvas.style = style;
    set(home.style, 'zIndex', `${+(placement === pinned || (hasRoom && !isInside))}`);
    set(canvas, 'width', Math.round(boxWidth * devicePixelRatio));
    set(canvas, 'height', Math.round(boxHeight * devicePixelRatio));
    // A change of appearance comes with new colours; out of sight a canvas may lose its picture.
    const picture = isSeen && `${[left, top, boxWidth, boxHeight, devicePixelRatio, numbers]}`;
    if (isNew(3, own._colors) | isNew(4, picture) && isSeen) paint(numbers, left, top);
  };
}

/**
 * Opens both strips, in what an element has. Gives a function that shows them: it takes one for the
 * display list of a strip, and what else `openStrip` describes.
 */
export function openStrips(own) {
  const { _ends: [, footer], _strip: strip } = own;
  const strips = [0, 1].map((edge) => openStrip(own, edge));
  return (draw, ...sizes) => {
    strips.forEach((show, edge) => show(draw(edge), ...sizes));
    // A label for those who cannot see it; words in the page would cost a layout.
    set(footer, 'ariaLabel', own._text(strip(1, block.textKey)));
    set(footer, 'ariaDisabled', `${!strip(1, block.canTap)}`);
  };
}
