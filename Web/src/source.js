// SPDX-License-Identifier: MIT

// An engine from where the page wants it, or one that is served in another way than usual: as another
// content type, in another version, not at all. Loaded only then.

/** Resolves to an instance of a URL, a response, bytes or a compiled module. */
async function instantiate(source) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source);
  if (source instanceof URL || typeof source === 'string') return instantiate(await fetch(source));
  if (!(source instanceof Response)) return (await WebAssembly.instantiate(source)).instance;
  if (!source.ok) throw Error(`${source.url} answered ${source.status}`);
  return instantiate(await source.arrayBuffer());
}

/** Resolves to the exports of an engine of the version `abi`. */
export default async function seek(source, abi) {
  try {
    const { exports } = await instantiate(await source);
    if (exports.abi?.() !== abi) throw Error('it is of another version');
    return exports;
  } catch (error) {
    throw Error(`The engine could not be loaded: ${error.message}`, { cause: error });
  }
}
