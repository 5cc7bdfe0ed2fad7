/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The play goes round: a card at a gate is claimed (claims.c, claims-list.c) or left (refuse.c), and something comes next (flow.c).
 * Each of these leads on to the others, so they have one header.
 */
#pragma once

#include "state.h"

/* ---- Claiming ---- */

/* Finds the seats that are asked about the card at the gate: those that may claim it, in strict play all but the one that put it
 * there; sets can_u. Returns: them, as bits */
unsigned chieu_to_tom_find_interested (State *s);
/* Puts @card at a gate, as chieu_eating_put_card(), and asks the seats that chieu_to_tom_find_interested() finds. */
void chieu_to_tom_start_claim (State *s, ChieuCard card, int gate, int source, int from);
/* Copies to @after those parts of @s that matter for a claim of @seat and the cards that it then holds: no other seat, no nọc, no
 * dead cards. A whole state is more than three times as large. */
void chieu_to_tom_copy_for_claim (const State *s, int seat, State *after);
/* Lays a claim that takes effect on the mat. */
void chieu_to_tom_lay_claim (State *s, int seat, const ChieuMove *move);
/* List, judge and take the answers to a card at a gate or a thiên khai that is shown, as ChieuGame.moves, check and apply. */
int chieu_to_tom_list_claims (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_claim (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_claim (State *s, int seat, const ChieuMove *move, ChieuEvents *events);

/* ---- Leaving a card ---- */

/* Judges a move by which @seat leaves the card, as ChieuGame.check. */
ChieuReason chieu_to_tom_judge_pass (const State *s, int seat, const ChieuMove *move, bool *possible);
/* Returns: the kind of move by which @seat leaves the card: boc, duoi or qua */
ChieuToTomMoveKind chieu_to_tom_pass_kind (const State *s, int seat);
/* Returns: the place of a dọc on the mat where the seat must lay down the equal of a card it leaves, or −1 */
int chieu_to_tom_find_ha_target (const State *s, int seat);
/* Returns: whether @move leaves the card: is boc, duoi or qua */
bool chieu_to_tom_is_pass (const ChieuMove *move);
/* Notes the faults of @move, by which @seat leaves the card, that do not wait for the others' answers. */
void chieu_to_tom_note_pass (State *s, int seat, const ChieuMove *move);
/* Notes, for the seats that left the card, what is barred for them and whether chi nẩy is closed. To be called once all have
 * answered and no phỗng or dậy khàn takes it. */
void chieu_to_tom_note_refusals (State *s);
/* Notes the fault if the card is a yêu that the gate's owner had to eat; to be called once all have answered and nobody has
 * claimed it. */
void chieu_to_tom_note_left_yeu (State *s);
/* Lays down the equal card that the gate's owner announced at its dọc; to be called once all have answered. */
void chieu_to_tom_lay_equal (State *s, ChieuEvents *events);

/* ---- What comes next ---- */

/* Turns the next card of the nọc at @gate, or ends the hand if it is at its last number. */
void chieu_to_tom_draw (State *s, int gate, ChieuEvents *events);
/* Shows the next thiên khai that is due; goes on where it interrupted, or begins the play. */
void chieu_to_tom_go_on_showing (State *s, ChieuEvents *events);
/* Nobody took the card: passes a drawn one on if the right neighbour may eat it, else lays it aside. Then the owner of the gate draws
 * or, if it is the one that drew this card, its right neighbour. */
void chieu_to_tom_settle_left_card (State *s, ChieuEvents *events);
/* @seat has taken the card and is asked to put one down: to discard to the right neighbour if the card lay at its own gate or the
 * house lets play go on from there (CHIEU_TO_TOM_SAU_PHONG_DEN_LUOT), else to return one at the gate where the card lay. */
void chieu_to_tom_ask_to_put_down (State *s, int seat);
