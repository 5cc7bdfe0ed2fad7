/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The winner's hand as it lies open: set by set, the person's own in the middle of the mat, another's at the side of its seat unless
 * the room is too narrow to have sides. It is as large as fits between the plates, with room for the words of the call above and below.
 */
#pragma once

#include "mat/mat-layout.h"

/* Adds a set of @n cards to @open, unless @n is 0 or @open has no room for it. */
void chieu_open_hand_add_set (ChieuOpenHand *open, const ChieuCard *cards, int n);

/* Sets the place of the winning card of @open: the last card of face @win that lies face up. CHIEU_CARD_NONE: there is none. */
void chieu_open_hand_set_win (ChieuOpenHand *open, ChieuCard win);

/**
 * chieu_open_hand_arrange:
 * @ask: what the scene is made from
 * @position: of the winner, 0: the person
 * @sets_zone: the zone of the winner's sets, in which the hand lies open
 * @hand_zone: the person's fan, which stays if another player has won
 * @own_zone: the person's sets, which stay in that case, too
 * @scene: (inout): the scene in which everything else is arranged already
 *
 * Clears the table and lays @open there.
 */
void chieu_open_hand_arrange (const ChieuMatAsk   *ask,
                              const ChieuOpenHand *open,
                              int                  position,
                              int                  sets_zone,
                              int                  hand_zone,
                              int                  own_zone,
                              ChieuScene          *scene);

/* Returns: the set of @open with the winning card; −1: there is none */
int chieu_open_hand_find_set_of_win (const ChieuOpenHand *open);

/* @faces: the cards in which a cước shows, bit f: face f. Returns: the first set of @open that consists of at least two cards, all of
 * them such; −1: there is none */
int chieu_open_hand_find_set (const ChieuOpenHand *open, guint64 faces);
