/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A Tổ tôm hand won at a real table, as people describe it: the cards of the fan, the phu on the mat, the winning card, and the
 * other facts that the làng has to know.
 *
 * It becomes a state of the game in which the winner lays down, so that the rules themselves judge it, and are not written a
 * second time here.
 */
#pragma once

#include <glib.h>

#include "games/to-tom/rules/to-tom.h"

/* The most phu, single yêu among them, that may be laid on the mat: no hand of real play comes near. */
#define CHIEU_TABLE_PHU_MAX 16
/* The seat at which the winner sits in the state that is made. */
#define CHIEU_TABLE_WINNER 0

/* The hand, and what was ticked about it. */
typedef struct
{
  ChieuRules rules;
  int seats;                     /* 4 or 5 */
  guint8 hand[CHIEU_TO_TOM_FACES];   /* the fan, khàn bất thực among it; the winning card is not */
  int n_phu;
  ChieuPhu phu[CHIEU_TABLE_PHU_MAX];   /* on the mat in the order laid, khàn and single yêu among them */
  ChieuCard win;                 /* or CHIEU_CARD_NONE: not chosen yet, or thiên ù */
  gboolean thien_u;              /* the cái won with the cards that were dealt */
  gboolean thong;                /* the winner won the hand before, too */
  gboolean debt;                 /* the winner owes the làng a win */
  gboolean chi_nay_closed;       /* a refusal of this hand spoils chi nẩy */
  gboolean no_word;              /* won on the third of a pair and said no right word */
  guint32 bat_thuc;              /* bit f: a khàn or thiên khai of f was bất thực */
  ChieuReason fault;             /* a fault that the people at the table saw, CHIEU_REASON_NONE: none */
} ChieuTableHand;

/* Begins an empty hand of @seats in a house; nothing is ticked. */
void chieu_table_hand_init (ChieuTableHand   *self,
                            int               seats,
                            const ChieuRules *rules);

/* Returns: how many cards of @face are in the hand, on the mat and as the winning card */
int chieu_table_hand_count_face (const ChieuTableHand *self, ChieuCard face);
/* Returns: how many cards there are in all, the winning one among them */
int chieu_table_hand_count_all (const ChieuTableHand *self);
/* Returns: how many a hand that wins has: 21 or 25. */
int chieu_table_hand_get_full_size (const ChieuTableHand *self);
/* Returns: whether two or more that equal the winning card are held. */
gboolean chieu_table_hand_has_pair (const ChieuTableHand *self);
/* Returns: whether the winning card is the third of a pair: then a word must be said. Of a khàn bất thực it need not. */
gboolean chieu_table_hand_needs_word (const ChieuTableHand *self);
/* Returns: bit f: of face f three or more are there beside the winning card that were not laid as equals, so that they could have been
 * bất thực. */
guint32 chieu_table_hand_may_be_bat_thuc (const ChieuTableHand *self);

/* ---- Putting together ---- */

/* Adds a card to the fan. Returns: FALSE if all of its face are there already, or the hand is full; one place is kept for the winning
 * card while that is not chosen, unless the hand is a thiên ù */
gboolean chieu_table_hand_add_card (ChieuTableHand *self, ChieuCard card);
/* Makes @card the winning card in place of the one before; CHIEU_CARD_NONE: none is chosen. Returns: FALSE, and keeps the one before,
 * if all of its face are there already, or the hand is full */
gboolean chieu_table_hand_set_win (ChieuTableHand *self, ChieuCard card);
/* Takes a card out of the fan; nothing if it is not there. */
void chieu_table_hand_remove_card (ChieuTableHand *self, ChieuCard card);
/**
 * chieu_table_hand_add_phu:
 *
 * Lays a phu on the mat.
 *
 * Returns: (transfer full) (nullable): why it cannot lie there, or NULL if it was laid
 */
char *chieu_table_hand_add_phu (ChieuTableHand *self, const ChieuPhu *phu) G_GNUC_WARN_UNUSED_RESULT;
/* Takes the phu at @place away. */
void chieu_table_hand_remove_phu (ChieuTableHand *self, int place);

/* Returns: whether the @n @cards (n ≥ 1), which are being put together, are a phu of this house, or can become one by more cards */
gboolean chieu_table_hand_can_be_phu (const ChieuTableHand *self, const ChieuCard *cards, int n);

/**
 * chieu_table_hand_find_kinds:
 * @cards: @n cards of one phu, in any order
 * @kinds: (out): room for CHIEU_N_PHU_KINDS
 *
 * Finds which phu the cards can be in the house of @self, the likeliest first: three equal on the mat are a phỗng, or a khàn.
 *
 * Returns: how many kinds
 */
int chieu_table_hand_find_kinds (const ChieuTableHand *self,
                                 const ChieuCard      *cards,
                                 int                   n,
                                 int                  *kinds);

/* ---- In words ---- */

/**
 * chieu_table_hand_add_typed:
 * @text: cards as in docs/notation.md, "The scorer's evening": "3v 3s 7n"; with a word before them a phu, "phong 6n"; "win 5s" the winning
 *   card. Commas, semicolons and new lines separate the cards of the fan, each phu and the winning card
 *
 * Adds what a person has typed, all of it or nothing.
 *
 * Returns: (transfer full) (nullable): what is wrong with @text, or NULL if all of it was added
 */
char *chieu_table_hand_add_typed (ChieuTableHand *self, const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the cards as chieu_table_hand_add_typed() reads them. */
char *chieu_table_hand_to_text (const ChieuTableHand *self);

/* Puts the cards of @text, which chieu_table_hand_to_text() wrote, in place of those there are; a hand that is full without
 * a winning card was thiên ù. Returns: FALSE, and leaves the cards alone, if there is something wrong with @text. */
gboolean chieu_table_hand_restore (ChieuTableHand *self, const char *text);

/* ---- Judging ---- */

/**
 * chieu_table_hand_to_state:
 * @pot: points in the pot, −1: none
 * @state: (out): the hand with its winner at CHIEU_TABLE_WINNER, all laid down and said but the call, and the word about the pair of a
 *   winner who said none (no_word)
 *
 * Returns: whether it is a winning hand; if not, @state holds the cards and nothing was said
 */
gboolean chieu_table_hand_to_state (const ChieuTableHand *self,
                                    int                   pot,
                                    ChieuToTomState      *state);
