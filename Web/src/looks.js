// SPDX-License-Identifier: MIT

/** How many looks are in the module that every page loads; the rest comes with another. */
export const common = 3;

/** How many of them paint.js draws by itself; the rest needs shapes.js, too. */
export const plain = 3;

/** The names of the looks, the default first, in the order of Sources/TugWeb/Looks.swift. */
export const looks =
  'standard classic balls ring dots wave drop two-arc bars curve frames weather bounce wheel bun orbit';
