// SPDX-License-Identifier: MIT
//
// The widget; tug.h includes this file.

#ifndef TUG_VIEW_H
#define TUG_VIEW_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TUG_TYPE_VIEW (tug_view_get_type ())

/**
 * TugView:
 *
 * A container that gives a widget that scrolls pull to refresh and load more.
 *
 * In a file for GtkBuilder its `<child>` is the widget that scrolls. It has the actions `tug.refresh` and
 * `tug.load-more`.
 */
G_DECLARE_FINAL_TYPE (TugView, tug_view, TUG, VIEW, GtkWidget)

/**
 * TugView::refresh:
 * @view: The view.
 *
 * A refresh has started; tug_view_end() ends it, in the handler or later.
 */

/**
 * TugView::load:
 * @view: The view.
 *
 * A load of the footer has started; tug_view_end() ends it, in the handler or later.
 */

/**
 * TugView::load-older:
 * @view: The view.
 *
 * A load of the header has started; tug_view_end() ends it, in the handler or later. Rows that come in above
 * what is shown must leave that in its place: a GtkListView does so by itself.
 */

/**
 * TugView::phase-changed:
 * @view: The view.
 * @edge: The strip.
 * @old_phase: The phase before.
 * @new_phase: The phase after.
 *
 * A strip has changed its phase. Each change is told, in order, and never inside another one.
 */

/**
 * TugView:child:
 *
 * The widget that scrolls.
 */

/**
 * TugView:orientation:
 *
 * The direction in which the child scrolls.
 */

/**
 * tug_view_new:
 * @child: (nullable): A widget without a parent that scrolls, or has a GtkScrolledWindow inside.
 *
 * Wraps a list. The view takes a floating reference over, as containers do.
 *
 * Returns: The widget to put in its place.
 */
GtkWidget *tug_view_new (GtkWidget *child);

/**
 * tug_view_new_horizontal:
 * @child: (nullable): A widget without a parent that scrolls, or has a GtkScrolledWindow inside.
 *
 * The same for a list that scrolls sideways.
 *
 * Returns: The widget to put in its place.
 */
GtkWidget *tug_view_new_horizontal (GtkWidget *child);

/**
 * tug_view_set_child:
 * @child: (nullable): A widget without a parent that scrolls, or has a GtkScrolledWindow inside.
 *
 * Wraps another list in place of the last one.
 */
void tug_view_set_child (TugView *view, GtkWidget *child);

/**
 * tug_view_get_child:
 *
 * Returns: (nullable) (transfer none): The widget inside.
 */
GtkWidget *tug_view_get_child (TugView *view);

/**
 * tug_view_set_text:
 * @name: "pull", "release", "refreshing", "refreshed", "refresh-failed" and "last-updated" ("{}" stands
 *   for the time) of a header that refreshes; "pull-to-load" and "release-to-load" of a footer;
 *   "tap-to-load", "loading", "loaded", "load-failed" and "no-more" of a footer, and of a header that loads;
 *   "refresh-command", the name of the command that refreshes without a gesture.
 * @text: (nullable): What to say; %NULL goes back to the words of the user's language.
 *
 * Replaces a text of the view. It may change at any time, such as "refreshed" just before tug_view_end().
 *
 * Returns: Whether there is a text of that name.
 */
gboolean tug_view_set_text (TugView *view, const char *name, const char *text);

/**
 * tug_view_set_refresh_shortcut:
 * @trigger: (nullable): Keys as gtk_shortcut_trigger_parse_string() reads them, "F5|<Control>r" at first;
 *   %NULL for no keys.
 * @global: Whether the keys work with the focus anywhere in the window; %TRUE at first.
 *
 * Sets the keys that refresh.
 *
 * Returns: Whether @trigger names keys; nothing changes where it does not.
 */
gboolean tug_view_set_refresh_shortcut (TugView *view, const char *trigger, gboolean global);

G_END_DECLS

#endif
