/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The frame of the kinds of practice of games in which cards are eaten: arranging
 * a hand, calling one that has won, which card goes, and what may be done with a card
 * that lies there. A game says how its hands are made and what its rules say of them. The
 * order in which chance is asked is part of the frame: the same seed makes the same task.
 */
#pragma once

#include "practice-cards.h"

/* ---- What is it worth? ---- */

/* A call: so many cước, in their order. */
typedef struct
{
  int n;
  guint8 cuoc[CHIEU_CUOC_MAX];
} ChieuPracticeCall;

/* A hand that has won. */
typedef struct
{
  ChieuLessonCards cards;
  ChieuCard win;
  gboolean thong;                /* its player won the hand before, too */
  gboolean own_gate;             /* the card lay at the player's own gate, where that counts */
  ChieuPracticeCall call;        /* the right one */
} ChieuPracticeWon;

typedef struct
{
  const ChieuGame *game;
  int levels_in_phu;             /* so far the cards are shown in their phu with the question */
  const int (*levels)[2];        /* how few and how many cước a hand has */
  int plain;                     /* the cước of a win without any */
  const guint8 *likely;          /* what somebody might call in the place of a right cước */
  int n_likely;
  int only_five;                 /* the first so many of @likely there are with five seats only */

  /* Returns: whether the hand that was made has won */
  gboolean (*win_hand) (ChieuRandom *random, int seats, ChieuPracticeWon *won);
  /* Returns: whether @cuoc is added to a wrong call, by chance. */
  gboolean (*may_add_to_call) (const ChieuPracticeCall *call, int cuoc, ChieuRandom *random);
  int (*points) (const ChieuPracticeCall *call, int seats);
  /* The cards as they lie in phu, for the explanation. */
  void (*show) (ChieuPracticeTask *task, const ChieuPracticeWon *won);
  char *(*question) (const ChieuPracticeWon *won);
} ChieuPracticeWorth;

void chieu_practice_ask_worth (ChieuPracticeTask *task, const ChieuPracticeWorth *kind, ChieuRandom *random);

/* The same, without calls to choose from: the call is put together from all the words of the game. */
void chieu_practice_ask_call (ChieuPracticeTask *task, const ChieuPracticeWorth *kind, ChieuRandom *random);

/* ---- Which card goes? ---- */

typedef struct
{
  int far;                       /* cards that the hand lacks without the right one */
  int right;                     /* cards that are right, at most */
} ChieuPracticeDiscardLevel;

typedef struct
{
  const ChieuPracticeDiscardLevel *levels;
  const ChieuOutlookGame *outlook;
  int tries;                     /* hands made before one is taken that does not suit the level */

  /* Makes a hand with one card too many. Returns: FALSE if this try failed */
  gboolean (*make_hand) (ChieuRandom *random, int seats, int far, ChieuLessonCards *cards);
  /* (nullable): whether the hand may lie @far from a win: quickly, so that most hands need no closer look */
  gboolean (*may_lie_far) (const ChieuLessonCards *cards, int seats, int far);
  /* Seat 0 of @state, a state of the game, has @cards in its hand and is to put one down; nothing else is on the mat. */
  void (*put_on_mat) (const ChieuLessonCards *cards, int seats, void *state);
} ChieuPracticeDiscards;

void chieu_practice_ask_discard (ChieuPracticeTask *task, const ChieuPracticeDiscards *kind, ChieuRandom *random);

/* ---- May I take it? ---- */

/* A card that lies there. */
typedef struct
{
  ChieuCard card;
  int place;                     /* at which gate, and how it came there: as the game numbers them, 0 is the player's own */
  gboolean refused;              /* the player left the same card before */
} ChieuPracticeLying;

typedef struct
{
  int cards[2];                  /* with five seats, with four */
  int places;                    /* the first so many */
  gboolean refusals;
  gboolean wins;                 /* the last answer can be right */
} ChieuPracticeClaimLevel;

typedef struct
{
  const ChieuPracticeClaimLevel *levels;
  const char *const *answers;    /* untranslated: the first is to leave the card, the last to win with it */
  int n_answers;
  int choices;                   /* of the measure, where there is one place only */

  gboolean (*make_hand) (ChieuRandom *random, int seats, int n, gboolean waits, ChieuLessonCards *cards);
  gboolean (*can_lie) (const ChieuLessonCards *cards, const ChieuPracticeLying *lying);
  /* Returns: the number of the answer that is right by the rules */
  int (*claim) (const ChieuLessonCards *cards, int seats, const ChieuPracticeLying *lying);
  char *(*question) (const ChieuPracticeLying *lying);
  char *(*why) (const ChieuPracticeTask *task, const ChieuPracticeLying *lying);
} ChieuPracticeClaims;

void chieu_practice_ask_claim (ChieuPracticeTask *task, const ChieuPracticeClaims *kind, ChieuRandom *random);

/* ---- For these and other kinds ---- */

/* A way to make hands that depends on two numbers, such as the sets of either sort. */
typedef struct
{
  void (*make_hand) (ChieuRandom *random, const int how[2], ChieuLessonCards *cards);
  /* The number of sets that are easily mistaken for others. */
  int (*count_tangled) (const ChieuLessonCards *cards);
} ChieuPracticeHands;

/* Makes @hands hands; @cards becomes the most tangled one. */
void chieu_practice_make_tangled (const ChieuPracticeHands *kind, const int how[2], int hands, ChieuRandom *random,
                                  ChieuLessonCards *cards);

/* Measures how hard a task about the sets of a hand is: the more tangled, the harder. */
void chieu_practice_measure_tangled (const ChieuPracticeHands *kind, ChieuPracticeTask *task);

/* Shows the phu into which @cards fall with at least @lung lưng; none if they do not. */
void chieu_practice_show_arranged (ChieuPracticeTask *task, const ChieuLessonCards *cards, int lung);

/* Says which cards complete the hand (right_faces), and shows it with the first of them. */
void chieu_practice_explain_waits (ChieuPracticeTask *task, int lung);
