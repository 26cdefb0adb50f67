// SPDX-License-Identifier: MIT
//
// A binding may have a module for each of the libraries below GTK.

#include <cairo/cairo.h>
