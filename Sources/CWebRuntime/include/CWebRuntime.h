// SPDX-License-Identifier: MIT

#ifndef TUG_CWEBRUNTIME_H
#define TUG_CWEBRUNTIME_H

/// The number of bytes that the WebAssembly heap has in use; 0 on other platforms.
unsigned tug_heap_in_use(void);

#endif
