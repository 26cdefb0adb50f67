// SPDX-License-Identifier: MIT

// The element's shadow tree, built node by node: a page may forbid markup from strings.

import css from 'styles.css';

let sheet;

/** Makes a node of a class. A button is a part of the same name, since a page sees it. */
function make(name, className, ...children) {
  const node = document.createElement(name);
  node.className = className;
  node.append(...children);
  return node;
}

function shared(name, className, ...children) {
  const node = make(name, className, ...children);
  node.part = className;
  node.type = 'button';
  return node;
}

/** Builds the shadow tree of `element` and returns the nodes that move or speak. */
export function buildParts(element) {
  const root = element.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [sheet];
  const command = shared('button', 'command');
  const status = make('span', 'quiet');
  status.role = 'status';
  const inks = make('span', 'inks');
  const canvases = ['header', 'footer'].map((part) => {
    const canvas = shared('canvas', 'strip');
    canvas.part.add(part);
    canvas.ariaHidden = true;
    canvas.width = 0;
    return canvas;
  });
  const hold = make('div', 'hold');
  const footerText = make('span', 'quiet');
  const footer = shared('button', 'footer', footerText);
  hold.hidden = footer.hidden = true;
  const slot = make('slot', '');
  slot.name = 'scroller';
  const content = shared('div', 'content', make('slot', ''));
  const scroller = shared('div', 'scroller', hold, content, footer);
  const homes = canvases.map((canvas) => make('div', 'behind', canvas));
  // The command comes first, so that it is the first stop of the Tab key.
  root.append(command, status, inks, ...homes, scroller, slot);
  return {
    _command: command, _status: status, _inks: inks, _canvases: canvases, _homes: homes, _hold: hold,
    _footer: footer, _footerText: footerText, _content: content, _scroller: scroller,
  };
}

/** The element's own box as what scrolls; other modules have others in its place. */
export const ownBox = ({ _scroller, _hold, _footer, _content }) =>
  ({ _node: _scroller, _content, _moved: _scroller, _ends: [_hold, _footer] });

/** Writes a property, unless it stands already. */
export const set = (node, name, value) => {
  if (node[name] !== value) node[name] = value;
};
