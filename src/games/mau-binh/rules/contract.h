/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the game’s table (contract.c) that stand in files of their own, each but the first as the member of ChieuGame of that name.
 */
#pragma once

#include "state.h"

/* ChieuGame.moves, but only for a seat that is asked. */
int chieu_mau_binh_list_moves (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
void chieu_mau_binh_observe (const void *state, int seat, void *view);
void chieu_mau_binh_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_mau_binh_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_mau_binh_forget (void *view);
int chieu_mau_binh_faults (const void *state, int seat, ChieuFault *faults);
void chieu_mau_binh_result (const void *state, ChieuResult *result);
const char *chieu_mau_binh_check_state (const void *state);
void chieu_mau_binh_print_move (const ChieuMove *move, char *text);
bool chieu_mau_binh_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_mau_binh_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_mau_binh_switches[CHIEU_MAU_BINH_N_SWITCHES];
extern const char *const chieu_mau_binh_reasons[CHIEU_MAU_BINH_N_REASONS + 1];
/* The words that print the kinds of moves. */
extern const char *const chieu_mau_binh_move_words[CHIEU_MAU_BINH_N_MOVES];
