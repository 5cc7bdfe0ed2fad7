/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that only Chắn has.
 */
#pragma once

#include "games/chan/rules/chan.h"
#include "match/words/words-table.h"
#include "match/words/words.h"

/* Returns: the name of a set on the mat, translated: "Chắn", "Cạ", "Chíu". */
const char *chieu_words_chan_set (ChieuChanSetKind kind);

extern const ChieuWords chieu_words_chan;

/* Tables and functions of the ChieuWords of this game; words-table.h describes what each of them is. */
extern const ChieuReasonWords chieu_words_chan_reasons[CHIEU_CHAN_N_REASONS];
extern const ChieuSwitchWords chieu_words_chan_switches[CHIEU_CHAN_N_SWITCHES];
extern const ChieuRuleSetWords chieu_words_chan_rule_sets[];
extern const ChieuCuocWords chieu_words_chan_cuoc[CHIEU_CHAN_N_CUOC];
char *chieu_words_chan_together (const ChieuWords *self, const ChieuCard *cards, int n, gboolean in_hand);
char *chieu_words_chan_choice_name (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_chan_choice (const ChieuWords *self, const ChieuMove *move, int seats);
char *chieu_words_chan_move (const ChieuWords *self, const ChieuMove *move, int seats, const char *who);
char *chieu_words_chan_unpaid (const ChieuResult *result, const char *who);
char *chieu_words_chan_fault_seen (const char *fault, const char *sayer, const char *who);
const char *chieu_words_chan_cost (const ChieuRules *rules, ChieuReason reason);
extern const ChieuAccountWords chieu_account_chan;
extern const struct _ChieuCeremonyWords chieu_ceremony_chan;
