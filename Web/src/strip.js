// SPDX-License-Identifier: MIT

// One strip on the page: a canvas behind the content, or in the room that the strip takes among the
// content, where it scrolls by itself.

import * as block from './block.js';
import { pinned } from './codes.js';
import { painter } from './paint.js';

/**
 * Gives a function that shows a strip as the engine has it, and writes nothing that stands already.
 * It takes a reader of the strip's numbers, the room that the strip takes, width and height of what
 * is seen, the display list, as long as it is there, and how far the list is displaced.
 *
 * @param own What the element has; see `openControl`.
 * @param isFooter Whether it is the footer.
 */
export function openStrip(own, isFooter) {
  const canvas = own._canvases[isFooter];
  const end = isFooter ? own._footer : own._hold;
  const { style } = canvas;
  const paint = painter(own, canvas);
  const shown = [];
  const isNew = (key, value) => shown[key] !== (shown[key] = value);
  let list = [];
  let fit;

  return (at, room, width, height, numbers, shift) => {
    const extent = at(block.extent);
    const placement = at(block.placement);
    const hasRoom = room && !placement;
    // A displaced list would cut off what a look shows outside its room, and its background would
    // cover what is shown there from behind. The common looks show nothing there.
    const isInside = hasRoom && !(shift && own._fitter);
    if (isNew(0, room)) {
      end.style.height = `${room}px`;
      end.hidden = !room;
    }
    if (isNew(1, isInside ? end : own._home)) shown[1].append(canvas);
    if (isNew(2, placement === pinned || (hasRoom && !isInside))) style.zIndex = shown[2] ? 1 : '';
    if (isNew(3, !numbers.length)) {
      style.visibility = shown[3] ? 'hidden' : '';
      fit = own._fitter?.(isFooter);
    }
    if (shown[3]) return;

    const isOld = list.length === numbers.length && list.every((number, place) => number === numbers[place]);
    if (!isOld) list = [...numbers];
    // Where the list scrolls it by itself, it has to be whole.
    const start = at(block.origin);
    const box = fit?.(list, width, start, height, extent, room, isInside) ?? [0, 0, width, extent];
    const [left, top, right, bottom] = box;
    // A header's room ends where its strip does.
    const y = top + (isInside ? !isFooter && room - extent : start);
    if (isNew(4, `translate(${left}px,${y}px)`)) style.transform = shown[4];
    const isMoved = isNew(5, `${[box, devicePixelRatio]}`);
    if (isMoved) {
      canvas.width = Math.round((right - left) * devicePixelRatio);
      canvas.height = Math.round((bottom - top) * devicePixelRatio);
      style.width = `${right - left}px`;
      style.height = `${bottom - top}px`;
    }
    // A change of appearance comes with new colours.
    if (isNew(6, own._colors) || isMoved || !isOld) paint(list, left, top);
  };
}
