/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The show at the end of a hand: cards are turned up step by step, at the pace of the match, and the person may go on sooner.
 * Nothing of the match waits for it: the hand is over, and this only shows how.
 */
#pragma once

#include "held.h"
#include "teller.h"

G_BEGIN_DECLS

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuHeld *held;
  ChieuTeller *teller;

  int step;                      /* steps done, CHIEU_STEPS_ALL: there is no show */
  guint next_id;                 /* of the timer for the next one */
  char *text;                    /* (nullable): what the last one brought */
} ChieuShowing;

/* Begins it, if the game has one and the pace lets it be seen. Returns: whether it has begun. */
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
/* Shows the next step, or after the last one ends. */
void chieu_showing_go_on (ChieuShowing *self);
/* All lies open at once; nothing is told. */
void chieu_showing_end (ChieuShowing *self);

G_END_DECLS
