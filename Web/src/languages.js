// SPDX-License-Identifier: MIT

// Which table of words suits a language. Loaded on pages that are not in English.

// Each is a file in a folder beside this module.
const tables = 'zh-Hans zh-Hant ja ko de fr es pt-BR ru ar he'.split(' ');

/** The table that suits a language tag best: `zh-TW` gives `zh-Hant`, `xx` gives none. */
function tableFor(tag) {
  const { language, script } = new Intl.Locale(tag).maximize();
  return [`${language}-${script}`, language, `${language}-BR`].find((name) => tables.includes(name));
}

/** The words of a language; `undefined` if there are none or they cannot be had. */
export async function wordsOf(tag) {
  try {
    const name = tableFor(tag);
    return name && (await import(`./texts/${name}.js`)).default;
  } catch {
    return undefined;
  }
}
