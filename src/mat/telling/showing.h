/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The show at the end of a hand: where the game has that, cards are turned up step by step at the pace of the match, and the
 * person may go on sooner; then the table takes the end as it is (praise.h), and what the person may want to know of it stands
 * beside the mat. Then nothing goes on by itself. Nothing of the match waits for it: the hand is over, and this only shows how.
 */
#pragma once

#include "mat/played/held.h"
#include "praise.h"
#include "teller.h"

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuHeld *held;
  ChieuTeller *teller;
  ChieuPraise *praise;
  GtkWidget *spread;             /* the words round a hand that lies open; NULL on an empty mat; not owned */

  gboolean is_ending;            /* all steps are done, and the table takes it */
  int step;                      /* steps done, CHIEU_STEPS_ALL: there is no show */
  guint next_id;                 /* of the timer for the next one */
  char *text;                    /* (nullable): what the last one brought */
} ChieuShowing;

/* Whether the pace lets a show be seen. */
gboolean chieu_showing_is_wanted (const ChieuShowing *self);
/* Begins it, if the pace lets it be seen; else the end is there at once. Returns: whether it has begun. */
gboolean chieu_showing_begin (ChieuShowing *self);
static inline gboolean
chieu_showing_is_on (const ChieuShowing *self)
{
  return self->step != CHIEU_STEPS_ALL;
}
/* (nullable): what the last step brought, in sentences. */
static inline const char *
chieu_showing_get_text (const ChieuShowing *self)
{
  return self->text;
}
/* Whether the table is still taking the end, which any key leads to its end. */
static inline gboolean
chieu_showing_is_praising (const ChieuShowing *self)
{
  return self->is_ending && self->praise->animation != NULL;
}
/* Shows the next step, or leads the end to its end, or after that ends the show. */
void chieu_showing_go_on (ChieuShowing *self);
/* All lies open at once; nothing is told. */
void chieu_showing_end (ChieuShowing *self);
/* Another hand lies there, be it over or not. */
void chieu_showing_take (ChieuShowing *self);
