// SPDX-License-Identifier: MIT

// Wheels and touchpads. A browser tells them apart by their numbers only: the click of a wheel comes
// in lines, or in whole multiples of 120 of the older measure. What is not certainly a touchpad
// counts as a wheel, which never refreshes.

const step = 120;
const lineHeight = 16;

export class WheelInput {
  #scroller;
  #send;

  /**
   * @param scroller What scrolls.
   * @param send Takes whether it is a wheel, the deltas along and across, and the event; says whether
   *   the engine has used them.
   */
  constructor(scroller, send) {
    this.#scroller = scroller;
    this.#send = send;
    scroller.addEventListener('wheel', this, { passive: false });
  }

  disconnect() {
    this.#scroller.removeEventListener('wheel', this);
  }

  handleEvent(event) {
    if (event.ctrlKey || event.defaultPrevented) return;
    const isWheel = event.deltaMode !== 0 || (event.wheelDeltaY && event.wheelDeltaY % step === 0);
    const unit = event.deltaMode ? lineHeight : 1;
    if (this.#send(isWheel, event.deltaY * unit, event.deltaX * unit, event) && event.cancelable) {
      event.preventDefault();
    }
  }
}
