// SPDX-License-Identifier: MIT

// A display list on a canvas; Sources/Tug/Scene/DisplayList.swift describes its codes. Here is what the
// common looks use: discs, straight paths, round lines. The rest comes with shapes.js.

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
  let left;
  let top;

  /** The next numbers of the list. */
  const take = (count) => list.slice(index, index += count);
  /** The colour of a paint, or of the one that comes next; its opacity is set on the context. */
  const ink = ([meaning, red, green, blue, alpha] = take(5)) => {
    context.globalAlpha = alpha;
    return own._colors[meaning - 1] ?? `color(srgb ${red} ${green} ${blue})`;
  };
  const line = (style, width) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.lineCap = context.lineJoin = 'round';
    context.stroke();
  };
  const arc = (x, y, radius, start, end) => {
    context.beginPath();
    context.arc(x, y, radius, start, end);
  };
  /** Goes back to the coordinates of the strip. */
  const untransform = () => {
    const scale = devicePixelRatio;
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  };

  const operations = {
    0: () => {
      untransform();
      context.transform(...take(6));
    },
    3: () => arc(...take(3), 0, turn),
    6: () => {
      context.beginPath();
      const [count] = take(1);
      for (const end = index + count; index < end;) {
        const [code, x, y] = take(3);
        context[code ? 'lineTo' : 'moveTo'](x, y);
      }
    },
    7: () => {
      context.fillStyle = ink();
      context.fill();
    },
    8: () => {
      const style = ink();
      const [width] = take(3);
      line(style, width);
    },
    10: () => {
      const [key, size, weight, alignment, x, y, width, height] = take(8);
      // Where reading begins is 0 or 1 box widths from the left; the middle lies between.
      const part = own._isRightToLeft ? 2 - alignment : alignment;
      context.fillStyle = ink();
      context.font = font(size, weight, own._family);
      context.textBaseline = 'middle';
      context.textAlign = ['left', 'center', 'right'][part];
      let text = own._text(key);
      // What is a little wider than its box is squeezed unseen; of more than that the end is left out.
      for (let fit; text[1] && (fit = width / context.measureText(text).width) < 0.9;) {
        const letters = [...text];
        text = `${letters.slice(0, Math.min(fit * letters.length, letters.length - 2)).join('')}…`;
      }
      context.fillText(text, x + (width * part) / 2, y + height / 2, width);
    },
    // Blades that fade one after another.
    12: () => {
      const [x, y, diameter, done] = take(4);
      const style = ink();
      const alpha = context.globalAlpha;
      for (let blade = 0; blade < blades;) {
        const angle = ((Math.floor(done * blades) + blade) / blades) * turn;
        blade += 1;
        context.globalAlpha = alpha * (0.2 + (0.8 * blade) / blades);
        // An arc of no length is a point on its circle.
        arc(x, y, diameter * 0.25, angle, angle);
        context.arc(x, y, diameter * 0.45, angle, angle);
        line(style, diameter * 0.09);
      }
    },
    ...own._shapes?.(context, own, take, ink, arc),
  };

  return (numbers, ...at) => {
    list = numbers;
    index = 0;
    [left, top] = at;
    context.reset();
    untransform();
    while (index < list.length) operations[take(1)]();
  };
}
