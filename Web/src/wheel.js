// SPDX-License-Identifier: MIT

// Wheels and touchpads. A browser tells them apart by their numbers only: a wheel clicks in lines or
// in large steps, while fingers on a pad set out slowly. The first event of a gesture decides, and
// what is not certainly a pad counts as a wheel, which never refreshes.

const click = 120;
const largeStep = 40;
const lineHeight = 16;
const pause = 200;

export class WheelInput {
  #target;
  #send;
  #isWheel;
  #last = -Infinity;

  /**
   * @param target Where wheel events are listened for.
   * @param send Takes whether it is a wheel, the deltas along and across, and the event; says whether
   *   the engine has used them.
   */
  constructor(target, send) {
    this.#target = target;
    this.#send = send;
    target.addEventListener('wheel', this, { passive: false });
  }

  disconnect() {
    this.#target.removeEventListener('wheel', this);
  }

  handleEvent(event) {
    const { deltaX, deltaY, deltaMode, timeStamp } = event;
    if (event.ctrlKey || event.defaultPrevented) return;
    if (timeStamp - this.#last > pause) {
      const clicks = (event.wheelDeltaY * devicePixelRatio) / click;
      this.#isWheel = deltaMode || Math.abs(deltaY) > largeStep || (clicks && Number.isInteger(clicks));
    }
    this.#last = timeStamp;
    const unit = deltaMode ? lineHeight : 1;
    if (this.#send(this.#isWheel, deltaY * unit, deltaX * unit, event) && event.cancelable) {
      event.preventDefault();
    }
  }
}
