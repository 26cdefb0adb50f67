// SPDX-License-Identifier: MIT

// A display list on a canvas. The codes are those of Sources/Tug/Scene/DisplayList.swift.

const caps = ['butt', 'round', 'square'];
const joins = ['miter', 'round', 'bevel'];
const weights = [400, 500, 600, 700];
const blades = 12;

/** The number of font weights that a text can have. */
export const weightCount = weights.length;

/** The CSS font of a text style. */
export const font = (size, weight, family) => `${weights[weight]} ${size}px ${family}`;

/**
 * Draws `list` on a cleared `canvas`.
 *
 * @param context The canvas's 2D context.
 * @param list The numbers of a display list.
 * @param scale Device pixels per CSS pixel.
 * @param means What numbers stand for: `colors`, `family`, `isRightToLeft`, `text(key)`,
 *   `image(slot, frame)`.
 */
export function paint(context, list, scale, means) {
  const at = (x) => list[x];
  let index = 0;
  let arc;

  const transform = (a, b, c, d, x, y) =>
    context.setTransform(a * scale, b * scale, c * scale, d * scale, x * scale, y * scale);

  /** The colour of the paint at `place`; its opacity is set on the context. */
  const color = (place) => {
    context.globalAlpha = at(place + 4);
    const channel = (offset) => Math.round(at(place + offset) * 255);
    return at(place) ? means.colors[at(place) - 1] : `rgb(${channel(1)} ${channel(2)} ${channel(3)})`;
  };
  const line = (style, place) => {
    context.strokeStyle = style;
    context.lineWidth = at(place + 5);
    context.lineCap = caps[at(place + 6)];
  };
  const trace = (end) => {
    while (index < end) {
      const code = at(index);
      const [a, b, c, d, e, f] = list.subarray(index + 1, index + 7);
      if (code === 0) context.moveTo(a, b);
      else if (code === 1) context.lineTo(a, b);
      else if (code === 2) context.quadraticCurveTo(a, b, c, d);
      else if (code === 3) context.bezierCurveTo(a, b, c, d, e, f);
      else context.closePath();
      index += [3, 3, 5, 7, 1][code];
    }
  };
  /** An arc's line whose opacity goes from one value to another. */
  const fade = (place) => {
    const [x, y, , start, end] = arc;
    const gradient = context.createConicGradient(start, x, y);
    const style = color(place);
    const part = Math.min(1, (end - start) / (2 * Math.PI));
    gradient.addColorStop(0, `color-mix(in srgb, ${style} ${at(place + 7) * 100}%, transparent)`);
    gradient.addColorStop(part, `color-mix(in srgb, ${style} ${at(place + 8) * 100}%, transparent)`);
    line(gradient, place);
    context.stroke();
  };
  const write = (place) => {
    const [key, size, weight, alignment, x, y, width, height] = list.subarray(place);
    context.fillStyle = color(place + 8);
    context.font = font(size, weight, means.family);
    context.direction = means.isRightToLeft ? 'rtl' : 'ltr';
    context.textBaseline = 'middle';
    context.textAlign = ['start', 'center', 'end'][alignment];
    // Where reading begins is 0 or 1 box widths from the left; the middle lies between.
    const part = means.isRightToLeft ? 1 - alignment / 2 : alignment / 2;
    context.fillText(means.text(key), x + width * part, y + height / 2, width || undefined);
  };
  const show = (place) => {
    const [slot, frame, x, y, width, height] = list.subarray(place);
    const image = means.image(slot, Math.floor(frame));
    context.globalAlpha = at(place + 10);
    if (image) context.drawImage(image, x, y, width, height);
  };
  /** Blades that fade one after another. */
  const spin = (place) => {
    const [x, y, diameter, turn] = list.subarray(place);
    context.strokeStyle = color(place + 4);
    context.lineWidth = diameter * 0.09;
    context.lineCap = 'round';
    const opacity = context.globalAlpha;
    const first = Math.floor(turn * blades);
    for (let blade = 0; blade < blades; blade += 1) {
      const angle = ((first + blade) / blades) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      context.globalAlpha = opacity * (0.2 + (0.8 * (blade + 1)) / blades);
      context.beginPath();
      context.moveTo(x + cos * diameter * 0.25, y + sin * diameter * 0.25);
      context.lineTo(x + cos * diameter * 0.45, y + sin * diameter * 0.45);
      context.stroke();
    }
  };

  const counts = [6, 0, 0, 3, 5, 5, 1, 5, 8, 9, 13, 11, 9];
  transform(1, 0, 0, 1, 0, 0);
  while (index < list.length) {
    const code = at(index);
    const place = index + 1;
    const [a, b, c, d, e, f] = list.subarray(place, place + 6);
    index = place + counts[code];
    switch (code) {
      case 0: transform(a, b, c, d, e, f); break;
      case 1: context.save(); context.clip(); break;
      case 2: context.restore(); break;
      case 3: context.beginPath(); context.arc(a, b, c, 0, 2 * Math.PI); break;
      case 4: arc = [a, b, c, d, e]; context.beginPath(); context.arc(a, b, c, d, e); break;
      case 5: context.beginPath(); context.roundRect(a, b, c, d, e); break;
      case 6: context.beginPath(); trace(index + a); break;
      case 7: context.fillStyle = color(place); context.fill(); break;
      case 8: line(color(place), place); context.lineJoin = joins[at(place + 7)]; context.stroke(); break;
      case 9: fade(place); break;
      case 10: write(place); break;
      case 11: show(place); break;
      case 12: spin(place); break;
      default: return;
    }
  }
}
