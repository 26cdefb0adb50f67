// SPDX-License-Identifier: MIT

// What the engine asks of the app and tells its users, and who waits for the end of it.

import * as block from './block.js';
import * as codes from './codes.js';
import { set } from './set.js';

const strips = ['header', 'footer'];
const phases = ['idle', 'pulling', 'armed', 'refreshing', 'ending', 'failed', 'exhausted'];
const outcomes = ['success', 'failure', 'cancelled', 'no-more'];

/** Adds the actions to what an element has; see `openControl`. */
export function openActions(own) {
  const { _element: element, _status: status, _strip: strip, _tell: tell } = own;
  const waiting = [[], []];
  // By strip, the progress that was told last.
  const told = [];
  // By strip, what runs, with its error. An action that was ended by something else keeps what it had.
  const runs = [{}, {}];

  /** Tells the app; returns the event. */
  const emit = (type, detail) => {
    const event = new CustomEvent(type, { detail, cancelable: true });
    element.dispatchEvent(event);
    return event;
  };
  const settle = (edge, outcome) => {
    for (const resolve of waiting[edge].splice(0)) resolve(outcomes[outcome]);
  };
  const isBusy = () => [0, 1].some((edge) => strip(edge, block.phase) === codes.refreshing);

  // What carries out the orders of the engine, in the order of their numbers.
  own._orders = [
    /** Tells of a phase, and settles what waits for it. */
    (edge, from, phase, outcome) => {
      const detail = { strip: strips[edge], from: phases[from], phase: phases[phase] };
      if (from === codes.refreshing) {
        settle(edge, outcome);
        detail.outcome = outcomes[outcome];
        detail.error = runs[edge].error;
        runs[edge] = {};
        if (!edge && (outcome === codes.success || outcome === codes.noMore)) {
          own._add(import('./date.js'));
        }
      }
      set(own._content, 'ariaBusy', `${isBusy()}`);
      if (!phase) status.textContent = '';
      emit('tug-phase', detail);
    },

    /** Calls the app's action, and ends it when all that it waits for is done. */
    async (edge, token) => {
      const waits = [];
      const isLoad = edge || own._value('header');
      const run = runs[edge];
      let outcome = codes.success;
      let hasMore;
      try {
        const event = emit(isLoad ? 'tug-load' : 'tug-refresh', {
          strip: strips[edge],
          waitUntil: (promise) => waits.push(promise),
        });
        waits.push(element[isLoad ? 'onloadmore' : 'onrefresh']?.(event));
        if (event.defaultPrevented) return;
        for (const result of await Promise.all(waits)) {
          if (result === outcomes[codes.noMore] || result?.done) outcome = codes.noMore;
          hasMore ||= result?.done === false;
        }
      } catch (error) {
        run.error = error;
        outcome = error?.name === 'AbortError' ? codes.cancelled : codes.failure;
        if (outcome === codes.failure) console.error(error);
      }
      // What has been ended meanwhile, with the element's life or before, has nothing to do with it.
      if (run === runs[edge]) tell(codes.end, edge, outcome, hasMore, token);
    },

    /** Says a text to those who listen. */
    (edge, text) => {
      status.textContent = own._text(text);
    },

    /** Lets the device be felt. */
    () => navigator.userActivation?.hasBeenActive && navigator.vibrate?.(10),

    /** Tells of the progress of a pull. */
    (edge, progress) => emit('tug-progress', { strip: strips[edge], progress: told[edge] = progress }),
  ];

  Object.assign(own, {
    _emit: emit,

    /** Begins; resolves to the outcome. */
    _run: (edge, { reveal, notify = true } = {}) => new Promise((resolve) => {
      waiting[edge].push(resolve);
      // What is none of these gives the engine's default, here and of outcomes.
      tell(codes.begin, edge, edge ? 0 : ['never', 'at-edge', 'always'].indexOf(reveal), notify);
      // One that waits for the other strip resolves after that.
      if (!isBusy()) settle(edge, codes.cancelled);
    }),

    _end: (outcome, { strip: name, hasMore } = {}) =>
      tell(codes.end, name === strips[1], outcomes.indexOf(outcome), hasMore),

    _reset() {
      for (const edge of [0, 1]) tell(codes.reset, edge);
    },

    _phase: (edge) => phases[strip(edge, block.phase)],

    /** Ends, for all who wait, what the strips did as there was an engine: their phases then. */
    _silence(last) {
      status.textContent = '';
      last.forEach((phase, edge) => {
        settle(edge, codes.cancelled);
        if (phase) own._orders[0](edge, phase, 0, codes.cancelled);
        if (told[edge]) own._orders[4](edge, 0);
        runs[edge] = {};
      });
    },
  });
}
