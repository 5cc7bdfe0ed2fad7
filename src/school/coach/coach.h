/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach says something about the hand and the question that is open. It only knows what the player sees: it gets an
 * observation and returns sentences in the language of the session.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

/* The most cards of a part: one of each face. */
#define CHIEU_COACH_CARDS_MAX CHIEU_DECK_FACES_MAX

/* The topic of a part of the advice. */
typedef enum
{
  CHIEU_COACH_BEST,              /* the best move now */
  CHIEU_COACH_WHY,               /* and why */
  CHIEU_COACH_FAR,               /* how far the hand is from a win: how many cards it lacks, in games that are won by
                                  * completing one; in others how the hand stands */
  CHIEU_COACH_LUNG,              /* how much the hand has of what every win needs: lưng, chắn */
  CHIEU_COACH_HELPS,             /* the cards that help */
  CHIEU_COACH_ALSO,              /* other cards that may go as well */
  CHIEU_COACH_KEEP,              /* cards that should stay */
  CHIEU_COACH_NOT,               /* which move would be a fault, and which fault */
  CHIEU_COACH_SET,               /* cards that the best move lays together: a chi */
  CHIEU_COACH_DANGER,            /* which card somebody could take or win with, and who */
  CHIEU_COACH_SAFE,              /* cards that nobody could take */
  CHIEU_COACH_WORTH,             /* the moves in order, with their points */
} ChieuCoachTopic;

/* A part of the advice: one or two whole sentences about a topic, and the @n cards they are about, if any. */
typedef struct
{
  ChieuCoachTopic topic;
  char *text;
  int n;
  ChieuCard cards[CHIEU_COACH_CARDS_MAX];
  int left[CHIEU_COACH_CARDS_MAX];   /* how many copies of the card have not been seen; −1: not counted */
} ChieuCoachPart;

typedef struct _ChieuCoachAdvice
{
  GPtrArray *parts;              /* (element-type ChieuCoachPart): the most urgent first; while another seat that has won calls
                                  * there may be none */
  gboolean has_move;             /* FALSE: there is no move to advise */
  ChieuMove move;                /* if has_move: what is best now, always a clean move */
  int distance;                  /* cards that the hand lacks, after the move if that takes a card or puts one down; −1: it cannot
                                  * win any more, or they were not counted */
} ChieuCoachAdvice;

/* Returns: whether the coach knows @game */
gboolean chieu_coach_knows (const ChieuGame *game);

/**
 * chieu_coach_advise:
 * @view: what @seat observed (ChieuGame.observe), whether or not it is asked
 *
 * May be called from any thread, but should not be from the main thread: mostly it takes two milliseconds, but once in a while a
 * tenth of a second.
 *
 * Returns: (transfer full) (nullable): the advice, or NULL if the coach does not know @game or no hand runs
 */
ChieuCoachAdvice *chieu_coach_advise (const ChieuGame *game, const void *view, int seat) G_GNUC_WARN_UNUSED_RESULT;

void chieu_coach_advice_free (ChieuCoachAdvice *self);

/* Returns: (nullable): the first part about @topic */
const ChieuCoachPart *chieu_coach_advice_find (const ChieuCoachAdvice *self, ChieuCoachTopic topic);

/* For the games: adds a part. @text: (transfer full). Returns: (transfer none): the part, without cards */
ChieuCoachPart *chieu_coach_advice_add (ChieuCoachAdvice *self, ChieuCoachTopic topic, char *text);
/* Adds a card to a part, which has fewer than CHIEU_COACH_CARDS_MAX, with the number that ChieuCoachPart.left has for it. */
void chieu_coach_part_add (ChieuCoachPart *self, ChieuCard card, int left);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuCoachAdvice, chieu_coach_advice_free)
