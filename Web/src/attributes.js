// SPDX-License-Identifier: MIT

// Attributes to values. A wrong one counts as absent and is named in the console, once.

import { textNames } from './texts.js';

const reported = new WeakMap();

function warn(element, name, expected) {
  const value = element.getAttribute(name);
  const known = reported.get(element) ?? new Set();
  reported.set(element, known);
  if (known.has(name + value)) return;
  known.add(name + value);
  console.warn(`<${element.localName}> ${name}="${value}": expected ${expected}`, element);
}

/** 1 when the Boolean attribute is there, otherwise 0. */
export const has = (element, name) => Number(element.hasAttribute(name));

/** The index of the attribute's word in `words`; that of the first word when absent or wrong. */
export function choice(element, name, words) {
  const value = element.getAttribute(name);
  const index = words.indexOf(value);
  if (value !== null && index < 0) warn(element, name, words.join(', '));
  return Math.max(0, index);
}

/** A number of 0 or more, or `fallback`. */
export function number(element, name, fallback) {
  const value = element.getAttribute(name);
  if (value === null) return fallback;
  const parsed = value.trim() === '' ? NaN : Number(value);
  if (parsed >= 0 && parsed < Infinity) return parsed;
  warn(element, name, 'a number, 0 or more');
  return fallback;
}

/** A length as [points, parts of the viewport]: `200` or `50%`. */
export function length(element, name) {
  const value = element.getAttribute(name) ?? '0';
  const [, digits, percent] = /^\s*(\d+\.?\d*|\.\d+)(%?)\s*$/.exec(value) ?? [];
  if (digits === undefined) warn(element, name, 'pixels, as in 200, or a part of the viewport, as in 50%');
  return percent ? [0, digits / 100] : [Number(digits ?? 0), 0];
}

/** Texts by name, as JSON. */
export function textsOf(element, name) {
  const value = element.getAttribute(name);
  if (value === null) return {};
  try {
    const parsed = JSON.parse(value);
    if (Object.entries(parsed).every(([key, text]) => textNames.includes(key) && typeof text === 'string')) {
      return parsed;
    }
  } catch {
    // Reported below, as is a name that nobody knows.
  }
  warn(element, name, `JSON with texts named ${textNames.join(', ')}`);
  return {};
}
