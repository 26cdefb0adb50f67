// SPDX-License-Identifier: MIT

// One element while it is connected: events to the engine, and the engine's orders to the page. It
// is thrown away as a whole when the element leaves, so that nothing of it can reach the next one.

import { Scroller } from './scroller.js';
import { StripView } from './strip.js';
import { TouchInput } from './touch.js';

// The places of the engine's block; Sources/TugWeb/Block.swift has the same list.
const place = {
  translation: 0, demand: 1, demandTime: 2, nativeOffset: 3, startRoom: 4, isDirty: 5, order: 6,
  list: 10, strips: 12, stripLength: 10, length: 32,
};
const [progress, contribution, text, canTap] = [2, 3, 8, 9];
const demands = { none: 0, once: 1 };

const seconds = (milliseconds = performance.now()) => milliseconds / 1000;

export class Session {
  /** The number of frames that were drawn. */
  frameCount = 0;
  #element;
  #parts;
  #style;
  #carryOut;
  #engine;
  #floats;
  #handle;
  #block;
  #scroller;
  #inputs;
  #observers;
  #views;
  #frame;
  #timer;
  #isDelivering = false;
  #isDragging = false;
  #native;
  #width = 0;
  #height = 0;
  #box;
  #progress = [0, 0];

  /**
   * @param element The custom element.
   * @param parts The nodes of its shadow tree.
   * @param engine The exports of the engine's module.
   * @param style How the strips appear.
   * @param carryOut Takes an order that concerns the app or its users: number, edge, arguments.
   */
  constructor(element, parts, engine, style, carryOut) {
    this.#engine = engine;
    this.#handle = engine.tug_create();
    this.#block = engine.tug_block(this.#handle);
    this.#element = element;
    this.#parts = parts;
    this.#style = style;
    this.#carryOut = carryOut;
    this.#scroller = new Scroller(element, parts);
    this.#views = parts.canvases.map((canvas, edge) => new StripView(canvas, edge));
    const { source, target, node, content } = this.#scroller;
    this.#inputs = [new TouchInput(target, node, this.#touched)];
    if (element.hasAttribute('wheel')) this.#listenToWheel(target);
    source.addEventListener('scroll', this.#scrolled, { passive: true });
    document.addEventListener('visibilitychange', this.#looked);
    const sizes = new ResizeObserver(this.measure);
    for (const box of new Set([element, node, content])) sizes.observe(box);
    const sight = new IntersectionObserver(this.#looked);
    sight.observe(element);
    this.#observers = [sizes, sight];
    if (content === node) {
      const rows = new MutationObserver(this.measure);
      rows.observe(node, { childList: true });
      this.#observers.push(rows);
    }
    this.#native = node.scrollTop;
  }

  // MARK: Lifecycle

  async #listenToWheel(target) {
    const { WheelInput } = await import('./wheel.js');
    if (this.#handle) this.#inputs.push(new WheelInput(target, this.#wheeled));
  }

  disconnect() {
    const { source, moved, content } = this.#scroller;
    source.removeEventListener('scroll', this.#scrolled);
    document.removeEventListener('visibilitychange', this.#looked);
    for (const part of [...this.#observers, ...this.#inputs, ...this.#views]) part.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    moved.style.transform = moved.style.willChange = '';
    content.removeAttribute('aria-busy');
    this.#scroller.disconnect();
    this.#engine.tug_destroy(this.#handle);
    this.#handle = 0;
  }

  /** What scrolls. */
  get scroller() {
    return this.#scroller.node;
  }

  /** What is busy while an action runs. */
  get content() {
    return this.#scroller.content;
  }

  // MARK: Observing

  /** Calls an export with this instance and, last, the time; then carries out what it orders. */
  call(name, ...values) {
    return this.#callAt(seconds(), name, ...values);
  }

  #callAt(time, name, ...values) {
    if (!this.#handle) return 0;
    const result = this.#engine[`tug_${name}`](this.#handle, ...values, time);
    this.#deliver();
    return result;
  }

  /** The numbers of an event of the last recording, or none after the last. */
  recorded(index) {
    const count = this.call('recorded', index);
    return [...this.#numbersAt(this.#numbers[place.list], count)];
  }

  #touched = (kind, event, finger) => {
    // Only at the start is the layout sure to be up to date, and it does not change during a touch.
    if (kind === 0) this.#box = this.#element.getBoundingClientRect();
    this.#scrolled();
    const { left, right } = this.#box;
    const across = this.#style.isRightToLeft ? right - finger.clientX : finger.clientX - left;
    const time = seconds(event.timeStamp);
    // Moves come once a frame: what they change is shown in this one, without asking for another.
    this.#isDragging = true;
    const isOurs = this.#callAt(time, 'touch', kind, finger.clientY, across);
    this.#isDragging = false;
    if (isOurs && this.#isDirty) this.#show(time);
    else this.#wait();
    return isOurs;
  };

  #wheeled = (isWheel, delta, cross, event) => {
    this.#scrolled();
    return this.#callAt(seconds(event.timeStamp), 'wheel', isWheel ? 1 : 0, delta, cross);
  };

  #scrolled = () => {
    const { node } = this.#scroller;
    const native = node.scrollTop - this.#views[0].room;
    if (native === this.#native) return;
    // New rows may be scrolled to before their sizes are told.
    if (node.scrollHeight !== this.#height) this.measure();
    this.#native = native;
    this.call('scrolled', native);
  };

  #looked = (entries) => {
    const isVisible = !document.hidden && (entries[0]?.isIntersecting ?? true);
    this.call('visible', isVisible ? 1 : 0);
  };

  /** Tells the engine the sizes of things. */
  measure = () => {
    const { node, ends, isPage } = this.#scroller;
    this.#scroller.place();
    this.#width = this.#element.clientWidth;
    this.#height = node.scrollHeight;
    const [first, last] = ends;
    const length = isPage
      ? node.scrollHeight - first.offsetHeight - last.offsetHeight
      : last.offsetTop - first.offsetTop - first.offsetHeight;
    // Whole numbers: one less is not more than what can really be scrolled.
    this.call('layout', node.clientHeight, Math.max(0, length - 1), this.#width, devicePixelRatio);
  };

  /** Tells the engine how the strips appear, and draws them again. */
  restyle() {
    const { reducesMotion, isRightToLeft, textScale, hasLastUpdate } = this.#style;
    const widths = this.#style.widths();
    this.#numbersAt(this.#engine.tug_widths(this.#handle), widths.length).set(widths);
    this.call('prefer', reducesMotion ? 1 : 0, isRightToLeft ? 1 : 0, textScale, hasLastUpdate ? 1 : 0);
    for (const view of this.#views) view.forget();
    this.#label();
    this.invalidate();
  }

  // MARK: Effects

  #deliver() {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    while (this.#handle) {
      const order = this.#engine.tug_next(this.#handle);
      if (!order) break;
      const [edge, ...values] = this.#numbers.slice(place.order, place.order + 4);
      this.#carryOut(order, edge, values);
    }
    for (const edge of [0, 1]) this.#report(edge);
    this.#isDelivering = false;
    this.#wait();
  }

  #report(edge) {
    if (!this.#handle) return;
    const now = this.strip(edge)[progress];
    if (now === this.#progress[edge]) return;
    this.#progress[edge] = now;
    this.#carryOut(0, edge, [now]);
  }

  /** The `count` numbers at `address` of the engine's memory. */
  #numbersAt(address, count) {
    // Memory that grows detaches every view of it.
    if (!this.#floats?.byteLength) this.#floats = new Float64Array(this.#engine.memory.buffer);
    return this.#floats.subarray(address / 8, address / 8 + count);
  }

  /** Whether the engine is one that records. */
  get canRecord() {
    return 'tug_record' in this.#engine;
  }

  get #numbers() {
    return this.#numbersAt(this.#block, place.length);
  }

  /** The numbers of a strip: see `Block.Strip`. */
  strip(edge) {
    const start = place.strips + edge * place.stripLength;
    return this.#numbers.subarray(start, start + place.stripLength);
  }

  /** Asks for one frame. */
  invalidate() {
    this.#frame ??= requestAnimationFrame(this.#draw);
  }

  get #isDirty() {
    return this.#handle && this.#numbers[place.isDirty];
  }

  /** Does what the engine wants of the clock: a frame, a call at a time, or nothing. */
  #wait() {
    clearTimeout(this.#timer);
    if (!this.#handle || this.#isDragging) return;
    const numbers = this.#numbers;
    const demand = numbers[place.demand];
    if (demand > demands.once || this.#isDirty) this.invalidate();
    else if (demand === demands.once) {
      const delay = (numbers[place.demandTime] - seconds()) * 1000;
      this.#timer = setTimeout(() => this.call('frame'), Math.max(0, delay));
    }
  }

  #draw = (milliseconds) => {
    this.#frame = undefined;
    const time = seconds(milliseconds);
    this.#callAt(time, 'frame');
    if (this.#handle) this.#show(time);
  };

  #show(time) {
    this.frameCount += 1;
    this.#numbers[place.isDirty] = 0;
    this.#arrange();
    for (const view of this.#views) {
      const count = this.#engine.tug_draw(this.#handle, view.edge, time);
      const address = this.#numbers[place.list];
      view.draw(this.strip(view.edge), this.#numbersAt(address, count), this.#style);
    }
    this.#wait();
  }

  // MARK: Drawing

  /** Puts everything where the engine has it. */
  #arrange() {
    const numbers = this.#numbers;
    const { node, moved } = this.#scroller;
    const translation = numbers[place.translation];
    const { style } = moved;
    style.transform = translation ? `translateY(${translation}px)` : '';
    style.willChange = translation ? 'transform' : '';
    const { hold, footer } = this.#parts;
    const [header] = this.#views;
    const { room } = header;
    header.arrange(this.strip(0), numbers[place.startRoom], hold, this.#width);
    this.#views[1].arrange(this.strip(1), this.strip(1)[contribution], footer, this.#width);
    this.#label();
    const offset = numbers[place.nativeOffset];
    if (room !== header.room || Math.abs(offset - this.#native) > 0.5) {
      node.scrollTop = offset + header.room;
      this.#native = node.scrollTop - header.room;
    }
  }

  /** Gives the footer its name for those who cannot see it. */
  #label() {
    const { footer, footerText } = this.#parts;
    const { [text]: key, [canTap]: isOn } = this.strip(1);
    const name = footer.hidden ? '' : this.#style.text(key);
    if (footerText.textContent !== name) footerText.textContent = name;
    footer.setAttribute('aria-disabled', !isOn);
  }
}
