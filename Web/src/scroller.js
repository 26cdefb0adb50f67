// SPDX-License-Identifier: MIT

// What scrolls: the element's own box, a container that the page brings, or the page itself. What
// is borrowed is given back as it was.

import { shell } from './parts.js';

export class Scroller {
  #restore = [];

  constructor(element, { scroller, content, hold, footer }) {
    const foreign = element.querySelector(':scope > [slot="scroller"]');
    const isPage = !foreign && element.hasAttribute('page');
    /** What scrolls. */
    this.node = foreign ?? (isPage ? document.scrollingElement : scroller);
    /** Where its scroll events arrive. */
    this.source = isPage ? document : this.node;
    /** What touches are listened for on. */
    this.target = isPage ? element : this.node;
    /** What is moved while the list is displaced. */
    this.moved = foreign ?? scroller;
    /** What is busy while a refresh runs, and whose size is the content's. */
    this.content = foreign ?? content;
    /** What stands before and after the content. */
    this.ends = foreign ? [shell(hold), shell(footer)] : [hold, footer];
    /** Whether the page itself scrolls. */
    this.isPage = isPage;
    scroller.hidden = Boolean(foreign);
    this.place(foreign ?? scroller);
    if (foreign) this.#restore.push(() => this.ends.forEach((end) => end.remove()));
    if (this.node !== scroller) this.#set(this.node, 'overscroll-behavior-y', 'contain');
  }

  /** Puts the ends where they belong, if they are not there. */
  place(container = this.moved) {
    const [first, last] = this.ends;
    if (container.firstChild !== first) container.prepend(first);
    if (container.lastChild !== last) container.append(last);
  }

  #set(node, property, value) {
    const { style } = node;
    const old = style.getPropertyValue(property);
    style.setProperty(property, value);
    this.#restore.push(() => {
      style.setProperty(property, old);
      if (node.getAttribute('style') === '') node.removeAttribute('style');
    });
  }

  disconnect() {
    for (const step of this.#restore) step();
  }
}
