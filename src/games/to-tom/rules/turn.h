/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How play goes round: a card at a gate is claimed (claims.c, claims-list.c) or left (refuse.c), and something comes next (flow.c).
 * Each of these leads on to the others, so they have one header.
 */
#pragma once

#include "state.h"

/* ---- Claiming ---- */

/* Seats that have something to say about the card at the gate, as bits; sets can_u. */
unsigned chieu_to_tom_find_interested (State *s);
void chieu_to_tom_start_claim (State *s, ChieuCard card, int gate, int source, int from);
/* Copies to @after those parts of @s that matter for a claim of @seat and the cards that it then holds: no other seat, no nọc, no
 * dead cards. A whole state is three times as large. */
void chieu_to_tom_copy_for_claim (const State *s, int seat, State *after);
/* Lays a claim that takes effect on the mat. */
void chieu_to_tom_lay_claim (State *s, int seat, const ChieuMove *move);
int chieu_to_tom_list_claims (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_claim (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_claim (State *s, int seat, const ChieuMove *move, ChieuEvents *events);

/* ---- Leaving a card ---- */

ChieuReason chieu_to_tom_judge_pass (const State *s, int seat, const ChieuMove *move, bool *possible);
/* The kind of move by which @seat leaves the card: boc, duoi or qua. */
ChieuToTomMoveKind chieu_to_tom_pass_kind (const State *s, int seat);
/* Place of a dọc on the mat where the seat must lay down the equal of a card it leaves, or −1. */
int chieu_to_tom_ha_target (const State *s, int seat);
/* Whether @move leaves the card: boc, duoi or qua. */
bool chieu_to_tom_is_pass (const ChieuMove *move);
void chieu_to_tom_note_pass (State *s, int seat, const ChieuMove *move);
/* Notes what is barred for the seats that left the card. To be called once all have answered and no phỗng or dậy khàn takes
 * it. */
void chieu_to_tom_note_refusals (State *s);
/* Notes whether the card was a yêu that the gate's owner had to eat; to be called once all have answered and nobody has claimed
 * it. */
void chieu_to_tom_note_left_yeu (State *s);
/* Lays down the equal card that the gate's owner announced at its dọc; to be called once all have answered. */
void chieu_to_tom_lay_equal (State *s, ChieuEvents *events);

/* ---- What comes next ---- */

void chieu_to_tom_draw (State *s, int gate, ChieuEvents *events);
/* Shows the next thiên khai that is due; goes on where it interrupted, or begins the play. */
void chieu_to_tom_go_on_showing (State *s, ChieuEvents *events);
void chieu_to_tom_card_left (State *s, ChieuEvents *events);
void chieu_to_tom_after_claim (State *s, int seat);
