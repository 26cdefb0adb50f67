// SPDX-License-Identifier: MIT

// Which table of words suits a language. Loaded on pages that are not in English.

// Each is a file in a folder beside this module.
const tables = 'zh-Hans zh-Hant ja ko de fr es pt-BR ru ar he'.split(' ');

/** The table that suits a language tag best: `zh-TW` gives `zh-Hant`, `xx` gives none. */
function tableFor(tag) {
  const { language, script } = new Intl.Locale(tag).maximize();
  return [`${language}-${script}`, language, `${language}-BR`].find((name) => tables.includes(name));
}

/** Gives an element the words of its language, unless there are none or they cannot be had. */
export default async function speak(own) {
  const { _language: language } = own;
  try {
    const name = tableFor(language);
    const words = name && (await import(`./texts/${name}.js`)).default;
    if (!words || language !== own._language) return;
    own._words = words;
    own._restyle();
  } catch {
    // It goes on in English.
  }
}
