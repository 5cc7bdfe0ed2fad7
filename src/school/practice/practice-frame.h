/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The frame of the kinds of practice of games in which cards are eaten: arranging a hand, calling one that has won, which card
 * goes, and what may be done with a card that lies there. A game provides how its hands are made and what its rules say about
 * them. The order in which random numbers are drawn is part of the frame: the same seed makes the same task.
 */
#pragma once

#include "practice-cards.h"

/* ---- What is it worth? ---- */

/* A call: @n cước, in their order. */
typedef struct
{
  int n;
  guint8 cuoc[CHIEU_CUOC_MAX];
} ChieuPracticeCall;

/* A hand that has won. */
typedef struct
{
  ChieuLessonCards cards;
  ChieuCard win;                 /* the one of them with which it has won, or CHIEU_CARD_NONE: as dealt */
  gboolean thong;                /* its player won the hand before, too */
  gboolean own_gate;             /* the card lay at the player's own gate, if that counts */
  ChieuPracticeCall call;        /* the right one */
} ChieuPracticeWon;

/* A game whose calls are practised. Texts are (transfer full) and translated, here and below. */
typedef struct
{
  const ChieuGame *game;
  int levels_in_phu;             /* up to this level the cards are shown in their phu with the question */
  const int (*levels)[2];        /* for each level the least and the largest number of cước of a hand */
  int plain;                     /* the cước that stands for a win without any */
  const guint8 *likely;          /* what somebody might call instead of a right cước */
  int n_likely;
  int only_full;                 /* this many at the beginning of @likely exist only if all seats of the game are taken */

  /* Makes a hand. Returns: whether it has won */
  gboolean (*win_hand) (ChieuRandom *random, int seats, ChieuPracticeWon *won);
  /* Returns: whether @cuoc is added to a wrong call: FALSE if it does not go with the others, else chance may decide */
  gboolean (*may_add_to_call) (const ChieuPracticeCall *call, int cuoc, ChieuRandom *random);
  /* Returns: what a hand that is called so is paid */
  int (*points) (const ChieuPracticeCall *call, int seats);
  /* Puts the cards in their phu into @task->shown, for the explanation. */
  void (*show) (ChieuPracticeTask *task, const ChieuPracticeWon *won);
  /* Returns: the question, with what has to be known of the hand */
  char *(*question) (const ChieuPracticeWon *won);
} ChieuPracticeWorth;

/* Makes a task of finding the right call of a hand and its worth. */
void chieu_practice_ask_worth (ChieuPracticeTask *task, const ChieuPracticeWorth *kind, ChieuRandom *random);

/* Makes such a task without calls to choose from: the call is put together from all the words of the game. */
void chieu_practice_ask_call (ChieuPracticeTask *task, const ChieuPracticeWorth *kind, ChieuRandom *random);

/* ---- Which card goes? ---- */

/* A level of the discards. */
typedef struct
{
  int far;                       /* how many cards the hand lacks after the right discard */
  int right;                     /* the most cards that are right */
} ChieuPracticeDiscardLevel;

/* A game whose discards are practised. */
typedef struct
{
  const ChieuPracticeDiscardLevel *levels;
  const ChieuOutlookGame *outlook;
  int tries;                     /* how many hands are made before one is taken that does not suit the level */

  /* Makes a hand with a surplus card. Returns: FALSE if this try failed */
  gboolean (*make_hand) (ChieuRandom *random, int seats, int far, ChieuLessonCards *cards);
  /* (nullable): a quick test whether the hand may be at distance @far from a win, which excludes most hands */
  gboolean (*may_lie_far) (const ChieuLessonCards *cards, int seats, int far);
  /* Makes @state, a state of the game, in which the learner has @cards in its hand and is to put one down; nothing else is on the
   * mat. */
  void (*put_on_mat) (const ChieuLessonCards *cards, int seats, void *state);
} ChieuPracticeDiscards;

/* Makes a task of finding the card that should go. */
void chieu_practice_ask_discard (ChieuPracticeTask *task, const ChieuPracticeDiscards *kind, ChieuRandom *random);

/* ---- May I take it? ---- */

/* A card at a gate. */
typedef struct
{
  ChieuCard card;
  int place;                     /* at which gate it lies, and how it came there, as the game numbers them; 0 is the player's own */
  gboolean refused;              /* the player left the same card before */
} ChieuPracticeLying;

/* A level of the claims. */
typedef struct
{
  int cards[2];                  /* in the hand: with all seats of the game, with fewer */
  int places;                    /* the card lies at one of this many places, counted from the first */
  gboolean refusals;             /* the same card may have been left before */
  gboolean wins;                 /* the last answer can be right */
} ChieuPracticeClaimLevel;

/* A game whose claims are practised. */
typedef struct
{
  const ChieuPracticeClaimLevel *levels;
  const char *const *answers;    /* untranslated; the first is leaving the card, the last winning with it */
  int n_answers;
  int choices;                   /* ChieuPracticeMeasure.choices of a level with one place, without refusals and wins */

  /* Makes a hand of @n cards; with @waits one that waits for a card. Returns: FALSE if this try failed */
  gboolean (*make_hand) (ChieuRandom *random, int seats, int n, gboolean waits, ChieuLessonCards *cards);
  /* Returns: whether the card can lie at that place, and be refused or not, while the player has this hand */
  gboolean (*can_lie) (const ChieuLessonCards *cards, const ChieuPracticeLying *lying);
  /* Returns: the number of the answer that is right by the rules */
  int (*claim) (const ChieuLessonCards *cards, int seats, const ChieuPracticeLying *lying);
  /* Return the question, and why the right answer is right. */
  char *(*question) (const ChieuPracticeLying *lying);
  char *(*why) (const ChieuPracticeTask *task, const ChieuPracticeLying *lying);
} ChieuPracticeClaims;

/* Makes a task of finding what may be done with a card at a gate. */
void chieu_practice_ask_claim (ChieuPracticeTask *task, const ChieuPracticeClaims *kind, ChieuRandom *random);

/* ---- For these and other kinds ---- */

/* A way to make hands that depends on the two numbers @how; the game says what they are, such as how many chắn and how many cạ. */
typedef struct
{
  void (*make_hand) (ChieuRandom *random, const int how[2], ChieuLessonCards *cards);
  /* Returns: how many sets are easily mistaken for others */
  int (*count_tangled) (const ChieuLessonCards *cards);
} ChieuPracticeHands;

/* Makes @hands hands, at least one, of the numbers @how; @cards gets the one with the most tangled sets, the first of several. */
void chieu_practice_make_tangled (const ChieuPracticeHands *kind, const int how[2], int hands, ChieuRandom *random,
                                  ChieuLessonCards *cards);

/* Measures how hard a task about the sets of a hand is: the more tangled, the harder. */
void chieu_practice_measure_tangled (const ChieuPracticeHands *kind, ChieuPracticeTask *task);

/* Puts the groups into which @cards fall with at least @lung lưng into @task->shown, as ChieuSchoolGame.arrange() finds them: in Chắn
 * without the què. There are none if that finds no arrangement. */
void chieu_practice_show_arranged (ChieuPracticeTask *task, const ChieuLessonCards *cards, int lung);

/* Explains in @task->why which cards complete the hand: @task->right_faces, at least one. Shows the hand with the first of them, in groups
 * with at least @lung lưng. */
void chieu_practice_explain_waits (ChieuPracticeTask *task, int lung);
