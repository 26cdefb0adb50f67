// SPDX-License-Identifier: MIT

// Texts by name, for pages that bring words of their own.

// In the order of the engine's text keys.
const textNames = [
  'pull', 'release', 'refreshing', 'refreshed', 'refreshFailed', 'lastUpdated', 'pullToLoad',
  'releaseToLoad', 'tapToLoad', 'loading', 'loaded', 'loadFailed', 'noMore', 'refreshCommand',
];

/** The texts of an attribute, as JSON; nothing if it holds anything else. */
function parse(value) {
  try {
    const texts = JSON.parse(value) ?? {};
    const isRight = ([key, text]) => textNames.includes(key) && typeof text === 'string';
    return Object.entries(texts).every(isRight) ? texts : undefined;
  } catch {
    return undefined;
  }
}

/** The texts that a page has set, by key; those set from a program come before the attribute's. */
export default async function readTexts(own) {
  const { _element: element } = own;
  const written = parse(element.getAttribute('texts'));
  if (!written) own._add(import('./reports.js'), 'texts', textNames);
  // Frameworks may set the property to what is meant for the attribute of that name.
  if (typeof own._given === 'string') own._given = parse(own._given);
  const texts = { ...written, ...own._given };
  own._texts = textNames.map((name) => texts[name]);
  own._restyle();
}
