// SPDX-License-Identifier: MIT

// What only the looks beyond the common ones draw: clips, arcs, boxes, pictures, and shapes outside
// the strip. Loaded with the engine that has those looks.

import css from 'shapes.css';
import { rehearse } from './rehearsal.js';

const turn = 2 * Math.PI;
// By code, what draws a segment of a path, and how many points it takes.
const segments = [
  ['moveTo', 1], ['lineTo', 1], ['quadraticCurveTo', 2], ['bezierCurveTo', 3], ['closePath', 0],
];

/** The operations that paint.js lacks, or knows in part, by their codes. */
function shapes(context, own, take, ink, arc) {
  let drawn;
  const line = (style, width, cap, join) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.lineCap = ['butt', 'round', 'square'][cap];
    context.lineJoin = ['miter', 'round', 'bevel'][join];
    context.stroke();
  };
  return {
    1: () => {
      context.save();
      context.clip();
    },
    2: () => context.restore(),
    4: () => {
      drawn = take(5);
      arc(...drawn);
    },
    5: () => {
      context.beginPath();
      context.roundRect(...take(5));
    },
    6: () => {
      context.beginPath();
      const path = take(take(1)[0]);
      for (let index = 0; index < path.length;) {
        const [method, pairs] = segments[path[index]];
        context[method](...path.slice(index + 1, index += 1 + 2 * pairs));
      }
    },
    8: () => line(ink(), ...take(3)),
    // An arc's line whose opacity goes from one value to another.
    9: () => {
      const [x, y, , start, end] = drawn;
      const gradient = context.createConicGradient(start, x, y);
      const style = ink();
      const [width, cap, ...parts] = take(4);
      parts.forEach((part, place) => gradient.addColorStop(
        place && Math.min(1, (end - start) / turn),
        `color-mix(in srgb, ${style} ${part * 100}%, transparent)`));
      line(gradient, width, cap, 0);
    },
    11: () => {
      const [slot, frame, ...box] = take(6);
      const paint = take(5);
      own._image?.(context, slot, frame, box, paint[0] < 0 ? '' : ink(paint), paint[4]);
    },
  };
}

// The canvas: as small as what is seen of the shapes, which may reach outside their strip.

// By code, how many numbers an operation takes.
const counts = [6, 0, 0, 3, 5, 5, 1, 5, 8, 9, 13, 11, 9];
// A canvas that changes its size is made anew, so it grows by steps, and shrinks out of sight only.
const step = 32;
// What a strip among the content shows outside its room; shapes.css says so to the browser.
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
      const [, pairs] = segments[list[index]];
      index += 1;
      for (let pair = 0; pair < pairs; pair += 1, index += 2) points.push(point(list[index], list[index + 1]));
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
export default function addShapes(own, listen, send, engine) {
  const { adoptedStyleSheets: styles } = own._element.shadowRoot;
  if (!styles[1]) {
    styles.push(new styles[0].constructor());
    styles[1].replaceSync(css);
    // The colours are there at once, and no change that is told of.
    for (const change of own._status.getAnimations()) change.cancel();
  }
  // By strip, the newest, and the one that what is seen of it goes by.
  const fits = [];
  const shown = [];
  let bounds;
  /** What finds the canvas of a strip, anew when that has to be drawn otherwise; see `fitter`. */
  const fitFor = (isFooter, width, height) => {
    const facts = [own._colors, width, height];
    const fit = fits[isFooter];
    if (fit?.facts.every((fact, place) => fact === facts[place])) return fit;
    fits[isFooter] = Object.assign(fitter(isFooter), { facts });
    if (width && height) rehearse(own, engine, isFooter, width, height, fits[isFooter]);
    return fits[isFooter];
  };
  Object.assign(own, {
    _shapes: shapes,
    /** Whether a strip is drawn in its room, and which part of its plane the canvas covers: left, top, width, height. */
    _fit(isFooter, list, hasRoom, room, width, height, start, extent, shift, wasInside) {
      const isSeen = list.length > 0;
      // A displaced list would cut off what a look shows outside its room, and its background would
      // cover what is shown there from behind. So it comes into its room with the first scroll, since
      // each way there costs a layout.
      const isAtEdge = isFooter ? start + room < height + 1 : start + extent + 1 > room;
      const isInside = hasRoom && !(isSeen && (shift || (isAtEdge && !wasInside)));
      // A new size costs a layout, too, and is found out of sight.
      if (!isSeen) shown[isFooter] = fitFor(isFooter, width, height);
      // Where the list scrolls it by itself, it has to be whole.
      const box = shown[isFooter]?.(list, width, start + shift, height, extent, room, isInside) ?? [0, 0, width, extent];
      return [isInside, box[left], box[top], box[right] - box[left], box[bottom] - box[top]];
    },
    /** How far a finger is across the element, in the direction of reading. */
    _across(kind, x) {
      // Only at the start is the layout sure to be up to date, and it does not change during a touch.
      if (!kind) bounds = own._element.getBoundingClientRect();
      return own._isRightToLeft ? bounds.right - x : x - bounds.left;
    },
  });
}
