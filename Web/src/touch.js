// SPDX-License-Identifier: MIT

// Touches: the first finger alone, and never one that another scroller inside has use for.

import { down, moved, takenAway, up } from './codes.js';

/** Whether something between the touched node and the scroller has room to scroll, or takes drags itself. */
export function isTaken(own, event, isForwards) {
  for (const node of event.composedPath()) {
    // What is beside the scroller is the element's own.
    if (node === own._node || node === own._element) return false;
    // Every word that leaves drags up and down to the browser has one of three letters: auto, manipulation, pan-y,
    // pan-up, pan-down.
    // A shadow root has no style, nor have the document and the window, where the path of a row ends that
    // was taken elsewhere.
    const { overflowY, touchAction } = node.matches ? getComputedStyle(node) : {};
    const room = isForwards ? node.scrollHeight - node.clientHeight - node.scrollTop : node.scrollTop;
    if (/^[^uwy]+$/.test(touchAction) || (room > 1 && /auto|scroll/.test(overflowY))) return true;
  }
}

/**
 * Listens to touches.
 *
 * The listeners stand from the start, since a browser may ignore one that is added during a touch. On an
 * element they are not passive, and that for moves can keep the browser from scrolling.
 *
 * @param own What the element has; see `openControl`.
 * @param listen Adds a listener: to what, type, listener.
 * @param send Takes an event, and what the engine is told: the name of an export, and its values.
 */
export function listenToTouches(own, listen, send) {
  // Where the finger came down; none when there is none, or it is left alone.
  let start;
  let hasMoved;
  // What it came down on. The rest comes to that, and no longer here once the page has taken it away.
  let target;
  const tell = (event, kind) => {
    const [{ clientX, clientY }] = event.changedTouches;
    send(event, 'touch', kind, clientY, own._across?.(kind, clientX) ?? clientX);
  };
  const stop = (event, kind) => {
    if (!start) return;
    start = undefined;
    for (const type in rest) target.removeEventListener(type, strayed);
    tell(event, kind);
  };
  const rest = {
    // While there is a finger, no other has come down here.
    touchmove(event) {
      if (!start) return;
      const way = event.changedTouches[0].clientY - start.clientY;
      // What something inside has prevented is its own, as is the pull of a list inside the list.
      if (event.defaultPrevented || (!hasMoved && way && isTaken(own, event, way < 0))) {
        return stop(event, takenAway);
      }
      hasMoved ||= way;
      tell(event, moved);
    },
    touchend: (event) => stop(event, up),
    touchcancel: (event) => stop(event, takenAway),
  };
  const strayed = (event) => event.composedPath().includes(own._element) || rest[event.type](event);

  listen(own._element, 'touchstart', (event) => {
    // A second finger means something else: a zoom, a map. What is zoomed is moved by one finger.
    if (event.touches[1] || visualViewport.scale > 1) stop(event, takenAway);
    else if (!event.defaultPrevented) {
      [start] = event.touches;
      hasMoved = false;
      [target] = event.composedPath();
      for (const type in rest) listen(target, type, strayed);
      tell(event, down);
    }
  });
  for (const type in rest) listen(own._element, type, rest[type]);
}
