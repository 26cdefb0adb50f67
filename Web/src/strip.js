// SPDX-License-Identifier: MIT

// One strip on the page: a canvas behind the content, or in the room that the strip takes among the
// content, where it scrolls by itself.

import * as block from './block.js';
import { pinned } from './codes.js';
import { painter } from './paint.js';
import { set } from './set.js';

/**
 * Gives a function that shows a strip as the engine has it, and writes nothing that stands already.
 * It takes the room that the strip takes, width and height of what is seen, the display list, as long
 * as it is there, and how far the list is displaced.
 *
 * @param own What the element has; see `openControl`.
 * @param isFooter Whether it is the footer.
 */
function openStrip(own, isFooter) {
  const canvas = own._canvases[isFooter];
  const end = isFooter ? own._footer : own._hold;
  const { style } = canvas;
  const paint = painter(own, canvas);
  const shown = [];
  const at = (place) => own._strip(isFooter, place);
  const isNew = (key, value) => shown[key] !== (shown[key] = value);
  let list = [];
  let fit;

  return (room, width, height, numbers, shift) => {
    const start = at(block.origin);
    const extent = at(block.extent);
    const placement = at(block.placement);
    const hasRoom = room && !placement;
    const isHidden = !numbers.length;
    // A displaced list would cut off what a look shows outside its room, and its background would
    // cover what is shown there from behind. The common looks show nothing there. Others come into
    // their room with the first scroll, since each way there costs a layout.
    const isAtEdge = isFooter ? start + room < height + 1 : start + extent + 1 > room;
    const isInside = hasRoom
      && (isHidden || !own._fitter || !(shift || (isAtEdge && shown[1] !== end)));
    if (isNew(0, room)) {
      end.style.height = `${room}px`;
      end.hidden = !room;
    }
    if (isNew(1, isInside ? end : own._home)) shown[1].append(canvas);
    if (isNew(2, placement === pinned || (hasRoom && !isInside))) style.zIndex = shown[2] ? 1 : '';
    if (isNew(3, isHidden)) style.visibility = isHidden ? 'hidden' : '';
    const isOld = list.length === numbers.length && list.every((number, place) => number === numbers[place]);
    if (!isOld) list = [...numbers];
    // A new size costs a layout, too. So it is given out of sight, before a pull.
    if (isHidden) fit = own._fitter?.(isFooter, width, height);
    // Where the list scrolls it by itself, it has to be whole.
    const box = fit?.(list, width, start, height, extent, room, isInside) ?? [0, 0, width, extent];
    const [left, top, right, bottom] = box;
    const isMoved = isNew(4, `${[box, devicePixelRatio]}`);
    if (isMoved) {
      canvas.width = Math.round((right - left) * devicePixelRatio);
      canvas.height = Math.round((bottom - top) * devicePixelRatio);
      style.width = `${right - left}px`;
      style.height = `${bottom - top}px`;
    }
    if (isHidden) return;
    // A header's room ends where its strip does.
    const y = top + (isInside ? !isFooter && room - extent : start);
    if (isNew(5, `translate(${left}px,${y}px)`)) style.transform = shown[5];
    // A change of appearance comes with new colours.
    if (isNew(6, own._colors) || isMoved || !isOld) paint(list, left, top);
  };
}

/**
 * Opens both strips, in what an element has. Gives a function that shows them: it takes one for the
 * display list of a strip, the header's room, and what else `openStrip` describes.
 */
export function openStrips(own) {
  const { _footer: footer, _strip: strip } = own;
  const strips = [0, 1].map((edge) => openStrip(own, edge));
  return (draw, room, width, height, shift) => {
    for (const edge of [0, 1]) {
      strips[edge](edge ? strip(1, block.contribution) : room, width, height, draw(edge), shift);
    }
    // A label for those who cannot see it; words in the page would cost a layout.
    set(footer, 'ariaLabel', own._text(strip(1, block.textKey)));
    set(footer, 'ariaDisabled', `${!strip(1, block.canTap)}`);
  };
}
