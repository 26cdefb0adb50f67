// SPDX-License-Identifier: MIT

// Pictures in the image slots of a look. Loaded when a page sets some.

let tinted;

/**
 * Gives a function that draws a frame of a slot.
 *
 * @param images Lists of frames by slot.
 */
export function pictures(images) {
  return (context, slot, frame, [x, y, width, height], tint, alpha) => {
    const frames = images[slot] ?? [];
    const image = frames[Math.floor(frame) % frames.length];
    if (!image || !(width > 0 && height > 0)) return;
    context.globalAlpha = alpha;
    context.drawImage(tint ? inColor(image, tint, width, height) : image, x, y, width, height);
  };
}

/** Shows the pictures that the page has set. */
export default (own) => {
  own._image = pictures(own._images);
  own._restyle();
};

/** The outline of a picture, filled with a colour. */
function inColor(image, tint, width, height) {
  tinted ??= document.createElement('canvas');
  tinted.width = Math.ceil(width * devicePixelRatio);
  tinted.height = Math.ceil(height * devicePixelRatio);
  const context = tinted.getContext('2d');
  context.drawImage(image, 0, 0, tinted.width, tinted.height);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = tint;
  context.fillRect(0, 0, tinted.width, tinted.height);
  return tinted;
}
