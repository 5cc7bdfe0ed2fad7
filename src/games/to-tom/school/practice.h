/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of practice of Tổ tôm (practice.c), and what they share: above all making hands that fall into phu (practice-hand.c).
 */
#pragma once

#include "school/practice/practice-cards.h"
#include "school.h"

/* All faces, as bits. */
#define CHIEU_PRACTICE_TO_TOM_ALL ((1u << CHIEU_TO_TOM_FACES) - 1)

/* A description of the hand to be made. */
typedef struct
{
  int cards;
  int lung;                      /* named triples it begins with */
  int triple;                    /* the first of them, or CHIEU_ANY_TRIPLE */
  guint32 faces;                 /* bit f: it may have face f */
  gboolean khan;                 /* it may have three or four equal cards */
} ChieuHandRecipe;

/* Makes @recipe that of a hand of @cards cards, of any faces, with as many lưng as a win needs and no three equal cards. */
void chieu_practice_to_tom_init_recipe (int seats, int cards, ChieuHandRecipe *recipe);

/* Makes a hand by @recipe in @cards. Returns: FALSE if it did not succeed; then another try usually does */
gboolean chieu_practice_to_tom_make_hand (const ChieuHandRecipe *recipe, ChieuRandom *random, ChieuLessonCards *cards);

/* Returns: whether all cards fall into phu with enough lưng, whatever their number */
gboolean chieu_practice_to_tom_is_complete (const ChieuLessonCards *cards, int seats);

/* Returns: bit f for each face f that completes the cards, of which there may be any number below CHIEU_LESSON_CARDS_MAX */
guint32 chieu_practice_to_tom_find_waits (const ChieuLessonCards *cards, int seats);

/* Counts the phu of three cards, equal ones once, with which an arrangement can begin. Those that overlap are misleading. */
int chieu_practice_to_tom_count_phu (const ChieuLessonCards *cards);

/* Returns: whether no face comes three times */
gboolean chieu_practice_to_tom_has_no_khan (const ChieuLessonCards *cards);

/* Makes @mat, a ChieuToTomState, one in which seat 0 has @cards in its hand and is to put one down; the others hold nothing. */
void chieu_practice_to_tom_put_on_mat (const ChieuLessonCards *cards, int seats, void *mat);

/* The answers to what may be done with a card. */
typedef enum
{
  CHIEU_PRACTICE_TO_TOM_LEAVE,
  CHIEU_PRACTICE_TO_TOM_EAT,
  CHIEU_PRACTICE_TO_TOM_PHONG,
  CHIEU_PRACTICE_TO_TOM_BOTH,
  CHIEU_PRACTICE_TO_TOM_WIN,
  CHIEU_PRACTICE_TO_TOM_N_CLAIMS
} ChieuPracticeToTomClaim;

/* Each makes a task of its kind: ChieuPracticeKind.make. */
void chieu_practice_to_tom_make_arrange (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_to_tom_make_complete (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_to_tom_make_waits (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_to_tom_make_worth (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_to_tom_make_call (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_to_tom_make_discard (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_to_tom_make_claim (ChieuPracticeTask *task, ChieuRandom *random);
