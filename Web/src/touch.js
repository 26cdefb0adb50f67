// SPDX-License-Identifier: MIT

// Touches: the first finger alone, and never one that another scroller inside has use for.

import { down, moved, takenAway, up } from './codes.js';

/** Whether something between the touched node and the scroller has room to scroll, or takes drags itself. */
export function isTaken(event, scroller, isForwards) {
  for (const node of event.composedPath()) {
    if (node === scroller) return false;
    // A shadow root has no style.
    const { overflowY, touchAction } = node.host ? {} : getComputedStyle(node);
    const room = isForwards ? node.scrollHeight - node.clientHeight - node.scrollTop : node.scrollTop;
    if (/none|pan-x$/.test(touchAction) || (room > 1 && /auto|scroll/.test(overflowY))) return true;
  }
}

/**
 * Listens to touches.
 *
 * The listeners stand from the start, since a browser may ignore one that is added during a touch. On an
 * element they are not passive, and that for moves can keep the browser from scrolling.
 *
 * @param listen Adds a listener to what is touched: type, listener.
 * @param scroller What scrolls.
 * @param send Takes the kind, the event and the finger; says whether the engine has the drag.
 */
export function listenToTouches(listen, scroller, send) {
  // Where the finger came down; none when there is none, or it is left alone.
  let start;
  let hasMoved;
  const stop = (kind, event) => {
    if (!start) return;
    start = undefined;
    send(kind, event, event.changedTouches[0]);
  };

  listen('touchstart', (event) => {
    // A second finger means something else: a zoom, a map. What is zoomed is moved by one finger.
    if (event.touches[1] || visualViewport.scale > 1) stop(takenAway, event);
    else if (!event.defaultPrevented) {
      [start] = event.touches;
      hasMoved = false;
      send(down, event, start);
    }
  });
  // While there is one, no other finger has come down here.
  listen('touchmove', (event) => {
    if (!start) return;
    const [finger] = event.changedTouches;
    const way = finger.clientY - start.clientY;
    // What something inside has prevented is its own, as is the pull of a list inside the list.
    if (event.defaultPrevented || (!hasMoved && way && isTaken(event, scroller, way < 0))) {
      return stop(takenAway, event);
    }
    hasMoved ||= way;
    if (send(moved, event, finger) && event.cancelable) event.preventDefault();
  });
  listen('touchend', (event) => stop(up, event));
  listen('touchcancel', (event) => stop(takenAway, event));
}
