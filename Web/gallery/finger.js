// SPDX-License-Identifier: MIT

// A mouse that drags the list as a finger does, so that visitors without a touchscreen can pull. It
// is the gallery's own: in an app a mouse selects text, and its user has the Refresh button.

/** Lets a mouse drag what is in `element`. */
export function lendFinger(element) {
  let drag;

  /** Sends a touch event made of what a listener to touches reads; says whether it was prevented. */
  const send = (type, { clientX, clientY }, isDown = true) => {
    const { target } = drag;
    const touch = { identifier: 0, target, clientX, clientY };
    const event = new Event(type, { bubbles: true, composed: true, cancelable: true });
    Object.assign(event, { touches: isDown ? [touch] : [], changedTouches: [touch] });
    return !target.dispatchEvent(event);
  };
  const stop = (type, event) => {
    if (!drag) return;
    send(type, event, false);
    drag = undefined;
    element.toggleAttribute('data-dragged', false);
  };

  element.addEventListener('pointerdown', (event) => {
    const isOnButton = event.composedPath().some(({ localName }) => localName === 'button');
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnButton) return;
    drag = { target: event.target, y: event.clientY };
    send('touchstart', event);
  });
  addEventListener('pointermove', (event) => {
    if (!drag) return;
    if (!event.buttons) return stop('touchend', event);
    element.toggleAttribute('data-dragged', true);
    // What is no pull scrolls, which a browser does by itself for a finger.
    if (!send('touchmove', event)) element.scroller.scrollTop -= event.clientY - drag.y;
    drag.y = event.clientY;
  });
  addEventListener('pointerup', (event) => stop('touchend', event));
  addEventListener('pointercancel', (event) => stop('touchcancel', event));
}
