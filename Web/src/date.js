// SPDX-License-Identifier: MIT

// When the content was last new, in words. Loaded after the first success.

// Other looks do not say it, and making words of a time takes a browser long.
const looks = ['classic', 'weather'];

/** Remembers this moment for an element, which says it in its language as short as can be. */
export default function remember(own) {
  const date = new Date();
  own._date = () => {
    if (!looks.includes(own._element.getAttribute('look'))) return '';
    const isToday = date.toDateString() === new Date().toDateString();
    return date.toLocaleString(own._language, { timeStyle: 'short', dateStyle: isToday ? undefined : 'medium' });
  };
  own._restyle();
}
