/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of this folder; nothing else includes it but a benchmark.
 */
#pragma once

#include "mau-binh.h"

#include <string.h>

typedef ChieuMauBinhState State;

static inline int
chieu_mau_binh_count (uint64_t cards)
{
  return __builtin_popcountll (cards);
}

/* The lowest of @cards, of which there is one at least. */
static inline ChieuCard
chieu_mau_binh_first (uint64_t cards)
{
  return (ChieuCard) __builtin_ctzll (cards);
}

static inline int chieu_mau_binh_rank (ChieuCard card) { return card / 4; }
static inline int chieu_mau_binh_suit (ChieuCard card) { return card % 4; }

/* The cards of one suit. */
#define CHIEU_MAU_BINH_SUIT UINT64_C (0x1111111111111)

/* The thirteen cards of @hand from the lowest. */
void chieu_mau_binh_list_cards (uint64_t hand, ChieuCard sorted[CHIEU_MAU_BINH_HAND]);

/* ---- other files ---- */
bool chieu_mau_binh_a5 (const ChieuRules *rules);
/* The cards of an arrangement as bits; 0 if one stands there twice. */
uint64_t chieu_mau_binh_set_of (const ChieuCard *cards, int n);
int chieu_mau_binh_list (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
void chieu_mau_binh_observe (const void *state, int seat, void *view);
void chieu_mau_binh_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_mau_binh_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_mau_binh_forget (void *view);
int chieu_mau_binh_faults (const void *state, int seat, ChieuFault *faults);
void chieu_mau_binh_result (const void *state, ChieuResult *result);
const char *chieu_mau_binh_state_is_ok (const void *state);
void chieu_mau_binh_print_move (const ChieuMove *move, char *text);
bool chieu_mau_binh_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_mau_binh_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_mau_binh_switches[CHIEU_MAU_BINH_N_SWITCHES];
extern const char *const chieu_mau_binh_reasons[CHIEU_MAU_BINH_N_REASONS + 1];
extern const char *const chieu_mau_binh_move_words[CHIEU_MAU_BINH_N_MOVES];
