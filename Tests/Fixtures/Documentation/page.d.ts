// SPDX-License-Identifier: MIT

// What the JavaScript on the pages uses and does not declare.

import type {} from '../../../Web/src/tug';

declare global {
  const feed: { reload(): Promise<void>; loadNext(): Promise<boolean> };
}
