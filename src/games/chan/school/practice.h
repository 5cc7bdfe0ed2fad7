/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the kinds of practice of Chắn: making hands that fall into sets.
 */
#pragma once

#include "school/practice/practice-frame.h"
#include "school.h"

/* Makes a sorted hand of @chan chắn and @ca cạ, together CHIEU_CHAN_SETS at most; its cards make no more than @chan chắn. */
void chieu_practice_chan_make_hand (ChieuRandom *random, int chan, int ca, ChieuLessonCards *cards);

/* Such hands for chieu_practice_make_tangled(), by their numbers of chắn and of cạ; the most tangled is the one in which most ranks
 * have three or more cards, so that chắn and cạ are easily confused. */
extern const ChieuPracticeHands chieu_practice_chan_hands;

/* Returns: how many ranks have three cards and more */
int chieu_practice_chan_count_tangled (const ChieuLessonCards *cards);

/* Adds one random card of which there are fewer than four, and sorts @cards; no chi chi if @number is set. Returns: the card */
ChieuCard chieu_practice_chan_add_card (ChieuRandom *random, gboolean number, ChieuLessonCards *cards);

/* The most chắn of usual hands: more are rare. */
#define CHIEU_PRACTICE_CHAN_USUAL 8

/* Makes @mat, a ChieuChanState, one in which seat 0 has @cards in its hand and is to put one down; nobody has a card on the mat,
 * nothing binds. */
void chieu_practice_chan_put_on_mat (const ChieuLessonCards *cards, int seats, void *mat);

/* The answers to what may be done with a card. */
typedef enum
{
  CHIEU_PRACTICE_CHAN_LEAVE,
  CHIEU_PRACTICE_CHAN_EAT_CA,
  CHIEU_PRACTICE_CHAN_EAT_CHAN,
  CHIEU_PRACTICE_CHAN_CHIU,
  CHIEU_PRACTICE_CHAN_WIN,
  CHIEU_PRACTICE_CHAN_N
} ChieuPracticeChanClaim;

/* Each makes a task of its kind: ChieuPracticeKind.make. */
void chieu_practice_chan_make_arrange (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_complete (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_waits (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_worth (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_call (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_discard (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_chan_make_claim (ChieuPracticeTask *task, ChieuRandom *random);
