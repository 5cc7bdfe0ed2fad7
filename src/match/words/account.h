/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The account of a finished hand, ready to be read: the winner's cards by phu, each cước with its rule and its points, and how
 * they come together. It is words and cards only; pages lay them out.
 *
 * There are two of a hand: what was called and paid, and, explained, what the cards are worth, with the sum step by step, other
 * readings and other cards.
 */
#pragma once

#include "shown-phu.h"

/* A line of the call. */
typedef struct
{
  const char *name;              /* "Bạch định" */
  const char *rule;              /* one sentence */
  int points;                    /* its part of the sum */
  char *detail;                  /* (nullable): a sentence on this hand that is said instead of the rule */
  char *told;                    /* (nullable): the points in words, where a number alone would not say who pays it; "": it has none */
} ChieuAccountCuoc;

/* Another way to read the same cards as phu, with other cước. */
typedef struct
{
  char *call;                    /* "Thập hồng lèo" */
  char *why;                     /* why it is worth less, in whole sentences */
  int points;
  GPtrArray *phu;                /* (element-type ChieuShownPhu) */
} ChieuAccountReading;

/* A card that would have won, too. */
typedef struct
{
  ChieuCard card;
  int points;
  char *call;
} ChieuAccountWait;

/* The exchange of one card of the hand for another. */
typedef struct
{
  ChieuCard out, in;
  int points;
  char *call;
  char *text;                    /* "With 9 Sách instead of 5 Văn: “Thập hồng lèo”, 14 points." */
} ChieuAccountExchange;

/* The hand of a player who did not win. */
typedef struct
{
  char *who;                     /* whose hand it is: a name, or the place as seen from the winner */
  GPtrArray *phu;                /* (element-type ChieuShownPhu) */
} ChieuAccountHand;

/* The hands of two players, compared part by part. */
typedef struct
{
  char *first, *second;          /* whose hands: a name, or the place as seen from the winner */
  GPtrArray *rows;               /* (element-type GStrv): the part, the first's cards, the second's, and the points of the first; empty where
                                  * nothing was compared */
  char *sum;                     /* what it makes together for the first */
} ChieuAccountDuel;

/* The account; its parts belong to it. */
typedef struct _ChieuAccount
{
  const ChieuGame *game;
  gpointer state;                /* a copy of how the hand ended */
  int seats;
  char *names[CHIEU_SEATS_MAX];  /* (nullable) each: the names of the players; NULL at the person's seat, or where none are known */
  char *call;                    /* (nullable): "Thông bạch định tôm": what was called; explained: what the cards have, or
                                  * NULL where there is nothing to explain */
  GPtrArray *phu;                /* (element-type ChieuShownPhu) */
  GArray *cuoc;                  /* (element-type ChieuAccountCuoc) */

  /* The part on the cước that were called and paid. */
  char *title;                   /* one sentence on how the hand ended */
  gboolean title_has_call;       /* it says what was called */
  gboolean title_has_own;        /* it says what the person has got in the hand */
  char *came;                    /* (nullable): who called ù on which card, and where that card came from */
  char *told;                    /* how the hand ended as it is told at the table: after a right call of the person what it was
                                  * worth and how the match stands, after another player's win where the winning card came from and
                                  * one more line on the person, else everything about the person */
  GPtrArray *about;              /* (element-type utf8): the person's own points, and who waited for what, the person first */
  guint n_own;                   /* how many of these are about the person */
  char *sum;                     /* (nullable): "12 + 2 + 2 = 16" */
  char *paid;                    /* (nullable): who pays whom how much, if the sum does not say so */
  gboolean paid_in_pairs;        /* it is a list with a line for each two players; else it is told in a sentence or two */
  GPtrArray *remarks;            /* (element-type utf8): the faults found, in words */

  /* The part that is explained. */
  int points;                    /* the points of the best reading, before pot, debt and faults */
  ChieuCard win;                 /* the winning card, or CHIEU_CARD_NONE */
  char *nothing;                 /* (nullable): why there is nothing to explain */
  char *called;                  /* (nullable): what was called instead, and its result */
  GPtrArray *duels;              /* (element-type ChieuAccountDuel): the winner beside each other, then the person; empty in games that
                                  * compare no hands */
  GPtrArray *steps;              /* (element-type utf8): the sum, step by step, in sentences; after duels what they make together */
  GPtrArray *hands;              /* (element-type ChieuAccountHand): the hands with which the winner's was compared, the person's
                                  * first; empty in games that compare none */
  gboolean tried_others;         /* the game looked for other readings; where it did not, an empty list says nothing */
  GPtrArray *others;             /* (element-type ChieuAccountReading): worth most first */
  gboolean tried_changes;        /* the game looked for other winning cards and for an exchange */
  GPtrArray *waits;              /* (element-type ChieuAccountWait): worth most first */
  ChieuAccountExchange *exchange;    /* (nullable): the best one that scores more */
} ChieuAccount;

/**
 * chieu_account_new:
 * @game: the game of @state
 * @rules: the house rules it was played by
 * @state: the whole state of a finished hand
 * @names: the seats' names; NULL at the person's seat
 *
 * Returns: (transfer full): the account of what was called and paid
 */
ChieuAccount *chieu_account_new (const ChieuGame   *game,
                                 const ChieuRules  *rules,
                                 const void        *state,
                                 const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* Lists the cards that are left to draw, the next one first. @state: the whole state of a hand. @cards: (out): room for
 * CHIEU_DECK_CARDS_MAX of them. Returns: how many; 0 in games without a nọc */
int chieu_account_list_undrawn (const ChieuGame *game, const void *state, ChieuCard *cards);

/* Returns: how many cards in the hand of @seat everybody saw before they went there, and knows to be there still, although the game's
 * observe() hides them. @state: the whole state of a hand */
int chieu_account_count_turned_up (const ChieuGame *game, const void *state, int seat);

/* Lists the cards that @seat was waiting for when the hand ended. @state: of a finished hand. @n: (out): how many different cards that
 * are. Returns: (transfer full) (nullable): their names: "7 Văn, 8 Sách"; NULL: there are none, or more than @most */
char *chieu_account_list_waits (const ChieuGame *game, const void *state, int seat, int most, int *n) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the seat that called ù, rightly or falsely, on a card that came to the mat, first of all who did; −1: nobody, or the game is not
 * one in which cards are eaten */
int chieu_account_find_caller (const ChieuGame *game, const void *state);

/**
 * chieu_account_describe_card:
 * @state: the whole state of a hand that is over, or in which ù was called
 * @names: the seats' names; NULL at the person's seat
 *
 * Returns: (transfer full) (nullable): a sentence on who called ù on which card and who had put it down or drawn it: “Cô Tư called Ù
 * on 8 Sách, which Ông Ba put out.” NULL: nobody called, or the game is not one in which cards are eaten
 */
char *chieu_account_describe_card (const ChieuGame *game, const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_account_new_explained:
 * @state: a whole state whose hand is over, or whose winner lays down; for any other, and for a drawn hand, the account says that
 * there is nothing to explain
 * @names: (nullable): the seats' names; NULL at the person's seat. Without them the others are called by their places.
 *
 * Takes some hundredths of a second.
 *
 * Returns: (transfer full): the account of what the cards are worth; an empty one of a game without ChieuWords.account
 */
ChieuAccount *chieu_account_new_explained (const ChieuGame *game, const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* Frees @self (nullable). */
void chieu_account_free (ChieuAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuAccount, chieu_account_free)
