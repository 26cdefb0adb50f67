// SPDX-License-Identifier: MIT

// The engine: a WebAssembly module without imports, shared by every element on the page.

/** The version of the exports and of the block that this code was written for. */
const abi = 4;

/** The exports by kind, or what will be: 0 has the common looks, 1 all and touchpads, 2 can record. */
const engines = [];

/** The exports of an engine from anywhere, or words about why it cannot be had. */
const seek = async (source) => (await import('./source.js')).default(source, abi);

/** Keeps what will be the exports of a kind, unless it fails. */
function keep(kind, engine) {
  // The network may be back for the next one who asks, and the page may have brought another since.
  engine.catch(() => engines[kind] === engine && delete engines[kind]);
  return engines[kind] = engine;
}

/** The exports of the engine at an address. */
async function fetchEngine(url) {
  try {
    const { instance: { exports } } = await WebAssembly.instantiateStreaming(fetch(url));
    if (exports.abi() === abi) return exports;
  } catch {}
  // What is served in another way, if it is there at all.
  return seek(url);
}

/** Loads an engine once, by default from beside this module; resolves to its exports. */
// Bundlers look for exactly this form of an address.
export const loadEngine = (kind, url) => engines[kind] ?? keep(kind, fetchEngine(url ?? (kind
  ? new URL('./tug-looks.wasm', import.meta.url)
  : new URL('./tug.wasm', import.meta.url))));

/** Takes an engine from anywhere as the one of every element that does not record. */
export const bringEngine = (source) => keep(0, keep(1, seek(source)));
