/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the coach can only say after looking at many hands that the others may
 * hold, in agreement with what was seen: what the likely moves bring in points,
 * and which card somebody could take or win with.
 */
#pragma once

#include "coach.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/* What a seat could do with a card that was put down. */
typedef enum
{
  CHIEU_COACH_CLAIM_NONE,        /* leave it */
  CHIEU_COACH_CLAIM_TAKE,
  CHIEU_COACH_CLAIM_WIN,
} ChieuCoachClaim;

/* Somebody at the mat who wants to know more. */
typedef struct
{
  const ChieuGame *game;
  const void *view;              /* what @seat observed */
  int seat;
  const char *const *names;      /* (nullable): of all seats; NULL: they are told by where they sit */
  const atomic_bool *cancel;     /* (nullable): becomes true when nobody wants the answer any more */
} ChieuCoachQuestion;

/* What there is to know of one game for it. */
typedef struct
{
  int (*seats) (const void *view);                    /* how many play */
  char *(*name) (const ChieuMove *move, int seats);   /* (transfer full): the move in a list of moves, with its card: “Discard 5 Văn” */

  /* Where a card that is put down lies for others to take. */
  gboolean (*puts_down) (const ChieuMove *move);      /* (nullable): whether it puts down the card of its face; NULL: none does */
  ChieuCoachClaim (*claim) (const ChieuMove *move);   /* what an answer to that is */

  /* Where the moves are not played out but compared otherwise: sentences, untranslated. NULL: they are played out. */
  const char *heads_order;       /* above the moves with their points */
  const char *heads_moments;     /* above what cost most in a hand */
  int told;                      /* so many of the best moves are told of, and the advised one; 0: all */
  /* (nullable): adds what else there is to say; in the thread of chieu_coach_look_deeper() */
  void (*say_more) (ChieuCoachAdvice *advice, const ChieuCoachQuestion *question);
} ChieuCoachDeeper;

/**
 * chieu_coach_look_deeper:
 * @advice: what chieu_coach_advise() said of the same view; parts are added at its end
 *
 * The same view gets the same words. For any thread but that of the main loop: it takes tenths of a second. Without
 * effect on a seat that is not asked, and in a game that has no more to say.
 */
void chieu_coach_look_deeper (ChieuCoachAdvice *advice, const ChieuCoachQuestion *question);

/* Returns: (nullable): what there is to know of @game */
const ChieuCoachDeeper *chieu_coach_deeper_find (const ChieuGame *game);

/* (transfer full): the move in a list of moves, in words, with its card: “Discard 5 Văn”. */
char *chieu_coach_deeper_name (const ChieuGame *game, const ChieuMove *move, int seats);

/* Returns: a sentence above what cost most in a hand of @game */
const char *chieu_coach_deeper_heads_moments (const ChieuGame *game);

G_END_DECLS
