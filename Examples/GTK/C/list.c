// SPDX-License-Identifier: MIT
//
// A list with pull-to-refresh and load-more, in C. Build and run:
//
//   scripts/build-gtk-library.sh ~/.local
//   export PKG_CONFIG_PATH=~/.local/lib/pkgconfig LD_LIBRARY_PATH=~/.local/lib
//   cc list.c -o list $(pkg-config --cflags --libs tug-gtk) && ./list
//
// The header has the look that the first argument names.

#include <tug.h>

typedef struct {
  GtkWidget *list;
  TugView *view;
  const char *look;
  int count;
} Feed;

static void
append_rows (Feed *feed, int count)
{
  for (int i = 0; i < count; i++) {
    char *text = g_strdup_printf ("Row %d", ++feed->count);
    GtkWidget *label = gtk_label_new (text);
    gtk_widget_set_size_request (label, -1, 44);
    gtk_list_box_append (GTK_LIST_BOX (feed->list), label);
    g_free (text);
  }
}

static gboolean
refreshed (gpointer data)
{
  Feed *feed = data;
  GtkWidget *row;
  while ((row = gtk_widget_get_first_child (feed->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (feed->list), row);
  feed->count = 0;
  append_rows (feed, 20);
  tug_view_end (feed->view, TUG_EDGE_START, TUG_OUTCOME_HAS_MORE);
  g_print ("refreshed\n");
  return G_SOURCE_REMOVE;
}

static void
on_refresh (TugView *view, gpointer data)
{
  (void) view;
  g_print ("refreshing\n");
  g_timeout_add (800, refreshed, data);
}

static gboolean
loaded (gpointer data)
{
  Feed *feed = data;
  append_rows (feed, 20);
  tug_view_end (feed->view, TUG_EDGE_END,
                feed->count < 100 ? TUG_OUTCOME_SUCCESS : TUG_OUTCOME_NO_MORE);
  return G_SOURCE_REMOVE;
}

static void
on_load (TugView *view, gpointer data)
{
  (void) view;
  g_timeout_add (800, loaded, data);
}

static void
activate (GtkApplication *app, gpointer data)
{
  Feed *feed = data;
  GtkWidget *window = gtk_application_window_new (app);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  feed->list = gtk_list_box_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), feed->list);
  feed->view = TUG_VIEW (tug_view_new (scrolled));
  tug_view_set_header (feed->view, feed->look);
  tug_view_set_footer (feed->view, "standard");
  tug_view_set_prefetch (feed->view, 80);
  tug_view_set_pulls_with_mouse (feed->view, TRUE);
  g_signal_connect (feed->view, "refresh", G_CALLBACK (on_refresh), feed);
  g_signal_connect (feed->view, "load", G_CALLBACK (on_load), feed);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (feed->view));
  gtk_window_present (GTK_WINDOW (window));
  tug_view_begin (feed->view, TUG_EDGE_START);
}

int
main (int argc, char **argv)
{
  Feed feed = { .look = argc > 1 ? argv[1] : "standard" };
  GtkApplication *app = gtk_application_new ("dev.tug.ListInC", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (app, "activate", G_CALLBACK (activate), &feed);
  int status = g_application_run (G_APPLICATION (app), 1, argv);
  g_object_unref (app);
  return status;
}
