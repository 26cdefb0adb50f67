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
 * @TUG_TRIGGER_REACH: Scrolling to within the prefetch distance of the end.
 * @TUG_TRIGGER_TAP: A tap on the footer.
 * @TUG_TRIGGER_RELEASE: A pull, when the finger lets go.
 * @TUG_TRIGGER_DISTANCE: A pull, as soon as it is far enough.
 *
 * What starts a load.
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

#define TUG_TYPE_EDGE (tug_edge_get_type ())
#define TUG_TYPE_OUTCOME (tug_outcome_get_type ())
#define TUG_TYPE_TRIGGER (tug_trigger_get_type ())
#define TUG_TYPE_PHASE (tug_phase_get_type ())

GType tug_edge_get_type (void);
GType tug_outcome_get_type (void);
GType tug_trigger_get_type (void);
GType tug_phase_get_type (void);

G_END_DECLS

#endif
