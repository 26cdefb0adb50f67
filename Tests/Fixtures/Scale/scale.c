// SPDX-License-Identifier: MIT
//
// A fractional scale for every surface of a test's process. It stands in for the call that GTK has
// since 4.12; preloaded, it is found there as GTK's own would be.

#define _GNU_SOURCE
#include <dlfcn.h>

typedef int Factor (void *surface);

// Pixels per point; 0 for those that GTK counts.
double test_surface_scale = 0;

double gdk_surface_get_scale (void *surface);

double
gdk_surface_get_scale (void *surface)
{
  if (test_surface_scale != 0)
    return test_surface_scale;
  Factor *factor = (Factor *) dlsym (RTLD_DEFAULT, "gdk_surface_get_scale_factor");
  return factor (surface);
}
