/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The show at the end of a hand. If the game has it, cards are turned up step by step at the pace of the match, and the person
 * may go on sooner. Then the table celebrates the end (praise.h), and the most important facts are shown beside the mat. After
 * that nothing happens automatically. The match does not wait for it: the hand is over, and this only shows how it ended.
 */
#pragma once

#include "mat/played/held.h"
#include "praise.h"
#include "teller.h"

/* A show. The mat sets the fields above the empty line, which are not owned (all but @spread have to outlive the show), and @step to
 * CHIEU_STEPS_ALL. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuHeld *held;
  ChieuTeller *teller;
  ChieuPraise *praise;
  GtkWidget *spread;             /* the words round a hand that lies open; NULL on an empty mat; not owned */

  gboolean is_ending;            /* all steps are done, and the table celebrates or has celebrated */
  int step;                      /* steps done; CHIEU_STEPS_ALL: there is no show */
  guint next_id;                 /* of the timer for the next step; 0: none is due */
  char *text;                    /* (nullable): what the last step showed, or how the hand ended */
} ChieuShowing;

/* Returns: whether the pace leaves time for a show; there has to be a source */
gboolean chieu_showing_is_wanted (const ChieuShowing *self);
/* Begins the show if the pace leaves time for it; else shows the end at once. */
void chieu_showing_begin (ChieuShowing *self);
/* Returns: whether the show has begun and not ended */
static inline gboolean
chieu_showing_is_on (const ChieuShowing *self)
{
  return self->step != CHIEU_STEPS_ALL;
}
/* Returns: (nullable): what the last step showed, or how the hand ended, in sentences */
static inline const char *
chieu_showing_get_text (const ChieuShowing *self)
{
  return self->text;
}
/* Returns: whether the table is still celebrating, which any key ends */
static inline gboolean
chieu_showing_is_praising (const ChieuShowing *self)
{
  return self->is_ending && self->praise->animation != NULL;
}
/* Shows the next step; after the last one begins the celebration, then ends it, and then ends the show and emits "show-over" on the mat. No
 * effect if there is no show. */
void chieu_showing_go_on (ChieuShowing *self);
/* Ends the show: everything lies open, and there is no text any more. The celebration and the call above the cards stay. */
void chieu_showing_end (ChieuShowing *self);
/* Takes another hand that is on the mat now: if it is over, its end is shown at once. */
void chieu_showing_take_hand (ChieuShowing *self);
