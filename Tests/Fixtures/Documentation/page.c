/* SPDX-License-Identifier: MIT */

/* What the C code on the pages uses and does not declare. */

#include <gtk/gtk.h>
#include <tug.h>

static GtkWidget *scrolled_window, *window, *view;
static gpointer feed;

static void
on_refresh (TugView *widget, gpointer data)
{
}

