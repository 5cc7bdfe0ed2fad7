/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The play from the first card to the end of the hand (trick.c).
 */
#pragma once

#include "state.h"

/* List, judge and do the moves of the play, as ChieuGame.moves, .check and .apply do. */
int chieu_luc_ho_list_play (const State *s, int seat, ChieuMove *moves);
ChieuReason chieu_luc_ho_judge_play (const State *s, int seat, const ChieuMove *move);
void chieu_luc_ho_do_play (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* Lets the first seat lead the first trick. */
void chieu_luc_ho_begin_play (State *s);
/* Ends the hand; @winner (−1: nobody) shows the cards that are @claimed, and the dream its card. */
void chieu_luc_ho_end_hand (State *s, int winner, uint64_t claimed, ChieuEvents *events);
/* Returns: a move of @kind with @cards in their order */
ChieuMove chieu_luc_ho_compose_move (ChieuLucHoMoveKind kind, uint64_t cards);
