// SPDX-License-Identifier: MIT

// What is said about mistakes. Loaded only when there is one.

const reported = new WeakMap();

/** Whether it is the first time that this is said of `element`. */
function isNew(element, fact) {
  const known = reported.get(element) ?? new Set();
  reported.set(element, known);
  const result = !known.has(fact);
  known.add(fact);
  return result;
}

/** Warns of an attribute; without `words` a number was expected. */
export default function warn({ _element: element }, name, words) {
  const value = element.getAttribute(name);
  if (name.endsWith('look')) return missLook(element, value, words);
  if (!isNew(element, `${name}=${value}`)) return;
  const kinds = { prefetch: 'pixels, as in 200, or a part of the viewport, as in 50%', texts: 'JSON with texts named ' };
  const wanted = (kinds[name] ?? '') + (words?.join(', ') ?? (kinds[name] ? '' : 'a number, 0 or more'));
  console.warn(`<${element.localName}> ${name}="${value}": expected ${wanted}`, element);
}

/** Tells of a look that does not exist. */
function missLook(element, name, looks) {
  if (!isNew(element, `look ${name}`)) return;
  const message = `There is no look "${name}"; there are ${looks.join(', ')}.`;
  element.dispatchEvent(new CustomEvent('tug-error', { detail: { kind: 'look', message, name, looks } }));
}
