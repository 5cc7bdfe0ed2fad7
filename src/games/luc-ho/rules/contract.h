/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the game’s table (contract.c) that stand in files of their own, each as the member of ChieuGame of that name.
 */
#pragma once

#include "state.h"

void chieu_luc_ho_observe (const void *state, int seat, void *view);
void chieu_luc_ho_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_luc_ho_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_luc_ho_forget (void *view);
void chieu_luc_ho_result (const void *state, ChieuResult *result);
const char *chieu_luc_ho_check_state (const void *state);
void chieu_luc_ho_print_move (const ChieuMove *move, char *text);
bool chieu_luc_ho_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_luc_ho_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_luc_ho_switches[CHIEU_LUC_HO_N_SWITCHES];
extern const char *const chieu_luc_ho_reasons[CHIEU_LUC_HO_N_REASONS + 1];
extern const char *const chieu_luc_ho_cuoc[CHIEU_LUC_HO_N_CUOC + 1];
/* The words that print the kinds of moves. */
extern const char *const chieu_luc_ho_move_words[CHIEU_LUC_HO_N_MOVES];
