/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the best answer with a hand of Mậu binh, as the coach, the button at the mat and the upper levels take it.
 */
#pragma once

#include "bots.h"
#include "others.h"

/* The most arrangements that are compared; a weaker level, or one with little time, compares fewer. */
#define CHIEU_MAU_BINH_WAYS_MAX 8

/* The best answer with a hand. */
typedef struct
{
  ChieuMauBinhArrangement best;  /* worth: what it wins from one other on average, CHIEU_MAU_BINH_POINT for each point */
  ChieuMove move;                /* lays it, shows a tới trắng that pays as much, or gives up where that costs less */
} ChieuMauBinhChoice;

/**
 * chieu_mau_binh_choose:
 * @hand: thirteen cards
 * @rules: what the house pays
 * @choice: (out)
 *
 * Compares the arrangements that promise most with all hands of the library that another player can hold beside @hand, in any order
 * of the suits (others.h). The result is always the same, on every machine. Sập làng is not considered, nor that another player may
 * show a tới trắng. Takes some milliseconds, and 300 KB of the stack.
 */
void chieu_mau_binh_choose (uint64_t hand, const ChieuRules *rules, ChieuMauBinhChoice *choice);

/* Does the same against these @others, at least one hand; @tried arrangements are compared, 1 to
 * CHIEU_MAU_BINH_WAYS_MAX. */
void chieu_mau_binh_choose_against (const ChieuMauBinhOthers *others, uint64_t hand, int tried, ChieuMauBinhChoice *choice);

/**
 * chieu_mau_binh_rank_ways:
 * @others: what another may lay, one hand at least
 * @hand: thirteen cards
 * @tried: arrangements to be compared, 1 to CHIEU_MAU_BINH_WAYS_MAX
 * @ways: (out): room for @tried; the best first, worth as in ChieuMauBinhChoice
 *
 * The measure with the shares of these others picks arrangements of different names (chieu_mau_binh_list_best()); each is then
 * compared with each of the others' hands.
 *
 * Returns: how many there are
 */
int chieu_mau_binh_rank_ways (const ChieuMauBinhOthers *others, uint64_t hand, int tried, ChieuMauBinhArrangement *ways);
