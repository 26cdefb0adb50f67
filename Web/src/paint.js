// SPDX-License-Identifier: MIT

// A display list on a canvas; Sources/Tug/Scene/DisplayList.swift describes its codes.

const weights = [400, 500, 600, 700];
const blades = 12;
const turn = 2 * Math.PI;

/** The number of font weights that a text can have. */
export const weightCount = 4;

/** The CSS font of a text style. */
export const font = (size, weight, family) => `${weights[weight]} ${size}px ${family}`;

/**
 * Gives a function that draws a display list on a canvas.
 *
 * @param canvas The canvas.
 * @param means What numbers stand for: colours by meaning, font family, direction, texts, pictures.
 */
export function painter(canvas, means) {
  const context = canvas.getContext('2d');
  let list;
  let index;
  let arc;

  /** The colour of a paint; its opacity is set on the context. */
  const ink = (meaning, red, green, blue, alpha) => {
    context.globalAlpha = alpha;
    return means._colors[meaning - 1] ?? `rgb(${[red, green, blue].map((part) => Math.round(part * 255))})`;
  };
  const line = (style, width, cap, join = 0) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.lineCap = ['butt', 'round', 'square'][cap];
    context.lineJoin = ['miter', 'round', 'bevel'][join];
    context.stroke();
  };
  const begin = (draw) => (...values) => {
    context.beginPath();
    context[draw](...values);
  };
  const segments = ['moveTo', 'lineTo', 'quadraticCurveTo', 'bezierCurveTo', 'closePath'];

  // By code. An operation takes as many numbers as its function.
  const operations = [
    (a, b, c, d, x, y) => context.setTransform(...[a, b, c, d, x, y].map((part) => part * devicePixelRatio)),
    () => {
      context.save();
      context.clip();
    },
    () => context.restore(),
    (x, y, radius) => begin('arc')(x, y, radius, 0, turn),
    (x, y, radius, start, end) => {
      arc = [start, x, y, end];
      begin('arc')(x, y, radius, start, end);
    },
    (x, y, width, height, radius) => begin('roundRect')(x, y, width, height, radius),
    (count) => {
      const end = index + count;
      context.beginPath();
      while (index < end) {
        const segment = segments[list[index]];
        const from = index + 1;
        index = from + context[segment].length;
        context[segment](...list.subarray(from, index));
      }
    },
    (a, b, c, d, e) => {
      context.fillStyle = ink(a, b, c, d, e);
      context.fill();
    },
    (a, b, c, d, e, width, cap, join) => line(ink(a, b, c, d, e), width, cap, join),
    // An arc's line whose opacity goes from one value to another.
    (a, b, c, d, e, width, cap, first, last) => {
      const gradient = context.createConicGradient(...arc);
      const style = ink(a, b, c, d, e);
      [first, last].forEach((part, place) => gradient.addColorStop(
        place && Math.min(1, (arc[3] - arc[0]) / turn),
        `color-mix(in srgb, ${style} ${part * 100}%, transparent)`));
      line(gradient, width, cap);
    },
    (key, size, weight, alignment, x, y, width, height, a, b, c, d, e) => {
      context.fillStyle = ink(a, b, c, d, e);
      context.font = font(size, weight, means._family);
      context.direction = means._isRightToLeft ? 'rtl' : 'ltr';
      context.textBaseline = 'middle';
      context.textAlign = ['start', 'center', 'end'][alignment];
      // Where reading begins is 0 or 1 box widths from the left; the middle lies between.
      const part = means._isRightToLeft ? 2 - alignment : alignment;
      context.fillText(means._text(key), x + (width * part) / 2, y + height / 2, width || undefined);
    },
    (slot, frame, x, y, width, height, a, b, c, d, e) =>
      means._show?.(context, slot, frame, [x, y, width, height], a < 0 ? '' : ink(a, b, c, d, e), e),
    // Blades that fade one after another.
    (x, y, diameter, done, a, b, c, d, e) => {
      const style = ink(a, b, c, d, e);
      const first = Math.floor(done * blades);
      for (let blade = 0; blade < blades; blade += 1) {
        const angle = ((first + blade) / blades) * turn;
        const [across, along] = [Math.cos(angle) * diameter, Math.sin(angle) * diameter];
        context.globalAlpha = e * (0.2 + (0.8 * (blade + 1)) / blades);
        begin('moveTo')(x + across * 0.25, y + along * 0.25);
        context.lineTo(x + across * 0.45, y + along * 0.45);
        line(style, diameter * 0.09, 1);
      }
    },
  ];

  return (numbers) => {
    list = numbers;
    index = 0;
    context.reset();
    operations[0](1, 0, 0, 1, 0, 0);
    while (index < list.length) {
      const operation = operations[list[index]];
      const from = index + 1;
      index = from + operation.length;
      operation(...list.subarray(from, index));
    }
  };
}
