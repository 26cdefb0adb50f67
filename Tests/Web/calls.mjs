// SPDX-License-Identifier: MIT

// Prints what the export `call` of a module gives for 30 and the functions 1 and 2 of its table.

import { readFileSync } from 'node:fs';

const { instance: { exports } } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
console.log(exports.call(1, 30), exports.call(2, 30));
