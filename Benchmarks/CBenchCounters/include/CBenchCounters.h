// SPDX-License-Identifier: MIT
#ifndef C_BENCH_COUNTERS_H
#define C_BENCH_COUNTERS_H

#include <stdint.h>

/// The number of allocations that the process has made so far: calls of malloc, calloc, realloc
/// and the aligned functions, by any library. Stays 0 where they cannot be counted.
uint64_t bench_allocation_count(void);

#endif
