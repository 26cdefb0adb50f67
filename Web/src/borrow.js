// SPDX-License-Identifier: MIT

// Lists that scroll elsewhere than in the element's own box: in a container that the page brings, or
// in the page itself. What is borrowed is given back as it was.

const property = 'overscroll-behavior-y';

// A container with this many children has its rows among them.
const many = 100;

/** How many elements have borrowed a node, and what its style was before the first of them. */
const loans = new WeakMap();

/** Wraps a node that has to live in somebody else's container, so that its styles go with it. */
function shell(node, styles, place) {
  const wrapper = document.createElement('div');
  wrapper.setAttribute('data-tug', '');
  // Lists that snap find what is in a shadow, but prefer their own rows to it.
  wrapper.style.scrollSnapAlign = place;
  const root = wrapper.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles;
  root.append(node);
  return wrapper;
}

/** Borrows what scrolls around or in an element, and puts it among what that has; see `openControl`. */
export default function borrow(own, listen) {
  const { _element: element, _scroller: scroller, _ends: [hold, footer], _content: content } = own;
  const [foreign] = own._slot.assignedElements();
  const styles = element.shadowRoot.adoptedStyleSheets;
  const node = foreign ?? document.scrollingElement;
  const [first, last] = foreign
    ? [shell(hold, styles, 'start'), shell(footer, styles, 'end')] : [hold, footer];
  const moved = foreign ?? scroller;
  const loan = loans.get(node) ?? {
    count: 0, style: node.style.getPropertyValue(property), priority: node.style.getPropertyPriority(property),
  };
  // A page that does not fill its window is said to be as long as that, even where the list is empty. Its
  // own end may be at a fraction, and the engine takes whole numbers.
  const pageLength = () => (node.scrollHeight > node.clientHeight
    ? node.scrollHeight : content.offsetHeight && Math.floor(element.getBoundingClientRect().bottom));
  // Rows are children of a container, or in boxes there that grow with them.
  const boxes = new ResizeObserver(own._measure);
  const watch = (list) => {
    rows.observe(list, { childList: true });
    if (list.childElementCount >= many) return;
    for (const box of list.children) {
      // Such a box has no size of its own, and its children are rows.
      if (getComputedStyle(box).display === 'contents') watch(box);
      else boxes.observe(box);
    }
  };
  const rows = new MutationObserver(() => {
    boxes.disconnect();
    watch(node);
    own._measure();
  });
  loans.set(node, loan);
  loan.count += 1;
  node.style.setProperty(property, 'contain');
  if (foreign) {
    // A copy of a container that was borrowed has copies of the wrappers, and what was written to that.
    for (const copy of node.querySelectorAll(':scope > [data-tug]')) {
      copy.remove();
      node.ariaBusy = null;
      if (loan.style === 'contain') loan.style = '';
    }
    // They are moved by a padding in the wrappers' place.
    hold.style.bottom = footer.style.top = '';
    watch(node);
  }
  // A page keeps its size where only the window is longer.
  listen(window, 'resize', own._measure);
  scroller.hidden = Boolean(foreign);
  Object.assign(own, {
    _foreign: foreign,
    _node: node,
    _content: foreign ?? content,
    // The page's scroll events arrive at the document.
    _source: foreign ?? document,
    _length: foreign ? undefined : () => pageLength() - footer.offsetHeight - hold.offsetHeight,
    // The window may be longer than what the page is laid out for: by bars of a phone's browser that a scroll has
    // hidden (Chrome on Android), unless it is that of a part that is zoomed in (Safari on iOS). Where scroll bars
    // take room, they do so from the window, below the page too, and nothing else does.
    _height: () => (foreign || innerWidth > node.clientWidth
      ? node.clientHeight : Math.max(innerHeight, node.clientHeight)),
    /** Puts the ends where they belong, if they are not there, and finds where the element begins. */
    _place() {
      if (moved.firstChild !== first) moved.prepend(first);
      if (moved.lastChild !== last) moved.append(last);
      if (!foreign) own._start = element.getBoundingClientRect().top + node.scrollTop;
    },
    _giveBack() {
      rows.disconnect();
      boxes.disconnect();
      loan.count -= 1;
      if (!loan.count) {
        loans.delete(node);
        node.style.setProperty(property, loan.style, loan.priority);
        if (!node.getAttribute('style')) node.removeAttribute('style');
      }
      if (foreign) {
        for (const end of [first, last]) end.remove();
        scroller.hidden = false;
        scroller.prepend(hold);
        scroller.append(footer);
      }
      Object.assign(own, {
        _node: scroller, _content: content, _source: scroller, _start: 0,
        _foreign: undefined, _height: undefined, _length: undefined, _place: undefined, _giveBack: undefined,
      });
    },
  });
}
