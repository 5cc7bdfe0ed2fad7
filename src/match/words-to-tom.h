/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that only Tổ tôm has, for its layout of the mat.
 */
#pragma once

#include "words.h"

G_BEGIN_DECLS

/**
 * chieu_words_to_tom_phu:
 * @kind: a ChieuPhuKind
 * @cards: its @n cards, any of them may be hidden
 *
 * Returns: the phu's name: "Bí", "Dọc", "Tôm", "Lèo", "Lưng", "Khàn" …
 */
const char *chieu_words_to_tom_phu (int kind, const ChieuCard *cards, int n);

G_END_DECLS
