/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the game’s table (contract.c) that stand in files of their own, each as the member of ChieuGame of that name.
 */
#pragma once

#include "state.h"

void chieu_chan_observe (const void *state, int seat, void *view);
void chieu_chan_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_chan_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_chan_forget (void *view);
int chieu_chan_faults (const void *state, int seat, ChieuFault *faults);
void chieu_chan_result (const void *state, ChieuResult *result);
const char *chieu_chan_check_state (const void *state);
void chieu_chan_print_move (const ChieuMove *move, char *text);
bool chieu_chan_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_chan_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_chan_switches[CHIEU_CHAN_N_SWITCHES];
extern const char *const chieu_chan_reasons[CHIEU_CHAN_N_REASONS + 1];
/* The words that print the kinds of moves and of sets (moves-text.c). */
extern const char *const chieu_chan_move_words[CHIEU_CHAN_N_MOVES];
extern const char *const chieu_chan_set_words[CHIEU_CHAN_N_SETS];
