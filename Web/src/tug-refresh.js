// SPDX-License-Identifier: MIT

import { prefetchOf, rules, valueOf } from './attributes.js';
import { exportsOf, fetchModule, loadEngine, useModule } from './engine.js';
import { common, looks } from './looks.js';
import { buildParts } from './parts.js';
import { openSession, ownBox } from './session.js';

const strips = ['header', 'footer'];
const phases = ['idle', 'pulling', 'armed', 'refreshing', 'ending', 'failed', 'exhausted'];
const outcomes = ['success', 'failure', 'cancelled', 'no-more'];
const success = 0;
const failure = 1;
const cancelled = 2;
const noMore = 3;
const idle = 0;
const refreshing = 3;
// The facts of `tug_tell`; Sources/TugWeb/Options.swift has the same list.
const begin = 0;
const end = 1;
const reset = 2;
const tap = 3;
const enabled = 4;
const remove = 6;
const exclusive = 7;

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
    if (source) useModule(import('./source.js').then(({ instantiate }) => instantiate(source, fetchModule)));
    await loadEngine();
  }

  /** Called to refresh; what it returns is waited for. */
  onrefresh = null;
  /** Called to load more; what it returns is waited for. */
  onloadmore = null;

  #parts = buildParts(this);
  #own = {};
  #texts = {};
  #images = {};
  /** Which engine it has: none, the common looks, all looks, one that records. */
  #kind = -1;
  #engine;
  #session;
  #connection;
  #frames = 0;
  #waiting = [[], []];
  #installed = [];
  #errors = [];

  constructor() {
    super();
    this.#parts._command.onclick = () => this.#tell(tap, 0);
    this.#parts._footer.onclick = () => this.#tell(tap, 1);
  }

  // MARK: Lifecycle

  connectedCallback() {
    this.#connection = this.#connect();
  }

  async #connect() {
    const wants = () => [
      this.#neededKind(),
      this.hasAttribute('page') || Boolean(this.querySelector(':scope > [slot="scroller"]')),
      this.hasAttribute('wheel'),
    ];
    const [needed, isBorrowed, hasWheel] = wants();
    try {
      const [engine, borrowing, wheels] = await Promise.all([
        needed > this.#kind ? loadEngine(needed) : this.#engine,
        isBorrowed && import('./borrow.js'),
        hasWheel && import('./wheel.js'),
        this.hasAttribute('texts') && this.#readTexts(),
      ]);
      if (this.#session || !this.isConnected) return;
      this.#kind = Math.max(needed, this.#kind);
      this.#engine = engine;
      // What was loaded may not be what is wanted any more.
      if (`${wants()}` !== `${[needed, isBorrowed, hasWheel]}`) {
        await this.#connect();
        return;
      }
      const box = borrowing ? borrowing.borrow(this, this.#parts) : ownBox(this.#parts);
      this.#session = openSession(
        this, this.#parts, engine, box, this.#own, this.#carryOut, wheels?.listenToWheels);
      this.#session._restyle();
      this.#configure();
      this.#session._measure();
      this.#session._call('attached', 1);
    } catch (error) {
      this.#emit('tug-error', { kind: 'engine', message: `The engine could not be loaded: ${error.message}`, error });
    }
  }

  disconnectedCallback() {
    const session = this.#session;
    if (!session) return;
    this.#session = undefined;
    this.#installed = [];
    this.#frames += session._frames;
    session._close();
    this.#parts._status.textContent = '';
    for (const edge of [0, 1]) this.#settle(edge, cancelled);
  }

  attributeChangedCallback(name) {
    if (!this.#session) return;
    if (name === 'page' || name === 'wheel' || this.#neededKind() > this.#kind) this.#reconnect();
    else {
      if (name === 'texts') this.#readTexts();
      this.#session._restyle();
      this.#configure();
    }
  }

  #reconnect() {
    this.disconnectedCallback();
    this.connectedCallback();
    return this.#connection;
  }

  #neededKind() {
    return Number(looks.indexOf(this.getAttribute('look')) >= common
      || looks.indexOf(this.getAttribute('footer-look')) >= common);
  }

  /** Tells the engine what the attributes say. */
  #configure() {
    const value = (name) => valueOf(this, name);
    const trigger = value('trigger');
    const isLoad = value('header');
    const footer = value('footer');
    const hasHeader = !value('no-header');
    const place = (edge, isThere, ...kind) => {
      if (isThere) {
        this.#session._call(
          'install', edge, this.#look(edge ? 'footer-look' : 'look'), ...kind, ...prefetchOf(this),
          value('pull-start'), value('show-footer'), value('fill') + 2 * value('load-when-empty'),
          value('minimum'), edge ? 0 : value('offset'));
      } else if (this.#installed[edge]) this.#tell(remove, edge);
      this.#installed[edge] = isThere;
    };
    place(0, hasHeader, isLoad, isLoad ? 2 : trigger);
    place(1, footer, 1, [0, 2, trigger, 3][footer]);
    this.#parts._command.hidden = !hasHeader || isLoad;
    this.#tell(exclusive, 0, 1 - value('together'));
    for (const edge of [0, 1]) this.#tell(enabled, edge, 1 - value('disabled'));
  }

  #look(attribute) {
    const name = this.getAttribute(attribute) ?? looks[0];
    const index = looks.indexOf(name);
    if (index < 0) import('./reports.js').then(({ missLook }) => missLook(this, name, [...looks]));
    return Math.max(0, index);
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

  /** Ends a refresh, or a load, that does not end by a promise. */
  end(outcome, { strip, hasMore } = {}) {
    this.#tell(end, Number(strip === 'footer'), Math.max(0, outcomes.indexOf(outcome)), Number(!!hasMore));
  }

  /** Puts header and footer back to idle at once. */
  reset() {
    for (const edge of [0, 1]) this.#tell(reset, edge);
  }

  /** The phase of the header. */
  get phase() {
    return phases[this.#session?._phase(0) ?? idle];
  }

  /** The phase of the footer. */
  get footerPhase() {
    return phases[this.#session?._phase(1) ?? idle];
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
    this.#session?._restyle();
  }

  /** Pictures for the image slots of a look: lists of frames by slot. */
  get images() {
    return this.#images;
  }

  set images(images) {
    this.#images = images;
    import('./pictures.js').then(({ pictures }) => {
      this.#own._show = pictures(images);
      this.#session?._restyle();
    });
  }

  /** Records what happens, as a replay file; the element begins anew with an engine that can. */
  get recording() {
    return {
      start: async () => {
        this.#engine = await (await import('./recording.js')).loadRecorder(fetchModule, exportsOf);
        this.#kind = 2;
        if (!this.#session) return;
        await this.#reconnect();
        this.#session?._call('record', 1);
      },
      stop: async () => (await import('./recording.js')).stopRecording(this.#kind > 1 && this.#session),
    };
  }

  // MARK: Actions

  #tell(fact, edge, a = 0, b = 0, c = 0) {
    this.#session?._call('tell', fact, edge, a, b, c);
  }

  async #begin(edge, reveal, notify) {
    // Called before the engine has come: it begins then.
    if (!this.#session) await this.#connection;
    if (!this.#session) return outcomes[cancelled];
    return new Promise((resolve) => {
      this.#waiting[edge].push(resolve);
      this.#tell(begin, edge, Math.max(0, reveal), Number(notify));
      // One that waits for the other strip resolves after that.
      if (![0, 1].some((each) => this.#session?._phase(each) === refreshing)) this.#settle(edge, cancelled);
    });
  }

  #settle(edge, outcome) {
    for (const resolve of this.#waiting[edge].splice(0)) resolve(outcomes[outcome]);
  }

  /** Calls the app's action, and ends it when all that it waits for is done. */
  async #perform(edge, token) {
    const session = this.#session;
    const waits = [];
    const isLoad = edge || valueOf(this, 'header');
    const detail = { strip: strips[edge], waitUntil: (promise) => waits.push(promise) };
    const event = new CustomEvent(isLoad ? 'tug-load' : 'tug-refresh', { detail, cancelable: true });
    let outcome = success;
    let hasMore = 0;
    try {
      waits.push(this[isLoad ? 'onloadmore' : 'onrefresh']?.(event));
      this.dispatchEvent(event);
      if (event.defaultPrevented) return;
      for (const result of await Promise.all(waits)) {
        if (result === 'no-more' || result?.done) outcome = noMore;
        if (result?.done === false) hasMore = 1;
      }
    } catch (error) {
      this.#errors[edge] = error;
      outcome = error?.name === 'AbortError' ? cancelled : failure;
      if (outcome === failure) console.error(error);
    }
    if (this.#session === session) this.#tell(end, edge, outcome, hasMore, token);
  }

  /** Carries out an order of the engine that concerns the app or its users. */
  #carryOut = (order, edge, first, phase, outcome) => {
    const { _status: status } = this.#parts;
    const detail = { strip: strips[edge] };
    if (!order) this.#emit('tug-progress', { ...detail, progress: first });
    else if (order === 2) this.#perform(edge, first);
    else if (order === 3) status.textContent = this.#session._text(first);
    else if (order > 3) navigator.userActivation?.hasBeenActive && navigator.vibrate?.(10);
    else {
      Object.assign(detail, { from: phases[first], phase: phases[phase] });
      if (first === refreshing) {
        this.#settle(edge, outcome);
        Object.assign(detail, { outcome: outcomes[outcome], error: this.#errors[edge] });
        this.#errors[edge] = undefined;
        if (!edge && !outcome) {
          // For looks that say when the content was last new.
          this.#own._update = new Date();
          this.#session._restyle();
        }
      }
      this.#session._content.ariaBusy = phase === refreshing;
      if (!phase) status.textContent = '';
      this.#emit('tug-phase', detail);
    }
  };

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
