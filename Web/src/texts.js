// SPDX-License-Identifier: MIT

// Words: which table suits a language, and how it comes here. English is built in; the others are
// files of their own, so that a page loads only the one that it shows.

import english from './texts/en.js';

/** The names of the texts, in the order of the engine's text keys. */
export const textNames = [
  'pull', 'release', 'refreshing', 'refreshed', 'refreshFailed', 'lastUpdated', 'pullToLoad',
  'releaseToLoad', 'tapToLoad', 'loading', 'loaded', 'loadFailed', 'noMore', 'refreshCommand',
];

const tables = {
  'zh-Hans': () => import('./texts/zh-Hans.js'),
  'zh-Hant': () => import('./texts/zh-Hant.js'),
  ja: () => import('./texts/ja.js'),
  ko: () => import('./texts/ko.js'),
  de: () => import('./texts/de.js'),
  fr: () => import('./texts/fr.js'),
  es: () => import('./texts/es.js'),
  'pt-BR': () => import('./texts/pt-BR.js'),
  ru: () => import('./texts/ru.js'),
  ar: () => import('./texts/ar.js'),
  he: () => import('./texts/he.js'),
};

/** The table that suits a language tag best: `zh-TW` gives `zh-Hant`, `xx` gives `en`. */
export function tableFor(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language, `${language}-BR`].find((name) => name in tables) ?? 'en';
  } catch {
    return 'en';
  }
}

/** The words of a table; English where its file cannot be had. */
export async function loadTexts(name) {
  try {
    return (await tables[name]()).default;
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
