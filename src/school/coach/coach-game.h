/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question to the coach about hands that the others may hold, and what he has to know about a game to answer it.
 */
#pragma once

#include <stdatomic.h>

#include "coach.h"

/* Ways in which a seat could answer a card that was put down. */
typedef enum
{
  CHIEU_COACH_CLAIM_NONE,        /* leave it */
  CHIEU_COACH_CLAIM_TAKE,
  CHIEU_COACH_CLAIM_WIN,
} ChieuCoachClaim;

/* A question of a player at the mat who wants to know more. */
typedef struct
{
  const ChieuGame *game;
  const void *view;              /* what @seat observed */
  int seat;
  const char *const *names;      /* (nullable): of all seats; NULL: the players are named by where they sit */
  const atomic_bool *cancel;     /* (nullable): becomes true when nobody wants the answer any more */
} ChieuCoachQuestion;

/* A game as the coach knows it when he looks at many hands. */
typedef struct _ChieuCoachDeeper
{
  char *(*name) (const ChieuMove *move, int seats);   /* (transfer full): the move in a list of moves, with its card: “Discard 5
                                                       * Văn” */

  /* Advises @move instead of what is best for the player's own hand alone: as ChieuSchoolGame.advise says its own choice, with @why
   * for the reason */
  void (*advise) (const void *view, int seat, const ChieuMove *move, const char *why, ChieuCoachAdvice *advice);

  /* For games in which others can take a card that is put down. */
  gboolean (*puts_down) (const ChieuMove *move);      /* (nullable): whether @move puts down a card, @move->face; NULL: no move does */
  ChieuCoachClaim (*claim) (const ChieuMove *move);   /* (nullable) without puts_down: classifies another seat's answer to such a card */

  /* Sentences, untranslated, if moves are not played out but compared in another way; NULL: they are played out. */
  const char *heads_order;       /* above the moves with their points */
  const char *heads_moments;     /* above what cost most in a hand */
  int told;                      /* how many of the best moves are listed, besides the advised one; 0: all */
  /* (nullable): adds more to the advice; called in the thread of chieu_coach_look_deeper() */
  void (*say_more) (ChieuCoachAdvice *advice, const ChieuCoachQuestion *question);
} ChieuCoachDeeper;
