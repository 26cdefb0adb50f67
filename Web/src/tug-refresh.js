// SPDX-License-Identifier: MIT

import { emit, end, outcomes, phases, reset, tap } from './actions.js';
import { openAppearance } from './appearance.js';
import { rules } from './attributes.js';
import { configure } from './configure.js';
import { engines, exportsOf, fetchModule, loadEngine } from './engine.js';
import { common, looks, plain } from './looks.js';
import { buildParts, ownBox } from './parts.js';
import { openSession } from './session.js';

const recorder = 2;

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
    return [...looks];
  }

  /** Loads the engine, from `source` instead of from beside this module if it is given. */
  static async load(source) {
    if (source) {
      const load = import('./source.js').then(({ instantiate }) => instantiate(source, fetchModule));
      engines[0] = engines[1] = exportsOf(load);
    }
    await loadEngine(0);
  }

  /** Called to refresh; what it returns is waited for. */
  onrefresh = null;
  /** Called to load more; what it returns is waited for. */
  onloadmore = null;

  #parts = buildParts(this);
  #own = openAppearance(this, this.#parts._inks, () => this.#restyle());
  #texts = {};
  #images = {};
  #wanted = [0, false];
  #reading;
  #session;
  #connection;
  #frames = 0;

  constructor() {
    super();
    const { _command, _footer } = this.#parts;
    [_command, _footer].forEach((button, edge) => {
      button.onclick = () => this.#session?._tell(tap, edge);
    });
  }

  // MARK: Lifecycle

  connectedCallback() {
    this.#connection = this.#connect();
  }

  async #connect() {
    try {
      let found;
      do {
        this.#wanted = this.#wants();
        const [kind, hasShapes, borrows, hasWheel] = this.#wanted;
        found = await Promise.all([
          loadEngine(kind),
          hasShapes && import('./shapes.js'),
          borrows && import('./borrow.js'),
          hasWheel && import('./wheel.js'),
          this.#reading,
        ]);
        // What was loaded may not be what is wanted any more.
      } while (this.#wantsMore());
      if (this.#session || !this.isConnected) return;
      const [engine, shapes, borrowing, wheels] = found;
      Object.assign(this.#own, shapes?.own);
      const box = borrowing ? borrowing.borrow(this, this.#parts) : ownBox(this.#parts);
      this.#session = openSession(this, this.#parts, engine, box, this.#own, wheels?.listenToWheels);
      this.#restyle();
      configure(this, this.#session, this.#own, this.#parts._command);
      this.#session._measure();
      this.#session._call('attached', 1);
    } catch (error) {
      const message = `The engine could not be loaded: ${error.message}`;
      emit(this, 'tug-error', { kind: 'engine', message, error });
    }
  }

  /** What its attributes need beyond this module: engine, shapes, another box, wheels. */
  #wants() {
    const [kind, shapes] = this.#wanted;
    const look = Math.max(...['look', 'footer-look'].map((name) => looks.indexOf(this.getAttribute(name))));
    return [
      // What there is, is kept.
      Math.max(kind, look >= common),
      shapes || look >= plain,
      this.hasAttribute('page') || !!this.querySelector(':scope > [slot="scroller"]'),
      this.hasAttribute('wheel'),
    ];
  }

  #wantsMore() {
    return `${this.#wants()}` !== `${this.#wanted}`;
  }

  disconnectedCallback() {
    const session = this.#session;
    this.#session = undefined;
    this.#frames += session?._frames ?? 0;
    session?._close();
  }

  attributeChangedCallback(name) {
    if (name === 'texts') this.#reading = this.#readTexts();
    if (name === 'pictures') this.#readFilm();
    if (!this.#session) return;
    if (this.#wantsMore()) this.#reconnect();
    else {
      this.#restyle();
      configure(this, this.#session, this.#own, this.#parts._command);
    }
  }

  #reconnect() {
    this.disconnectedCallback();
    this.connectedCallback();
    return this.#connection;
  }

  #restyle() {
    this.#session?._restyle();
  }

  async #readFilm() {
    await (await import('./film.js')).readFilm(this, this.#own);
    if (!this.#session) return;
    this.#restyle();
    configure(this, this.#session, this.#own, this.#parts._command);
  }

  // MARK: Public

  /** Refreshes; resolves to the outcome. While a refresh runs, it joins that one. */
  refresh({ reveal = 'at-edge', notify = true } = {}) {
    return this.#begin(0, ['never', 'at-edge', 'always'].indexOf(reveal), notify);
  }

  /** Loads more; resolves to the outcome. */
  loadMore({ notify = true } = {}) {
    return this.#begin(1, 0, notify);
  }

  async #begin(edge, reveal, notify) {
    // Called before the engine has come: it begins then.
    if (!this.#session) await this.#connection;
    return this.#session?._begin(edge, Math.max(0, reveal), notify) ?? 'cancelled';
  }

  /** Ends a refresh, or a load, that does not end by a promise. */
  end(outcome, { strip, hasMore } = {}) {
    this.#session?._tell(end, strip === 'footer', Math.max(0, outcomes.indexOf(outcome)), hasMore);
  }

  /** Puts header and footer back to idle at once. */
  reset() {
    for (const edge of [0, 1]) this.#session?._tell(reset, edge);
  }

  /** The phase of the header. */
  get phase() {
    return phases[this.#session?._phase(0) ?? 0];
  }

  /** The phase of the footer. */
  get footerPhase() {
    return phases[this.#session?._phase(1) ?? 0];
  }

  /** The header's pull in relation to the trigger distance. */
  get progress() {
    return this.#session?._progress() ?? 0;
  }

  /** What scrolls. */
  get scroller() {
    return this.#session?._node ?? this.#parts._scroller;
  }

  /** The number of frames drawn since the element was created. */
  get frameCount() {
    return this.#frames + (this.#session?._frames ?? 0);
  }

  /** Texts by name, in place of the element's own. */
  get texts() {
    return this.#texts;
  }

  set texts(texts) {
    this.#texts = { ...texts };
    this.#readTexts();
  }

  async #readTexts() {
    this.#own._texts = await (await import('./names.js')).ownTexts(this, this.#texts);
    this.#restyle();
  }

  /** Pictures for the image slots of a look: lists of frames by slot. */
  get images() {
    return this.#images;
  }

  set images(images) {
    this.#images = images;
    import('./pictures.js').then(({ pictures }) => {
      this.#own._show = pictures(images);
      this.#restyle();
    });
  }

  /** Records what happens, as a replay file; the element begins anew with an engine that can. */
  get recording() {
    return {
      start: async () => {
        engines[recorder] ??= exportsOf((await import('./recording.js')).loadRecorder(fetchModule));
        await loadEngine(recorder);
        this.#wanted = [recorder, true];
        if (!this.#session) return;
        await this.#reconnect();
        this.#session?._call('record', 1);
      },
      stop: async () => (await import('./recording.js')).stopRecording(this.#wanted[0] === recorder && this.#session),
    };
  }
}
