/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges a hand that was won at a real table, and its call, as the làng would. The verdict is words, cards and points only; pages
 * show them.
 */
#pragma once

#include "match/words/shown-phu.h"
#include "table-hand.h"

typedef enum
{
  CHIEU_VERDICT_UNFINISHED,      /* cards, or without cards a call in order, are missing: nothing can be judged yet */
  CHIEU_VERDICT_NO_WIN,          /* all cards are there, and the hand does not win */
  CHIEU_VERDICT_WINS,            /* it wins; no call was made yet */
  CHIEU_VERDICT_ASKED_AGAIN,     /* the call has its words in a wrong order, or one too often: the winner is asked again */
  CHIEU_VERDICT_JUDGED,          /* the call is judged */
} ChieuVerdictKind;

/* The verdict of the làng on one hand. */
typedef struct
{
  ChieuVerdictKind kind;
  char *title;                   /* the verdict in one sentence */
  GPtrArray *remarks;            /* (element-type utf8): what is missing, what was wrong, what it costs */
  GPtrArray *phu;                /* (element-type ChieuShownPhu): the reading; loose cards last */
  int best;                      /* points that the cards are worth; 0 without a winning hand */
  int n_call;                    /* of the right call, not of the one that was made; 0 without a winning hand */
  guint8 call[CHIEU_CUOC_MAX];   /* the right call */
  ChieuResult result;            /* of the hand, if it is judged or does not win; the winner is seat CHIEU_TABLE_WINNER */
  ChieuToTomState state;         /* the hand as it was judged, for the explanation of a winning one; without cards if only a call was
                                  * entered, all zero if that was empty or in a wrong order */
} ChieuVerdict;

/**
 * chieu_verdict_new:
 * @hand: what lies there
 * @call: @n_call cước in the order in which they were called; none: no call was made yet
 * @pot: points left in the pot, −1: none is kept
 * @who: the winner's name
 *
 * Returns: (transfer full): the verdict
 */
ChieuVerdict *chieu_verdict_new (const ChieuTableHand *hand,
                                 const guint8         *call,
                                 int                   n_call,
                                 int                   pot,
                                 const char           *who) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_verdict_new_of_call:
 * @hand: its house, seats, debt and fault count; its cards do not
 * @call: as for chieu_verdict_new(); a win after a win has to name its thông here, as @hand is not asked for it
 * @pot: points left in the pot, −1: none is kept
 * @who: the winner's name
 *
 * Judges a hand whose cards nobody enters: the call is believed.
 *
 * Returns: (transfer full): the verdict; unfinished if @call is empty or in a wrong order
 */
ChieuVerdict *chieu_verdict_new_of_call (const ChieuTableHand *hand,
                                         const guint8         *call,
                                         int                   n_call,
                                         int                   pot,
                                         const char           *who) G_GNUC_WARN_UNUSED_RESULT;
void          chieu_verdict_free (ChieuVerdict *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuVerdict, chieu_verdict_free)

/* The most cards that can be loose. */
#define CHIEU_LOOSE_MAX CHIEU_HAND_FULL_MAX

/**
 * chieu_scorer_sort_cards:
 * @holding: free cards and phu on the mat
 * @mat: the @n_mat phu on the mat; single yêu among them are left out, as @holding has them where they are free
 * @loose: (out): room for CHIEU_LOOSE_MAX; the fewest free cards that must be taken away so that the rest lies in phu
 * @reading: (out): the rest by phu, those on the mat first, with as many lưng as there can be
 *
 * Returns: how many cards are loose
 */
int chieu_scorer_sort_cards (const ChieuHolding *holding,
                             const ChieuPhu     *mat,
                             int                 n_mat,
                             ChieuCard          *loose,
                             ChieuReading       *reading);
