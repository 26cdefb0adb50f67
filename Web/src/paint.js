// SPDX-License-Identifier: MIT

// A display list on a canvas; Sources/Tug/Scene/DisplayList.swift describes its codes. Here are those
// that the common looks use; the others come with shapes.js.

const blades = 12;
const turn = 2 * Math.PI;

/** The CSS font of a text style. */
export const font = (size, weight, family) => `${weight + 4}00 ${size}px ${family}`;

/**
 * Gives a function that draws a display list on a canvas whose corner is at a place of the strip.
 *
 * @param own What the element has; see `openControl`.
 * @param canvas The canvas.
 */
export function painter(own, canvas) {
  const context = canvas.getContext('2d');
  let list;
  let index;
  let corner;

  /** Calls the one of `functions` that the list names next, with as many numbers as it takes. */
  const run = (functions) => {
    const called = functions[list[index]];
    const from = index + 1;
    index = from + called.length;
    called(...list.slice(from, index));
  };
  /** The colour of a paint; its opacity is set on the context. */
  const ink = (meaning, red, green, blue, alpha) => {
    context.globalAlpha = alpha;
    return own._colors[meaning - 1] ?? `color(srgb ${red} ${green} ${blue})`;
  };
  const line = (style, width, cap, join = 0) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.lineCap = ['butt', 'round', 'square'][cap];
    context.lineJoin = ['miter', 'round', 'bevel'][join];
    context.stroke();
  };
  /** Begins an outline with a method. */
  const outline = (method, ...values) => {
    context.beginPath();
    context[method](...values);
  };
  const transform = (a, b, c, d, x, y) => context.setTransform(
    ...[a, b, c, d, x - corner[0], y - corner[1]].map((part) => part * devicePixelRatio));
  const segments = ['moveTo', 'lineTo', 'quadraticCurveTo', 'bezierCurveTo', 'closePath'].map((name) =>
    context[name].bind(context));

  const operations = {
    0: transform,
    3: (x, y, radius) => outline('arc', x, y, radius, 0, turn),
    6: (count) => {
      const end = index + count;
      context.beginPath();
      while (index < end) run(segments);
    },
    7: (a, b, c, d, e) => {
      context.fillStyle = ink(a, b, c, d, e);
      context.fill();
    },
    8: (a, b, c, d, e, width, cap, join) => line(ink(a, b, c, d, e), width, cap, join),
    10: (key, size, weight, alignment, x, y, width, height, a, b, c, d, e) => {
      // Where reading begins is 0 or 1 box widths from the left; the middle lies between.
      const part = own._isRightToLeft ? 2 - alignment : alignment;
      context.fillStyle = ink(a, b, c, d, e);
      context.font = font(size, weight, own._family);
      context.direction = own._isRightToLeft ? 'rtl' : 'ltr';
      context.textBaseline = 'middle';
      context.textAlign = ['left', 'center', 'right'][part];
      context.fillText(own._text(key), x + (width * part) / 2, y + height / 2, width || undefined);
    },
    // Blades that fade one after another.
    12: (x, y, diameter, done, a, b, c, d, e) => {
      const style = ink(a, b, c, d, e);
      for (let blade = 0; blade < blades;) {
        const angle = ((Math.floor(done * blades) + blade) / blades) * turn;
        blade += 1;
        context.globalAlpha = e * (0.2 + (0.8 * blade) / blades);
        // An arc of no length is a point on its circle.
        outline('arc', x, y, diameter * 0.25, angle, angle);
        context.arc(x, y, diameter * 0.45, angle, angle);
        line(style, diameter * 0.09, 1);
      }
    },
    ...own._shapes?.(context, own, ink, line, outline),
  };

  return (numbers, ...at) => {
    list = numbers;
    index = 0;
    corner = at;
    context.reset();
    transform(1, 0, 0, 1, 0, 0);
    while (index < list.length) run(operations);
  };
}
