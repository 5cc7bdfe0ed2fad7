/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a mat looks, as the settings say: each mat of the program follows them in the same way.
 */
#pragma once

#include <gio/gio.h>

#include "mat/view/mat-view.h"

G_BEGIN_DECLS

/* Gives @mat the looks that @settings say, now and whenever they change. */
void chieu_mat_looks_follow (ChieuMatView *mat, GSettings *settings);

/* Which learner's label cards bear. */
ChieuCardIndex chieu_card_index_from_settings (GSettings *settings);

G_END_DECLS
