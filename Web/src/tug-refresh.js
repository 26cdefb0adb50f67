// SPDX-License-Identifier: MIT

import { choice, has, length, number, textsOf } from './attributes.js';
import { loadEngine, loadRecorder, setEngineSource } from './engine.js';
import { looks } from './looks.js';
import { buildParts } from './parts.js';
import { Session } from './session.js';
import { Style } from './style.js';

const strips = ['header', 'footer'];
const phases = ['idle', 'pulling', 'armed', 'refreshing', 'ending', 'failed', 'exhausted'];
const outcomes = ['success', 'failure', 'cancelled', 'no-more'];
const roles = ['refresh', 'load'];
const reveals = ['never', 'at-edge', 'always'];
const [success, failure, cancelled, noMore] = [0, 1, 2, 3];
const [idle, refreshing] = [0, 3];
// The facts of `tug_tell`; Sources/TugWeb/Facts.swift has the same list.
const facts = { begin: 0, end: 1, reset: 2, tap: 3, enabled: 4, hidden: 5, remove: 6, exclusive: 7 };

// A server has no elements, and may still import the module.
const Base = globalThis.HTMLElement ?? class {};

/**
 * Pull to refresh and load more, around a list. Attributes say how it behaves, custom properties how
 * it looks; tug-refresh.d.ts describes them.
 */
export class TugRefresh extends Base {
  static get observedAttributes() {
    return [
      'disabled', 'fill', 'footer', 'footer-look', 'header', 'lang', 'load-when-empty', 'look',
      'minimum', 'motion', 'no-header', 'offset', 'page', 'prefetch', 'pull-start', 'show-footer',
      'texts', 'together', 'trigger', 'wheel',
    ];
  }

  /** The names of the looks. */
  static get looks() {
    return [...looks];
  }

  /** Loads the engine, from `source` instead of from beside this module if it is given. */
  static async load(source) {
    if (source) setEngineSource(source);
    await loadEngine();
  }

  /** Called to refresh; what it returns is waited for. */
  onrefresh = null;
  /** Called to load more; what it returns is waited for. */
  onloadmore = null;

  #parts = buildParts(this);
  #style = new Style(this, this.#parts.inks, () => this.#restyle());
  #engine;
  #session;
  #frames = 0;
  #waiting = [[], []];
  #installed = [];
  #reported;
  #errors = [];

  constructor() {
    super();
    this.#parts.command.addEventListener('click', () => this.#tell(facts.tap, 0));
    this.#parts.footer.addEventListener('click', () => this.#tell(facts.tap, 1));
  }

  // MARK: Lifecycle

  async connectedCallback() {
    try {
      this.#engine ??= await loadEngine();
    } catch (error) {
      this.#fail('engine', `The engine could not be loaded: ${error.message}`, { error });
      return;
    }
    if (this.isConnected) this.#connect();
  }

  #connect() {
    if (this.#session) return;
    this.#session = new Session(this, this.#parts, this.#engine, this.#style, this.#carryOut);
    this.#style.connect();
    this.#restyle();
    this.#configure();
    this.#session.measure();
    this.#session.call('attached', 1);
  }

  disconnectedCallback() {
    const session = this.#session;
    if (!session) return;
    this.#session = undefined;
    this.#installed = [];
    this.#frames += session.frameCount;
    this.#style.disconnect();
    session.disconnect();
    this.#parts.status.textContent = '';
    for (const edge of [0, 1]) this.#settle(edge, cancelled);
  }

  attributeChangedCallback(name) {
    if (!this.#session) return;
    if (name === 'page' || name === 'wheel') {
      this.disconnectedCallback();
      this.#connect();
    } else if (['lang', 'motion', 'texts'].includes(name)) {
      this.#restyle();
    } else {
      this.#configure();
    }
  }

  /** Tells the engine what the attributes say. */
  #configure() {
    const trigger = choice(this, 'trigger', ['release', 'distance']);
    const [points, viewports] = length(this, 'prefetch');
    const flags = has(this, 'fill') + 2 * has(this, 'load-when-empty');
    const install = (edge, isLoad, when) => this.#session.call(
      'install', edge, this.#look(edge ? 'footer-look' : 'look'), isLoad, when, points, viewports,
      choice(this, 'pull-start', ['anywhere', 'edge']),
      choice(this, 'show-footer', ['not-empty', 'full', 'always']), flags,
      number(this, 'minimum', 0.3), edge ? 0 : number(this, 'offset', 0));
    const isLoad = choice(this, 'header', roles);
    const footer = choice(this, 'footer', ['none', 'reach', 'pull', 'tap']);
    const hasHeader = !has(this, 'no-header');
    this.#place(0, hasHeader, () => install(0, isLoad, isLoad ? 2 : trigger));
    this.#place(1, footer, () => install(1, 1, [0, 2, trigger, 3][footer]));
    this.#parts.command.hidden = !hasHeader || Boolean(isLoad);
    this.#tell(facts.exclusive, 0, has(this, 'together') ? 0 : 1);
    for (const edge of [0, 1]) this.#tell(facts.enabled, edge, has(this, 'disabled') ? 0 : 1);
  }

  #place(edge, isThere, install) {
    if (isThere) install();
    else if (this.#installed[edge]) this.#tell(facts.remove, edge);
    this.#installed[edge] = isThere;
  }

  #look(attribute) {
    const name = this.getAttribute(attribute) ?? looks[0];
    const index = looks.indexOf(name);
    if (index < 0 && this.#reported !== name) {
      this.#reported = name;
      this.#fail('look', `There is no look "${name}"; there are ${looks.join(', ')}.`, { name, looks: [...looks] });
    }
    return Math.max(0, index);
  }

  #restyle() {
    const { command, status } = this.#parts;
    this.#style.read(textsOf(this, 'texts'));
    command.textContent = this.#style.text(13);
    if (status.textContent) status.textContent = '';
    this.#session?.restyle();
  }

  // MARK: Public

  /** Refreshes; resolves to the outcome. While a refresh runs, it joins that one. */
  refresh({ reveal = 'at-edge', notify = true } = {}) {
    return this.#begin(0, reveal, notify);
  }

  /** Loads more; resolves to the outcome. */
  loadMore({ notify = true } = {}) {
    return this.#begin(1, 'never', notify);
  }

  /** Ends a refresh, or a load, that does not end by a promise. */
  end(outcome = 'success', { strip = 'header', hasMore = false } = {}) {
    this.#tell(facts.end, strips.indexOf(strip), Math.max(0, outcomes.indexOf(outcome)), hasMore ? 1 : 0);
  }

  /** Puts header and footer back to idle at once. */
  reset() {
    for (const edge of [0, 1]) this.#tell(facts.reset, edge);
  }

  /** The phase of the header. */
  get phase() {
    return phases[this.#session?.strip(0)[0] ?? idle];
  }

  /** The phase of the footer. */
  get footerPhase() {
    return phases[this.#session?.strip(1)[0] ?? idle];
  }

  /** The header's pull in relation to the trigger distance. */
  get progress() {
    return this.#session?.strip(0)[2] ?? 0;
  }

  /** What scrolls. */
  get scroller() {
    return this.#session?.scroller ?? this.#parts.scroller;
  }

  /** The number of frames drawn since the element was created. */
  get frameCount() {
    return this.#frames + (this.#session?.frameCount ?? 0);
  }

  /** Texts by name, in place of the element's own. */
  get texts() {
    return this.#style.ownTexts;
  }

  set texts(texts) {
    this.#style.ownTexts = { ...texts };
    this.#restyle();
  }

  /** Pictures for the image slots of a look: lists of frames by slot. */
  get images() {
    return this.#style.images;
  }

  set images(images) {
    this.#style.images = images;
    this.#session?.restyle();
  }

  /** Records what happens, as a replay file; the element begins anew with an engine that can. */
  get recording() {
    return {
      start: async () => {
        this.#engine = await loadRecorder();
        if (!this.#session) return;
        this.disconnectedCallback();
        this.#connect();
        this.#session.call('record', 1);
      },
      stop: async () => (await import('./recording.js')).stopRecording(this.#session),
    };
  }

  // MARK: Actions

  #tell(...values) {
    const [fact, edge, a = 0, b = 0, c = 0] = values;
    this.#session?.call('tell', fact, edge, a, b, c);
  }

  async #begin(edge, reveal, notify) {
    // Called before the engine has come: it begins then.
    if (!this.#session) await loadEngine().catch(() => {});
    if (!this.#session) return outcomes[cancelled];
    return new Promise((resolve) => {
      this.#waiting[edge].push(resolve);
      this.#tell(facts.begin, edge, Math.max(0, reveals.indexOf(reveal)), notify ? 1 : 0);
      // One that waits for the other strip resolves after that.
      if (![0, 1].some((each) => this.#session?.strip(each)[0] === refreshing)) this.#settle(edge, cancelled);
    });
  }

  #settle(edge, outcome) {
    for (const resolve of this.#waiting[edge].splice(0)) resolve(outcomes[outcome]);
  }

  /** Calls the app's action, and ends it when all that it waits for is done. */
  async #perform(edge, token) {
    const session = this.#session;
    const waits = [];
    const isLoad = edge || choice(this, 'header', roles);
    const detail = { strip: strips[edge], waitUntil: (promise) => waits.push(promise) };
    const event = new CustomEvent(isLoad ? 'tug-load' : 'tug-refresh', { detail, cancelable: true });
    const end = (outcome, hasMore) => {
      if (this.#session === session) this.#tell(facts.end, edge, outcome, hasMore ? 1 : 0, token);
    };
    try {
      waits.push(this[isLoad ? 'onloadmore' : 'onrefresh']?.(event));
      this.dispatchEvent(event);
      if (event.defaultPrevented) return;
      const results = await Promise.all(waits);
      const isDone = results.some((result) => result === 'no-more' || result?.done);
      end(isDone ? noMore : success, results.some((result) => result?.done === false));
    } catch (error) {
      this.#errors[edge] = error;
      const isAbort = error?.name === 'AbortError';
      if (!isAbort) console.error(error);
      end(isAbort ? cancelled : failure);
    }
  }

  /** Carries out an order of the engine that concerns the app or its users. */
  #carryOut = (order, edge, [first, second, third]) => {
    if (order === 0) this.#emit('tug-progress', { strip: strips[edge], progress: first });
    else if (order === 1) this.#changed(edge, first, second, third);
    else if (order === 2) this.#perform(edge, first);
    else if (order === 3) this.#parts.status.textContent = this.#style.text(first);
    else if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10);
  };

  #changed(edge, from, phase, outcome) {
    const detail = { strip: strips[edge], from: phases[from], phase: phases[phase] };
    if (from === refreshing) {
      this.#settle(edge, outcome);
      Object.assign(detail, { outcome: outcomes[outcome], error: this.#errors[edge] });
      delete this.#errors[edge];
      if (!edge && !outcome) this.#updated();
    }
    this.#session?.content.setAttribute('aria-busy', phase === refreshing);
    if (phase === idle) this.#parts.status.textContent = '';
    this.#emit('tug-phase', detail);
  }

  /** Notes when the content was last new, for looks that say so. */
  #updated() {
    this.#style.updated();
    this.#session?.restyle();
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #fail(kind, message, more) {
    this.#emit('tug-error', { kind, message, ...more });
  }
}
