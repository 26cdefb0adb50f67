// SPDX-License-Identifier: MIT
//
// What a program chooses of a view and of all its loads; tug.h includes this file.

#ifndef TUG_OPTIONS_H
#define TUG_OPTIONS_H

#include <tug-enums.h>
#include <tug-view.h>

G_BEGIN_DECLS

/**
 * TugView:header-loads:
 *
 * Whether the header loads older rows in place of a refresh.
 */

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
 * TugView:exclusive:
 *
 * Whether only one of the two strips may run at a time.
 */

/**
 * tug_view_set_exclusive:
 *
 * Whether only one of the two strips may run at a time; %TRUE at first. What begins meanwhile waits for its
 * turn.
 */
void tug_view_set_exclusive (TugView *view, gboolean exclusive);

/**
 * tug_view_get_exclusive:
 *
 * Returns: Whether only one of the two strips may run at a time.
 */
gboolean tug_view_get_exclusive (TugView *view);

/**
 * TugView:pulls-with-mouse:
 *
 * Whether dragging with the mouse pulls as a finger does.
 */

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

/**
 * TugView:last-update:
 *
 * When the last success of the header was, in the words that the look "classic" shows for it.
 */

/**
 * tug_view_set_last_update:
 * @text: (nullable): A time in words; %NULL for none.
 *
 * Sets when the last success of the header was. Each success sets the present time of day; a program that
 * remembers it from an earlier run can set it as well.
 */
void tug_view_set_last_update (TugView *view, const char *text);

/**
 * tug_view_dup_last_update:
 *
 * Returns: (nullable) (transfer full): When the last success of the header was, in words.
 */
char *tug_view_dup_last_update (TugView *view);

/**
 * TugView:prefetch:
 *
 * How far from its end of the list a strip begins to load, in points.
 */

/**
 * tug_view_set_prefetch:
 * @prefetch: A distance in points.
 *
 * How far from its end of the list a strip begins to load, a footer where its trigger is %TUG_TRIGGER_REACH; 0
 * at first.
 */
void tug_view_set_prefetch (TugView *view, double prefetch);

/**
 * tug_view_get_prefetch:
 *
 * Returns: How far from its end of the list a strip begins to load, in points.
 */
double tug_view_get_prefetch (TugView *view);

/**
 * TugView:prefetch-pages:
 *
 * How far from its end of the list a strip begins to load, in lengths of the view; 0 where #TugView:prefetch
 * counts.
 */

/**
 * tug_view_set_prefetch_pages:
 * @pages: A distance in lengths of the view.
 *
 * The same in lengths of the view, which counts where it is more than 0; 0 at first.
 */
void tug_view_set_prefetch_pages (TugView *view, double pages);

/**
 * tug_view_get_prefetch_pages:
 *
 * Returns: How far from its end of the list a strip begins to load, in lengths of the view.
 */
double tug_view_get_prefetch_pages (TugView *view);

/**
 * TugView:fills-viewport:
 *
 * Whether a load begins without a scroll while the list is shorter than the view.
 */

/**
 * tug_view_set_fills_viewport:
 *
 * Whether a load begins without a scroll while the list is shorter than the view; %FALSE at first. Between two
 * such loads the list must grow.
 */
void tug_view_set_fills_viewport (TugView *view, gboolean fills);

/**
 * tug_view_get_fills_viewport:
 *
 * Returns: Whether a load begins without a scroll while the list is shorter than the view.
 */
gboolean tug_view_get_fills_viewport (TugView *view);

/**
 * TugView:loads-when-empty:
 *
 * Whether a load is shown and may begin by itself while the list is empty.
 */

/**
 * tug_view_set_loads_when_empty:
 *
 * Whether a load is shown and may begin by itself while the list is empty; %FALSE at first.
 */
void tug_view_set_loads_when_empty (TugView *view, gboolean loads);

/**
 * tug_view_get_loads_when_empty:
 *
 * Returns: Whether a load may begin by itself while the list is empty.
 */
gboolean tug_view_get_loads_when_empty (TugView *view);

/**
 * TugView:visibility:
 *
 * When strips that load are shown.
 */

/**
 * tug_view_set_visibility:
 *
 * Sets when strips that load are shown; %TUG_VISIBILITY_WHEN_NOT_EMPTY at first.
 */
void tug_view_set_visibility (TugView *view, TugVisibility visibility);

/**
 * tug_view_get_visibility:
 *
 * Returns: When strips that load are shown.
 */
TugVisibility tug_view_get_visibility (TugView *view);

G_END_DECLS

#endif
