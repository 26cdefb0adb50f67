// SPDX-License-Identifier: MIT

// An engine from where the page wants it. Loaded only by pages that say so.

/** Resolves to an instance of a URL, a response, bytes or a compiled module. */
export default async function instantiate(source, fetchModule) {
  const from = await source;
  if (from instanceof WebAssembly.Module) return WebAssembly.instantiate(from);
  if (from instanceof URL || typeof from === 'string') return fetchModule(from);
  if (!(from instanceof Response)) return (await WebAssembly.instantiate(from)).instance;
  if (!from.ok) throw Error(`${from.url} answered ${from.status}`);
  return (await WebAssembly.instantiate(await from.arrayBuffer())).instance;
}
