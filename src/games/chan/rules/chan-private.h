/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of this folder; nothing else includes it but tests of the rules.
 */
#pragma once

#include <string.h>

#include "chan.h"

typedef ChieuChanState State;
typedef ChieuChanSeat Seat;

/* The ăn of @face with @with of the hand; @wrong: the eaten card on top (trái vỉ). */
ChieuMove chieu_chan_eat_move (ChieuCard face, ChieuCard with, bool wrong);
/* @n cards of @face leave the hand for all to see. */
void chieu_chan_take (State *s, int seat, ChieuCard face, int n);
/* Lays the cards of the ăn or chíu @move on the mat; those of the hand are gone already. */
void chieu_chan_lay (Seat *seat, const ChieuMove *move);
void chieu_chan_note_fault (State *s, int seat, int reason, ChieuCard a, ChieuCard b, ChieuEvents *events);
/* Whether @seat, one of the hand's, is báo. */
bool chieu_chan_is_bao (const State *s, int seat);

/* ---- faults.c ---- */
/* The fault of taking @face by chíu, or CHIEU_CHAN_OK. */
ChieuReason chieu_chan_chiu_fault (const Seat *seat, ChieuCard face);
/* All that is wrong with putting down @face under @rules. */
int chieu_chan_discard_faults (const ChieuRules *rules, const Seat *seat, ChieuCard face,
                               uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX]);
/* Notes that @seat let @face pass in its turn, and what it thereby refused. */
void chieu_chan_note_refusal (Seat *seat, ChieuCard face);

/* ---- claims.c: a card at a gate ---- */
void chieu_chan_start_claim (State *s, ChieuCard card, int gate, int source, int from);
/* Seats that have something to say about the card, whose turn it is among them; sets can_u. */
unsigned chieu_chan_interested (State *s);
/* The seat that may not take the card: it put it there itself; −1 none. */
int chieu_chan_own_card (const State *s);
/* The fault of @seat leaving the card where the house has it taken, or CHIEU_CHAN_OK. */
ChieuReason chieu_chan_must_take (const State *s, int seat);
/* Whether @move leaves the card: boc, nhuong, duoi or qua. */
bool chieu_chan_is_pass (const ChieuMove *move);
int chieu_chan_list_claims (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_claim (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_claim (State *s, int seat, const ChieuMove *move, ChieuEvents *events);

/* ---- resolve.c: the answers in their order ---- */
void chieu_chan_resolve (State *s, ChieuEvents *events);

void chieu_chan_draw (State *s, int seat, ChieuEvents *events);

/* ---- discard.c ---- */
int chieu_chan_list_discards (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_discard (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_discard (State *s, int seat, const ChieuMove *move, ChieuEvents *events);

/* ---- opening.c: a hand without chắn ---- */
void chieu_chan_begin (State *s);
int chieu_chan_list_opening (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_opening (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_opening (State *s, int seat, const ChieuMove *move, ChieuEvents *events);

/* ---- win.c ---- */
/* Why @seat may not win with @card, CHIEU_CARD_NONE for thiên ù; CHIEU_CHAN_OK: it may. */
ChieuReason chieu_chan_judge_u (const State *s, int seat, ChieuCard card);
/* The same by the cards alone, quickly; xuông is not asked. */
bool chieu_chan_wins (const State *s, int seat, ChieuCard card);
void chieu_chan_do_win (State *s, int seat, ChieuCard card);

/* ---- call.c ---- */
int chieu_chan_list_calls (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_chan_judge_call (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_chan_do_call (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* Cước of @call that the winner does not have, each as often as it is too many. Returns: how many. */
int chieu_chan_false_cuoc (const State *s, const uint8_t *call, int n, uint8_t wrong[CHIEU_CUOC_MAX]);
/* Whether the win is bạch thủ and @call has neither it nor the picture that has it in it. */
bool chieu_chan_forgets_bach_thu (const State *s, const uint8_t *call, int n);

/* ---- other files ---- */
void chieu_chan_observe (const void *state, int seat, void *view);
void chieu_chan_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_chan_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_chan_forget (void *view);
int chieu_chan_faults (const void *state, int seat, ChieuFault *faults);
void chieu_chan_result (const void *state, ChieuResult *result);
const char *chieu_chan_state_is_ok (const void *state);
void chieu_chan_print_move (const ChieuMove *move, char *text);
bool chieu_chan_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_chan_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_chan_switches[CHIEU_CHAN_N_SWITCHES];
extern const char *const chieu_chan_reasons[CHIEU_CHAN_N_REASONS + 1];
extern const char *const chieu_chan_move_words[CHIEU_CHAN_N_MOVES];
extern const char *const chieu_chan_set_words[CHIEU_CHAN_N_SETS];
