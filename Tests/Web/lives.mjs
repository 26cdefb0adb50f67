// SPDX-License-Identifier: MIT

// Creates and destroys instances in the middle of a refresh, and prints the bytes that are left.

import { readFileSync } from 'node:fs';

const { instance: { exports } } = await WebAssembly.instantiate(readFileSync(process.argv[2]));

function live() {
  const handle = exports.tug_create();
  // A header of the second look, and a footer of the first that loads on reach.
  exports.tug_configure(handle, 0, 0, 1, 0, 0, 0, 1, 0.3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  exports.tug_layout(handle, 667, 2000, 390, 2, 0);
  exports.tug_attached(handle, 1, 0);
  exports.tug_tell(handle, 0, 0, 1, 1, 0, 0);
  while (exports.tug_next(handle));
  for (let time = 0; time < 0.5; time += 1 / 60) {
    exports.tug_frame(handle, time);
    exports.tug_draw(handle, 0, time);
  }
  exports.tug_destroy(handle);
}

// What the first life leaves is the looks, which stay.
live();
const before = exports.tug_heap();
for (let count = 0; count < 100; count += 1) live();
console.log(exports.tug_heap() - before);
