/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the coach can only say after the unseen cards have been dealt again, in
 * many ways that agree with what was seen: what the likely moves bring in
 * points, and which card somebody could take or win with.
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

/* What there is to know of one game for it. */
typedef struct
{
  const ChieuGame *game;
  int (*seats) (const void *view);                    /* how many play */
  gboolean (*puts_down) (const ChieuMove *move);      /* whether it puts down the card of its face, for others to take */
  ChieuCoachClaim (*claim) (const ChieuMove *move);   /* what such an answer is */
  char *(*name) (const ChieuMove *move, int seats);   /* (transfer full): the move in a list of moves, with its card: “Discard 5 Văn” */
} ChieuCoachDeeper;

/* Somebody at the mat who wants to know more. */
typedef struct
{
  const ChieuGame *game;
  const void *view;              /* what @seat observed */
  int seat;
  const char *const *names;      /* (nullable): of all seats; NULL: they are told by where they sit */
  const atomic_bool *cancel;     /* (nullable): becomes true when nobody wants the answer any more */
} ChieuCoachQuestion;

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

/* Games; in coach-deeper-GAME.c. */
extern const ChieuCoachDeeper chieu_coach_deeper_to_tom;
extern const ChieuCoachDeeper chieu_coach_deeper_chan;
extern const ChieuCoachDeeper chieu_coach_deeper_luc_ho;

G_END_DECLS
