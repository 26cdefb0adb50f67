// SPDX-License-Identifier: MIT

// The element's shadow tree, built node by node: a page may forbid markup from strings.

import { adoptStyles } from './styles.js';

function make(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  node.append(...children);
  return node;
}

const canvas = (name) => make('canvas', {
  class: 'strip', part: `strip ${name}`, 'aria-hidden': 'true', width: 0, height: 0,
});

/** Builds the shadow tree of `element` and returns the nodes that move or speak. */
export function buildParts(element) {
  const root = element.attachShadow({ mode: 'open' });
  adoptStyles(root);
  const command = make('button', { class: 'command', part: 'command', type: 'button' });
  const status = make('span', { class: 'quiet', role: 'status' });
  const inks = make('span', { class: 'inks', 'aria-hidden': 'true' });
  const canvases = ['header', 'footer'].map(canvas);
  const behind = canvases.map((strip) => make('div', { class: 'behind' }, strip));
  const hold = make('div', { class: 'hold', hidden: '' });
  const footerText = make('span', { class: 'quiet' });
  const footer = make('button', { class: 'footer', part: 'footer', type: 'button', hidden: '' }, footerText);
  const content = make('div', { class: 'content', part: 'content' }, make('slot'));
  const scroller = make('div', { class: 'scroller', part: 'scroller' }, hold, content, footer);
  // The command comes first, so that it is the first stop of the Tab key.
  root.append(command, status, inks, ...behind, scroller, make('slot', { name: 'scroller' }));
  return { canvases, command, status, inks, hold, footer, footerText, content, scroller };
}

/** Wraps a node that has to live in somebody else's container, so that its styles go with it. */
export function shell(node) {
  const wrapper = make('div', { 'data-tug': '' });
  const root = wrapper.attachShadow({ mode: 'open' });
  adoptStyles(root);
  root.append(node);
  return wrapper;
}
