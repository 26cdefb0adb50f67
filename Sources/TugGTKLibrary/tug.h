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

#include <gtk/gtk.h>
#include <tug-enums.h>

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
 * TugView:orientation:
 *
 * The direction in which the child scrolls.
 */

/**
 * TugView:header-phase:
 *
 * The phase of the header; idle while there is none.
 */

/**
 * TugView:footer-phase:
 *
 * The phase of the footer; idle while there is none.
 */

/**
 * TugView:header-progress:
 *
 * The pull of the header in relation to the trigger distance: 0 at rest, 1 arms, more is possible.
 */

/**
 * TugView:footer-progress:
 *
 * The pull of the footer in relation to the trigger distance: 0 at rest, 1 arms, more is possible.
 */

/**
 * TugView:header-enabled:
 *
 * Whether the user and code can start a refresh, or a load of the header.
 */

/**
 * TugView:footer-enabled:
 *
 * Whether the user and code can start a load.
 */

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
 * tug_view_set_header:
 * @look: (nullable): A name that tug_look_get_names() lists; %NULL removes the header, also one that is a
 *   widget.
 *
 * Gives the view a header, in place of the last one. A name that is unknown changes nothing, and is a
 * warning.
 */
void tug_view_set_header (TugView *view, const char *look);

/**
 * tug_view_get_header:
 *
 * Returns: (nullable) (transfer none): The look of the header, or %NULL where it has none.
 */
const char *tug_view_get_header (TugView *view);

/**
 * tug_view_set_footer:
 * @look: (nullable): A name that tug_look_get_names() lists; %NULL removes the footer, also one that is a
 *   widget.
 *
 * Gives the view a footer, in place of the last one. A name that is unknown changes nothing, and is a
 * warning.
 */
void tug_view_set_footer (TugView *view, const char *look);

/**
 * tug_view_get_footer:
 *
 * Returns: (nullable) (transfer none): The look of the footer, or %NULL where it has none.
 */
const char *tug_view_get_footer (TugView *view);

/**
 * tug_view_set_header_widget:
 * @widget: (nullable): A widget without a parent; %NULL removes the one that is the header, and leaves a look.
 *
 * Makes a widget the header, in place of the last one. Its natural height, or its width in a list that scrolls
 * sideways, is the strip's at any time. A widget that has a parent, has no size or is hidden changes nothing,
 * and is a warning. What it shows is the program's: the properties `header-phase` and
 * `header-progress` can be bound to its own.
 */
void tug_view_set_header_widget (TugView *view, GtkWidget *widget);

/**
 * tug_view_get_header_widget:
 *
 * Returns: (nullable) (transfer none): The widget that is the header.
 */
GtkWidget *tug_view_get_header_widget (TugView *view);

/**
 * tug_view_set_footer_widget:
 * @widget: (nullable): A widget without a parent; %NULL removes the one that is the footer, and leaves a look.
 *
 * Makes a widget the footer, as tug_view_set_header_widget() does for the header.
 */
void tug_view_set_footer_widget (TugView *view, GtkWidget *widget);

/**
 * tug_view_get_footer_widget:
 *
 * Returns: (nullable) (transfer none): The widget that is the footer.
 */
GtkWidget *tug_view_get_footer_widget (TugView *view);

/**
 * tug_view_set_header_loads:
 *
 * Whether the header loads older rows, where the list comes to its start, and refreshes nothing; %FALSE at
 * first. A header that is there is replaced by one of the other kind.
 */
void tug_view_set_header_loads (TugView *view, gboolean loads);

/**
 * tug_view_get_header_loads:
 *
 * Returns: Whether the header loads older rows.
 */
gboolean tug_view_get_header_loads (TugView *view);

/**
 * tug_view_set_footer_trigger:
 *
 * What starts a load of the footer; %TUG_TRIGGER_REACH at first.
 */
void tug_view_set_footer_trigger (TugView *view, TugTrigger trigger);

/**
 * tug_view_get_footer_trigger:
 *
 * Returns: What starts a load of the footer.
 */
TugTrigger tug_view_get_footer_trigger (TugView *view);

/**
 * tug_view_set_fills_viewport:
 *
 * Whether a load begins without a scroll while the list is shorter than the view; %FALSE at first. Between
 * two such loads the list must grow.
 */
void tug_view_set_fills_viewport (TugView *view, gboolean fills);

/**
 * tug_view_get_fills_viewport:
 *
 * Returns: Whether a load begins without a scroll while the list is shorter than the view.
 */
gboolean tug_view_get_fills_viewport (TugView *view);

/**
 * tug_view_set_prefetch:
 * @prefetch: A distance in points.
 *
 * How far from its end of the list a strip begins to load, a footer where its trigger is %TUG_TRIGGER_REACH;
 * 0 at first.
 */
void tug_view_set_prefetch (TugView *view, double prefetch);

/**
 * tug_view_get_prefetch:
 *
 * Returns: How far from its end of the list a strip begins to load, in points.
 */
double tug_view_get_prefetch (TugView *view);

/**
 * tug_view_begin:
 *
 * Starts a refresh or a load as if the user had; joins one that is running.
 */
void tug_view_begin (TugView *view, TugEdge edge);

/**
 * tug_view_end:
 *
 * Ends the running refresh or load; nothing happens when none runs.
 */
void tug_view_end (TugView *view, TugEdge edge, TugOutcome outcome);

/**
 * tug_view_reset:
 *
 * Goes back to idle at once; a strip that has come to the end of what it loads may load again.
 */
void tug_view_reset (TugView *view, TugEdge edge);

/**
 * tug_view_get_phase:
 *
 * Returns: The phase of a strip; idle when there is none.
 */
TugPhase tug_view_get_phase (TugView *view, TugEdge edge);

/**
 * tug_view_get_progress:
 *
 * Returns: The pull in relation to the trigger distance: 0 at rest, 1 arms, more is possible.
 */
double tug_view_get_progress (TugView *view, TugEdge edge);

/**
 * tug_view_set_enabled:
 *
 * Whether the user and code can start something; %TRUE at first.
 */
void tug_view_set_enabled (TugView *view, TugEdge edge, gboolean enabled);

/**
 * tug_view_get_enabled:
 *
 * Returns: Whether the user and code can start something.
 */
gboolean tug_view_get_enabled (TugView *view, TugEdge edge);

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

/**
 * tug_view_set_pulls_with_mouse:
 *
 * Whether dragging with the mouse pulls as a finger does; %FALSE at first.
 */
void tug_view_set_pulls_with_mouse (TugView *view, gboolean pulls);

/**
 * tug_view_get_pulls_with_mouse:
 *
 * Returns: Whether dragging with the mouse pulls as a finger does.
 */
gboolean tug_view_get_pulls_with_mouse (TugView *view);

G_END_DECLS

#endif
