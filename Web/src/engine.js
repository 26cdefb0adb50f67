// SPDX-License-Identifier: MIT

// The engine: a WebAssembly module without imports, shared by every element on the page.

/** The version of the exports and of the block that this code was written for. */
const abi = 1;

let wasm;
let loading;
let source = new URL('./tug.wasm', import.meta.url);

async function compile(from) {
  if (from instanceof WebAssembly.Module) return WebAssembly.instantiate(from);
  if (from instanceof URL || typeof from === 'string') from = await fetch(from);
  if (from instanceof Response) {
    if (!from.ok) throw new Error(`${from.url} answered ${from.status}`);
    from = await from.arrayBuffer();
  }
  return (await WebAssembly.instantiate(from)).instance;
}

async function instantiate() {
  const { exports } = await compile(await source);
  if (exports.tug_abi?.() !== abi) {
    throw new Error('tug.wasm and tug.js are of different versions');
  }
  wasm = exports;
}

/** Says where the engine comes from: a URL, a response, bytes, or a compiled module. */
export function setEngineSource(from) {
  source = from;
  loading = undefined;
}

/** Loads the engine once; resolves when `engine()` can be called. */
export function loadEngine() {
  loading ??= instantiate();
  return loading;
}

/** The engine's exports, or `undefined` before it has been loaded. */
export const engine = () => wasm;

let floats;

/** The `count` numbers at `address` of the engine's memory. */
export function numbersAt(address, count) {
  // Memory that grows detaches every view of it.
  if (!floats?.byteLength) floats = new Float64Array(wasm.memory.buffer);
  return floats.subarray(address / 8, address / 8 + count);
}
