/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the points of a hand of Mậu binh come together, for who tells of it
 * (mau-binh.md, "Points").
 */
#pragma once

#include "shown-phu.h"

G_BEGIN_DECLS

/**
 * chieu_mau_binh_parts:
 * @state: a hand that is over and was won
 * @parts: (out): what each part of the win brought the winner, CHIEU_MAU_BINH_N_CUOC of them; so-chi is what the chi
 *   without a name of their own brought, less what was lost
 */
void chieu_mau_binh_parts (const ChieuMauBinhState *state, const ChieuResult *result, int *parts);

/* (transfer full) (nullable): "3 + 2 + 6 = 11", with what was lost to others at the end: "6 − 2 = 4"; NULL: it is of one part. */
char *chieu_mau_binh_sum_text (const ChieuResult *result, const int *parts) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full): "An pays Bình 6 points." @winner, @loser: NULL: the person. */
char *chieu_mau_binh_pair_text (const char *winner, const char *loser, int points) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the chi of @seat, or the hand of a tới trắng, each with what it is. */
void chieu_mau_binh_show_cards (const ChieuMauBinhState *state, int seat, GPtrArray *phu);

/* (transfer full) (element-type utf8): the winner beside each of the others, to the right round the mat: who won which chi,
 * and what that came to. */
GPtrArray *chieu_mau_binh_steps (const ChieuMauBinhState *state, const ChieuResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
