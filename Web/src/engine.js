// SPDX-License-Identifier: MIT

// The engine: a WebAssembly module without imports, shared by every element on the page.

/** The version of the exports and of the block that this code was written for. */
const abi = 1;
const loading = [];

/** The exports of a module that may be on its way, if they are those that are expected. */
export async function exportsOf(module) {
  const { exports } = await module;
  if (exports.tug_abi?.() !== abi) throw Error('tug.wasm and tug.js are of different versions');
  return exports;
}

/** Fetches a module and resolves to an instance. */
export async function fetchModule(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw Error(`${url} answered ${answer.status}`);
  return (await WebAssembly.instantiate(await answer.arrayBuffer())).instance;
}

/** Takes all engines from `module` from now on. */
export function useModule(module) {
  loading[0] = loading[1] = exportsOf(module);
}

/** Loads an engine once; resolves to its exports. `kind` 1 has all looks, 0 the common ones. */
export function loadEngine(kind = 0) {
  const { url } = import.meta;
  loading[kind] ??= exportsOf(
    fetchModule(kind ? new URL('./tug-looks.wasm', url) : new URL('./tug.wasm', url)));
  return loading[kind];
}
