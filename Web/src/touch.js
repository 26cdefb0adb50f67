// SPDX-License-Identifier: MIT

// Touches: the first finger alone, and never one that another scroller inside has use for.
//
// The listeners stand from the start, since a browser may ignore one that is added during a touch,
// and the one for moves is not passive, since only that can keep the browser from scrolling.

const [down, moved, up, cancelled] = [0, 1, 2, 3];
const listeners = { touchstart: true, touchmove: false, touchend: true, touchcancel: true };

/** Whether something between the touched node and the scroller still has room to scroll. */
function scrollsInside(event, scroller, isForwards) {
  for (const node of event.composedPath()) {
    if (node === scroller) return false;
    const room = isForwards ? node.scrollHeight - node.clientHeight - node.scrollTop : node.scrollTop;
    if (room > 1 && /auto|scroll/.test(getComputedStyle(node).overflowY)) return true;
  }
  return false;
}

export class TouchInput {
  #target;
  #scroller;
  #send;
  #start;
  #hasMoved;

  /**
   * @param target Where touches are listened for.
   * @param scroller What scrolls.
   * @param send Takes the kind, the event and the finger; says whether the engine has the drag.
   */
  constructor(target, scroller, send) {
    this.#target = target;
    this.#scroller = scroller;
    this.#send = send;
    for (const type in listeners) target.addEventListener(type, this, { passive: listeners[type] });
  }

  disconnect() {
    for (const type in listeners) this.#target.removeEventListener(type, this);
  }

  handleEvent(event) {
    const start = this.#start;
    const finger = [...event.changedTouches].find((touch) => touch.identifier === start?.identifier);
    if (event.type === 'touchstart') {
      // A second finger means something else: a zoom, a map.
      if (event.touches.length > 1) this.#stop(cancelled, event);
      else if (!event.defaultPrevented) this.#begin(event);
    } else if (finger && event.type === 'touchmove') {
      this.#move(event, finger);
    } else if (finger) {
      this.#stop(event.type === 'touchend' ? up : cancelled, event);
    }
  }

  #begin(event) {
    [this.#start] = event.touches;
    this.#hasMoved = false;
    this.#send(down, event, this.#start);
  }

  #move(event, finger) {
    const way = finger.clientY - this.#start.clientY;
    if (!this.#hasMoved && way) {
      this.#hasMoved = true;
      if (scrollsInside(event, this.#scroller, way < 0)) {
        this.#stop(cancelled, event);
        return;
      }
    }
    if (this.#send(moved, event, finger) && event.cancelable) event.preventDefault();
  }

  #stop(kind, event) {
    const start = this.#start;
    this.#start = undefined;
    if (start) this.#send(kind, event, start);
  }
}
