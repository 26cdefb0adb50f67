// SPDX-License-Identifier: MIT

// What the engine asks of the app and tells its users, and who waits for the end of it.

import { valueOf } from './attributes.js';

const strips = ['header', 'footer'];
const success = 0;
const failure = 1;
const cancelled = 2;
const noMore = 3;
const refreshing = 3;
// Orders of the engine; 0 is our own, for progress.
const perform = 2;
const announce = 3;
const haptic = 4;

/** The phases by their numbers. */
export const phases = ['idle', 'pulling', 'armed', 'refreshing', 'ending', 'failed', 'exhausted'];

/** The outcomes by their numbers. */
export const outcomes = ['success', 'failure', 'cancelled', 'no-more'];

// The facts that are told to the engine; Sources/TugWeb/Options.swift has the same list.
export const begin = 0;
export const end = 1;
export const reset = 2;
export const tap = 3;
export const enabled = 4;
export const remove = 6;
export const exclusive = 7;

/** Tells the app. */
export const emit = (element, name, detail) => element.dispatchEvent(new CustomEvent(name, { detail }));

/** Opens the actions of a session; see `openSession`. */
export function openActions(element, status, own, session) {
  const waiting = [[], []];
  const errors = [];

  const isRunning = () => [0, 1].some((edge) => session._phase(edge) === refreshing);

  const settle = (edge, outcome) => {
    for (const resolve of waiting[edge].splice(0)) resolve(outcomes[outcome]);
  };

  /** Calls the app's action, and ends it when all that it waits for is done. */
  const act = async (edge, token) => {
    const waits = [];
    const isLoad = edge || valueOf(element, 'header');
    const detail = { strip: strips[edge], waitUntil: (promise) => waits.push(promise) };
    const event = new CustomEvent(isLoad ? 'tug-load' : 'tug-refresh', { detail, cancelable: true });
    let outcome = success;
    let hasMore = 0;
    try {
      waits.push(element[isLoad ? 'onloadmore' : 'onrefresh']?.(event));
      element.dispatchEvent(event);
      if (event.defaultPrevented) return;
      for (const result of await Promise.all(waits)) {
        if (result === 'no-more' || result?.done) outcome = noMore;
        if (result?.done === false) hasMore = 1;
      }
    } catch (error) {
      errors[edge] = error;
      outcome = error?.name === 'AbortError' ? cancelled : failure;
      if (outcome === failure) console.error(error);
    }
    session._tell(end, edge, outcome, hasMore, token);
  };

  const changePhase = async (edge, from, phase, outcome) => {
    const detail = { strip: strips[edge], from: phases[from], phase: phases[phase] };
    if (from === refreshing) {
      settle(edge, outcome);
      Object.assign(detail, { outcome: outcomes[outcome], error: errors[edge] });
      errors[edge] = undefined;
    }
    if (from === refreshing || phase === refreshing) session._content.ariaBusy = isRunning();
    if (!phase) status.textContent = '';
    emit(element, 'tug-phase', detail);
    if (from === refreshing && !edge && (outcome === success || outcome === noMore)) {
      own._date = (await import('./date.js')).now();
      session._restyle();
    }
  };

  return {
    /** Begins; resolves to the outcome. */
    _begin: (edge, reveal, notify) => new Promise((resolve) => {
      waiting[edge].push(resolve);
      session._tell(begin, edge, reveal, notify);
      // One that waits for the other strip resolves after that.
      if (!isRunning()) settle(edge, cancelled);
    }),

    /** Carries out an order of the engine that concerns the app or its users. */
    _carryOut(order, edge, first, phase, outcome) {
      if (!order) emit(element, 'tug-progress', { strip: strips[edge], progress: first });
      else if (order === perform) act(edge, first);
      else if (order === announce) status.textContent = own._text(first);
      else if (order === haptic) navigator.userActivation?.hasBeenActive && navigator.vibrate?.(10);
      else changePhase(edge, first, phase, outcome);
    },

    _close() {
      status.textContent = '';
      for (const edge of [0, 1]) settle(edge, cancelled);
    },
  };
}
