/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets of Tổ tôm faces as bits: bit f for face f, so that the three suits
 * are nine bits each and ranks of two suits are nine bits apart.
 */
#pragma once

#include "holding.h"

/* The faces with a suit, and the ranks of one suit. */
#define EVAL_NUMBERS UINT32_C (0x7ffffff)
#define EVAL_RANKS UINT32_C (0x1ff)
/* The faces of @ranks, a bit for each rank, in all three suits. */
#define EVAL_OF_RANKS(ranks) ((ranks) * UINT32_C (0x40201))
/* Faces with two higher ones in their suit. */
#define EVAL_RUN_LOWS EVAL_OF_RANKS (UINT32_C (0x7f))
/* The yêu: the ones, and the faces without a suit. */
#define EVAL_YEU (EVAL_OF_RANKS (UINT32_C (1)) | CHIEU_BIT (CHIEU_CC) | CHIEU_BIT (CHIEU_TT) | CHIEU_BIT (CHIEU_OC))

/* Return the faces of the suit, and those of the rank, of a numbered card. */
static inline uint32_t eval_faces_of_suit (ChieuCard card) { return EVAL_RANKS << chieu_card_suit_start (card); }
static inline uint32_t eval_faces_of_rank (ChieuCard card) { return EVAL_OF_RANKS (CHIEU_BIT (chieu_card_place (card))); }

/* Returns: eight counts, each in a byte of its own, the first one lowest */
static inline uint64_t
eval_load_counts (const uint8_t *counts)
{
  return (uint64_t) counts[0] | (uint64_t) counts[1] << 8 | (uint64_t) counts[2] << 16
         | (uint64_t) counts[3] << 24 | (uint64_t) counts[4] << 32 | (uint64_t) counts[5] << 40
         | (uint64_t) counts[6] << 48 | (uint64_t) counts[7] << 56;
}

/* Returns: a bit for each of eight counts below 64 that is at least @least (1–4) */
static inline uint32_t
eval_at_least_of (uint64_t counts,
                  unsigned least)
{
  const uint64_t ones = UINT64_C (0x0101010101010101);
  const uint64_t reached = (counts + ones * (0x80 - least)) >> 7 & ones;

  /* The product brings bit 0 of byte i to bit 56 + i. */
  return (uint32_t) (reached * UINT64_C (0x0102040810204080) >> 56);
}

/* Returns: the faces of which there are at least @least (1–4). The last six are read with the two before them, so that nothing
 * beyond the counts is read. */
static inline uint32_t
eval_at_least (const uint8_t counts[CHIEU_TO_TOM_FACES],
               unsigned      least)
{
  return eval_at_least_of (eval_load_counts (counts), least)
         | eval_at_least_of (eval_load_counts (counts + 8), least) << 8
         | eval_at_least_of (eval_load_counts (counts + 16), least) << 16
         | eval_at_least_of (eval_load_counts (counts + 22), least) >> 2 << 24;
}

/* Returns: the faces of @present that are in a run of three or more */
static inline uint32_t
eval_in_runs (uint32_t present)
{
  const uint32_t lows = present & present >> 1 & present >> 2 & EVAL_RUN_LOWS;

  return lows | lows << 1 | lows << 2;
}

/* Returns: the ranks of which @present has all three suits */
static inline uint32_t
eval_full_ranks (uint32_t present)
{
  return present & present >> CHIEU_SUIT_RANKS & present >> 2 * CHIEU_SUIT_RANKS & EVAL_RANKS;
}

/* Returns: the ranks of which @faces, numbers only, has any suit */
static inline uint32_t
eval_any_ranks (uint32_t faces)
{
  return (faces | faces >> CHIEU_SUIT_RANKS | faces >> 2 * CHIEU_SUIT_RANKS) & EVAL_RANKS;
}

/* The faces of each named triple. */
extern const uint32_t eval_triple_faces[CHIEU_N_LUNG_ALL];

/* A cheap test before any search. @present: the faces that are there. @threes: those of which there are three or more. @excused: those that
 * may stay because of what lies on the mat. Returns: false if a card with a number is certainly loose */
static inline bool
eval_may_be_whole (uint32_t present,
                   uint32_t threes,
                   uint32_t excused)
{
  const uint32_t numbers = present & EVAL_NUMBERS;
  uint32_t lost = numbers & ~(eval_in_runs (numbers) | threes | excused | EVAL_YEU
                              | EVAL_OF_RANKS (eval_full_ranks (present)));

  if (lost == 0)
    return true;
  /* The triples that only some houses have (from CHIEU_N_LUNG on) are runs, and so are not lost. */
  for (int i = 0; i < CHIEU_N_LUNG; i++)
    if ((present & eval_triple_faces[i]) == eval_triple_faces[i])
      lost &= ~eval_triple_faces[i];
  return lost == 0;
}
