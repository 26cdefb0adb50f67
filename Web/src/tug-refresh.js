// SPDX-License-Identifier: MIT

import { rules } from './attributes.js';
import { progress } from './block.js';
import { openControl } from './control.js';
import { bringEngine, loadEngine } from './engine.js';
import { looks } from './looks.js';

// A server has no elements, and may still import the module.
const Base = globalThis.HTMLElement ?? class {};

/**
 * Pull to refresh and load more, around a list. Attributes say how it behaves, custom properties how
 * it looks; tug-refresh.d.ts describes them.
 */
export class TugRefresh extends Base {
  static get observedAttributes() {
    return Object.keys(rules);
  }

  /** The names of the looks. */
  static get looks() {
    return looks.split(' ');
  }

  /** Loads the engine, from `source` instead of from beside this module if it is given. */
  static async load(source) {
    await (source ? bringEngine(source) : loadEngine(0));
  }

  #own = openControl(this);

  constructor() {
    super();
    // What a page set before this module had run would hide the accessors.
    const early = { onrefresh: null, onloadmore: null, ...this };
    for (const name in early) delete this[name];
    Object.assign(this, early);
  }

  // MARK: Lifecycle

  connectedCallback() {
    this.#own._connect();
  }

  disconnectedCallback() {
    this.#own._close();
  }

  // A move by `moveBefore` ends nothing; language and direction may be others there.
  connectedMoveCallback() {
    this.#own._change();
  }

  attributeChangedCallback(name) {
    // The texts of the attribute are read with those that are set.
    if (name === 'texts') this.texts = this.texts;
    if (name === 'pictures') this.#own._add(import('./film.js'));
    this.#own._change();
  }

  // MARK: Public

  /** Refreshes; resolves to the outcome. While a refresh runs, it joins that one. */
  refresh(options) {
    return this.#own._begin(0, options);
  }

  /** Loads more; resolves to the outcome. */
  loadMore(options) {
    return this.#own._begin(1, options);
  }

  /** Ends a refresh, or a load, that does not end by a promise. */
  end(outcome, options) {
    this.#own._end(outcome, options);
  }

  /** Puts header and footer back to idle at once. */
  reset() {
    this.#own._reset();
  }

  /** The phase of the header. */
  get phase() {
    return this.#own._phase(0);
  }

  /** The phase of the footer. */
  get footerPhase() {
    return this.#own._phase(1);
  }

  /** The header's pull in relation to the trigger distance. */
  get progress() {
    return this.#own._strip(0, progress);
  }

  /** What scrolls. */
  get scroller() {
    return this.#own._node;
  }

  /** The number of frames drawn since the element was created. */
  get frameCount() {
    return this.#own._frames;
  }

  /** Texts by name, in place of the element's own. */
  get texts() {
    return this.#own._given;
  }

  set texts(texts) {
    this.#own._given = texts;
    this.#own._reading = this.#own._add(import('./names.js'));
  }

  /** Pictures for the image slots of a look: lists of frames by slot. */
  get images() {
    return this.#own._images;
  }

  set images(images) {
    this.#own._images = images;
    this.#own._add(import('./pictures.js'));
  }

  /** Records what happens, as a replay file; the element begins anew with an engine that can. */
  get recording() {
    const record = (load) => this.#own._add(import('./recording.js'), load);
    return { start: () => record(loadEngine), stop: () => record() };
  }
}
