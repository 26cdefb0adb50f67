// SPDX-License-Identifier: MIT

// When the content was last new, in words. Loaded after the first success.

// Other looks do not say it, and making words of a time takes a browser long.
const looks = ['classic', 'weather'];

/** Remembers this moment for an element, which says it in its language as short as can be. */
export default async function remember(own) {
  const { languageOf } = await import('./languages.js');
  const { _text: text } = own;
  const isFirst = !own._date;
  const date = new Date();
  own._date = () => {
    if (!looks.includes(own._element.getAttribute('look'))) return '';
    const isToday = date.toDateString() === new Date().toDateString();
    const styles = { timeStyle: 'short', dateStyle: isToday ? undefined : 'medium' };
    return date.toLocaleString(languageOf(own._element), styles);
  };
  if (isFirst) own._text = (key) => text(key).replace('{}', () => own._date());
  own._restyle();
}
