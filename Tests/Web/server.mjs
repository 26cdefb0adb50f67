// SPDX-License-Identifier: MIT

// Imports the element where there is no browser, and prints what it finds.

const { TugRefresh } = await import('../../Web/dist/tug.js');
console.log(typeof TugRefresh);
