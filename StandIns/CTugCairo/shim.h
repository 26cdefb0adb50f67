// SPDX-License-Identifier: MIT
#include <cairo.h>
#include <pango/pangocairo.h>
