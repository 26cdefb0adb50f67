// SPDX-License-Identifier: MIT
//
// What a program chooses of a header or a footer; tug.h includes this file. It may do so at any time, also before there
// is one, and what it has chosen stays when the strip is replaced. All distances are in points.

#ifndef TUG_STRIP_OPTIONS_H
#define TUG_STRIP_OPTIONS_H

#include <tug-enums.h>
#include <tug-view.h>

G_BEGIN_DECLS

/**
 * TugView:header-trigger:
 *
 * What starts a refresh.
 */

/**
 * TugView:footer-trigger:
 *
 * What starts a load of the footer.
 */

/**
 * tug_view_set_trigger:
 *
 * What starts a strip: %TUG_TRIGGER_RELEASE for a header at first, and %TUG_TRIGGER_REACH for a footer. A
 * header that loads older rows does so by reach in any case.
 */
void tug_view_set_trigger (TugView *view, TugEdge edge, TugTrigger trigger);

/**
 * tug_view_get_trigger:
 *
 * Returns: What starts a strip.
 */
TugTrigger tug_view_get_trigger (TugView *view, TugEdge edge);

/**
 * TugView:header-trigger-distance:
 *
 * The pull that arms the header; less than 0 for the look's own.
 */

/**
 * TugView:footer-trigger-distance:
 *
 * The pull that arms the footer; less than 0 for the look's own.
 */

/**
 * tug_view_set_trigger_distance:
 * @distance: A pull; 0 stands for the whole strip, and less for the look's own.
 *
 * Sets the pull that arms a strip; the look's own at first, and the whole strip for a widget. It grows with
 * the text, as the strip does.
 */
void tug_view_set_trigger_distance (TugView *view, TugEdge edge, double distance);

/**
 * tug_view_get_trigger_distance:
 *
 * Returns: The pull that arms a strip, or less than 0.
 */
double tug_view_get_trigger_distance (TugView *view, TugEdge edge);

/**
 * TugView:header-hold:
 *
 * How much of the header stays open during a refresh; less than 0 for the look's own.
 */

/**
 * TugView:footer-hold:
 *
 * How much of the footer stays open during a load; less than 0 for the look's own.
 */

/**
 * tug_view_set_hold:
 * @hold: A distance; with 0 nothing stays open, and less than 0 stands for the look's own.
 *
 * Sets how much of a strip stays open while its refresh or load runs; the look's own at first, and the whole
 * strip for a widget. It grows with the text, as the strip does.
 */
void tug_view_set_hold (TugView *view, TugEdge edge, double hold);

/**
 * tug_view_get_hold:
 *
 * Returns: How much of a strip stays open, or less than 0.
 */
double tug_view_get_hold (TugView *view, TugEdge edge);

/**
 * TugView:header-placement:
 *
 * Where the header lies in relation to the list.
 */

/**
 * TugView:footer-placement:
 *
 * Where the footer lies in relation to the list.
 */

/**
 * tug_view_set_placement:
 *
 * Sets where a strip lies in relation to the list. One that is reached or tapped always lies in its room at
 * the end of the list.
 */
void tug_view_set_placement (TugView *view, TugEdge edge, TugPlacement placement);

/**
 * tug_view_get_placement:
 *
 * Returns: Where a strip lies.
 */
TugPlacement tug_view_get_placement (TugView *view, TugEdge edge);

/**
 * TugView:header-offset:
 *
 * How far the header is drawn from its usual place, positive towards the list.
 */

/**
 * TugView:footer-offset:
 *
 * How far the footer is drawn from its usual place, positive towards the list.
 */

/**
 * tug_view_set_offset:
 * @offset: A distance, positive towards the list.
 *
 * Sets how far a strip is drawn from its usual place, as below a bar that covers the list; 0 at first.
 */
void tug_view_set_offset (TugView *view, TugEdge edge, double offset);

/**
 * tug_view_get_offset:
 *
 * Returns: How far a strip is drawn from its usual place.
 */
double tug_view_get_offset (TugView *view, TugEdge edge);

/**
 * TugView:header-pull-start:
 *
 * Where a pull of the header may begin.
 */

/**
 * TugView:footer-pull-start:
 *
 * Where a pull of the footer may begin.
 */

/**
 * tug_view_set_pull_start:
 *
 * Sets where a pull may begin; %TUG_PULL_START_ANYWHERE at first.
 */
void tug_view_set_pull_start (TugView *view, TugEdge edge, TugPullStart start);

/**
 * tug_view_get_pull_start:
 *
 * Returns: Where a pull may begin.
 */
TugPullStart tug_view_get_pull_start (TugView *view, TugEdge edge);

/**
 * TugView:header-minimum-display:
 *
 * The shortest time between the begin of a refresh and its retreat, in seconds.
 */

/**
 * TugView:footer-minimum-display:
 *
 * The shortest time between the begin of a load and its retreat, in seconds.
 */

/**
 * tug_view_set_minimum_display:
 * @seconds: Seconds.
 *
 * Sets the shortest time between the begin of a refresh or a load and its retreat; 0.3 at first.
 */
void tug_view_set_minimum_display (TugView *view, TugEdge edge, double seconds);

/**
 * tug_view_get_minimum_display:
 *
 * Returns: The shortest time between begin and retreat, in seconds.
 */
double tug_view_get_minimum_display (TugView *view, TugEdge edge);

/**
 * tug_view_set_dwell:
 * @seconds: Seconds; less than 0 stands for the look's own.
 *
 * Sets how long a strip shows an outcome before it retreats; the look's own at first, and for a widget half a
 * second of success and failure. What is reached or tapped keeps its place, and shows no outcome.
 */
void tug_view_set_dwell (TugView *view, TugEdge edge, TugOutcome outcome, double seconds);

/**
 * tug_view_get_dwell:
 *
 * Returns: How long a strip shows an outcome, or less than 0.
 */
double tug_view_get_dwell (TugView *view, TugEdge edge, TugOutcome outcome);

G_END_DECLS

#endif
