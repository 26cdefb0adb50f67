// SPDX-License-Identifier: MIT

// The nodes that the parts of the gallery share.

export const root = document.documentElement;
export const tug = document.querySelector('tug-refresh');

/** The node that has a role in the markup. */
export const role = (name) => document.querySelector(`[data-role="${name}"]`);

/** Makes a node of a class. */
export function make(name, className, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

let hiding;

/** Says something at the foot of the list, for some seconds or until something else is said. */
export function say(message, seconds = Infinity) {
  clearTimeout(hiding);
  role('message').textContent = message;
  if (seconds < Infinity) hiding = setTimeout(say, seconds * 1000, '');
}
