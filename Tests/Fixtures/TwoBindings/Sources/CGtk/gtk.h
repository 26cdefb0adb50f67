// SPDX-License-Identifier: MIT
//
// A binding may define what GTK keeps to itself, to have typed pointers where others have opaque ones.

struct _GtkScrolledWindow {};
#include <gtk/gtk.h>
