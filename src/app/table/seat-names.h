/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the players at a mat, now or in an earlier hand.
 */
#pragma once

#include "mat/view/mat-view.h"
#include "match/record/record.h"
#include "scores.h"

/* Finds the names in a hand at somebody else's mat: those that @record (nullable) has; a seat without one is called by its
 * number, “Player 2”. They live as long as the record. */
void chieu_seat_names_of_record (const ChieuRecord *record, ChieuSeatNames names);

/**
 * chieu_seat_names_of_hand:
 * @players: the program's players in the order of the seats
 * @own: the person's own name, or “You” (chieu_mat_view_get_own_name())
 * @person: the seat that the person played
 *
 * Finds the names in a hand at this mat. They are those of @players and @own, which have to live as long.
 */
void chieu_seat_names_of_hand (const ChieuSeatNames players, const char *own, int person, ChieuSeatNames names);

/**
 * chieu_seat_names_at_mat:
 * @match: (nullable): the match at that mat; NULL: none, and the person counts as seat 0
 *
 * Finds the names that are shown at @mat, the person's own among them. They are the mat's, and hold until it gets other names.
 */
void chieu_seat_names_at_mat (ChieuMatView *mat, ChieuMatch *match, ChieuSeatNames names);
/* Finds the names of the program's players at @mat; at the person's seat it is that of the player who sits there when the person does
 * not. */
void chieu_seat_names_of_players (ChieuMatView *mat, ChieuSeatNames players);
