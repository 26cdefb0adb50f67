// SPDX-License-Identifier: MIT

import { choice } from './attributes.js';
import { font, weightCount } from './paint.js';
import { english, languageOf, loadTexts, tableFor, textNames } from './texts.js';

const measuredSize = 100;
const standardSize = 16;
const lastUpdated = 5;

let measuring;

/** How the strips appear to this reader: colours, font, words, direction, motion, size. */
export class Style {
  /** Texts by name that the page sets. */
  ownTexts = {};
  /** Pictures that the page sets: lists of frames by slot. */
  images = {};
  /** Colours by their meaning in the engine, which counts from 1. */
  colors = [];
  #element;
  #node;
  #changed;
  #computed;
  #table;
  #words = english;
  #texts = {};
  #update;
  #observers = [];
  #calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

  /**
   * @param element The custom element.
   * @param node A hidden node that wears each colour as another property.
   * @param changed Called when anything here has changed.
   */
  constructor(element, node, changed) {
    this.#element = element;
    this.#node = node;
    this.#changed = changed;
    this.#computed = getComputedStyle(node);
  }

  connect() {
    const changed = this.#changed;
    this.#node.addEventListener('transitionend', changed);
    this.#calm.addEventListener('change', changed);
    const attributes = new MutationObserver(changed);
    attributes.observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
    // The node is as wide as the root's font size.
    const size = new ResizeObserver(changed);
    size.observe(this.#node);
    this.#observers = [attributes, size];
  }

  disconnect() {
    this.#node.removeEventListener('transitionend', this.#changed);
    this.#calm.removeEventListener('change', this.#changed);
    for (const observer of this.#observers) observer.disconnect();
  }

  /** Reads what the page says now, and `texts` on top of the words of its language. */
  read(texts) {
    const style = this.#computed;
    this.colors = [
      style.color, style.backgroundColor, style.borderTopColor, style.borderRightColor,
      style.borderBottomColor, style.borderLeftColor, style.outlineColor, style.columnRuleColor,
      style.textDecorationColor,
    ];
    this.family = style.fontFamily;
    this.isRightToLeft = style.direction === 'rtl';
    this.textScale = parseFloat(style.width) / standardSize || 1;
    const motion = choice(this.#element, 'motion', ['auto', 'reduce', 'full']);
    this.reducesMotion = motion === 1 || (!motion && this.#calm.matches);
    this.#texts = texts;
    this.#speak(languageOf(this.#element));
  }

  async #speak(language) {
    this.language = language;
    const table = tableFor(language);
    if (table === this.#table) return;
    this.#table = table;
    const words = await loadTexts(table);
    if (table !== this.#table || words === this.#words) return;
    this.#words = words;
    this.#changed();
  }

  /** The text of a key of the engine. */
  text(key) {
    const name = textNames[key];
    const text = this.ownTexts[name] ?? this.#texts[name] ?? this.#words[key];
    return key === lastUpdated ? text.replace('{}', this.#time()) : text;
  }

  /** The picture of a slot, or `undefined`. */
  image(slot, frame) {
    const frames = this.images[slot] ?? [];
    return frames[frame % frames.length];
  }

  /** Notes that the content is new. */
  updated() {
    this.#update = new Date();
  }

  get hasLastUpdate() {
    return Boolean(this.#update);
  }

  #time() {
    if (!this.#update) return '';
    const isToday = this.#update.toDateString() === new Date().toDateString();
    const form = { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) };
    return new Intl.DateTimeFormat(this.language, form).format(this.#update);
  }

  /** The widths of all texts in all weights, for a font size of 1. */
  widths() {
    measuring ??= document.createElement('canvas').getContext('2d');
    return Array.from({ length: textNames.length * weightCount }, (_, index) => {
      measuring.font = font(measuredSize, index % weightCount, this.family);
      return measuring.measureText(this.text(Math.floor(index / weightCount))).width / measuredSize;
    });
  }
}
