/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of a hand: functions from which games make theirs, and an order of the person's own, which works alike in every game.
 */
#pragma once

#include "scene.h"

/* Adds @n cards at the right end as group number @group, 0 … 255; what does not fit any more is left out. */
void chieu_hand_append_cards (ChieuHand *hand, const ChieuCard *cards, int n, int group);

/**
 * chieu_hand_update_cards:
 * @counts: of each of the deck's @n_faces faces, at most 255, how many are held
 * @hand: the order that the person gave the cards
 *
 * Removes the cards that are no longer held and adds the new ones at the right end, to the last group; all others stay.
 */
void chieu_hand_update_cards (const guint8 *counts, int n_faces, ChieuHand *hand);

/* Moves the card at @from before the one at @to (0 … n). It joins the group of the card that is then on its left; at the left end, that
 * of the card on its right. */
void chieu_hand_move (ChieuHand *hand, int from, int to);

/* Takes the last card of this face out of the hand. Returns: whether there was one */
gboolean chieu_hand_take (ChieuHand *hand, ChieuCard card);

/* Returns: the first card of the lower row if @hand lies in two: a card at which a group begins if there is one near the middle; 0 if it
 * has too few cards for that */
int chieu_hand_find_lower (const ChieuHand *hand);

/* Sets of @hand, which was @before, which cards lie in the lower row if there are two: as few as possible change their row. Groups stay
 * whole, and no row is longer than it was, or than half of the hand. */
void chieu_hand_keep_rows (const ChieuHand *before, ChieuHand *hand);

/* Returns: (transfer full): the order of @hand in the notation of cards, groups apart: "6s 7s 8s|cc" */
char *chieu_hand_print (const ChieuDeck *deck, const ChieuHand *hand) G_GNUC_WARN_UNUSED_RESULT;

/* Reads into @hand what chieu_hand_print() wrote. Returns: FALSE, with an empty @hand, if @text is empty or not valid */
gboolean chieu_hand_parse (const ChieuDeck *deck, const char *text, ChieuHand *hand) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether the cards of @hand are in the order of @whole, of which some may be missing */
gboolean chieu_hand_is_part (const ChieuHand *hand, const ChieuHand *whole);
