// SPDX-License-Identifier: MIT

/** Writes a property, unless it stands already. */
export const set = (node, name, value) => {
  if (node[name] !== value) node[name] = value;
};
