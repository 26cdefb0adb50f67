// SPDX-License-Identifier: MIT

// One strip on the page: a canvas behind the content, or in the room that the strip takes among the
// content, where it scrolls by itself.

import * as block from './block.js';
import { painter } from './paint.js';

const pinned = 1;

/**
 * Gives a function that shows a strip as the engine has it, and writes nothing that stands already.
 * It takes a reader of the strip's numbers, the room that the strip takes, the width of the element,
 * and where the display list is: the engine's memory, a place there and a count.
 *
 * @param canvas What it is drawn on.
 * @param home Where the canvas is while the strip takes no room.
 * @param end The node that takes its room.
 * @param isFooter Whether it is the footer.
 * @param own How it appears; see `openAppearance`.
 */
export function openStrip(canvas, home, end, isFooter, own) {
  const { style } = canvas;
  const paint = painter(canvas, own);
  const shown = [];
  const isNew = (key, value) => shown[key] !== (shown[key] = value);
  let list = [];

  return (at, room, width, memory, from, count) => {
    const extent = at(block.extent);
    const placement = at(block.placement);
    const isInside = room && !placement;
    if (isNew(0, room)) {
      end.style.height = `${room}px`;
      end.hidden = !room;
    }
    if (isNew(1, isInside ? end : home)) shown[1].append(canvas);
    if (isNew(2, placement)) home.classList.toggle('over', placement === pinned);
    if (isNew(3, !count)) style.visibility = count ? '' : 'hidden';
    if (!count) return;

    const isOld = list.length === count && list.every((number, place) => number === memory[from + place]);
    if (!isOld) list = [...memory.subarray(from, from + count)];
    const box = own._bounds?.(list) ?? [0, 0, width, extent];
    const [left, top, right, bottom] = box;
    const y = isInside ? (isFooter ? top : bottom - extent) : at(block.origin) + top;
    if (isNew(4, `translate(${left}px,${y}px)`)) style.transform = shown[4];
    const isMoved = isNew(5, `${[box, devicePixelRatio]}`);
    if (isMoved) {
      [['width', right - left], ['height', bottom - top]].forEach(([side, length]) => {
        canvas[side] = Math.round(length * devicePixelRatio);
        style[side] = `${length}px`;
      });
    }
    // A change of appearance comes with new colours.
    if (isNew(6, own._colors) || isMoved || !isOld) paint(list, left, top);
  };
}
