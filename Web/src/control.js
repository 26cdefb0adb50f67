// SPDX-License-Identifier: MIT

// What an element does: events to the engine while it is connected, and the engine's orders to the
// page. An instance of the engine is thrown away as a whole when the element leaves.

import { openActions } from './actions.js';
import { openAppearance } from './appearance.js';
import { openAttributes } from './attributes.js';
import * as block from './block.js';
import { tap } from './codes.js';
import { openLoading } from './loading.js';
import { buildParts } from './parts.js';
import { set } from './set.js';
import { openStrips } from './strip.js';
import { isTaken, listenToTouches } from './touch.js';

/**
 * Opens the control of an element, which is idle until that is connected, and gives what it has: nodes,
 * and functions for other modules and from them. Some come later or not at all: `_texts` of the page by
 * key, `_image` for pictures, `_date` for the time of the last success, `_shapes`, `_fit` and
 * `_across` for looks that need them, `_foreign`, `_place`, `_height`, `_length` and `_giveBack` of another scroller.
 */
export function openControl(element) {
  const own = buildParts(element);
  const { _ends: [hold, footer] } = own;
  // What a pull moves: the list and the strips behind it.
  const moved = own._scroller.parentNode;
  // The engine, and an instance of it: 0 for none, for which the engine does nothing.
  let engine;
  let handle = 0;
  let frame;
  let timer;
  let isDelivering;
  let isInSight = true;
  let native;
  let room;
  let shift;
  let width;
  let viewport;
  let height;
  let showStrips;
  let last;

  // MARK: The engine

  // Memory that grows detaches every view of it, so each use takes another.
  const numbersAt = (address, count) => new Float64Array(engine.memory.buffer, address, count);
  /** The number at a place of the block; the page may have taken the element away meanwhile. */
  const at = (place) => handle && engine.at(handle, place);
  const strip = (edge, place) => at(block.strips + edge * block.stripLength + place);

  /** Carries out what the engine orders; tells of the end of a life, from its last phases, after that. */
  const deliver = () => {
    if (isDelivering) return;
    isDelivering = true;
    for (let order; handle && (order = engine.next(handle));) {
      own._orders[order - 1](...[block.order, block.order + 1, block.order + 2, block.order + 3].map(at));
    }
    isDelivering = false;
    last &&= own._silence(last);
  };

  /** Calls an export with this instance and a time. The module takes truth for 1, and what is left out for 0. */
  const callAt = (milliseconds, name, ...values) => {
    if (!handle) return;
    own._told[name] = values;
    const result = engine[name]?.(handle, milliseconds / 1000, ...values);
    deliver();
    return result;
  };
  const call = (...values) => {
    const result = callAt(performance.now(), ...values);
    wait();
    return result;
  };

  /** Asks for one frame. */
  const invalidate = () => {
    frame ??= requestAnimationFrame((time) => {
      frame = undefined;
      callAt(time, 'frame');
      show(time);
    });
  };

  /** Does what the engine wants of the clock: a frame, a call at a time, or nothing. */
  const wait = () => {
    clearTimeout(timer);
    if (!handle) return;
    const due = at(block.due);
    if (!due) invalidate();
    else if (due < Infinity) timer = setTimeout(call, due * 1000 - performance.now(), 'frame');
  };

  // MARK: Observing

  const scrolled = () => {
    const { _node: node } = own;
    const now = node.scrollTop - room;
    if (now === native) return;
    // New rows may be scrolled to before their sizes are told.
    if (node.scrollHeight !== height) measure();
    native = now;
    call('scrolled', now);
  };

  /** Tells what fingers do, by an event and an export; keeps the page from scrolling for what pulls. */
  const touched = (event, ...values) => {
    scrolled();
    const isOurs = callAt(event.timeStamp, ...values);
    // Moves of a finger come once a frame, those of a wheel may come more often. A frame that something
    // moves in anyway shows what they change; otherwise it is shown at once, without asking for one.
    if (isOurs && !frame && !at(block.due)) show(event.timeStamp);
    else wait();
    if (isOurs && event.cancelable) event.preventDefault();
  };

  /** Tells the engine whether the element can be seen: given an observer's entries, or an event of the page. */
  const looked = (entries) => {
    // Of several entries the last one counts; an event has no entries, and changes nothing about the place.
    isInSight = entries.at?.(-1).isIntersecting ?? isInSight;
    call('visible', isInSight, document.hidden);
  };

  /** Tells the engine the sizes of things. */
  const measure = () => {
    const { _node: node } = own;
    own._place?.();
    // The rooms are at the ends of what scrolls, beside the rows: not inside its padding.
    const list = own._foreign ?? own._scroller;
    const { firstChild: first, lastChild: last } = list;
    const { paddingTop, paddingBottom } = getComputedStyle(list);
    set(first.style, 'bottom', paddingTop);
    set(last.style, 'top', paddingBottom);
    own._inset = hold.getBoundingClientRect().x - moved.getBoundingClientRect().x + list.scrollLeft;
    const oldWidth = width;
    width = moved.clientWidth;
    // A canvas that nobody sees gets its new size; where there was none, changes of style were not told.
    if (width !== oldWidth) (oldWidth ? invalidate : restyle)();
    viewport = own._height?.() ?? node.clientHeight;
    height = node.scrollHeight;
    const length = last.offsetTop - first.offsetTop - first.offsetHeight;
    // A padding alone is no content; with one, places are rounded.
    const isEmpty = length - parseFloat(paddingTop) - parseFloat(paddingBottom) < 1;
    call('layout', viewport, own._length?.() ?? (isEmpty ? 0 : length), width, devicePixelRatio);
  };

  /** Reads how the strips appear to this reader, tells the engine, and draws them again. */
  const restyle = () => {
    if (!handle) return;
    own._read();
    // A scroll bar goes to the other side with the direction of reading.
    measure();
    invalidate();
  };

  // MARK: Drawing

  const displace = (length) => {
    shift = length;
    moved.style.transform = shift ? `translateY(${shift}px)` : '';
    set(moved.style, 'willChange', shift ? 'transform' : '');
  };

  /** Puts everything where the engine has it. */
  const show = (milliseconds) => {
    if (!handle) return;
    own._frames += 1;
    const { _node: node } = own;
    if (shift !== at(block.translation)) displace(at(block.translation));
    const oldRoom = room;
    room = strip(0, block.room);
    const offset = at(block.nativeOffset);
    const above = Math.max(0, own._start - offset - room);
    showStrips((edge) => own._numbers(callAt(milliseconds, 'draw', edge)), width, viewport, shift, above);
    if (room !== oldRoom || Math.abs(offset - native) >= 0.5) {
      // The page may want its own scrolling to be smooth.
      node.scrollTo({ top: offset + room, behavior: 'instant' });
      native = node.scrollTop - room;
    }
    wait();
  };

  // MARK: Lifecycle

  const resizes = new ResizeObserver(measure);
  const sights = new IntersectionObserver(looked);
  // What a row is written in is no matter of the strips.
  const languages = new MutationObserver((changes) =>
    changes.every(({ target }) => element.contains(target)) || restyle());
  let life;

  /** Begins with the exports of an engine, and with modules that add to what the element has. */
  const open = (exports, modules) => {
    if (handle || !element.isConnected) return;
    engine = exports;
    handle = engine.create();
    life = new AbortController();
    // A controller serves as the options of a listener, of which only `signal` is read.
    const listen = (place, type, listener) => place.addEventListener(type, listener, life);
    for (const module of modules) module?.default?.(own, listen, touched, engine);
    const { _node: node } = own;
    showStrips = openStrips(own);
    room = shift = 0;
    native = node.scrollTop;
    listenToTouches(own, listen, touched);
    [own._command, footer].forEach((button, edge) => listen(button, 'click', () => own._tell(tap, edge)));
    listen(own._source, 'scroll', scrolled);
    listen(own._slot, 'slotchange', own._change);
    listen(document, 'visibilitychange', looked);
    listen(own._status, 'transitionend', restyle);
    for (const each of [element, node, own._content]) resizes.observe(each);
    sights.observe(element);
    languages.observe(document, { subtree: true, attributeFilter: ['lang'] });
    measure();
    own._configure();
    call('attached', 1);
  };

  Object.assign(own, {
    /** Lets a module that comes later add to what the element has. */
    _add: async (module, ...more) => (await module).default(own, ...more),
    _call: call,
    _strip: strip,
    // wheel.js must not import what every page loads: that would become a file of its own.
    _isTaken: isTaken,
    _tell: (...values) => call('tell', ...values),
    _numbersAt: numbersAt,
    /** The numbers of the engine that the last call has left for the page. */
    _numbers: (count) => numbersAt(at(block.listAddress), count),
    _restyle: restyle,
    _measure: measure,
    /** Tells the engine what the attributes say. */
    _configure() {
      restyle();
      call('configure', ...own._options(), own._film);
      own._command.hidden = own._value('no-header') || own._value('header');
    },
    _open: open,
    _close() {
      if (!handle) return;
      last = [0, 1].map((edge) => strip(edge, block.phase));
      engine.destroy(handle);
      handle = 0;
      life.abort();
      for (const observer of [resizes, sights, languages]) observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = undefined;
      displace(0);
      showStrips(() => [], 0, 0);
      deliver();
      own._content.ariaBusy = null;
      own._giveBack?.();
    },
    _isOpen: () => handle > 0,
  });
  openAttributes(own);
  openAppearance(own);
  openActions(own);
  openLoading(own);
  return own;
}
