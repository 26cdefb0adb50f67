// SPDX-License-Identifier: MIT
//
// Pull-to-refresh and load-more for GTK 4, for programs in C and everything that calls C or reads
// GObject introspection data.
//
//   GtkWidget *view = tug_view_new (scrolled_window);
//   tug_view_set_header (TUG_VIEW (view), "standard");
//   g_signal_connect (view, "refresh", G_CALLBACK (on_refresh), feed);
//   gtk_window_set_child (window, view);
//
// Link with `pkg-config --libs tug-gtk`. All calls are made on the thread of GTK, and all signals
// come on it. A call with a widget that is no view does nothing, or returns FALSE, 0 or NULL. A view
// belongs to who holds it, as any widget does, and may be destroyed at any time, also by a handler.
//
// Before 1.0 any version may change the functions, and the number in the library's file name then
// changes, too.

#ifndef TUG_H
#define TUG_H

#include <tug-enums.h>
#include <tug-options.h>
#include <tug-strip-options.h>
#include <tug-strip.h>
#include <tug-view.h>

G_BEGIN_DECLS

/**
 * tug_version:
 *
 * Returns: The version of the library, such as "0.1.0".
 */
const char *tug_version (void);

/**
 * tug_look_get_names:
 *
 * The looks that a header or a footer can have.
 *
 * Returns: (transfer none) (array zero-terminated=1): Their names.
 */
const char *const *tug_look_get_names (void);

G_END_DECLS

#endif
