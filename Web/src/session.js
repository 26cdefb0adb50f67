// SPDX-License-Identifier: MIT

// One element while it is connected: events to the engine, and the engine's orders to the page. It
// is thrown away as a whole when the element leaves, so that nothing of it can reach the next one.

import { openActions } from './actions.js';
import { widthCount } from './appearance.js';
import { valueOf } from './attributes.js';
import * as block from './block.js';
import { set } from './parts.js';
import { openStrip } from './strip.js';
import { listenToTouches } from './touch.js';

const once = 1;
const command = 13;
const seconds = (milliseconds = performance.now()) => milliseconds / 1000;

/**
 * Opens a session.
 *
 * @param element The custom element.
 * @param parts The nodes of its shadow tree.
 * @param engine The exports of the engine's module.
 * @param box What scrolls; see `ownBox`.
 * @param own How it appears; see `openAppearance`.
 * @param addWheel Listens to wheels, if they pull.
 */
export function openSession(element, parts, engine, box, own, addWheel) {
  const { _canvases: canvases, _homes: homes, _inks: inks, _hold: hold, _footer: footer } = parts;
  const { _node: node, _content: content, _moved: moved, _ends: ends } = box;
  const handle = engine.tug_create();
  const { memory, at, numbersAt, strip, clean } = block.openBlock(engine, handle);
  const life = new AbortController();
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const observers = [];
  const progresses = [0, 0];
  let isOpen = true;
  let frame;
  let timer;
  let isDelivering;
  let isTouched;
  let native = node.scrollTop;
  let room = 0;
  let shift = 0;
  let width;
  let viewport;
  let height;
  let bounds;
  // The node is as wide as the root's font size. Asking for it would cost a layout at any other time.
  let textScale = parseFloat(getComputedStyle(inks).width) / 16 || 1;

  // MARK: The engine

  /**
   * Calls an export with this instance and, last, a time; then carries out what it orders. The module
   * takes truth for 1, and what is left out for 0.
   */
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
      actions._carryOut(order, ...[0, 1, 2, 3].map((place) => at(block.order + place)));
    }
    for (const edge of [0, 1]) {
      const progress = isOpen && strip(edge, block.progress);
      if (isOpen && progress !== progresses[edge]) actions._carryOut(0, edge, progresses[edge] = progress);
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
    if (!isOpen || isTouched) return;
    const demand = at(block.demand);
    if (demand > once || at(block.isDirty)) invalidate();
    else if (demand) timer = setTimeout(call, (at(block.demandTime) - seconds()) * 1000, 'frame');
  };

  // MARK: Observing

  const listen = (place, type, listener, passive = true) =>
    place.addEventListener(type, listener, { passive, signal: life.signal });
  const observe = (Observer, listener, nodes, options) => {
    const observer = new Observer(listener);
    for (const each of nodes) observer.observe(each, options);
    observers.push(observer);
  };

  const scrolled = () => {
    const now = node.scrollTop - room;
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
    const across = own._isRightToLeft ? bounds.right - clientX : clientX - bounds.left;
    const time = seconds(event.timeStamp);
    isTouched = true;
    const isOurs = callAt(time, 'touch', kind, clientY, across);
    isTouched = false;
    // Moves come once a frame. One that something moves in anyway shows what they change; otherwise
    // it is shown at once, without asking for another.
    if (isOurs && isOpen && !frame && at(block.isDirty)) show(time);
    else wait();
    return isOurs;
  };

  const wheeled = (isWheel, delta, cross, event) => {
    scrolled();
    return callAt(seconds(event.timeStamp), 'wheel', isWheel, delta, cross);
  };

  const looked = (entries) =>
    call('visible', !document.hidden && (entries[0]?.isIntersecting ?? true));

  /** Tells the engine the sizes of things. */
  const measure = () => {
    box._place?.();
    const [first, last] = ends;
    width = element.clientWidth;
    viewport = node.clientHeight;
    height = node.scrollHeight;
    const length = box._length?.() ?? last.offsetTop - first.offsetTop - first.offsetHeight;
    // Whole numbers: one less is not more than what can really be scrolled.
    call('layout', viewport, Math.max(0, length - 1), width, devicePixelRatio);
  };

  /** Reads how the strips appear to this reader, tells the engine, and draws them again. */
  const restyle = () => {
    if (!isOpen) return;
    own._read(numbersAt(engine.tug_widths(handle), widthCount));
    const motion = valueOf(element, 'motion');
    call('prefer', motion ? motion < 2 : calm.matches, own._isRightToLeft, textScale, !!own._date);
    parts._command.textContent = own._text(command);
    invalidate();
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
    clean();
    const translation = at(block.translation);
    if (translation !== shift) {
      shift = translation;
      moved.style.transform = shift ? `translateY(${shift}px)` : '';
      moved.style.willChange = shift ? 'transform' : '';
    }
    const oldRoom = room;
    room = at(block.startRoom);
    for (const edge of [0, 1]) {
      const count = engine.tug_draw(handle, edge, time);
      strips[edge]((place) => strip(edge, place), edge ? strip(1, block.contribution) : room, width,
        viewport, memory(), at(block.listAddress) / 8, count, shift);
    }
    // The footer's name for those who cannot see it.
    set(parts._footerText, 'textContent', footer.hidden ? '' : own._text(strip(1, block.textKey)));
    set(footer, 'ariaDisabled', `${!strip(1, block.canTap)}`);
    const offset = at(block.nativeOffset);
    if (room !== oldRoom || Math.abs(offset - native) > 0.5) {
      node.scrollTop = offset + room;
      native = node.scrollTop - room;
    }
    wait();
  };

  // MARK: Lifecycle

  const strips = canvases.map((canvas, edge) =>
    openStrip(canvas, homes[edge], edge ? footer : hold, edge, own));
  const session = {
    _frames: 0,
    _node: node,
    _content: content,
    _call: call,
    _restyle: restyle,
    _measure: measure,
    _tell: (fact, edge, a, b, c) => call('tell', fact, edge, a, b, c),
    _phase: (edge) => (isOpen ? strip(edge, block.phase) : 0),
    _progress: () => strip(0, block.progress),
    /** The `count` numbers at the address that the last call has given. */
    _given: (count) => numbersAt(at(block.listAddress), count),

    _close() {
      isOpen = false;
      life.abort();
      for (const observer of observers) observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      moved.style.transform = moved.style.willChange = '';
      content.ariaBusy = null;
      [hold, footer].forEach((end, edge) => {
        end.style.height = '';
        end.hidden = true;
        homes[edge].append(canvases[edge]);
        canvases[edge].width = 0;
      });
      box._close?.();
      engine.tug_destroy(handle);
      actions._close();
    },
  };
  const actions = openActions(element, parts._status, own, session);
  session._begin = actions._begin;

  listenToTouches(listen.bind(null, box._target ?? node), node, touched);
  addWheel?.(listen.bind(null, box._target ?? node), wheeled);
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
