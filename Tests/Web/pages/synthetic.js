// SPDX-License-Identifier: MIT

// Touches made by script, for what no finger can do on purpose: moves that cannot be cancelled, and
// a browser's own bounce.

const touch = (target, identifier, [clientX, clientY]) => new Touch({ identifier, target, clientX, clientY });

/** Sends a touch event; returns whether it was prevented. */
window.send = (type, points, { cancelable = true, target = window.list, changed } = {}) => {
  const touches = Object.entries(points).map(([id, point]) => touch(target, Number(id), point));
  const isEnd = type === 'touchend' || type === 'touchcancel';
  const event = new TouchEvent(type, {
    bubbles: true, composed: true, cancelable,
    touches: isEnd ? touches.filter((each) => each.identifier !== changed) : touches,
    changedTouches: touches.filter((each) => changed === undefined || each.identifier === changed),
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

window.frame = () => clock.step().then(clock.step);

/** How far the content is displaced. */
window.shown = () => Number(/-?[\d.e-]+/.exec(moved.style.transform.slice(10)) ?? 0);

/** Makes the scroller report what the test says. */
window.fakeTop = (scroller = window.tug.scroller) => {
  window.top_ = 0;
  Object.defineProperty(scroller, 'scrollTop', { get: () => window.top_, set() {}, configurable: true });
};
