// SPDX-License-Identifier: MIT

// When the content was last new, in words. Loaded after the first success.

// Other looks do not say it, and making words of a time takes a browser long.
const looks = ['classic', 'weather'];

let languageOf;

/** Remembers this moment for an element, which says it in its language as short as can be. */
export default async function remember(own) {
  const { _element: element, _text: text } = own;
  const isFirst = !own._date;
  const date = new Date();
  const isSaid = () => looks.includes(element.getAttribute('look'));
  own._date = () => {
    if (!isSaid()) return '';
    const isToday = date.toDateString() === new Date().toDateString();
    const styles = { timeStyle: 'short', dateStyle: isToday ? undefined : 'medium' };
    // Without a language it is said as the user's browser says it.
    return date.toLocaleString(languageOf?.(element), styles);
  };
  if (isFirst) own._text = (key) => text(key).replace('{}', () => own._date());
  if (isSaid()) ({ languageOf } = await import('./languages.js'));
  own._restyle();
}
