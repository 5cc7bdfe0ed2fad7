/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that only Mậu binh has: chi, kinds, tới trắng.
 */
#pragma once

#include "games/mau-binh/rules/mau-binh.h"
#include "match/words/words-table.h"
#include "match/words/words.h"

/* Tables and functions of the ChieuWords of this game; words-table.h describes what each of them is. */
extern const ChieuCardWords chieu_words_mau_binh_cards[CHIEU_MAU_BINH_FACES];
extern const ChieuReasonWords chieu_words_mau_binh_reasons[CHIEU_MAU_BINH_N_REASONS];
extern const ChieuSwitchWords chieu_words_mau_binh_switches[CHIEU_MAU_BINH_N_SWITCHES];
extern const ChieuRuleSetWords chieu_words_mau_binh_rule_sets[];
extern const ChieuCuocWords chieu_words_mau_binh_cuoc[CHIEU_MAU_BINH_N_CUOC];

/* Returns: the name of a chi with how many cards it has, @row 0–2: "Chi 1 (5)" */
const char *chieu_words_mau_binh_row (int row);

/* Returns: the name of a kind alone: "Cù lũ" */
const char *chieu_words_mau_binh_kind (ChieuMauBinhKind kind);

/* Returns: (transfer full): what the cards of chi @row (0–2) are, with the ranks that decide first: "Cù lũ K", "Thú K, 9" */
char *chieu_words_mau_binh_chi (const ChieuCard *cards, int row);

/* Returns: (transfer full): what all three chi are, @cards in the order of a move: "chi 1: Cù lũ K; chi 2: Đôi 9; chi 3: Mậu
 * thầu A" */
char *chieu_words_mau_binh_rows (const ChieuCard cards[CHIEU_MAU_BINH_HAND]);

/* Returns: (transfer full) (nullable): why the three chi are foul: "Binh lủng: chi 2 is higher than chi 1."; NULL: they are
 * not. @a5: whether A-2-3-4-5 stands second (chieu_mau_binh_is_a5_second()) */
char *chieu_words_mau_binh_foul (const ChieuCard cards[CHIEU_MAU_BINH_HAND], gboolean a5);

/* ChieuWords.choice, .choice_name, .move, .account and .ceremony. */
char *chieu_words_mau_binh_choice (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_mau_binh_choice_name (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_mau_binh_move (const ChieuWords *self, const ChieuMove *move, int seats, const char *who);
extern const ChieuAccountWords chieu_account_mau_binh;
extern const struct _ChieuCeremonyWords chieu_ceremony_mau_binh;

/* For tests: account.c. @parts: (out): what each part of the win brought the winner, CHIEU_MAU_BINH_N_CUOC of them;
 * so-chi is what the chi without a name of their own brought, less what was lost. */
void chieu_mau_binh_find_parts (const ChieuMauBinhState *state, const ChieuResult *result, int *parts);

/* For tests: account.c. Returns: (transfer full) (nullable): "3 + 2 + 6 = 11", with what was lost to others at the end: "6 − 2 =
 * 4"; NULL: it has only one part */
char *chieu_mau_binh_write_sum (const ChieuResult *result, const int *parts) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: account.c. Returns: (transfer full): "An pays Bình 6 points." @winner, @loser: NULL: the person */
char *chieu_mau_binh_write_pair (const char *winner, const char *loser, int points) G_GNUC_WARN_UNUSED_RESULT;
