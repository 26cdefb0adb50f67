// SPDX-License-Identifier: MIT

// Which table of words suits a language. Loaded on pages that are not in English.

// Each is a file in a folder beside this module.
const tables = 'zh-Hans zh-Hant ja ko de fr es pt-BR ru ar he'.split(' ');

/** The language of a node: the nearest `lang`, through shadow roots, else the user's own. */
export const languageOf = (node) => (node
  ? node.closest('[lang]')?.lang || languageOf(node.getRootNode().host)
  : navigator.language);

/** The table that suits a language tag best: `zh-TW` gives `zh-Hant`, `xx` gives none. */
function tableFor(tag) {
  const { language, script } = new Intl.Locale(tag).maximize();
  return [`${language}-${script}`, language, `${language}-BR`].find((name) => tables.includes(name));
}

/** The words of a language, `english` unless there are others that can be had. */
async function wordsOf(tag, english) {
  try {
    const name = tableFor(tag);
    if (!name) return english;
    // An esbuild of 2023 or later would bundle all the tables if the address stood in the call.
    const address = `./texts/${name}.js`;
    return (await import(address)).default;
  } catch {
    return english;
  }
}

/** Gives an element the words of its language. */
export default async function speak(own, english) {
  const language = languageOf(own._element);
  const words = await wordsOf(language, english);
  if (language !== languageOf(own._element) || words === own._words) return;
  own._words = words;
  own._restyle();
}
