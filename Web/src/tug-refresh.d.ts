// SPDX-License-Identifier: MIT

/** The strip at the start of the list, or the one at its end. */
export type TugStrip = 'header' | 'footer';

/**
 * What a strip does. `ending` shows the result of an action; `failed` and `exhausted` are a footer's.
 */
export type TugPhase =
  'idle' | 'pulling' | 'armed' | 'refreshing' | 'ending' | 'failed' | 'exhausted';

/** How an action ended. */
export type TugOutcome = 'success' | 'failure' | 'cancelled' | 'no-more';

/** Whether code that begins a refresh also shows the strip. */
export type TugReveal = 'never' | 'at-edge' | 'always';

/** A look that is built in. */
export type TugLook =
  | 'standard' | 'classic' | 'balls' | 'ring' | 'dots' | 'wave' | 'drop' | 'two-arc'
  | 'bars' | 'curve' | 'frames' | 'weather' | 'bounce' | 'wheel' | 'bun' | 'orbit';

/**
 * What an action may resolve to. After a load, `'no-more'` or `{ done: true }` says that everything
 * is loaded; after a refresh, `{ done: false }` lets a footer that had come to its end load again.
 * Anything else is success.
 */
export type TugResult = 'no-more' | { done: boolean } | void | undefined | null | unknown;

/** The detail of `tug-refresh` and `tug-load`. */
export interface TugActionDetail {
  readonly strip: TugStrip;
  /**
   * Keeps the strip open until the promise settles: resolved is success, rejected is failure, and
   * rejected by an `AbortError` is cancelled. Several promises are waited for together.
   */
  waitUntil(promise: Promise<TugResult>): void;
}

/** The detail of `tug-phase`. */
export interface TugPhaseDetail {
  readonly strip: TugStrip;
  readonly from: TugPhase;
  readonly phase: TugPhase;
  /** How the action ended; present when the strip leaves `refreshing`. */
  readonly outcome?: TugOutcome;
  /** What the action was rejected with, if it was. */
  readonly error?: unknown;
}

/** The detail of `tug-progress`. */
export interface TugProgressDetail {
  readonly strip: TugStrip;
  /** The pull in relation to the trigger distance: 1 arms, more is possible, 0 is rest. */
  readonly progress: number;
}

/** The detail of `tug-error`. */
export type TugErrorDetail =
  | { readonly kind: 'engine'; readonly message: string; readonly error: unknown }
  | {
      readonly kind: 'look';
      readonly message: string;
      readonly name: string;
      readonly looks: TugLook[];
    }
  | { readonly kind: 'pictures'; readonly message: string };

/** Keys of the texts that a strip shows or that are spoken. `lastUpdated` has `{}` for the time. */
export type TugTextName =
  | 'pull' | 'release' | 'refreshing' | 'refreshed' | 'refreshFailed' | 'lastUpdated' | 'pullToLoad'
  | 'releaseToLoad' | 'tapToLoad' | 'loading' | 'loaded' | 'loadFailed' | 'noMore' | 'refreshCommand';

/** The events of the element. None of them bubbles. */
export interface TugRefreshEventMap {
  /**
   * Refresh now. Without `waitUntil` the refresh ends at once; after `preventDefault()` it ends by
   * `end()`.
   */
  'tug-refresh': CustomEvent<TugActionDetail>;
  /** Load more now; as `tug-refresh`. */
  'tug-load': CustomEvent<TugActionDetail>;
  /** A strip changed its phase; once per change, in order. */
  'tug-phase': CustomEvent<TugPhaseDetail>;
  /** A pull has moved. */
  'tug-progress': CustomEvent<TugProgressDetail>;
  /** The element cannot do what it was asked to do. */
  'tug-error': CustomEvent<TugErrorDetail>;
}

/** Those, and what every element has. */
type ElementEvents = HTMLElementEventMap & TugRefreshEventMap;

/**
 * `<tug-refresh>`: pull to refresh and load more, around a list.
 *
 * The element scrolls its children itself; give it a height. With a child in the slot `scroller`
 * that child scrolls instead, and with the attribute `page` the page does.
 *
 * Attributes: `look` and `footer-look` (a look), `no-header`, `header` (`refresh` or `load`),
 * `footer` (`none`, `reach`, `pull`, `tap`), `trigger` (`release`, `distance`), `pull-start`
 * (`anywhere`, `edge`), `prefetch` (pixels, or per cent of the viewport), `fill`,
 * `load-when-empty`, `show-footer` (`not-empty`, `full`, `always`), `minimum` (seconds), `offset`
 * (pixels), `together`, `disabled`, `page`, `pictures` (an address), `wheel`, `motion` (`auto`, `reduce`, `full`), `lang`,
 * `texts` (JSON).
 *
 * Custom properties: `--tug-accent`, `--tug-on-accent`, `--tug-label`, `--tug-secondary-label`,
 * `--tug-tertiary-label`, `--tug-separator`, `--tug-background`, `--tug-surface`, `--tug-positive`,
 * `--tug-negative`, `--tug-font`. Parts: `scroller`, `content`, `command`, `footer`, `strip`,
 * `header`.
 */
export declare class TugRefresh extends HTMLElement {
  /** The names of the looks. */
  static get looks(): TugLook[];
  /**
   * Loads the engine, which otherwise happens with the first element.
   *
   * @param source Where it comes from; by default `tug.wasm` beside the module.
   */
  static load(
    source?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module,
  ): Promise<void>;

  /** Called to refresh; what it returns is waited for. */
  onrefresh: ((event: CustomEvent<TugActionDetail>) => Promise<TugResult> | TugResult) | null;
  /** Called to load more; what it returns is waited for. */
  onloadmore: ((event: CustomEvent<TugActionDetail>) => Promise<TugResult> | TugResult) | null;

  /** The phase of the header. */
  readonly phase: TugPhase;
  /** The phase of the footer. */
  readonly footerPhase: TugPhase;
  /** The header's pull in relation to the trigger distance. */
  readonly progress: number;
  /** What scrolls. */
  readonly scroller: Element;
  /** The number of frames drawn since the element was created; it stands still at rest. */
  readonly frameCount: number;
  /** Texts in place of the element's own, one by one; they may be set as JSON, too. */
  get texts(): Partial<Record<TugTextName, string>>;
  set texts(texts: Partial<Record<TugTextName, string>> | string);
  /** Pictures for the image slots of a look: lists of frames by slot. */
  images: Record<number, CanvasImageSource[]>;

  /**
   * Records what happens to this element, which begins anew with an engine that can record: a refresh
   * that runs is cancelled. `stop` gives the text of a replay file, which
   * `tug-replay` runs on any machine.
   */
  readonly recording: { start(): Promise<void>; stop(): Promise<string> };

  /**
   * Refreshes. While a refresh runs, the call joins it.
   *
   * @param options `reveal`: whether the strip shows, `at-edge` by default; `notify`: whether the
   *   action is called, yes by default.
   * @returns How it ended.
   */
  refresh(options?: { reveal?: TugReveal; notify?: boolean }): Promise<TugOutcome>;
  /** Loads more, as `refresh`. */
  loadMore(options?: { notify?: boolean }): Promise<TugOutcome>;
  /** Ends an action that does not end by a promise; without one running, nothing happens. */
  end(outcome?: TugOutcome, options?: { strip?: TugStrip; hasMore?: boolean }): void;
  /** Puts header and footer back to idle at once. */
  reset(): void;

  addEventListener<Name extends keyof ElementEvents>(
    type: Name,
    listener: (this: TugRefresh, event: ElementEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof ElementEvents>(
    type: Name,
    listener: (this: TugRefresh, event: ElementEvents[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'tug-refresh': TugRefresh;
  }
}
