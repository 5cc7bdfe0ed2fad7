/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of the coach of Tổ tôm share.
 */
#pragma once

#include "coach.h"
#include "match/words.h"
#include "outlook-to-tom.h"

G_BEGIN_DECLS

/* One question, and the advice as it grows. */
typedef struct
{
  const ChieuToTomState *view;
  int seat;
  const ChieuWords *words;
  ChieuCoachAdvice *advice;
  ChieuMove moves[CHIEU_MOVES_MAX];  /* clean ones */
  int n_moves;
} ChieuCoach;

/* Its short name. */
const char *chieu_coach_card (const ChieuCoach *self, ChieuCard card);
/* The advice is @move; @text, taken over, says so. */
ChieuCoachPart *chieu_coach_best (ChieuCoach *self, const ChieuMove *move, char *text);
void chieu_coach_say (ChieuCoach *self, ChieuCoachTopic topic, const char *text);

/* How far it is, or is @then, when the advice is followed; the lưng; both, and the cards that help. */
void chieu_coach_say_distance (ChieuCoach *self, int distance, gboolean then);
void chieu_coach_say_lung (ChieuCoach *self);
void chieu_coach_say_outlook (ChieuCoach *self, const ChieuOutlook *outlook, gboolean then);

/* coach-to-tom-discard.c: a card is to be put down. */
void chieu_coach_advise_discard (ChieuCoach *self);
/* coach-to-tom-claim.c: a card lies at a gate, which may be taken or not. */
void chieu_coach_advise_claim (ChieuCoach *self);

G_END_DECLS
