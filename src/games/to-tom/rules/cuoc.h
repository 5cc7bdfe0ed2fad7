/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cước and points of a complete Tổ tôm holding (docs/rules/to-tom.md, "Cước and points").
 */
#pragma once

#include "games/to-tom/rules/eval/eval.h"
#include "readings.h"

/* In the order of the call (docs/rules/to-tom.md, "Order of the call"). */
typedef enum
{
  CHIEU_CUOC_THONG,
  CHIEU_CUOC_KINH_TU_CO,
  CHIEU_CUOC_CHI_NAY,
  CHIEU_CUOC_BACH_DINH,
  CHIEU_CUOC_KINH_CO,            /* kính nhị cố with four seats */
  CHIEU_CUOC_THAP_HONG,          /* thập nhị hồng with four seats */
  CHIEU_CUOC_TOM,
  CHIEU_CUOC_LEO,
  CHIEU_CUOC_SUONG,
  CHIEU_N_CUOC
} ChieuCuoc;

/* Ids by number, as in the table; NULL at the end. */
extern const char *const chieu_cuoc_ids[CHIEU_N_CUOC + 1];

/* Returns: whether a win after a win is thông with @seats, 4 or 5: in bí tứ it is not (docs/rules/to-tom.md, "Deck and deal") */
static inline bool chieu_has_thong (int seats) { return !chieu_is_bi_tu (seats); }

/* The points that the house pays, as set by the switches (tables.c). */
typedef struct
{
  int16_t points[CHIEU_N_CUOC];  /* alone; thong: what it adds to a suông or to a cước */
  int16_t more;                  /* for each cước beside the highest; by default 2 */
  uint8_t reds;                  /* reds that make thập hồng; by default 10, with four seats 12 */
  uint8_t chi_nay_leo;           /* 1: with chi nẩy another Lèo is called too; by default 0 */
  uint8_t each;                  /* 1: every Tôm and every Lèo is called; 0, the default: one of them */
} ChieuCuocValues;

/* Sets @values to the defaults of the switches, for @seats, 4 or 5. */
void chieu_cuoc_values_init (ChieuCuocValues *values, int seats);

/* What a hand is called and worth. */
typedef struct
{
  uint8_t complete;              /* 1: it wins; else all is 0 */
  uint8_t lung;                  /* of the reading; 0 if none was asked for */
  int16_t points;                /* 0 if not complete */
  uint8_t n;                     /* cước called */
  uint8_t cuoc[CHIEU_N_CUOC];    /* in calling order; tom and leo as often as they are called */
} ChieuScore;

/**
 * chieu_cuoc_score:
 * @holding: 21 (25) cards, the winning card among the free ones
 * @win: the winning card, or %CHIEU_CARD_NONE (thiên ù)
 * @thong: whether this seat won the hand before; ignored with four seats
 * @chi_nay: whether chi nẩy is open at all: no refusal of this hand spoils it. Whether cc was the only
 *   wait and the Lèo did not lie on the mat is found here
 * @values: what the house pays
 * @score: (out)
 * @reading: (out) (optional): the phu as chieu_eval_find_best() gives them; the caller joins them with those on the mat
 *
 * Finds the reading of a holding that scores most, and its cước.
 *
 * Returns: whether the holding is complete.
 */
bool chieu_cuoc_score (const ChieuHolding    *holding,
                       ChieuCard              win,
                       bool                   thong,
                       bool                   chi_nay,
                       const ChieuCuocValues *values,
                       ChieuScore            *score,
                       ChieuReading          *reading);

/* Returns: how often Tôm, or Lèo without chi nẩy, is called if a reading has @n of them */
int chieu_cuoc_count_called (const ChieuCuocValues *values, int n);

/* Returns: how often Lèo is called if a reading has @leo of them. If @chi_nay is called, no Lèo is or, in a house with chi_nay_leo, the
 * others than that of the chi nẩy. */
int chieu_cuoc_count_leo_called (const ChieuCuocValues *values, int leo, bool chi_nay);

/**
 * chieu_cuoc_sum:
 * @cuoc: @n cước, of which only tom and leo may be there more than once
 *
 * Returns: points of these called together: the highest and @values->more for each other, thông added
 *   to that. Thông alone, and nothing at all, count upon a suông.
 */
int chieu_cuoc_sum (const uint8_t *cuoc, int n, const ChieuCuocValues *values);

/**
 * chieu_cuoc_waits_only_for_cc:
 * @holding: a holding with the winning card chi chi among the free ones
 * @split: (nullable): khàn bất thực
 *
 * Returns: whether, without it, chi chi was the only face waited for, and 9v and 8s are free (docs/rules/to-tom.md, "chi-nay").
 */
bool chieu_cuoc_waits_only_for_cc (const ChieuHolding *holding, const ChieuSplit *split);

/* Finds what one @reading of the free cards of @holding has, together with what lies on the mat. */
void chieu_cuoc_find_traits (const ChieuHolding *holding, const ChieuReading *reading, ChieuReadingTraits *traits);

/**
 * chieu_cuoc_score_traits:
 * @holding: as in chieu_cuoc_score()
 * @traits: what one reading of it has
 * @only_cc_waits: whether chi nẩy is open: chieu_cuoc_waits_only_for_cc(), and no refusal spoils it
 *
 * Finds the cước of one given reading, in calling order, and their points. For the rules engine, where bất thực or the word
 * "không phỗng" forbids some readings.
 */
void chieu_cuoc_score_traits (const ChieuHolding       *holding,
                              const ChieuReadingTraits *traits,
                              bool                      thong,
                              bool                      only_cc_waits,
                              const ChieuCuocValues    *values,
                              ChieuScore               *score);
