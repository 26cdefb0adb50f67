// SPDX-License-Identifier: MIT

// What only the looks beyond the common ones draw: clips, arcs, boxes, pictures, and shapes outside
// the strip. Loaded with the engine that has those looks.

const turn = 2 * Math.PI;

/** The operations that paint.js lacks, by their codes. */
export function shapes(context, own, ink, line, outline) {
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
      own._show?.(context, slot, frame, [x, y, width, height], a < 0 ? '' : ink(a, b, c, d, e), e),
  };
}
