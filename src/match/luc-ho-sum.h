/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the payment for a hand of Lục hổ comes together (luc-ho.md, "Pay"), and
 * the cards it was won with.
 */
#pragma once

#include "words.h"

G_BEGIN_DECLS

/* Returns: (transfer full) (element-type utf8): the payment step by step, one sentence each; of a hand that somebody won. */
GPtrArray *chieu_luc_ho_sum_steps (const ChieuLucHoState *state) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the same in one line: "2 × 2 × 2 = 8"; NULL for one number alone. */
char *chieu_luc_ho_sum_text (const ChieuLucHoState *state) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): who pays whom how much. @names: NULL at the person's seat. */
char *chieu_luc_ho_paid_text (const ChieuLucHoState *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* What the cước number @cuoc of the result adds to what each loser pays; what each pays the dream, for that; 0: it adds nothing. */
int chieu_luc_ho_part (const ChieuLucHoPay *pay, int cuoc);

/* Adds the cards that won to @list, of ChieuShownPhu: those of tricks, then the old ones; and the dream's card. */
void chieu_luc_ho_show_cards (const ChieuLucHoState *state, GPtrArray *list);

G_END_DECLS
