// SPDX-License-Identifier: MIT

// The engine: a WebAssembly module without imports, shared by every element on the page.

/** The version of the exports and of the block that this code was written for. */
const abi = 1;

let source = new URL('./tug.wasm', import.meta.url);
let loading;
let recorder;

async function compile(from) {
  if (from instanceof WebAssembly.Module) return WebAssembly.instantiate(from);
  if (from instanceof URL || typeof from === 'string') from = await fetch(from);
  if (from instanceof Response) {
    if (!from.ok) throw new Error(`${from.url} answered ${from.status}`);
    from = await from.arrayBuffer();
  }
  return (await WebAssembly.instantiate(from)).instance;
}

async function instantiate(from) {
  const { exports } = await compile(await from);
  if (exports.tug_abi?.() !== abi) {
    throw new Error('tug.wasm and tug.js are of different versions');
  }
  return exports;
}

/** Says where the engine comes from: a URL, a response, bytes, or a compiled module. */
export function setEngineSource(from) {
  source = from;
  loading = undefined;
}

/** Loads the engine once; resolves to its exports. */
export function loadEngine() {
  loading ??= instantiate(source);
  return loading;
}

/** Loads the engine that can record as well. */
export function loadRecorder() {
  recorder ??= instantiate(new URL('./tug-recording.wasm', import.meta.url));
  return recorder;
}
