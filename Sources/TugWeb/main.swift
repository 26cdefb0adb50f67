// SPDX-License-Identifier: MIT

// A WebAssembly module has no entry point of its own: the page calls the exports in this target. The
// file makes the target an executable, so that it links to a module of its own.
//
// Elsewhere the program reads calls from its input and prints what they lead to, bit by bit, so that
// a test can hold the module against the same code compiled for this machine.

#if !os(WASI) && !arch(wasm32)
var trace = Trace()
while let line = readLine() {
  print(trace.carryOut(line))
}
#endif
