// SPDX-License-Identifier: MIT

import { TugRefresh } from './tug-refresh.js';

// On a server there is nothing to register with, another copy of this module may have registered
// already, and the import still works.
try {
  customElements.define('tug-refresh', TugRefresh);
} catch {}

export { TugRefresh };
