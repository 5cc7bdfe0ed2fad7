/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows on the mat what happened since the person moved last, of many events the latest (CHIEU_SINCE_LINES_MAX), one after the other,
 * each with its sentence in the column, its cards where they lie now and the plate of the player. All of them are announced at once.
 */
#pragma once

#include "mat/played/held.h"
#include "teller.h"

/* The events that are shown again. The mat sets the fields above the empty line, which are not owned and have to outlive it. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  const ChieuHeld *held;
  ChieuTeller *teller;

  GPtrArray *log;                /* (nullable) (element-type ChieuLogLine): NULL: nothing is shown */
  gboolean from_deal;            /* the person has not moved in this hand: it is all that happened after the deal */
  guint line;                    /* the number of the line of the log that is shown */
  char *before;                  /* (nullable): the notice that was shown before, and is shown again afterwards */
  guint next_id;                 /* of the timer for the next line; 0: nothing is shown */
} ChieuRetell;

/* Begins, or goes on to the next event at once; after the last one it stops. */
void chieu_retell_go_on (ChieuRetell *self);
/* Stops, and shows the notice that was there before. Returns: whether it was showing anything */
gboolean chieu_retell_end (ChieuRetell *self);
/* Marks the cards of what is shown in @scene. */
void chieu_retell_mark_cards (const ChieuRetell *self, ChieuScene *scene);
