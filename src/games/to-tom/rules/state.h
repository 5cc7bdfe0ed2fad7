/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state in short names, and what a seat holds: its hand, and what of it lies on the mat (seat.c).
 * The other headers of this folder are a thought of the play each; all of them read and change this one state.
 */
#pragma once

#include "to-tom.h"

#include <string.h>

typedef ChieuToTomState State;
typedef ChieuToTomSeat Seat;

/* A move of @kind with @face and nothing else; as an ăn it begins a new phu. */
ChieuMove chieu_to_tom_move (ChieuToTomMoveKind kind, ChieuCard face);
/* The house rules on phu. */
ChieuHouse chieu_to_tom_house (const State *s);
/* Cards of @face that are free: in the hand, or alone on the mat if they read freely there. */
int chieu_to_tom_free (const State *s, const Seat *seat, ChieuCard face);
/* Returns: how many of them may become a khàn or phỗng */
int chieu_to_tom_equals (const State *s, const Seat *seat, ChieuCard face);
/* Removes one free card, from the hand first. */
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
