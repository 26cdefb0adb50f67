// SPDX-License-Identifier: MIT

// One element while it is connected: events to the engine, and the engine's orders to the page. It
// is thrown away as a whole when the element leaves, so that nothing of it can reach the next one.

import { valueOf } from './attributes.js';
import { font, painter, weightCount } from './paint.js';
import english from './texts/en.js';
import { listenToTouches } from './touch.js';

// The places of the engine's block; Sources/TugWeb/Block.swift has the same list.
const translationPlace = 0;
const demandPlace = 1;
const demandTime = 2;
const nativeOffset = 3;
const startRoom = 4;
const isDirty = 5;
const orderPlace = 6;
const listPlace = 10;
const stripsPlace = 12;
const stripLength = 10;
// Those of a strip.
const phasePlace = 0;
const progressPlace = 2;
const contribution = 3;
const origin = 4;
const extent = 5;
const isInSight = 6;
const placementPlace = 7;
const textPlace = 8;
const canTap = 9;
const pinned = 1;
const once = 1;

const lastUpdated = 5;
const command = 13;
const measuredSize = 100;
const edges = [0, 1];
const seconds = (milliseconds = performance.now()) => milliseconds / 1000;

// In the order of the meanings of a colour in the engine, which counts from 1.
const colors = [
  'color', 'backgroundColor', 'borderTopColor', 'borderRightColor', 'borderBottomColor',
  'borderLeftColor', 'outlineColor', 'columnRuleColor', 'textDecorationColor',
];

/** The element's own box as what scrolls; other modules have others in its place. */
export const ownBox = ({ _scroller, _hold, _footer, _content }) =>
  ({ _node: _scroller, _content, _moved: _scroller, _ends: [_hold, _footer] });

/** The language of a node: the nearest `lang`, through shadow roots, else the user's own. */
function languageOf(node) {
  for (let at = node; at; at = at.getRootNode().host) {
    const { lang } = at.closest('[lang]') ?? {};
    if (lang) return lang;
  }
  return navigator.language;
}

/**
 * Opens a session.
 *
 * @param element The custom element.
 * @param parts The nodes of its shadow tree.
 * @param engine The exports of the engine's module.
 * @param box What scrolls; see `ownBox`.
 * @param own What the page has set: `_texts` by key, `_show` for pictures, `_update` for the time of
 *   the last success.
 * @param carryOut Takes an order that concerns the app or its users: number, edge, arguments.
 * @param addWheel Listens to wheels, if they pull.
 */
export function openSession(element, parts, engine, box, own, carryOut, addWheel) {
  const { _canvases: canvases, _homes: homes, _inks: inks, _footer: footer } = parts;
  const { _node: node, _content: content, _moved: moved, _ends: ends } = box;
  const target = box._target ?? node;
  const handle = engine.tug_create();
  const block = engine.tug_block(handle) / 8;
  const life = new AbortController();
  const { signal } = life;
  const ink = getComputedStyle(inks);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const observers = [];
  const rooms = [0, 0];
  const progresses = [0, 0];
  const lists = [];
  let isOpen = true;
  let floats;
  let words = english;
  let language;
  let frame;
  let timer;
  let isDelivering;
  let isDragging;
  let native = node.scrollTop;
  let width;
  let height;
  let bounds;
  // The node is as wide as the root's font size. Asking for it would cost a layout at any other time.
  let textScale = parseFloat(ink.width) / 16 || 1;

  // MARK: The engine

  const memory = () => {
    // Memory that grows detaches every view of it.
    if (!floats?.length) floats = new Float64Array(engine.memory.buffer);
    return floats;
  };
  const at = (place) => memory()[block + place];
  const numbersAt = (address, count) => memory().subarray(address / 8, address / 8 + count);
  const strip = (edge, place) => at(stripsPlace + edge * stripLength + place);

  /** Calls an export with this instance and, last, a time; then carries out what it orders. */
  const callAt = (time, name, ...values) => {
    if (!isOpen) return;
    const result = engine[`tug_${name}`](handle, ...values, time);
    deliver();
    return result;
  };
  const call = (...values) => callAt(seconds(), ...values);

  const deliver = () => {
    if (isDelivering) return;
    isDelivering = true;
    for (let order; isOpen && (order = engine.tug_next(handle));) {
      carryOut(order, ...numbersAt((block + orderPlace) * 8, 4));
    }
    for (const edge of edges) {
      const progress = isOpen && strip(edge, progressPlace);
      if (isOpen && progress !== progresses[edge]) carryOut(0, edge, progresses[edge] = progress);
    }
    isDelivering = false;
    wait();
  };

  /** Asks for one frame. */
  const invalidate = () => {
    frame ??= requestAnimationFrame(draw);
  };

  /** Does what the engine wants of the clock: a frame, a call at a time, or nothing. */
  const wait = () => {
    clearTimeout(timer);
    if (!isOpen || isDragging) return;
    const demand = at(demandPlace);
    if (demand > once || at(isDirty)) invalidate();
    else if (demand) timer = setTimeout(call, (at(demandTime) - seconds()) * 1000, 'frame');
  };

  // MARK: Observing

  const listen = (place, type, listener, passive = true) =>
    place.addEventListener(type, listener, { passive, signal });
  const observe = (Observer, listener, nodes, options) => {
    const observer = new Observer(listener);
    for (const each of nodes) observer.observe(each, options);
    observers.push(observer);
  };

  const scrolled = () => {
    const now = node.scrollTop - rooms[0];
    if (now === native) return;
    // New rows may be scrolled to before their sizes are told.
    if (node.scrollHeight !== height) measure();
    native = now;
    call('scrolled', now);
  };

  const touched = (kind, event, { clientX, clientY }) => {
    // Only at the start is the layout sure to be up to date, and it does not change during a touch.
    if (!kind) bounds = element.getBoundingClientRect();
    scrolled();
    const across = means._isRightToLeft ? bounds.right - clientX : clientX - bounds.left;
    const time = seconds(event.timeStamp);
    // Moves come once a frame: what they change is shown in this one, without asking for another.
    isDragging = true;
    const isOurs = callAt(time, 'touch', kind, clientY, across);
    isDragging = false;
    if (isOurs && isOpen && at(isDirty)) show(time);
    else wait();
    return isOurs;
  };

  const wheeled = (isWheel, delta, cross, event) => {
    scrolled();
    return callAt(seconds(event.timeStamp), 'wheel', isWheel, delta, cross);
  };

  const looked = (entries) =>
    call('visible', Number(!document.hidden && (entries[0]?.isIntersecting ?? true)));

  /** Tells the engine the sizes of things. */
  const measure = () => {
    box._place?.();
    const [first, last] = ends;
    width = element.clientWidth;
    height = node.scrollHeight;
    const length = box._length?.() ?? last.offsetTop - first.offsetTop - first.offsetHeight;
    // Whole numbers: one less is not more than what can really be scrolled.
    call('layout', node.clientHeight, Math.max(0, length - 1), width, devicePixelRatio);
  };

  // MARK: Appearance

  /** The text of a key of the engine. */
  const text = (key) => {
    const found = own._texts?.[key] ?? words[key];
    const date = own._update;
    const dateStyle = date?.toDateString() === new Date().toDateString() ? undefined : 'medium';
    return key === lastUpdated
      ? found.replace('{}', date?.toLocaleString(language, { timeStyle: 'short', dateStyle }) ?? '')
      : found;
  };

  /** What numbers of a display list stand for. */
  const means = { _text: text };
  const painters = canvases.map((canvas) => painter(canvas, means));

  /** Finds the words of another language, and shows them once they are here. */
  const speak = async () => {
    const wanted = languageOf(element);
    if (wanted === language) return;
    language = wanted;
    const found = /^en\b/i.test(wanted) ? english : await (await import('./languages.js')).wordsOf(wanted);
    if (language !== wanted || words === (found ?? english)) return;
    words = found ?? english;
    restyle();
  };

  /** Reads how the strips appear to this reader, tells the engine, and draws them again. */
  const restyle = () => {
    if (!isOpen) return;
    means._colors = colors.map((name) => ink[name]);
    means._family = ink.fontFamily;
    means._isRightToLeft = ink.direction === 'rtl';
    means._show = own._show;
    speak();
    const context = canvases[0].getContext('2d');
    const widths = numbersAt(engine.tug_widths(handle), english.length * weightCount);
    widths.forEach((_, index) => {
      context.font = font(measuredSize, index % weightCount, means._family);
      widths[index] = context.measureText(text(Math.floor(index / weightCount))).width / measuredSize;
    });
    const motion = valueOf(element, 'motion');
    call('prefer', Number(motion ? motion < 2 : calm.matches), Number(means._isRightToLeft),
      textScale, own._update ? 1 : 0);
    lists.length = 0;
    parts._command.textContent = text(command);
    parts._status.textContent = '';
    label();
    invalidate();
  };

  /** Gives the footer its name for those who cannot see it. */
  const label = () => {
    const name = footer.hidden ? '' : text(strip(1, textPlace));
    if (parts._footerText.textContent !== name) parts._footerText.textContent = name;
    footer.ariaDisabled = !strip(1, canTap);
  };

  // MARK: Drawing

  const draw = (milliseconds) => {
    frame = undefined;
    const time = seconds(milliseconds);
    callAt(time, 'frame');
    if (isOpen) show(time);
  };

  /** Puts everything where the engine has it. */
  const show = (time) => {
    session._frames += 1;
    memory()[block + isDirty] = 0;
    const translation = at(translationPlace);
    moved.style.transform = translation ? `translateY(${translation}px)` : '';
    moved.style.willChange = translation ? 'transform' : '';
    const room = rooms[0];
    place(0, at(startRoom), parts._hold);
    place(1, strip(1, contribution), footer);
    label();
    const offset = at(nativeOffset);
    if (room !== rooms[0] || Math.abs(offset - native) > 0.5) {
      node.scrollTop = offset + rooms[0];
      native = node.scrollTop - rooms[0];
    }
    for (const edge of edges) paint(edge, time);
    wait();
  };

  /**
   * Puts a strip where the engine has it: behind the content, or in the room that it takes among
   * the content, which then scrolls by itself.
   */
  const place = (edge, room, end) => {
    const canvas = canvases[edge];
    const placement = strip(edge, placementPlace);
    if (room !== rooms[edge]) {
      end.style.blockSize = `${room}px`;
      end.hidden = !room;
      rooms[edge] = room;
    }
    const isInside = room && !placement;
    const home = isInside ? end : homes[edge];
    if (canvas.parentNode !== home) home.append(canvas);
    canvas.style.transform = isInside ? '' : `translateY(${strip(edge, origin)}px)`;
    homes[edge].classList.toggle('over', placement === pinned);
    const [across, along] = [width, strip(edge, extent)].map((side) => Math.round(side * devicePixelRatio));
    if (canvas.width === across && canvas.height === along) return;
    lists[edge] = undefined;
    canvas.width = across;
    canvas.height = along;
    canvas.style.blockSize = `${strip(edge, extent)}px`;
  };

  /** Draws a strip, or nothing while it is out of sight or the same as before. */
  const paint = (edge, time) => {
    const count = engine.tug_draw(handle, edge, time);
    const isShown = strip(edge, isInSight);
    canvases[edge].style.visibility = isShown ? '' : 'hidden';
    const list = numbersAt(at(listPlace), count);
    const old = lists[edge];
    if (!isShown || !canvases[edge].width) return;
    if (count === old?.length && list.every((number, index) => number === old[index])) return;
    lists[edge] = list.slice();
    painters[edge](list);
  };

  // MARK: Lifecycle

  const session = {
    _frames: 0,
    _node: node,
    _content: content,
    _text: text,
    _call: call,
    _restyle: restyle,
    _measure: measure,
    _phase: (edge) => strip(edge, phasePlace),
    _progress: () => strip(0, progressPlace),
    /** The `count` numbers at the address that the last call has given. */
    _given: (count) => numbersAt(at(listPlace), count),

    _close() {
      isOpen = false;
      life.abort();
      for (const observer of observers) observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      moved.style.transform = moved.style.willChange = '';
      content.ariaBusy = null;
      [parts._hold, footer].forEach((end, edge) => {
        end.style.blockSize = '';
        end.hidden = true;
        homes[edge].append(canvases[edge]);
        canvases[edge].width = 0;
      });
      box._close?.();
      engine.tug_destroy(handle);
    },
  };

  listenToTouches(listen.bind(null, target), node, touched);
  addWheel?.(listen.bind(null, target), wheeled);
  listen(box._source ?? node, 'scroll', scrolled);
  listen(document, 'visibilitychange', looked);
  listen(inks, 'transitionend', restyle);
  listen(calm, 'change', restyle);
  observe(MutationObserver, restyle, [document.documentElement], { attributeFilter: ['lang', 'dir'] });
  observe(ResizeObserver, ([{ contentRect }]) => {
    textScale = contentRect.width / 16 || 1;
    restyle();
  }, [inks]);
  observe(ResizeObserver, measure, new Set([element, node, content]));
  observe(IntersectionObserver, looked, [element]);
  if (content === node) observe(MutationObserver, measure, [node], { childList: true });
  return session;
}
