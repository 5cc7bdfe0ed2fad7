/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions by which games fill an account: the winner's cards by sets, and how the points come together.
 */
#pragma once

#include "words-table.h"

/* Returns: the seat of the person: the first without a name; −1: each of the @seats has one */
int chieu_account_find_person (const char *const *names, int seats);

/* Returns: (transfer full): the call of the @n in @cuoc in words. */
char *chieu_account_write_call (const ChieuAccount *self, const guint8 *cuoc, int n) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a line of the call, which brings @points; in the order of the call. */
void chieu_account_add_cuoc (ChieuAccount *self, int cuoc, int points);

/* Adds a line of the call, whose points are told as @told (transfer full). */
void chieu_account_add_cuoc_told (ChieuAccount *self, int cuoc, int points, char *told);

/* Adds the first step of the sum: the highest cước, at @place, from 0, of the lines that were added. */
void chieu_account_add_first_step (ChieuAccount *self, int place);

/* Says that there is no score: nobody won, if @drawn, else ù was called without a winning hand. */
void chieu_account_set_nothing (ChieuAccount *self, gboolean drawn);

/**
 * ChieuAccountTry:
 * @out: a card of the winner's hand that is replaced; CHIEU_CARD_NONE: the winning card
 * @in: the card that comes instead of it
 * @call: (out): the @n cước of the resulting hand; room for CHIEU_CUOC_MAX
 *
 * Returns: the points of that hand, −1: it would not have won, or @out cannot go
 */
typedef int (*ChieuAccountTry) (const void *state, ChieuCard out, ChieuCard in, guint8 *call, int *n);

/**
 * chieu_account_add_changes:
 * @held: how often the winner holds each face of the deck
 *
 * Adds how other cards would have changed a winning hand: those that would have won instead of the winning card, and the exchange
 * of one card that scores most, if it scores more than the hand itself.
 */
void chieu_account_add_changes (ChieuAccount *self, const int *held, ChieuAccountTry try_cards);
