/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the rules of Năm lá share with each other, and nothing else uses.
 */
#pragma once

#include "nam-la.h"

#include <string.h>

typedef ChieuNamLaState State;

/* All cards, as bits. */
#define CHIEU_NAM_LA_ALL ((1u << CHIEU_NAM_LA_FACES) - 1)

/* The words that print the kinds of moves. */
extern const char *const chieu_nam_la_move_words[CHIEU_NAM_LA_N_MOVES];

/* ---- observe.c: as ChieuGame says of the functions of these names ---- */

void chieu_nam_la_observe (const void *state, int seat, void *view);
void chieu_nam_la_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_nam_la_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_nam_la_forget (void *view);

/* ---- text.c: likewise ---- */

void chieu_nam_la_print_move (const ChieuMove *move, char *text);
bool chieu_nam_la_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_nam_la_print_state (const void *state, char *text, size_t size);
