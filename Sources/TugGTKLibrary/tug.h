// SPDX-License-Identifier: MIT
//
// Pull-to-refresh and load-more for GTK 4, for programs in C and everything that calls C.
//
//   GtkWidget *view = tug_view_new (scrolled_window);
//   tug_view_set_header (view, "standard", on_refresh, feed, NULL);
//   gtk_window_set_child (window, view);
//
// Link with `pkg-config --libs tug-gtk`. All calls are made on the thread of GTK, and all callbacks
// come on it. A call with a widget that is no view does nothing, or returns FALSE or 0. A pointer is
// not NULL unless it says so. A view belongs to who holds it, as any widget does, and may be
// destroyed at any time, also by a callback.
//
// Before 1.0 any version may change the functions, and the number in the library's file name then
// changes, too.

#ifndef TUG_H
#define TUG_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Where a strip sits.
typedef enum {
  // The header: at the top, or at the leading edge of a horizontal list.
  TUG_EDGE_START,
  // The footer: at the bottom, or at the trailing edge.
  TUG_EDGE_END
} TugEdge;

// How a refresh or a load ended.
typedef enum {
  // New data arrived, or there was nothing new and that is fine.
  TUG_OUTCOME_SUCCESS,
  // It failed; a footer then waits for a tap or a new drag.
  TUG_OUTCOME_FAILURE,
  // It was called off; nothing is shown for it.
  TUG_OUTCOME_CANCELLED,
  // Everything is loaded; a footer loads no more.
  TUG_OUTCOME_NO_MORE
} TugOutcome;

// The state of a strip.
typedef enum {
  TUG_PHASE_IDLE,
  TUG_PHASE_PULLING,
  TUG_PHASE_ARMED,
  TUG_PHASE_REFRESHING,
  TUG_PHASE_ENDING,
  TUG_PHASE_FAILED,
  TUG_PHASE_EXHAUSTED
} TugPhase;

// Called when a refresh or a load starts; tug_view_end() ends it, then or later.
typedef void (*TugCallback) (GtkWidget *view, gpointer user_data);

// Called after each change of a strip's phase, in order, and never inside another of its calls.
typedef void (*TugPhaseCallback) (GtkWidget *view, TugEdge edge, TugPhase old_phase,
                                  TugPhase new_phase, gpointer user_data);

// The version of the library, such as "0.1.0".
const char *tug_version (void);

// Wraps a widget that scrolls, or has a GtkScrolledWindow inside.
//
// child: has no parent yet. The view takes a floating reference over, as containers do.
// Returns: (transfer floating): the widget to put in its place; NULL for a child that is NULL.
GtkWidget *tug_view_new (GtkWidget *child);

// The same for a list that scrolls sideways.
GtkWidget *tug_view_new_horizontal (GtkWidget *child);

// Gives the view a header, in place of the last one.
//
// look: a name that tug_look_get_names() lists; NULL removes the header.
// refresh: called when a refresh starts; with NULL nothing is, and tug_view_end() ends it all the same.
// user_data: passed to refresh; may be NULL.
// destroy: called once with user_data when refresh is called no more: when the header is gone, or at
//   once where this returns FALSE or look is NULL; may be NULL.
// Returns: FALSE when there is no such look, or view is no view; the header then stays as it was.
gboolean tug_view_set_header (GtkWidget *view, const char *look, TugCallback refresh,
                              gpointer user_data, GDestroyNotify destroy);

// Gives the view a footer that loads when the list is scrolled to within prefetch points of its end.
// The rest is as for the header.
gboolean tug_view_set_footer (GtkWidget *view, const char *look, double prefetch, TugCallback load,
                              gpointer user_data, GDestroyNotify destroy);

// Starts a refresh or a load as if the user had; joins one that is running.
void tug_view_begin (GtkWidget *view, TugEdge edge);

// Ends the running refresh or load; nothing happens when none runs.
void tug_view_end (GtkWidget *view, TugEdge edge, TugOutcome outcome);

// Goes back to idle at once; an exhausted footer may load again.
void tug_view_reset (GtkWidget *view, TugEdge edge);

// The phase of a strip; idle when there is none.
TugPhase tug_view_get_phase (GtkWidget *view, TugEdge edge);

// Sets what is called after each change of a phase, of both strips, in place of the last one.
//
// changed: NULL for nothing.
// user_data: passed to changed; may be NULL.
// destroy: called once with user_data when changed is called no more; may be NULL.
void tug_view_set_phase_callback (GtkWidget *view, TugPhaseCallback changed, gpointer user_data,
                                  GDestroyNotify destroy);

// The pull in relation to the trigger distance: 0 at rest, 1 arms, more is possible.
double tug_view_get_progress (GtkWidget *view, TugEdge edge);

// Whether the user and code can start something; TRUE at first.
void tug_view_set_enabled (GtkWidget *view, TugEdge edge, gboolean enabled);

// Replaces a text of the view: "pull", "release", "refreshing", "refreshed", "refresh-failed" and
// "last-updated" ("{}" stands for the time) of the header; "pull-to-load", "release-to-load", "tap-to-load",
// "loading", "loaded", "load-failed" and "no-more" of the footer; "refresh-command", the name of the
// command that refreshes without a gesture.
//
// text: UTF-8; NULL goes back to the words of the user's language.
// Returns: FALSE when there is no text of that name, or view is no view.
gboolean tug_view_set_text (GtkWidget *view, const char *name, const char *text);

// The keys that refresh, as gtk_shortcut_trigger_parse_string() reads them; "F5|<Control>r" at first.
//
// trigger: NULL for no keys.
// global: whether the keys work with the focus anywhere in the window; TRUE at first.
// Returns: FALSE when trigger names no keys, or view is no view; nothing changes then.
gboolean tug_view_set_refresh_shortcut (GtkWidget *view, const char *trigger, gboolean global);

// Whether dragging with the mouse pulls as a finger does; FALSE at first.
void tug_view_set_pulls_with_mouse (GtkWidget *view, gboolean pulls);

// The names of the looks. Returns: (transfer none): ends with NULL.
const char *const *tug_look_get_names (void);

G_END_DECLS

#endif
