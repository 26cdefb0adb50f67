// SPDX-License-Identifier: MIT
//
// Headers and footers: what they show, do and tell; tug.h includes this file.

#ifndef TUG_STRIP_H
#define TUG_STRIP_H

#include <gtk/gtk.h>
#include <tug-enums.h>
#include <tug-view.h>

G_BEGIN_DECLS

/**
 * TugView:header:
 *
 * The look of the header, by name; %NULL where there is none.
 */

/**
 * TugView:header-widget:
 *
 * The widget that is the header, in place of a look.
 */

/**
 * TugView:footer:
 *
 * The look of the footer, by name; %NULL where there is none.
 */

/**
 * TugView:footer-widget:
 *
 * The widget that is the footer, in place of a look.
 */

/**
 * TugView:header-phase:
 *
 * The phase of the header; idle while there is none.
 */

/**
 * TugView:header-progress:
 *
 * The pull of the header in relation to the trigger distance: 0 at rest, 1 arms, more is possible.
 */

/**
 * TugView:header-pull:
 *
 * The pull of the header in points; 0 at rest.
 */

/**
 * TugView:footer-phase:
 *
 * The phase of the footer; idle while there is none.
 */

/**
 * TugView:footer-progress:
 *
 * The pull of the footer in relation to the trigger distance: 0 at rest, 1 arms, more is possible.
 */

/**
 * TugView:footer-pull:
 *
 * The pull of the footer in points; 0 at rest.
 */

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
 * tug_view_begin:
 *
 * Starts a refresh or a load as if the user had; joins one that is running.
 */
void tug_view_begin (TugView *view, TugEdge edge);

/**
 * tug_view_begin_full:
 * @reveal: Whether the list moves to show the strip.
 * @tells: Whether the signal comes, such as TugView::refresh; otherwise the strip alone shows, for work that
 *   is under way already.
 *
 * Starts a refresh or a load, as tug_view_begin() does with %TUG_REVEAL_AT_EDGE and a signal.
 */
void tug_view_begin_full (TugView *view, TugEdge edge, TugReveal reveal, gboolean tells);

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
 * tug_view_get_pull:
 *
 * Returns: The pull in points; 0 at rest.
 */
double tug_view_get_pull (TugView *view, TugEdge edge);

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
 * tug_view_set_enabled:
 *
 * Whether the user and code can start something; %TRUE at first. What runs can still end.
 */
void tug_view_set_enabled (TugView *view, TugEdge edge, gboolean enabled);

/**
 * tug_view_get_enabled:
 *
 * Returns: Whether the user and code can start something.
 */
gboolean tug_view_get_enabled (TugView *view, TugEdge edge);

/**
 * TugView:header-hidden:
 *
 * Whether the header is hidden, and never starts.
 */

/**
 * TugView:footer-hidden:
 *
 * Whether the footer is hidden, and never starts.
 */

/**
 * tug_view_set_hidden:
 *
 * Whether a strip is hidden; %FALSE at first. A hidden strip never starts.
 */
void tug_view_set_hidden (TugView *view, TugEdge edge, gboolean hidden);

/**
 * tug_view_get_hidden:
 *
 * Returns: Whether a strip is hidden.
 */
gboolean tug_view_get_hidden (TugView *view, TugEdge edge);

G_END_DECLS

#endif
