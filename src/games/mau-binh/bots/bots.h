/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lower two levels of Mậu binh, and the moves that all levels make of an arrangement.
 */
#pragma once

#include "bots/question.h"
#include "games/mau-binh/rules/mau-binh.h"

/* A beginner shows a tới trắng, or lays his highest five cards as chi 1 and the highest five of the others as chi 2. */
int chieu_mau_binh_tap_su (const ChieuBotTurn *turn, uint32_t *nodes);

/* Arranges by the measure (chieu_mau_binh_find_best()), shows a tới trắng that pays as much, and gives up a hand that is worth less than
 * giving up costs. */
int chieu_mau_binh_vua (const ChieuBotTurn *turn, uint32_t *nodes);

/* ---- For the levels ---- */

/* Decides as vừa does with @hand. */
void chieu_mau_binh_decide (uint64_t hand, const ChieuRules *rules, ChieuMove *move);

/* Makes the move that lays @best. */
void chieu_mau_binh_make_move (const ChieuMauBinhArrangement *best, ChieuMove *move);

/* Chooses the best move, @best being the best arrangement: to show the tới trắng of @hand, to give up or to lay @best. */
void chieu_mau_binh_choose_move (uint64_t hand, const ChieuRules *rules, const ChieuMauBinhArrangement *best, ChieuMove *move);
