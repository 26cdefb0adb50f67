// SPDX-License-Identifier: MIT

/** What a look needs: 0 nothing more, 1 shapes.js, 2 that and the module with all looks. */
export const levelOf = (look) => (look < 3 ? 0 : 2);

/** The names of the looks, the default first, in the order of Sources/TugWeb/Looks.swift. */
export const looks =
  'standard classic balls ring dots wave drop two-arc bars curve frames weather bounce wheel bun orbit';
