// SPDX-License-Identifier: MIT

// The C functions that compiled Swift calls and that a bare WebAssembly module has to bring along.
// Everywhere else the C library has them, and this file is empty but for the counter.

#include "CWebRuntime.h"

#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// Memory is handed out in blocks whose sizes are powers of two, and a freed block waits in the list
// of its size. The module makes few allocations and of few sizes (an instance, its buffers), so
// that neither splitting nor joining blocks would pay for its code.

enum { smallestPower = 5, lists = 27, pageSize = 65536 };

typedef struct FreeBlock {
  struct FreeBlock *next;
} FreeBlock;

// What stands in front of every address that is handed out.
typedef struct Header {
  uint32_t block;
  uint32_t list;
} Header;

extern unsigned char __heap_base;

static FreeBlock *freeBlocks[lists];
static uintptr_t unused;
static unsigned inUse;

static int takeFresh(uint32_t size, uintptr_t *block) {
  if (unused == 0) {
    unused = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  }
  uintptr_t end = unused + size;
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) * pageSize;
  if (end > limit) {
    uintptr_t pages = (end - limit + pageSize - 1) / pageSize;
    if (__builtin_wasm_memory_grow(0, pages) == (uintptr_t)-1) {
      return 0;
    }
  }
  *block = unused;
  unused = end;
  return 1;
}

int posix_memalign(void **address, size_t alignment, size_t size) {
  if (alignment < sizeof(Header)) {
    alignment = sizeof(Header);
  }
  size_t needed = size + alignment + sizeof(Header);
  uint32_t list = 0;
  while (((size_t)1 << (list + smallestPower)) < needed) {
    list += 1;
    if (list == lists) {
      return 12;  // ENOMEM
    }
  }
  uintptr_t block;
  if (freeBlocks[list]) {
    block = (uintptr_t)freeBlocks[list];
    freeBlocks[list] = freeBlocks[list]->next;
  } else if (!takeFresh((uint32_t)1 << (list + smallestPower), &block)) {
    return 12;
  }
  uintptr_t place = (block + sizeof(Header) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Header *header = (Header *)place - 1;
  header->block = (uint32_t)block;
  header->list = list;
  inUse += 1u << (list + smallestPower);
  *address = (void *)place;
  return 0;
}

void free(void *address) {
  if (!address) {
    return;
  }
  Header header = *((Header *)address - 1);
  FreeBlock *block = (FreeBlock *)(uintptr_t)header.block;
  block->next = freeBlocks[header.list];
  freeBlocks[header.list] = block;
  inUse -= 1u << (header.list + smallestPower);
}

// With bulk memory each of these is one instruction.

void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

void *memcpy(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

void *memset(void *target, int value, size_t count) {
  return __builtin_memset(target, value, count);
}

unsigned tug_heap_in_use(void) { return inUse; }

// Compiled for one thread, the code counts references with these calls. Swift's own functions do the
// counting; as they are, the compiler would copy them to every place that counts.

void *swift_retain(void *object);
void swift_release(void *object);

void *swift_nonatomic_retain(void *object) { return swift_retain(object); }

void swift_nonatomic_release(void *object) { swift_release(object); }

void *swift_nonatomic_retain_n(void *object, uint32_t count) {
  for (uint32_t i = 0; i < count; i += 1) {
    swift_retain(object);
  }
  return object;
}

void swift_nonatomic_release_n(void *object, uint32_t count) {
  for (uint32_t i = 0; i < count; i += 1) {
    swift_release(object);
  }
}

#else

unsigned tug_heap_in_use(void) { return 0; }

#endif
