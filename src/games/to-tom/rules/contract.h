/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the game’s table (contract.c) that stand in files of their own, each as the member of ChieuGame of that name.
 */
#pragma once

#include "state.h"

void chieu_to_tom_observe (const void *state, int seat, void *view);
void chieu_to_tom_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_to_tom_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_to_tom_forget (void *view);
int chieu_to_tom_faults (const void *state, int seat, ChieuFault *faults);
void chieu_to_tom_result (const void *state, ChieuResult *result);
const char *chieu_to_tom_check_state (const void *state);
void chieu_to_tom_print_move (const ChieuMove *move, char *text);
bool chieu_to_tom_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_to_tom_print_state (const void *state, char *text, size_t size);

/* The words of the moves, by ChieuToTomMoveKind, and what the table has of switches and reasons. */
extern const ChieuSwitch chieu_to_tom_switches[CHIEU_TO_TOM_N_SWITCHES];
extern const char *const chieu_to_tom_reasons[CHIEU_TO_TOM_N_REASONS + 1];
extern const char *const chieu_to_tom_move_words[CHIEU_TO_TOM_N_MOVES];
