/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question to the coach about hands that the others may hold, and what he has to know of a game to answer it.
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

/* A player at the mat wants to know more. */
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
  char *(*name) (const ChieuMove *move, int seats);   /* (transfer full): the move in a list of moves, with its card: “Discard 5 Văn” */

  /* The place where others can take a discarded card. */
  gboolean (*puts_down) (const ChieuMove *move);      /* (nullable): whether it puts down the card of its face; NULL: none does */
  ChieuCoachClaim (*claim) (const ChieuMove *move);   /* what an answer to that is */

  /* Where the moves are not played out but compared otherwise: sentences, untranslated. NULL: they are played out. */
  const char *heads_order;       /* above the moves with their points */
  const char *heads_moments;     /* above what cost most in a hand */
  int told;                      /* so many of the best moves are told of, and the advised one; 0: all */
  /* (nullable): adds what else there is to say; in the thread of chieu_coach_look_deeper() */
  void (*say_more) (ChieuCoachAdvice *advice, const ChieuCoachQuestion *question);
} ChieuCoachDeeper;
