// SPDX-License-Identifier: MIT
#include "CBenchCounters.h"

#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint64_t allocations;

uint64_t bench_allocation_count(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

#if defined(__linux__) && !defined(__ANDROID__)
#include <errno.h>
#include <features.h>
#endif

#ifdef __GLIBC__

// The executable's own definitions come before the C library's for every library it loads, the
// Swift runtime included. glibc exports its allocator under second names for this very use.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void count(void) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count();
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}

#endif
