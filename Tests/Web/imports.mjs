// SPDX-License-Identifier: MIT

// Prints what a module imports.

import { readFileSync } from 'node:fs';

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
console.log(JSON.stringify(WebAssembly.Module.imports(module)));
