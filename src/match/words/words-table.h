/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of words that each game has, chieu_words_GAME in games/GAME/match/words.c. Strings are English source strings, marked
 * for translation in the table and translated when they are used.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

typedef struct _ChieuWords ChieuWords;

/* The names of a card. */
typedef struct
{
  const char *brief;             /* "8 Vạn" */
  const char *full;              /* "Bát vạn" */
  const char *spoken;            /* "8 Vạn (bát vạn), red" */
} ChieuCardWords;

/* The names of cards, by face of chieu_deck_to_tom; the deck of Chắn has most of them. */
extern const ChieuCardWords chieu_words_strip_cards[];

/* The words for a kind of moves. */
typedef struct
{
  const char *label;             /* on a button: "Ăn" */
  const char *called;            /* the word that is called at the seat: "Ăn!"; NULL: nothing */
} ChieuMoveWords;

/* The words for a reason of the rules. */
typedef struct
{
  const char *why;               /* why such a move is refused */
  const char *fault;             /* name of the fault; NULL if it is not a fault */
  const char *found;             /* what the fault is, as a sentence; NULL if it is not a fault */
  const char *why_card;          /* (nullable): as why, with a %s for the card of the hand that the move is made with, where “this card”
                                  * could be taken for the card in play */
} ChieuReasonWords;

/* The words for a cước. */
typedef struct
{
  const char *name;              /* alone, and first in the call */
  const char *within;            /* later in the call */
  const char *rule;              /* one sentence */
  const char *times;             /* (nullable): several of it, with the number: "%s lèo"; NULL: said one by one */
  /* (nullable): first in the call, and later in it, where the next cước is one that joins: "địa" of "địa chíu ù". */
  const char *joined_first, *joined;
  gboolean joins;                /* said as one word with the one before that can be joined */
  gboolean follows;              /* only comes of the win, such as who pays for whom: nobody wins with it, and a call does not name it */
} ChieuCuocWords;

/* No switch with words has more answers than this. */
#define CHIEU_SWITCH_ANSWERS_MAX 4

/* The words for a switch of the house rules. */
typedef struct
{
  const char *name;              /* "Ăn dưới" */
  const char *rule;              /* one sentence */
  const char *example;           /* (nullable) */
  const char *source;            /* its source, a sentence */
  const char *answers[CHIEU_SWITCH_ANSWERS_MAX];   /* by value − min; empty for a number */
  gboolean of_cuoc;              /* name and rule have a %s for the name of @cuoc */
  int cuoc;                      /* the cước that @of_cuoc needs */
} ChieuSwitchWords;

/* A set of house rules that comes with the program. */
typedef struct
{
  const char *id;
  const char *name;
} ChieuRuleSetWords;

typedef struct _ChieuOffered ChieuOffered;
typedef struct _ChieuAccount ChieuAccount;

/* The parts that a game adds to the account of a hand (account-parts.h). */
typedef struct
{
  /* Adds the cước that were called and paid. @names: as of chieu_account_new() */
  void (*fill) (ChieuAccount *self, const void *state, const ChieuResult *result, const char *const *names);
  /* Adds what the cards are worth. @names: as of chieu_account_new_explained() */
  void (*explain) (ChieuAccount *self, const void *state, const char *const *names);
  /* (nullable). Returns: the faces with which @seat would have won when the hand was over, bit f: face f */
  guint64 (*find_waits) (const void *state, int seat);
  /* Where find_waits is. Returns: the @n (out) cards that are left to draw, the next one last */
  const ChieuCard *(*find_undrawn) (const void *state, int *n);
  /* (nullable): where observe() hides cards that everybody saw before they went to a hand, as those that are turned up to find the cái.
   * Returns: how many of them are known to be in that of @seat still */
  int (*count_turned_up) (const void *state, int seat);
  gboolean eats;                 /* the state begins with a ChieuEatingTable, which knows where the winning card came from */
  gboolean pays_in_pairs;        /* ChieuAccount.paid has a line for each two players, of whom one pays the other; else it is told in a
                                  * sentence or two */
} ChieuAccountWords;

/* The words of a game. */
struct _ChieuWords
{
  const ChieuGame *game;
  const ChieuCardWords *cards;   /* by face, or as @faces says */
  const guint8 *faces;           /* (nullable): by face, the place of its words in @cards, which are those of another game's deck */
  gboolean signs;                /* the short names of cards are signs; read aloud are the full ones */
  /* (nullable): chieu_words_together(). */
  char *(*together) (const ChieuWords *self, const ChieuCard *cards, int n, gboolean in_hand);
  const char *marked;            /* (nullable): the words for a card that is marked */
  const ChieuMoveWords *moves;   /* by kind */
  int n_kinds;
  guint64 rare;                  /* bit k: moves of kind k are seldom wanted, and cost something: a list of what may be done ends with them */
  const ChieuReasonWords *reasons;   /* by code; the first is empty */
  /* (nullable): where a reason has why_card. Returns: the card of the hand that @move is made with, CHIEU_CARD_NONE: none */
  ChieuCard (*own_card) (const ChieuMove *move);
  const ChieuSwitchWords *switches;  /* by place */
  const ChieuRuleSetWords *rule_sets;   /* (nullable): beside the usual rules; ends with an id of NULL */
  /* Returns: the name of the game with this many seats, translated */
  const char *(*form) (int seats);
  /* Returns: (nullable): the words of a cước, untranslated; NULL: the game has no such cước */
  const ChieuCuocWords *(*cuoc) (int cuoc, int seats);
  /* (transfer full) (nullable): chieu_words_worth(). */
  char *(*worth) (const ChieuRules *rules, int seats, int cuoc, gboolean beside);
  const char *worth_title;       /* (nullable): the words for the points of a cước alone */
  const char *beside_title;      /* (nullable): the words for its points beside a higher cước */
  gboolean commas;               /* the cước of a call have commas between them, as there are many */
  gboolean u_aloud;              /* the call is said after the word ù */
  gboolean no_u;                 /* a winner does not say ù, which otherwise is the word for winning in Vietnamese */
  gboolean shows_with_move;      /* the cards that a move shows are told with it, not one by one */
  /* (nullable). Returns: (transfer full) (nullable): the prompt of the strict way before play begins: what @seat may do, whatever
   * its cards are */
  char *(*opening) (const void *view, int seat);
  /* (nullable). Returns: (transfer full): how the hand was dealt, as all saw it */
  char *(*dealt) (const void *view, const char *const *names);
  const char *no_set;            /* cards laid one by one with the card in play make no move */
  /* Returns: (transfer full) (nullable): the prompt for @seat, which must answer */
  char *(*prompt) (const void *view, int seat, const char *const *names, const ChieuOffered *offered);
  /* (transfer full): chieu_words_choice(). */
  char *(*choice) (const ChieuWords *self, const ChieuMove *move, int seats);
  /* (nullable): (transfer full): chieu_words_choice_name(); NULL: the label of its kind is enough. */
  char *(*choice_name) (const ChieuWords *self, const ChieuMove *move, int seats);
  /* (transfer full): chieu_words_move(). */
  char *(*move) (const ChieuWords *self, const ChieuMove *move, int seats, const char *who);
  /* (nullable): chieu_words_verse(). */
  const char *(*verse) (const ChieuMove *call, int seats);
  /* Returns: what a fault costs by these house rules, as a sentence */
  const char *(*cost) (const ChieuRules *rules, ChieuReason reason);
  /* Returns: (transfer full): how @sayer calls out @fault, the name of what @who (NULL: the person) did, with its immediate consequence */
  char *(*fault_seen) (const char *fault, const char *sayer, const char *who);
  guint outcomes;                /* bit o: a hand may end with ChieuOutcome o; only those count that earn their caller nothing */
  /* (nullable): NULL: no hand ends like that. Returns: (transfer full): how a hand ended that earned its caller, @who, nothing */
  char *(*unpaid) (const ChieuResult *result, const char *who);
  const struct _ChieuCeremonyWords *ceremony;   /* (nullable): the ceremony before a hand: ceremony.h */
  const ChieuAccountWords *account;  /* (nullable): NULL: only the result of a hand is told */
};

/* The words of all games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuWords *const chieu_all_words[];

/* For games and the log. Returns: (transfer full): the call that @who (NULL: the person) made with @move, whose cards are its cước, as a
 * sentence */
char *chieu_words_call_made (const ChieuWords *self, const ChieuMove *move, int seats, const char *who);
