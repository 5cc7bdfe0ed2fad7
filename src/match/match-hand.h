/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hand that a match is playing: options, carry, seed and moves, and the state that results from them. It is the only place
 * where a state changes; it does not know of time, of players or of a store.
 */
#pragma once

#include "match/store/stored-match.h"
#include "match/record/match-options.h"
#include "match/record/record.h"

/* The fields may be read; only the functions below change them. */
typedef struct
{
  const ChieuMatchOptions *options;  /* the match's */
  guint number;                  /* in the match, from 0 */
  guint64 seed;
  guint n_deck;                  /* cards in @deck, from which a first hand may be dealt, as in ChieuRecord; 0: it is dealt from the
                                  * seed, as every other hand is */
  ChieuCard deck[CHIEU_DECK_CARDS_MAX];
  ChieuCarry carry;              /* with which the hand began */
  void *state;
  void *view;                    /* what the person observes; everything when the hand is over */
  GArray *moves;                 /* ChieuMatchMove */
  guint asked_at;                /* number of moves when the present question arose */
  void *asked_state;             /* the state at that time: bots are shown this one, even if others have answered since */
  ChieuResult result;            /* outcome NONE while the hand runs */
  ChieuStoreBefore before;       /* the hands before this one */
  gboolean opens;                /* strict way: the person has not yet said that the hand may begin */
  int fault_at;                  /* move that may be taken back in Thường, or −1 */
  GArray *former;                /* ChieuMatchMove: the moves of the hand before the person took back; empty: nothing was taken
                                  * back */
} ChieuMatchHand;

/* The outcome of a move. */
typedef enum
{
  CHIEU_MADE_NOT,                /* impossible: nothing has changed */
  CHIEU_MADE_NOTED,              /* it was noted: the others are still asked the same question */
  CHIEU_MADE,                    /* it took effect */
} ChieuMade;

/* Returns: (transfer full): the hand of a match with @options, which stay the caller's and have to live as long; nothing is dealt
 * yet */
ChieuMatchHand *chieu_match_hand_new (const ChieuMatchOptions *options);
void chieu_match_hand_free (ChieuMatchHand *self);

/* Deals hand @number, with its first view. */
void chieu_match_hand_deal (ChieuMatchHand *self, const ChieuCarry *carry, guint number);
/* Deals the hand of @record as the first one, with its first view. The seed of the options is that of a match whose first hand has the
 * seed of @record (chieu_random_match_seed()). */
void chieu_match_hand_deal_record (ChieuMatchHand *self, const ChieuRecord *record);
/* Sets the hands before this one that the store has found and that were not played since the match was begun or resumed. */
void chieu_match_hand_set_before (ChieuMatchHand *self, const ChieuStoreBefore *before);
/* Says that the person has seen the dealt hand. */
void chieu_match_hand_end_opening (ChieuMatchHand *self);
/* Applies and logs a move, without changing the view. @decided: whether it is a decision of the person (ChieuMatchMove); @events is
 * emptied first. */
ChieuMade chieu_match_hand_make_move (ChieuMatchHand  *self,
                                      int              seat,
                                      const ChieuMove *move,
                                      gboolean         decided,
                                      ChieuEvents     *events);
/* Deals the hand again and makes its first @n_moves, with their view. */
void chieu_match_hand_rewind (ChieuMatchHand *self, guint n_moves);
/* Lets the view show what the person now observes of the state. */
void chieu_match_hand_update_view (ChieuMatchHand *self);

/* Returns: whether nobody is to answer any more */
gboolean chieu_match_hand_is_over (const ChieuMatchHand *self);
/* Returns: whether the move is possible for @seat, even as a fault. @reason: (out): what is wrong with it, if anything */
gboolean chieu_match_hand_allows (const ChieuMatchHand *self, int seat, const ChieuMove *move, ChieuReason *reason);
/* Finds the @result after @move, which is possible, without keeping the state; its outcome is none if the hand goes on. */
void chieu_match_hand_foresee_result (const ChieuMatchHand *self, int seat, const ChieuMove *move, ChieuResult *result);
/* Returns: how many moves are left if the person takes back, or −1 if nothing can be taken back */
int chieu_match_hand_find_undo_target (const ChieuMatchHand *self);
/* Finds the @move that the person took back at this point. Returns: FALSE also if anybody has played differently since */
gboolean chieu_match_hand_find_redo (const ChieuMatchHand *self, ChieuMove *move);
/* Returns: (transfer full): the hand with its first @n_moves and its present result */
ChieuRecord *chieu_match_hand_make_record (const ChieuMatchHand *self, guint n_moves);
