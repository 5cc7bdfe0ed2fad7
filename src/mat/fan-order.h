/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of a hand. Tổ tôm (to-tom.md, "Deck and deal"): phu side by side, yêu
 * in the middle, odd cards apart. Chắn (chan.md, "Sets"): chắn, cạ, ba đầu, què.
 * And an order of the person's own, whatever the game.
 */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* Sorts by phu: @counts of each face → @hand. */
void chieu_hand_sort (const guint8 *counts, ChieuHand *hand);

/* The order of a Chắn hand. */
void chieu_hand_sort_chan (const guint8 *counts, ChieuHand *hand);

/* Sorts a hand of Lục hổ, bit c being card c: by suits, the lower first; vân tuyến at the end. */
void chieu_hand_sort_luc_ho (guint64 cards, ChieuHand *hand);

/* The same as chieu_hand_sort() with three and four equal side by side: for the opening, where they are laid or split. */
void chieu_hand_sort_khan (const guint8 *counts, ChieuHand *hand);

/**
 * chieu_hand_follow:
 * @counts: of each of the deck's @n_faces faces, how many are held
 * @hand: an own order
 *
 * Takes out what is no longer held and adds what is new at the right end; all else stays.
 */
void chieu_hand_follow (const guint8 *counts, int n_faces, ChieuHand *hand);

/* Moves the card at @from before the one at @to (0 … n); it joins the group it comes into. */
void chieu_hand_move (ChieuHand *hand, int from, int to);

/* Takes the last one of @card out of the hand, its group growing smaller. Returns: whether there was one. */
gboolean chieu_hand_take (ChieuHand *hand, ChieuCard card);

/* An own order in words, "6s 7s 8s|cc": notation, groups apart. Returns: (transfer full) */
char *chieu_hand_print (const ChieuDeck *deck, const ChieuHand *hand) G_GNUC_WARN_UNUSED_RESULT;

/* Reads what chieu_hand_print() wrote into @hand. Returns: FALSE, with an empty @hand, if @text is no such thing. */
gboolean chieu_hand_parse (const ChieuDeck *deck, const char *text, ChieuHand *hand) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the cards of @hand lie as in @whole, some of which may be gone. */
gboolean chieu_hand_is_part (const ChieuHand *hand, const ChieuHand *whole);

G_END_DECLS
