// SPDX-License-Identifier: MIT
//
// The enumerations of tug.h, which includes this file.

#ifndef TUG_ENUMS_H
#define TUG_ENUMS_H

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * TugEdge:
 * @TUG_EDGE_START: The header: at the top, or at the leading edge of a horizontal list.
 * @TUG_EDGE_END: The footer: at the bottom, or at the trailing edge.
 *
 * Where a strip sits.
 */
typedef enum {
  TUG_EDGE_START,
  TUG_EDGE_END
} TugEdge;

/**
 * TugOutcome:
 * @TUG_OUTCOME_SUCCESS: New data arrived, or there was nothing new and that is fine.
 * @TUG_OUTCOME_FAILURE: It failed; a footer then waits for a tap or a new drag.
 * @TUG_OUTCOME_CANCELLED: It was called off; nothing is shown for it.
 * @TUG_OUTCOME_NO_MORE: Everything is loaded; a footer loads no more.
 * @TUG_OUTCOME_HAS_MORE: New data arrived, and there is more to load; after a refresh a footer that has come
 *   to its end loads again.
 *
 * How a refresh or a load ended.
 */
typedef enum {
  TUG_OUTCOME_SUCCESS,
  TUG_OUTCOME_FAILURE,
  TUG_OUTCOME_CANCELLED,
  TUG_OUTCOME_NO_MORE,
  TUG_OUTCOME_HAS_MORE
} TugOutcome;

/**
 * TugTrigger:
 * @TUG_TRIGGER_REACH: Scrolling to within the prefetch distance of the strip's end of the list.
 * @TUG_TRIGGER_TAP: A tap on the strip.
 * @TUG_TRIGGER_RELEASE: A pull, when the finger lets go.
 * @TUG_TRIGGER_DISTANCE: A pull, as soon as it is far enough.
 *
 * What starts a refresh or a load.
 */
typedef enum {
  TUG_TRIGGER_REACH,
  TUG_TRIGGER_TAP,
  TUG_TRIGGER_RELEASE,
  TUG_TRIGGER_DISTANCE
} TugTrigger;

/**
 * TugPhase:
 * @TUG_PHASE_IDLE: Nothing happens.
 * @TUG_PHASE_PULLING: The strip is pulled, and letting go would start nothing.
 * @TUG_PHASE_ARMED: Letting go starts a refresh or a load.
 * @TUG_PHASE_REFRESHING: A refresh or a load runs.
 * @TUG_PHASE_ENDING: It has ended, and the strip shows how.
 * @TUG_PHASE_FAILED: A load has failed, and the footer waits for a tap or a new drag.
 * @TUG_PHASE_EXHAUSTED: There is no more to load.
 *
 * The state of a strip.
 */
typedef enum {
  TUG_PHASE_IDLE,
  TUG_PHASE_PULLING,
  TUG_PHASE_ARMED,
  TUG_PHASE_REFRESHING,
  TUG_PHASE_ENDING,
  TUG_PHASE_FAILED,
  TUG_PHASE_EXHAUSTED
} TugPhase;

/**
 * TugPlacement:
 * @TUG_PLACEMENT_DEFAULT: Where the look has it; %TUG_PLACEMENT_ATTACHED for a widget.
 * @TUG_PLACEMENT_ATTACHED: Beyond the edge of the list, moving with it.
 * @TUG_PLACEMENT_PINNED: Over the list at the edge of the view, not moving.
 * @TUG_PLACEMENT_BEHIND: Under the list at the edge of the view, uncovered as the list moves away.
 *
 * Where a strip lies in relation to the list.
 */
typedef enum {
  TUG_PLACEMENT_DEFAULT,
  TUG_PLACEMENT_ATTACHED,
  TUG_PLACEMENT_PINNED,
  TUG_PLACEMENT_BEHIND
} TugPlacement;

/**
 * TugPullStart:
 * @TUG_PULL_START_ANYWHERE: One drag may scroll to the edge and on.
 * @TUG_PULL_START_EDGE: Only a drag that begins with the list at the edge pulls.
 *
 * Where a pull may begin.
 */
typedef enum {
  TUG_PULL_START_ANYWHERE,
  TUG_PULL_START_EDGE
} TugPullStart;

/**
 * TugVisibility:
 * @TUG_VISIBILITY_WHEN_NOT_EMPTY: While there are rows.
 * @TUG_VISIBILITY_WHEN_CONTENT_FILLS: While the rows fill the view.
 * @TUG_VISIBILITY_ALWAYS: Always.
 *
 * When a strip that loads is shown.
 */
typedef enum {
  TUG_VISIBILITY_WHEN_NOT_EMPTY,
  TUG_VISIBILITY_WHEN_CONTENT_FILLS,
  TUG_VISIBILITY_ALWAYS
} TugVisibility;

/**
 * TugReveal:
 * @TUG_REVEAL_AT_EDGE: It is shown where the list rests at that edge.
 * @TUG_REVEAL_ALWAYS: The list scrolls to the edge.
 * @TUG_REVEAL_NEVER: The list does not move.
 *
 * Whether the list moves to show a strip that code begins.
 */
typedef enum {
  TUG_REVEAL_AT_EDGE,
  TUG_REVEAL_ALWAYS,
  TUG_REVEAL_NEVER
} TugReveal;

#define TUG_TYPE_EDGE (tug_edge_get_type ())
#define TUG_TYPE_OUTCOME (tug_outcome_get_type ())
#define TUG_TYPE_TRIGGER (tug_trigger_get_type ())
#define TUG_TYPE_PHASE (tug_phase_get_type ())
#define TUG_TYPE_PLACEMENT (tug_placement_get_type ())
#define TUG_TYPE_PULL_START (tug_pull_start_get_type ())
#define TUG_TYPE_VISIBILITY (tug_visibility_get_type ())
#define TUG_TYPE_REVEAL (tug_reveal_get_type ())

GType tug_edge_get_type (void);
GType tug_outcome_get_type (void);
GType tug_trigger_get_type (void);
GType tug_phase_get_type (void);
GType tug_placement_get_type (void);
GType tug_pull_start_get_type (void);
GType tug_visibility_get_type (void);
GType tug_reveal_get_type (void);

G_END_DECLS

#endif
