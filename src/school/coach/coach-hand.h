/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of games in which a hand is completed card by card: the sentences are the same in all of them, and each game provides
 * the facts.
 */
#pragma once

#include "coach.h"
#include "match/words/words.h"
#include "outlook.h"

typedef struct _ChieuCoach ChieuCoach;

/* A game as this coach knows it. */
typedef struct
{
  unsigned taking;               /* bit k: moves of kind k take the card at a gate */
  int returning;                 /* the kind of move that returns a card at a gate */
  const char *nothing_fits;      /* a sentence, untranslated: the hand has nothing to take the card with */
  const ChieuOutlookGame *outlook;   /* how a hand of it stands */

  /* Returns: (transfer full): a sentence that this claim is best */
  char *(*claim_text) (const ChieuCoach *self, const ChieuMove *move);
  /* Finds how the hand stands if the card is not taken. */
  void (*after_passing) (const void *view, int seat, ChieuOutlook *outlook);
  /* Returns: whether the seat holds this card. */
  gboolean (*holds) (const void *view, int seat, ChieuCard card);
  /* Says how far the hand has what every win needs. */
  void (*say_lung) (ChieuCoach *self);
  /* Returns: whether the seat let a winning card go by. */
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

/* Prepares the advice to @seat, which observed @view. */
void chieu_coach_init (ChieuCoach *self, const ChieuCoachHand *hand, const void *view, int seat, ChieuCoachAdvice *advice);
/* Returns: (nullable): the first clean move of this kind */
const ChieuMove *chieu_coach_find_move (const ChieuCoach *self, int kind);
/* Returns: the short name of @card */
const char *chieu_coach_card_name (const ChieuCoach *self, ChieuCard card);
/* Sets @move as the advice. @text: (transfer full): says so. Returns: (transfer none): the part with @text */
ChieuCoachPart *chieu_coach_say_best (ChieuCoach *self, const ChieuMove *move, char *text);
/* Adds the sentence @text on @topic to the advice. */
void chieu_coach_say (ChieuCoach *self, ChieuCoachTopic topic, const char *text);
/* Says how many cards the hand lacks for a win, @distance (CHIEU_OUTLOOK_FAR: it cannot win), and notes it in the advice. @then: the
 * distance is that after the advised move */
void chieu_coach_say_distance (ChieuCoach *self, int distance, gboolean then);
/* Says how the hand stands while others are asked, or there is nothing to decide yet. */
void chieu_coach_say_standing (ChieuCoach *self);
/* Returns: (transfer full): a sentence that @move is due, named as on its button or in the list of choices. @seats: how many play */
char *chieu_coach_due_text (const ChieuCoach *self, const ChieuMove *move, int seats);
/* Returns: (transfer full): a sentence that the call is due. It does not give the words away, which the person has to find */
char *chieu_coach_call_text (void);
/* Advises to call ù, with @card, or with the hand as it is (CHIEU_CARD_NONE). */
void chieu_coach_advise_u (ChieuCoach *self, const ChieuMove *move, ChieuCard card);

/* Says which card should go, which ones should stay, and which would be a fault. The seat is to put a card down. */
void chieu_coach_advise_discard (ChieuCoach *self);
/* Says whether to take the card at a gate, and why. The seat is asked about it. */
void chieu_coach_advise_claim (ChieuCoach *self);
/* Advises @move, a clean one, for the reason @why, and says how the hand stands then. */
void chieu_coach_advise_move (ChieuCoach *self, const ChieuMove *move, const char *why);
