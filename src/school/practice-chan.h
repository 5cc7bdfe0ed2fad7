/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the kinds of practice of Chắn share: making hands that fall into sets.
 */
#pragma once

#include "practice-cards.h"
#include "school-chan.h"

G_BEGIN_DECLS

/* A hand of so many chắn and cạ, and no more chắn than that. */
void chieu_practice_chan_hand (ChieuRandom *random, int chan, int ca, ChieuLessonCards *cards);

/* Of @tries such hands that which has most ranks of three cards and more: there chắn and cạ are easily taken for each other. */
void chieu_practice_chan_tangled (ChieuRandom *random, int chan, int ca, int tries, ChieuLessonCards *cards);

/* Returns: how many ranks have three cards and more */
int chieu_practice_chan_count_tangled (const ChieuLessonCards *cards);

/* Adds one random card of which there are fewer than four, but no chi chi where @number. Returns: the card */
ChieuCard chieu_practice_chan_add (ChieuRandom *random, gboolean number, ChieuLessonCards *cards);

/* Seat 0 has @cards in its hand and is to put one down; nobody has a card on the mat, nothing binds. */
void chieu_practice_chan_mat (const ChieuLessonCards *cards, ChieuChanState *state);

/* A card that lies there, as the task of claiming asks of it. */
typedef enum
{
  CHIEU_PRACTICE_DRAWN,          /* seat 0 drew it */
  CHIEU_PRACTICE_UPPER,          /* the left neighbour put it down */
  CHIEU_PRACTICE_ACROSS,         /* who sits across put it down */
  CHIEU_PRACTICE_DRAWN_ACROSS,   /* or drew it */
  CHIEU_PRACTICE_N_PLACES
} ChieuPracticePlace;

typedef struct
{
  ChieuCard card;
  ChieuPracticePlace place;
  gboolean refused;              /* seat 0 left the same card before, in its turn */
} ChieuPracticeChanCard;

/* What seat 0 may do with it. */
typedef enum
{
  CHIEU_PRACTICE_CHAN_LEAVE,
  CHIEU_PRACTICE_CHAN_EAT_CA,
  CHIEU_PRACTICE_CHAN_EAT_CHAN,
  CHIEU_PRACTICE_CHAN_CHIU,
  CHIEU_PRACTICE_CHAN_WIN,
  CHIEU_PRACTICE_CHAN_N
} ChieuPracticeChanClaim;

/* By the rules. @state: (out): the mat with the card */
ChieuPracticeChanClaim chieu_practice_chan_claim (const ChieuLessonCards      *cards,
                                                  const ChieuPracticeChanCard *lying,
                                                  ChieuChanState              *state);

/* The kinds. */
void chieu_practice_chan_make_arrange (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_complete (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_waits (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_worth (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_discard (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_claim (ChieuPracticeTask *task, ChieuRandom *random);

G_END_DECLS
