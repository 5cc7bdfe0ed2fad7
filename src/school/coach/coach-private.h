/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the coaches of games in which a hand is completed card by card share: the
 * sentences are the same, what they are about each game finds by itself.
 */
#pragma once

#include "coach.h"
#include "match/words/words.h"
#include "outlook.h"

G_BEGIN_DECLS

typedef struct _ChieuCoach ChieuCoach;

/* What is to be known of a game. */
typedef struct
{
  unsigned taking;               /* kinds of moves that take the card at a gate, bit each */
  int returning;                 /* the kind of move that returns a card at a gate */
  const char *nothing_fits;      /* a sentence, untranslated: the hand has nothing to take the card with */
  const ChieuOutlookGame *outlook;   /* how a hand of it stands */

  /* The card that lies at a gate. */
  ChieuCard (*get_card) (const void *view);
  /* (transfer full): a sentence: this claim is best. */
  char *(*claim_text) (const ChieuCoach *self, const ChieuMove *move);
  /* How the hand stands once the card was left. */
  void (*after_passing) (const void *view, int seat, ChieuOutlook *outlook);
  /* Whether the seat holds this card. */
  gboolean (*holds) (const void *view, int seat, ChieuCard card);
  /* Says what it has of what every win needs. */
  void (*say_lung) (ChieuCoach *self);
  /* Whether it let a winning card go by. */
  gboolean (*refused_u) (const void *view, int seat);
} ChieuCoachHand;

/* One question, and the advice as it grows. */
struct _ChieuCoach
{
  const ChieuGame *game;
  const ChieuCoachHand *hand;
  const void *view;
  int seat;
  const ChieuWords *words;
  ChieuCoachAdvice *advice;
  ChieuMove moves[CHIEU_MOVES_MAX];  /* clean ones */
  int n_moves;
};

/* coach-say.c */

/* Begins the advice to @seat. */
void chieu_coach_begin (ChieuCoach *self, const ChieuCoachHand *hand, const void *view, int seat, ChieuCoachAdvice *advice);
/* Returns: (nullable): the first clean move of this kind */
const ChieuMove *chieu_coach_find_move (const ChieuCoach *self, int kind);
/* Its short name. */
const char *chieu_coach_card (const ChieuCoach *self, ChieuCard card);
/* The advice is @move; @text, taken over, says so. */
ChieuCoachPart *chieu_coach_best (ChieuCoach *self, const ChieuMove *move, char *text);
void chieu_coach_say (ChieuCoach *self, ChieuCoachTopic topic, const char *text);
/* How far it is, or is @then, when the advice is followed; that with what else there is to say of it. */
void chieu_coach_say_distance (ChieuCoach *self, int distance, gboolean then);
void chieu_coach_say_outlook (ChieuCoach *self, const ChieuOutlook *outlook, gboolean then);
/* How the hand stands while others are asked, or nothing hangs on it yet. */
void chieu_coach_look_on (ChieuCoach *self);
/* (transfer full): a sentence: @move is due, and called as on its button or in the list of choices. */
char *chieu_coach_due_text (const ChieuCoach *self, const ChieuMove *move, int seats);
/* The best is to call ù, with @card, or with the hand as it is (CHIEU_CARD_NONE). */
void chieu_coach_advise_u (ChieuCoach *self, const ChieuMove *move, ChieuCard card);

/* coach-discard.c: a card is to be put down. */
void chieu_coach_advise_discard (ChieuCoach *self);
/* coach-claim.c: a card lies at a gate, which may be taken or not. */
void chieu_coach_advise_claim (ChieuCoach *self);

G_END_DECLS
