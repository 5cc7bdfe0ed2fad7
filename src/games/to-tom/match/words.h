/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that only Tổ tôm has.
 */
#pragma once

#include "games/to-tom/rules/to-tom.h"
#include "match/words/words-table.h"
#include "match/words/words.h"

/**
 * chieu_words_to_tom_phu:
 * @kind: a ChieuPhuKind
 * @cards: its @n cards, any of them may be hidden
 *
 * Returns: the phu's name: "Bí", "Dọc", "Tôm", "Lèo", "Lưng", "Khàn" …
 */
const char *chieu_words_to_tom_phu (int kind, const ChieuCard *cards, int n);

/* Tables and functions of the ChieuWords of this game; words-table.h describes what each of them is. */
extern const ChieuReasonWords chieu_words_to_tom_reasons[CHIEU_TO_TOM_N_REASONS];
extern const ChieuSwitchWords chieu_words_to_tom_switches[CHIEU_TO_TOM_N_SWITCHES];
extern const ChieuRuleSetWords chieu_words_to_tom_rule_sets[];
char *chieu_words_to_tom_together (const ChieuWords *self, const ChieuCard *cards, int n, gboolean in_hand);
char *chieu_words_to_tom_choice_name (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_to_tom_choice (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_to_tom_unpaid (const ChieuResult *result, const char *who);
char *chieu_words_to_tom_fault_seen (const char *fault, const char *sayer, const char *who);
const char *chieu_words_to_tom_verse (const ChieuMove *call, int seats);
char *chieu_words_to_tom_move (const ChieuWords *self, const ChieuMove *move, int seats, const char *who);
extern const ChieuAccountWords chieu_account_to_tom;

/* ceremony.c */
extern const struct _ChieuCeremonyWords chieu_ceremony_to_tom;
char *chieu_words_to_tom_dealt (const void *view, const char *const *names);

/* Adds readings of the winner's cards with other cước than @best, the score of the best reading, to @self (account-others.c). */
void chieu_account_to_tom_add_readings (ChieuAccount *self, const ChieuToTomState *state, const ChieuScore *best);
