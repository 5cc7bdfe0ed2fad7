/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts that the games add to an account: the winner's cards by sets, and how the points come together.
 */
#pragma once

#include "words-table.h"

/* Returns: (transfer full): the call of the @n in @cuoc in words. */
char *chieu_account_call_text (const ChieuAccount *self, const guint8 *cuoc, int n) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a line of the call, which brings @points; in the order of the call. */
void chieu_account_add_cuoc (ChieuAccount *self, int cuoc, int points);

/* Adds the step with which the sum begins: the highest cước, at @place of the lines that were added. */
void chieu_account_add_first_step (ChieuAccount *self, int place);

/* There is no score: nobody won, or ù was called without a winning hand. */
void chieu_account_set_nothing (ChieuAccount *self, gboolean drawn);

/**
 * ChieuAccountTry:
 * @out: a card of the winner's hand that goes, CHIEU_CARD_NONE: the winning card
 * @in: the card that comes instead of it
 * @call: (out): the cước of the hand that this makes, @n of them; CHIEU_CUOC_MAX have room
 *
 * Returns: the points of that hand, −1: it would not have won, or @out cannot go
 */
typedef int (*ChieuAccountTry) (const void *state, ChieuCard out, ChieuCard in, guint8 *call, int *n);

/**
 * chieu_account_add_changes:
 * @held: how often the winner holds each face of the deck
 *
 * Adds what other cards would have made of a winning hand: those that would have won instead of the winning card, and the
 * exchange of one card that scores most, if more than the hand itself.
 */
void chieu_account_add_changes (ChieuAccount *self, const int *held, ChieuAccountTry try_cards);
