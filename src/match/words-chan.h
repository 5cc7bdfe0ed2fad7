/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that only Chắn has.
 */
#pragma once

#include "words.h"

G_BEGIN_DECLS

/* Returns: the name of a set on the mat: "Chắn", "Cạ", "Chíu". */
const char *chieu_words_chan_set (ChieuChanSetKind kind);

G_END_DECLS
