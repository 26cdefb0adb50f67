// SPDX-License-Identifier: MIT

// Wheels and touchpads. A browser tells them apart by their numbers only: a wheel clicks in lines or
// in large steps, while fingers on a pad set out slowly. The first event of a gesture decides, and
// what is not certainly a pad counts as a wheel, which never refreshes. What begins where a scroller
// inside has room is for that.

const click = 120;
const largeStep = 40;
const lineHeight = 16;
const pause = 200;

/**
 * Listens to wheels.
 *
 * @param own What the element has; see `openControl`.
 * @param listen Adds a listener: to what, type, listener.
 * @param send Takes an event, and what the engine is told: the name of an export, and its values.
 */
export default function listenToWheels(own, listen, send) {
  let isInside;
  let isWheel;
  let last = -Infinity;
  listen(own._element, 'wheel', (event) => {
    const { deltaX, deltaY, deltaMode, timeStamp } = event;
    if (event.ctrlKey || event.defaultPrevented) return;
    if (timeStamp - last > pause) {
      isInside = own._isTaken(own, event, deltaY > 0);
      const clicks = (event.wheelDeltaY * devicePixelRatio) / click;
      isWheel = deltaMode || Math.abs(deltaY) > largeStep || (clicks && Number.isInteger(clicks));
    }
    last = timeStamp;
    if (isInside) return;
    const unit = deltaMode ? lineHeight : 1;
    send(event, 'wheel', isWheel, deltaY * unit, deltaX * unit);
  });
}
