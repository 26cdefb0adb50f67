// SPDX-License-Identifier: MIT
//
// A clock that a test moves. It is preloaded into the test's process, where GLib asks it for the time,
// and so GTK and all that is built on it, and into the X server. Both find the time in one file of
// eight bytes: nanoseconds, or 0 as long as the machine's own time counts.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

typedef int Gettime (clockid_t clock, struct timespec *time);

static _Atomic (int64_t) *shared;
// Where the code is that goes by the clock.
static uintptr_t start, end = UINTPTR_MAX;

static _Atomic (int64_t) *
open_clock (const char *path)
{
  int file = open (path, O_RDWR);
  void *page = mmap (NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close (file);
  return shared = page == MAP_FAILED ? NULL : page;
}

static int
find_glib (struct dl_phdr_info *library, size_t size, void *data)
{
  (void) size, (void) data;
  if (strstr (library->dlpi_name, "/libglib-2.0.so") == NULL)
    return 0;
  start = library->dlpi_addr;
  for (int i = 0; i < library->dlpi_phnum; i++)
    if (library->dlpi_phdr[i].p_type == PT_LOAD)
      end = start + library->dlpi_phdr[i].p_vaddr + library->dlpi_phdr[i].p_memsz;
  return 1;
}

// Has GLib go by the clock in a file; returns the time in it, or NULL where there is no such file.
// Timers of other libraries belong to threads that go on by themselves.
_Atomic (int64_t) *
test_clock_take (const char *path)
{
  // AddressSanitizer asks in the place of all others.
  if (dlsym (RTLD_DEFAULT, "__asan_init") == NULL)
    dl_iterate_phdr (find_glib, NULL);
  return open_clock (path);
}

// Has a server go by a clock from its start.
__attribute__ ((constructor)) static void
begin (void)
{
  const char *path = getenv ("TEST_CLOCK");
  if (path != NULL)
    open_clock (path);
}

int
clock_gettime (clockid_t clock, struct timespec *time)
{
  static Gettime *machine;
  uintptr_t caller = (uintptr_t) __builtin_return_address (0);
  int64_t now = shared != NULL && start <= caller && caller < end ? atomic_load (shared) : 0;
  if (now != 0 && (clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE))
    {
      time->tv_sec = now / 1000000000;
      time->tv_nsec = now % 1000000000;
      return 0;
    }
  if (machine == NULL)
    machine = (Gettime *) dlsym (RTLD_NEXT, "clock_gettime");
  return machine (clock, time);
}
