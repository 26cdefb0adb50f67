// SPDX-License-Identifier: MIT

// Words: which table suits a language, and how it comes here. English is built in; the others are
// files of their own, so that a page loads only the one that it shows.

import english from './texts/en.js';

/** The names of the texts, in the order of the engine's text keys. */
export const textNames = [
  'pull', 'release', 'refreshing', 'refreshed', 'refreshFailed', 'lastUpdated', 'pullToLoad',
  'releaseToLoad', 'tapToLoad', 'loading', 'loaded', 'loadFailed', 'noMore', 'refreshCommand',
];

// Each is a file beside this module; English is built in.
const tables = 'zh-Hans zh-Hant ja ko de fr es pt-BR ru ar he'.split(' ');

/** The table that suits a language tag best: `zh-TW` gives `zh-Hant`, `xx` gives none. */
export function tableFor(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language, `${language}-BR`].find((name) => tables.includes(name));
  } catch {
    return undefined;
  }
}

/** The words of a table; English without one, or where its file cannot be had. */
export async function loadTexts(name) {
  try {
    return name ? (await import(`./texts/${name}.js`)).default : english;
  } catch {
    return english;
  }
}

/** The language of a node: the nearest `lang`, through shadow roots, else the user's own. */
export function languageOf(node) {
  for (let at = node; at; at = at.getRootNode().host) {
    const { lang } = at.closest('[lang]') ?? {};
    if (lang) return lang;
  }
  return navigator.language;
}

export { english };
