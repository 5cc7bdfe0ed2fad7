/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of this folder; nothing else includes it but tests of the rules.
 */
#pragma once

#include "to-tom.h"

#include <string.h>

typedef ChieuToTomState State;
typedef ChieuToTomSeat Seat;

/* A move of @kind about @face that says nothing else: an ăn begins a new phu. */
ChieuMove chieu_to_tom_move (ChieuToTomMoveKind kind, ChieuCard face);

/* ---- holding.c's sister: hand and mat of a seat (seat.c) ---- */

/* The house rules on phu. */
ChieuHouse chieu_to_tom_house (const State *s);
/* Cards of @face that are free: in the hand, or alone on the mat if they read freely there. */
int chieu_to_tom_free (const State *s, const Seat *seat, ChieuCard face);
/* Returns: how many of them may become a khàn or phỗng */
int chieu_to_tom_equals (const State *s, const Seat *seat, ChieuCard face);
/* Takes one free card away, from the hand first. */
void chieu_to_tom_take_free (Seat *seat, ChieuCard face);
/* Cards of @face that the others do not see: in the hand, and of the phu that lie face down. */
int chieu_to_tom_count_hidden (const Seat *seat, ChieuCard face);
/* Place of the face-down khàn or thiên khai of @face with @n cards, or −1. */
int chieu_to_tom_find_down (const Seat *seat, ChieuCard face, int n);
/* The faces of the khàn and thiên khai that lie face down, as bits; where they are known. */
uint32_t chieu_to_tom_faces_down (const Seat *seat);
/* Place of @face among the seat's bất thực, or −1. */
int chieu_to_tom_find_bat_thuc (const Seat *seat, ChieuCard face);
/* Whether @card may be put at an end of the dọc @phu. */
bool chieu_to_tom_lengthens (const ChieuToTomPhu *phu, ChieuCard card);
/* Adds a phu with the cards given; returns its place. */
int chieu_to_tom_lay_phu (Seat *seat, int kind, int flags, ChieuCard eaten, const ChieuCard *cards, int n);
void chieu_to_tom_note_deed (Seat *seat, ChieuToTomDeedKind kind, ChieuCard face);
/* Notes a fault of @seat at the present move; up to three cards, CHIEU_CARD_NONE where there are fewer. */
void chieu_to_tom_note_fault (State *s, int seat, int reason, ChieuCard a, ChieuCard b, ChieuCard c);

/* ---- cho-cai.c ---- */
/* Lets all see what is turned up before the hand that is dealt from @deck: the first card of the nọc, which the cái gets, and of a seat's pile
 * the uppermost, which stays there. They follow from the places of the cards alone, so that a deck tells them as a seed does. */
void chieu_to_tom_turn_up (State *s, const ChieuCard *deck);

/* ---- too-many.c ---- */
/* Where the house has it so a seat is dealt a card too many, the last one of the nọc. */
void chieu_to_tom_deal_too_many (State *s);
/* Returns: which of @yeu, as bits, go first where there is nothing else: 1n, else the other black ones; 0: any. */
uint32_t chieu_to_tom_yeu_first (uint32_t yeu);
/* Whether @seat can and should give a card back before the hands are in play. */
bool chieu_to_tom_must_return (const State *s, int seat);
/* Whether @seat must give a card back and could not do so rightly once its cards of @face are bound. */
bool chieu_to_tom_evades (const State *s, int seat, ChieuCard face);
int chieu_to_tom_list_returns (const State *s, int seat, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_return (const State *s, int seat, ChieuCard face, bool *possible);
void chieu_to_tom_do_return (State *s, int seat, ChieuCard face);

/* ---- opening.c ---- */
/* Whether three or four equal cards wait to be laid or declared. */
bool chieu_to_tom_must_open (const Seat *seat);
/* Asks whoever has something to do before the hands are in play. */
void chieu_to_tom_ask_opening (State *s);
int chieu_to_tom_list_opening (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_opening (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_opening (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* Whether @seat may still declare the laid khàn of @face bất thực. */
bool chieu_to_tom_may_take_back (const State *s, int seat, ChieuCard face);
void chieu_to_tom_take_back (State *s, int seat, ChieuCard face);

/* ---- eat.c: the ways to eat ---- */
/* Lists every way of @seat to eat the card at the gate, in the right order of cards. @n_max at least CHIEU_MOVES_MAX − 32. */
int chieu_to_tom_list_eats (const State *s, int seat, ChieuMove *moves);
/* The kind of phu of an ăn. */
int chieu_to_tom_eat_kind (const ChieuMove *move);
/* Cards of its first part that are as the claimed one, itself among them. */
int chieu_to_tom_count_equals (const ChieuMove *move);
/* Whether an equal card of the hand that must go down with the ăn is kept (treo tranh). */
bool chieu_to_tom_keeps_equal (const State *s, const Seat *self, const ChieuMove *move);
/* The ranks of @cards, all numbers of one suit, as bits. */
unsigned chieu_to_tom_ranks (const ChieuCard *cards, int n);
/* Returns: the ranks among @ranks whose cards, in the suit of @card, would have made a dọc with a card refused before */
unsigned chieu_to_tom_ranks_of_refused (const Seat *self, ChieuCard card, unsigned ranks);
#define CHIEU_TO_TOM_CLAIM_FAULTS_MAX 5
/* All that is wrong with a possible ăn or phỗng, the gravest duty first. Returns how many. */
int chieu_to_tom_claim_faults (const State *s, int seat, const ChieuMove *move,
                               ChieuReason reasons[CHIEU_TO_TOM_CLAIM_FAULTS_MAX]);
/* Whether the cards of an ăn, which make a phu and are held, can go down: one must be left to discard. */
bool chieu_to_tom_can_lay (const State *s, int seat, const ChieuMove *move);
/* The first fault of a possible ăn or phỗng. */
ChieuReason chieu_to_tom_first_fault (const State *s, int seat, const ChieuMove *move);
/* Judges an ăn at the seat's gate: whether hands can make it, and its first fault. */
ChieuReason chieu_to_tom_judge_eat (const State *s, int seat, const ChieuMove *move, bool *possible);
/* The phỗng of a khàn bất thực: with the dọc of the third card, if there is one. */
int chieu_to_tom_list_phong (const State *s, int seat, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_phong (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_eat (State *s, int seat, const ChieuMove *move);
void chieu_to_tom_do_phong (State *s, int seat, const ChieuMove *move);

/* ---- refuse.c: leaving a card ---- */
ChieuReason chieu_to_tom_judge_pass (const State *s, int seat, const ChieuMove *move, bool *possible);
/* The kind of move by which @seat leaves the card: boc, duoi or qua. */
ChieuToTomMoveKind chieu_to_tom_pass_kind (const State *s, int seat);
/* Place of a dọc on the mat where the seat must lay down the equal of a card it leaves, or −1. */
int chieu_to_tom_ha_target (const State *s, int seat);
/* Whether @move leaves the card: boc, duoi or qua. */
bool chieu_to_tom_is_pass (const ChieuMove *move);
void chieu_to_tom_note_pass (State *s, int seat, const ChieuMove *move);
/* Notes what leaving the card bars for the seats that left it; once all have answered, and no phỗng nor dậy khàn takes it. */
void chieu_to_tom_note_refusals (State *s);
/* Notes whether the card was a yêu that the gate's owner had to eat; once all have answered and nobody has claimed it. */
void chieu_to_tom_note_left_yeu (State *s);
/* Lays down the equal card that the gate's owner said it lays at its dọc; once all have answered. */
void chieu_to_tom_lay_equal (State *s, ChieuEvents *events);

/* ---- discard.c ---- */
/* Whether any card of the hand may be put down without a fault. */
bool chieu_to_tom_has_clean_discard (const State *s, int seat);
int chieu_to_tom_list_discards (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_discard (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_discard (State *s, int seat, const ChieuMove *move, ChieuEvents *events);

/* ---- claims.c ---- */
/* Seats that have something to say about the card at the gate, as bits; sets can_u. */
unsigned chieu_to_tom_interested (State *s);
void chieu_to_tom_start_claim (State *s, ChieuCard card, int gate, int source, int from);
/* @after becomes what @s is to a claim of @seat and to what the seat then holds: no other seat, no nọc, no dead card. A whole
 * state is three times as much. */
void chieu_to_tom_copy_for_claim (const State *s, int seat, State *after);
/* Lays a claim that takes effect on the mat. */
void chieu_to_tom_lay_claim (State *s, int seat, const ChieuMove *move);
/* claims-list.c */
int chieu_to_tom_list_claims (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_claim (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_claim (State *s, int seat, const ChieuMove *move, ChieuEvents *events);

/* ---- flow.c: what comes next ---- */
void chieu_to_tom_draw (State *s, int gate, ChieuEvents *events);
/* Shows the next thiên khai that is due; goes on where it interrupted, or begins the play. */
void chieu_to_tom_go_on_showing (State *s, ChieuEvents *events);
void chieu_to_tom_card_left (State *s, ChieuEvents *events);
void chieu_to_tom_after_claim (State *s, int seat);

/* ---- win.c, call.c ---- */
void chieu_to_tom_do_win (State *s, int seat, ChieuCard card);
int chieu_to_tom_list_lay (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
ChieuReason chieu_to_tom_judge_lay (const State *s, int seat, const ChieuMove *move, bool *possible);
void chieu_to_tom_do_lay (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
/* The best legal reading of the winner given the word said (@ho as in the state). */
bool chieu_to_tom_best_call (const State *s, int ho, ChieuScore *score, ChieuReading *reading);
/* Whether under the word @ho the winner's cards win at all. */
bool chieu_to_tom_word_wins (const State *s, int ho);
/* The word under which the winner's cards are read, 0 none, and the best reading (or NULL) and its score. */
int chieu_to_tom_word (const State *s, ChieuScore *score, ChieuReading *reading);
/* Whether under the word @ho the khàn bất thực of the winner need not lie in one phu. */
bool chieu_to_tom_spreads (const State *s, int ho);
/* Whether, so read, a khàn bất thực of the winner lies in one phu only. */
bool chieu_to_tom_lies_in_a_lump (const State *s);
/* Whether one legal reading has all cước of @cuoc. */
bool chieu_to_tom_call_holds (const State *s, const uint8_t *cuoc, int n);
/* Whether the khàn bất thực of @seat lie in two phu or more in some reading that wins with @card. */
bool chieu_to_tom_bat_thuc_spread (const State *s, int seat, ChieuCard card);
/* Whether @seat wins with the card at the gate and is paid for it: who only wins by a bất thực một cục may pass. */
bool chieu_to_tom_must_u (const State *s, int seat);

/* ---- other files ---- */
/* The deck of the hand of @seed: seat by seat, then the cái's card, then the nọc from its top. Returns: @carry with the cái. */
ChieuCarry chieu_to_tom_shuffle (const ChieuRules *rules, const ChieuCarry *carry, uint64_t seed,
                                 ChieuCard deck[4 * CHIEU_TO_TOM_FACES]);
void chieu_to_tom_observe (const void *state, int seat, void *view);
void chieu_to_tom_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_to_tom_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_to_tom_forget (void *view);
int chieu_to_tom_faults (const void *state, int seat, ChieuFault *faults);
void chieu_to_tom_result (const void *state, ChieuResult *result);
const char *chieu_to_tom_state_is_ok (const void *state);
void chieu_to_tom_print_move (const ChieuMove *move, char *text);
bool chieu_to_tom_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_to_tom_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_to_tom_switches[CHIEU_TO_TOM_N_SWITCHES];
extern const char *const chieu_to_tom_reasons[CHIEU_TO_TOM_N_REASONS + 1];
extern const char *const chieu_to_tom_move_words[CHIEU_TO_TOM_N_MOVES];

/* ---- open-faults.c ---- */

/* Returns: how many seats have answered the card in play */
int chieu_to_tom_count_answers (const State *s);
/* Tells of the open faults in moves from number @first on. Not while answers are only taken note of: they are hidden. */
void chieu_to_tom_tell_open_faults (const State *s, int first, ChieuEvents *events);
