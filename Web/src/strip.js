// SPDX-License-Identifier: MIT

// One strip on the page: a canvas behind the content, or in the room that the strip takes among the
// content, where it scrolls by itself.

import * as block from './block.js';
import { painter } from './paint.js';

const pinned = 1;
// What a strip among the content shows outside its room; the style sheet has the same number.
const overhang = 32;

/**
 * Gives a function that shows a strip as the engine has it, and writes nothing that stands already.
 * It takes a reader of the strip's numbers, the room that the strip takes, width and height of what
 * is seen, where the display list is: the engine's memory, a place there and a count; and how far
 * the list is displaced.
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
  let fit;

  return (at, room, width, height, memory, from, count, shift) => {
    const extent = at(block.extent);
    const placement = at(block.placement);
    const hasRoom = room && !placement;
    // A displaced list would cut off what a look shows outside its room, and its background would
    // cover what is shown there from behind. The common looks show nothing there.
    const isInside = hasRoom && !(shift && own._fitter);
    const isOver = placement === pinned || Boolean(hasRoom && !isInside);
    if (isNew(0, room)) {
      end.style.height = `${room}px`;
      end.hidden = !room;
    }
    if (isNew(1, isInside ? end : home)) shown[1].append(canvas);
    if (isNew(2, isOver)) home.classList.toggle('over', isOver);
    if (isNew(3, !count)) {
      style.visibility = count ? '' : 'hidden';
      fit = own._fitter?.();
    }
    if (!count) return;

    const isOld = list.length === count && list.every((number, place) => number === memory[from + place]);
    if (!isOld) list = [...memory.subarray(from, from + count)];
    // Where the list scrolls it by itself, it has to be whole.
    const start = at(block.origin);
    let seen = [-start, height - start];
    if (isInside) seen = isFooter ? [-overhang, room] : [extent - room, extent + overhang];
    const box = fit?.(list, [0, seen[0], width, seen[1]], isInside && isFooter) ?? [0, 0, width, extent];
    const [left, top, right, bottom] = box;
    const y = isInside ? (isFooter ? top : bottom - extent) : start + top;
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
