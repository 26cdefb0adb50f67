// SPDX-License-Identifier: MIT

// Makes the calls of a file, one a line, with the WebAssembly module, and prints what they lead to,
// bit by bit: node trace.mjs MODULE CALLS. The program TugWeb does the same on its input.

import { readFileSync } from 'node:fs';

const [module, calls] = process.argv.slice(2);
const { instance: { exports } } = await WebAssembly.instantiate(readFileSync(module));
const [order, list, length] = [3, 7, 28];
const handle = exports.create();
const at = (place) => exports.at(handle, place);
const places = Array.from({ length }, (_, place) => place);
const numbers = (at, count) => new Float64Array(exports.memory.buffer, at, count);
const bits = (values) => Array.from(
  new BigUint64Array(Float64Array.from(values).buffer), (value) => value.toString(16)).join(',');

for (const line of readFileSync(calls, 'utf8').split('\n')) {
  const [name, ...words] = line.split(' ');
  if (!name) continue;
  const values = words.map(Number);
  const time = values.pop();
  const parts = [exports[name](handle, time, ...values) ?? 0];
  for (let next = exports.next(handle); next; next = exports.next(handle)) {
    parts.push(`order ${next} ${bits(places.slice(order, order + 4).map(at))}`);
  }
  for (const edge of [0, 1]) {
    const count = exports.draw(handle, time, edge);
    parts.push(`list ${count ? bits(numbers(at(list), count)) : ''}`);
  }
  parts.push(`block ${bits(places.filter((place) => place !== list).map(at))}`);
  console.log(parts.join(' '));
}
