// SPDX-License-Identifier: MIT

// A WebAssembly module has no entry point of its own: the page calls the exports in this target.
// The file makes the target an executable, so that it links to a module of its own.
