// SPDX-License-Identifier: MIT

// What only the looks beyond the common ones draw: clips, arcs, boxes, pictures, and shapes outside
// the strip. Loaded with the engine that has those looks.

import { rehearse } from './rehearsal.js';

const turn = 2 * Math.PI;

/** The operations that paint.js lacks, by their codes. */
function shapes(context, own, ink, line, outline) {
  let arc;
  return {
    1: () => {
      context.save();
      context.clip();
    },
    2: () => context.restore(),
    4: (x, y, radius, start, end) => {
      arc = [start, x, y, end];
      outline('arc', x, y, radius, start, end);
    },
    5: (x, y, width, height, radius) => outline('roundRect', x, y, width, height, radius),
    // An arc's line whose opacity goes from one value to another.
    9: (a, b, c, d, e, width, cap, first, last) => {
      const gradient = context.createConicGradient(...arc);
      const style = ink(a, b, c, d, e);
      [first, last].forEach((part, place) => gradient.addColorStop(
        place && Math.min(1, (arc[3] - arc[0]) / turn),
        `color-mix(in srgb, ${style} ${part * 100}%, transparent)`));
      line(gradient, width, cap);
    },
    11: (slot, frame, x, y, width, height, a, b, c, d, e) =>
      own._image?.(context, slot, frame, [x, y, width, height], a < 0 ? '' : ink(a, b, c, d, e), e),
  };
}

// The canvas: as small as what is seen of the shapes, which may reach outside their strip.

// By code, how many numbers an operation takes.
const counts = [6, 0, 0, 3, 5, 5, 1, 5, 8, 9, 13, 11, 9];
const pairs = [1, 1, 2, 3, 0];
// A canvas that changes its size is made anew, so it grows by steps, and shrinks out of sight only.
const step = 32;
// What a strip among the content shows outside its room; the style sheet has the same number.
const overhang = 32;
const [left, top, right, bottom] = [0, 1, 2, 3];

/** The box around what a display list paints; curves count with their control points. */
function boundsOf(list) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  let matrix = [1, 0, 0, 1, 0, 0];
  let outline = [];
  const point = (x, y) => {
    const [a, b, c, d, tx, ty] = matrix;
    return [a * x + c * y + tx, b * x + d * y + ty];
  };
  const corners = (x, y, width, height) =>
    [point(x, y), point(x + width, y), point(x, y + height), point(x + width, y + height)];
  const add = (points, margin = 0) => {
    const [a, b, c, d] = matrix;
    const reach = margin * Math.sqrt(Math.abs(a * d - b * c));
    for (const at of points) {
      for (const axis of [0, 1]) {
        box[axis] = Math.min(box[axis], at[axis] - reach);
        box[axis + 2] = Math.max(box[axis + 2], at[axis] + reach);
      }
    }
  };
  const path = (from, end) => {
    const points = [];
    for (let index = from; index < end;) {
      const count = pairs[list[index]];
      index += 1;
      for (let pair = 0; pair < count; pair += 1, index += 2) points.push(point(list[index], list[index + 1]));
    }
    return points;
  };
  for (let index = 0; index < list.length;) {
    const code = list[index];
    const from = index + 1;
    index = from + counts[code];
    const [x, y, width, height, ...rest] = list.slice(from, index);
    const around = (radius) => corners(x - radius, y - radius, 2 * radius, 2 * radius);
    if (code === 0) matrix = [x, y, width, height, ...rest];
    else if (code === 3 || code === 4) outline = around(width);
    else if (code === 5) outline = corners(x, y, width, height);
    else if (code === 6) outline = path(index, index += x);
    else if (code === 7) add(outline);
    // Joins reach further than half the line.
    else if (code === 8 || code === 9) add(outline, rest[1]);
    else if (code === 10) add(corners(...rest.slice(0, 4)));
    else if (code === 11) add(corners(width, height, rest[0], rest[1]));
    else if (code === 12) add(around(width / 2));
  }
  return box;
}

/**
 * Gives a function that says which part of a strip's plane the canvas of a display list covers, as
 * long as the strip is in sight: left, top, right, bottom. It takes the list, the strip's width, how
 * far it begins after what is seen of the list, the length of that, the strip's extent, the room that
 * it takes in the list, whether it is drawn there, and by how much its shapes may reach further.
 */
function fitter(isFooter) {
  let kept;
  return (list, width, start, height, extent, room, isInside, spare = 0) => {
    let [from, to] = [-start, height - start];
    if (isInside) [from, to] = isFooter ? [-overhang, room] : [extent - room, extent + overhang];
    const area = [0, from, width, to];
    const box = boundsOf(list);
    const next = [left, top, right, bottom].map((side) => {
      const [way, round, outer, inner] = side > top
        ? [1, Math.ceil, Math.max, Math.min] : [-1, Math.floor, Math.min, Math.max];
      const wanted = round(inner(box[side] + way * spare, area[side]) / step) * step;
      return kept ? outer(kept[side], wanted) : wanted;
    });
    // Nothing is painted, or nothing of it is seen.
    if (!(next[right] > next[left] && next[bottom] > next[top])) return kept ?? [0, 0, 0, 0];
    kept = next;
    // Among the content it must not make the list longer.
    return isInside && isFooter ? [...kept.slice(0, bottom), Math.min(kept[bottom], area[bottom])] : kept;
  };
}

/** Adds to what an element has. */
export default function addShapes(own, listen, wheeled, engine) {
  const fits = [];
  let bounds;
  Object.assign(own, {
    _shapes: shapes,
    /** The one that suits how things are; see `fitter`. */
    _fitter(isFooter, width, height) {
      const facts = [own._colors, width, height];
      const fit = fits[isFooter];
      if (fit?.facts.every((fact, place) => fact === facts[place])) return fit;
      fits[isFooter] = Object.assign(fitter(isFooter), { facts });
      if (width && height) rehearse(own, engine, isFooter, width, height, fits[isFooter]);
      return fits[isFooter];
    },
    /** How far a finger is across the element, in the direction of reading. */
    _across(kind, x) {
      // Only at the start is the layout sure to be up to date, and it does not change during a touch.
      if (!kind) bounds = own._element.getBoundingClientRect();
      return own._isRightToLeft ? bounds.right - x : x - bounds.left;
    },
  });
}
