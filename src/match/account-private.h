/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the games add to an account: the winner's cards by sets, and how the
 * points come together. Each has two functions, for what was called and paid and
 * for what the cards are worth. @names: as of chieu_account_new().
 */
#pragma once

#include "account.h"
#include "words.h"

G_BEGIN_DECLS

void chieu_account_fill_chan (ChieuAccount *self, const void *state, const ChieuResult *result, const char *const *names);
void chieu_account_fill_luc_ho (ChieuAccount *self, const void *state, const ChieuResult *result, const char *const *names);
void chieu_account_fill_mau_binh (ChieuAccount *self, const void *state, const ChieuResult *result, const char *const *names);
void chieu_account_fill_to_tom (ChieuAccount *self, const void *state, const ChieuResult *result, const char *const *names);

void chieu_account_explain_chan (ChieuAccount *self, const void *state);
void chieu_account_explain_luc_ho (ChieuAccount *self, const void *state);
void chieu_account_explain_mau_binh (ChieuAccount *self, const void *state);
void chieu_account_explain_to_tom (ChieuAccount *self, const void *state);

/* ---- For the games ---- */

/* Returns: (transfer full): the call of the @n in @cuoc in words. */
char *chieu_account_call_text (const ChieuAccount *self, const guint8 *cuoc, int n) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a line of the call, which brings @points; in the order of the call. */
void chieu_account_add_cuoc (ChieuAccount *self, int cuoc, int points);

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

/* account-to-tom-others.c: adds readings of the same cards with other cước than @best. */
void chieu_account_add_others (ChieuAccount *self, const ChieuToTomState *state, const ChieuScore *best);

/* ---- For tests ---- */

/* Returns: how many gà a call of @state's hand has; 0 where the house plays none. */
int chieu_chan_count_ga (const ChieuChanState *state, const guint8 *call, int n);

/* @parts: (out): what each part of the win brought the winner, CHIEU_MAU_BINH_N_CUOC of them; so-chi is what the chi
 *   without a name of their own brought, less what was lost. */
void chieu_mau_binh_parts (const ChieuMauBinhState *state, const ChieuResult *result, int *parts);

/* (transfer full) (nullable): "3 + 2 + 6 = 11", with what was lost to others at the end: "6 − 2 = 4"; NULL: it is of one part. */
char *chieu_mau_binh_sum_text (const ChieuResult *result, const int *parts) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full): "An pays Bình 6 points." @winner, @loser: NULL: the person. */
char *chieu_mau_binh_pair_text (const char *winner, const char *loser, int points) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
