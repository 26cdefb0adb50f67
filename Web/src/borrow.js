// SPDX-License-Identifier: MIT

// Lists that scroll elsewhere than in the element's own box: in a container that the page brings, or
// in the page itself. What is borrowed is given back as it was.

/** Wraps a node that has to live in somebody else's container, so that its styles go with it. */
function shell(node, styles) {
  const wrapper = document.createElement('div');
  wrapper.setAttribute('data-tug', '');
  const root = wrapper.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles;
  root.append(node);
  return wrapper;
}

/** Borrows what scrolls around or in `element`; see `ownBox` for the result. */
export function borrow(element, { _scroller, _hold, _footer, _content }) {
  const foreign = element.querySelector(':scope > [slot="scroller"]');
  const styles = element.shadowRoot.adoptedStyleSheets;
  const node = foreign ?? document.scrollingElement;
  const ends = foreign ? [shell(_hold, styles), shell(_footer, styles)] : [_hold, _footer];
  const [first, last] = ends;
  const moved = foreign ?? _scroller;
  const property = 'overscroll-behavior-y';
  const old = node.style.getPropertyValue(property);
  node.style.setProperty(property, 'contain');
  _scroller.hidden = Boolean(foreign);
  return {
    _node: node,
    _content: foreign ?? _content,
    _moved: moved,
    _ends: ends,
    // The page's scroll events arrive at the document, and its touches count around the element only.
    _source: foreign ?? document,
    _target: foreign ?? element,
    _length: foreign ? undefined : () => node.scrollHeight - first.offsetHeight - last.offsetHeight,
    /** Puts the ends where they belong, if they are not there. */
    _place() {
      if (moved.firstChild !== first) moved.prepend(first);
      if (moved.lastChild !== last) moved.append(last);
    },
    _close() {
      node.style.setProperty(property, old);
      if (!node.getAttribute('style')) node.removeAttribute('style');
      if (!foreign) return;
      for (const end of ends) end.remove();
      _scroller.hidden = false;
      _scroller.prepend(_hold);
      _scroller.append(_footer);
    },
  };
}
