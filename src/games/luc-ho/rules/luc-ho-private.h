/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of this folder; nothing else includes it.
 */
#pragma once

#include "luc-ho.h"

#include <string.h>

typedef ChieuLucHoState State;
typedef ChieuLucHoSeat Seat;

static inline int
chieu_luc_ho_count (uint64_t cards)
{
  return __builtin_popcountll (cards);
}

/* The lowest of @cards, of which there is one at least. */
static inline int
chieu_luc_ho_first (uint64_t cards)
{
  return __builtin_ctzll (cards);
}

/* All cards of the game with so many seats. */
static inline uint64_t
chieu_luc_ho_deck (int seats)
{
  return CHIEU_LUC_HO_ALL & ~CHIEU_LUC_HO_CARD (CHIEU_LOC_HOA) & ~(seats == 3 ? CHIEU_LUC_HO_CARD (CHIEU_VAN_TUYEN) : 0);
}

/* The seat with twelve cards after @seat. */
static inline int
chieu_luc_ho_next (const State *s, int seat)
{
  seat = (seat + 1) % s->seats;
  return seat == chieu_luc_ho_dream (s) ? (seat + 1) % s->seats : seat;
}

/* The cards that beat the single card @best. */
uint64_t chieu_luc_ho_single_beaters (const ChieuLucHoSet *best);

/* ---- trick.c ---- */
int chieu_luc_ho_list_play (const State *s, int seat, ChieuMove *moves);
ChieuReason chieu_luc_ho_judge_play (const State *s, int seat, const ChieuMove *move);
void chieu_luc_ho_do_play (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
void chieu_luc_ho_begin_play (State *s);
void chieu_luc_ho_end (State *s, int winner, uint64_t claimed, ChieuEvents *events);

/* A move of @kind with @cards in their order. */
ChieuMove chieu_luc_ho_move (ChieuLucHoMoveKind kind, uint64_t cards);

/* ---- other files ---- */
void chieu_luc_ho_observe (const void *state, int seat, void *view);
void chieu_luc_ho_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_luc_ho_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_luc_ho_forget (void *view);
void chieu_luc_ho_result (const void *state, ChieuResult *result);
const char *chieu_luc_ho_state_is_ok (const void *state);
void chieu_luc_ho_print_move (const ChieuMove *move, char *text);
bool chieu_luc_ho_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_luc_ho_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_luc_ho_switches[CHIEU_LUC_HO_N_SWITCHES];
extern const char *const chieu_luc_ho_reasons[CHIEU_LUC_HO_N_REASONS + 1];
extern const char *const chieu_luc_ho_cuoc[CHIEU_LUC_HO_N_CUOC + 1];
extern const char *const chieu_luc_ho_move_words[CHIEU_LUC_HO_N_MOVES];
