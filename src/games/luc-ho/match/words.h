/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that only Lục hổ has.
 */
#pragma once

#include "games/luc-ho/rules/luc-ho.h"
#include "match/words/words-table.h"
#include "match/words/words.h"

/* Tables and functions of the ChieuWords of this game; words-table.h describes what each of them is. */
extern const ChieuCardWords chieu_words_luc_ho_cards[CHIEU_LUC_HO_FACES];
extern const ChieuCuocWords chieu_words_luc_ho_cuoc[CHIEU_LUC_HO_N_CUOC];
extern const ChieuReasonWords chieu_words_luc_ho_reasons[CHIEU_LUC_HO_N_REASONS];
extern const ChieuSwitchWords chieu_words_luc_ho_switches[CHIEU_LUC_HO_N_SWITCHES];
extern const ChieuRuleSetWords chieu_words_luc_ho_rule_sets[];
char *chieu_words_luc_ho_choice (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_luc_ho_choice_name (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_luc_ho_move (const ChieuWords *self, const ChieuMove *move, int seats, const char *who);

/* Returns: (transfer full) (nullable): why @card of the hand of @seat is old in its @view though a card that would beat it was
 * never shown, a line for each proof; NULL if it is not old, or old by what was shown alone */
char *chieu_words_luc_ho_why_old (const ChieuWords *words, const ChieuLucHoState *view, int seat, ChieuCard card);

extern const ChieuAccountWords chieu_account_luc_ho;
extern const struct _ChieuCeremonyWords chieu_ceremony_luc_ho;
