// SPDX-License-Identifier: MIT

// Creates and destroys instances in the middle of a refresh, and prints the bytes that are left.

import { readFileSync } from 'node:fs';

const { instance: { exports } } = await WebAssembly.instantiate(readFileSync(process.argv[2]));

function live() {
  const handle = exports.create();
  // A header of the second look, and a footer of the first that loads on reach.
  exports.configure(handle, 0, 0, 0, 1, 0, 0, 0, 1, 0.3, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  exports.layout(handle, 0, 667, 2000, 390, 2);
  exports.attached(handle, 0, 1);
  exports.tell(handle, 0, 0, 0, 1, 1, 0);
  while (exports.next(handle));
  for (let time = 0; time < 0.5; time += 1 / 60) {
    exports.frame(handle, time);
    exports.draw(handle, time, 0);
  }
  exports.destroy(handle);
}

// What the first life leaves is the looks, which stay.
live();
const before = exports.heap();
for (let count = 0; count < 100; count += 1) live();
console.log(exports.heap() - before);
