// SPDX-License-Identifier: MIT

// The engine: a WebAssembly module without imports, shared by every element on the page.

/** The version of the exports and of the block that this code was written for. */
const abi = 2;

/** The exports by kind, or what will be: 0 has the common looks, 1 all and touchpads, 2 can record. */
export const engines = [];

/** The exports of an instance that may be on its way, if they are those that are expected. */
export async function exportsOf(instance) {
  const { exports } = await instance;
  if (exports.abi?.() !== abi) throw Error('it is of another version');
  return exports;
}

/** Fetches a module and resolves to an instance. */
export async function fetchModule(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw Error(`${url} answered ${answer.status}`);
  return (await WebAssembly.instantiate(await answer.arrayBuffer())).instance;
}

/** Loads an engine once, by default from beside this module; resolves to its exports. */
// Bundlers look for exactly this form of an address.
export const loadEngine = (kind, url) => engines[kind] ??= exportsOf(fetchModule(url ?? (kind
  ? new URL('./tug-looks.wasm', import.meta.url)
  : new URL('./tug.wasm', import.meta.url)))).catch((error) => {
  // The network may be back for the next one who asks.
  delete engines[kind];
  throw error;
});
