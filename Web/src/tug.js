// SPDX-License-Identifier: MIT

import { TugRefresh } from './tug-refresh.js';

// On a server there is nothing to register with, and the import still works.
if (globalThis.customElements && !customElements.get('tug-refresh')) {
  customElements.define('tug-refresh', TugRefresh);
}

export { TugRefresh };
