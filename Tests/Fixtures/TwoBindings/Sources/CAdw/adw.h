// SPDX-License-Identifier: MIT
//
// A binding of a library on top of GTK; what that adds is left out.

#include <gtk/gtk.h>

static inline GtkWidget *adw_label(const char *text) { return gtk_label_new(text); }
