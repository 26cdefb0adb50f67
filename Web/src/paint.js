// SPDX-License-Identifier: MIT

// A display list on a canvas; Sources/Tug/Scene/DisplayList.swift describes its codes. Here are those
// that the common looks use; the others come with shapes.js.

const weights = [400, 500, 600, 700];
const blades = 12;
const turn = 2 * Math.PI;

/** The number of font weights that a text can have. */
export const weightCount = 4;

/** The CSS font of a text style. */
export const font = (size, weight, family) => `${weights[weight]} ${size}px ${family}`;

/**
 * Gives a function that draws a display list on a canvas whose corner is at a place of the strip.
 *
 * @param canvas The canvas.
 * @param own What numbers stand for; see `openAppearance`.
 */
export function painter(canvas, own) {
  const context = canvas.getContext('2d');
  let list;
  let index;
  let corner;

  /** The colour of a paint; its opacity is set on the context. */
  const ink = (meaning, red, green, blue, alpha) => {
    context.globalAlpha = alpha;
    return own._colors[meaning - 1] ?? `rgb(${[red, green, blue].map((part) => Math.round(part * 255))})`;
  };
  const line = (style, width, cap, join = 0) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.lineCap = ['butt', 'round', 'square'][cap];
    context.lineJoin = ['miter', 'round', 'bevel'][join];
    context.stroke();
  };
  /** Draws one outline by the name of a method. */
  const outline = (method, ...values) => {
    context.beginPath();
    context[method](...values);
  };
  const transform = (a, b, c, d, x, y) => context.setTransform(
    ...[a, b, c, d, x - corner[0], y - corner[1]].map((part) => part * devicePixelRatio));
  const segments = ['moveTo', 'lineTo', 'quadraticCurveTo', 'bezierCurveTo', 'closePath'];

  // By code. An operation takes as many numbers as its function.
  const operations = {
    0: transform,
    3: (x, y, radius) => outline('arc', x, y, radius, 0, turn),
    6: (count) => {
      const end = index + count;
      context.beginPath();
      while (index < end) {
        const segment = segments[list[index]];
        const from = index + 1;
        index = from + context[segment].length;
        context[segment](...list.slice(from, index));
      }
    },
    7: (a, b, c, d, e) => {
      context.fillStyle = ink(a, b, c, d, e);
      context.fill();
    },
    8: (a, b, c, d, e, width, cap, join) => line(ink(a, b, c, d, e), width, cap, join),
    10: (key, size, weight, alignment, x, y, width, height, a, b, c, d, e) => {
      context.fillStyle = ink(a, b, c, d, e);
      context.font = font(size, weight, own._family);
      context.direction = own._isRightToLeft ? 'rtl' : 'ltr';
      context.textBaseline = 'middle';
      context.textAlign = ['start', 'center', 'end'][alignment];
      // Where reading begins is 0 or 1 box widths from the left; the middle lies between.
      const part = own._isRightToLeft ? 2 - alignment : alignment;
      context.fillText(own._text(key), x + (width * part) / 2, y + height / 2, width || undefined);
    },
    // Blades that fade one after another.
    12: (x, y, diameter, done, a, b, c, d, e) => {
      const style = ink(a, b, c, d, e);
      const first = Math.floor(done * blades);
      for (let blade = 0; blade < blades; blade += 1) {
        const angle = ((first + blade) / blades) * turn;
        const [across, along] = [Math.cos(angle) * diameter, Math.sin(angle) * diameter];
        context.globalAlpha = e * (0.2 + (0.8 * (blade + 1)) / blades);
        outline('moveTo', x + across * 0.25, y + along * 0.25);
        context.lineTo(x + across * 0.45, y + along * 0.45);
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
    while (index < list.length) {
      const operation = operations[list[index]];
      const from = index + 1;
      index = from + operation.length;
      operation(...list.slice(from, index));
    }
  };
}
