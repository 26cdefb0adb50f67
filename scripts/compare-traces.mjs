// SPDX-License-Identifier: MIT
//
// Compares traces: node compare-traces.mjs MODULE.wasm DEBUG RELEASE. The two files are the output
// of tug-trace; the module repeats what stands in the first.

import { readFileSync } from 'node:fs';

const [module, debug, release] = process.argv.slice(2);
const lines = (file) => readFileSync(file, 'utf8').trim().split('\n').map((line) => line.split(' '));
const { instance } = await WebAssembly.instantiate(readFileSync(module));
const { memory, trace_room: room, trace_events: events, trace_frames: frames, trace_motion: motion } = instance.exports;

const hex = (bits) => BigInt.asUintN(64, bits).toString(16).padStart(16, '0');

function inWebAssembly(name, numbers) {
  if (name === 'motion') return hex(motion());
  const [, look] = /^frames\.(\d+)$/.exec(name) ?? [];
  if (look) return hex(frames(Number(look)));
  const place = room(numbers.length);
  const view = new BigUint64Array(memory.buffer, place, numbers.length);
  numbers.forEach((bits, index) => { view[index] = BigInt(`0x${bits}`); });
  return hex(events(place, numbers.length));
}

let [passed, failed] = [0, 0];
const optimised = new Map(lines(release).map(([hash, name]) => [name, hash]));
for (const [hash, name, ...numbers] of lines(debug)) {
  const web = inWebAssembly(name, numbers);
  if (hash === optimised.get(name) && hash === web) {
    passed += 1;
  } else {
    failed += 1;
    console.log(`${name}: debug ${hash}, release ${optimised.get(name)}, WebAssembly ${web}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
