// SPDX-License-Identifier: MIT

// The element's shadow tree, built node by node: a page may forbid markup from strings.

import css from 'styles.css';

function make(name, className, ...children) {
  const node = document.createElement(name);
  node.className = className;
  node.append(...children);
  return node;
}

/** Builds the shadow tree of `element` and returns the nodes that move or speak. */
export function buildParts(element) {
  const root = element.attachShadow({ mode: 'open' });
  const command = make('button', 'command');
  const status = make('span', 'status');
  status.role = 'status';
  const canvases = ['header', 'footer'].map((part) => {
    const canvas = make('canvas', 'strip');
    canvas.part = `strip ${part}`;
    canvas.ariaHidden = true;
    return canvas;
  });
  const hold = make('div', 'hold');
  const footer = make('button', 'footer');
  footer.hidden = true;
  const content = make('div', 'content', make('slot', ''));
  const scroller = make('div', 'scroller', hold, content, footer);
  const slot = make('slot', '');
  slot.name = 'scroller';
  const homes = canvases.map((canvas) => make('div', 'behind', canvas));
  // What a page may style. The rest is its own.
  for (const node of [command, footer, content, scroller]) node.part = node.className;
  // The command comes first, so that it is the first stop of the Tab key.
  root.append(command, status, make('div', 'moved', ...homes, scroller, slot));
  return {
    // The number of frames drawn; what the page has set: texts by name, pictures by slot; what each export of
    // the engine was told last.
    _frames: 0, _given: {}, _images: {}, _told: {},
    _element: element, _command: command, _status: status, _canvases: canvases, _homes: homes,
    _ends: [hold, footer], _content: content, _scroller: scroller, _slot: slot,
    // What scrolls, what tells of scrolls, how far after its start the element begins; borrow.js has others in
    // place.
    _node: scroller, _source: scroller, _start: 0,
    /** Gives all that its style; one that belongs to another document has been lost on the way. */
    _dress() {
      const { adoptedStyleSheets: sheets } = root;
      if (sheets[0]) return;
      sheets.push(new element.ownerDocument.defaultView.CSSStyleSheet());
      sheets[0].replaceSync(css);
    },
  };
}
