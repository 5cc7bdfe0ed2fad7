/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the strip cards, with which Tổ tôm and Chắn are played, each written whole, because languages join words in
 * different ways.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words-table.h"
#include "words.h"

/* Translators: each card has a short name (number and suit), its full Sino-Vietnamese name, and what a screen
 * reader says of it. In Japanese and Chinese the short name is what stands on the card (docs/glossary.md). */
const ChieuCardWords chieu_words_strip_cards[] = {
  [CHIEU_V (1)] = { N_("1 Vạn"), N_("Nhất vạn"), N_("1 Vạn (nhất vạn), black") },
  [CHIEU_V (2)] = { N_("2 Vạn"), N_("Nhị vạn"), N_("2 Vạn (nhị vạn), black") },
  [CHIEU_V (3)] = { N_("3 Vạn"), N_("Tam vạn"), N_("3 Vạn (tam vạn), black") },
  [CHIEU_V (4)] = { N_("4 Vạn"), N_("Tứ vạn"), N_("4 Vạn (tứ vạn), black") },
  [CHIEU_V (5)] = { N_("5 Vạn"), N_("Ngũ vạn"), N_("5 Vạn (ngũ vạn), black") },
  [CHIEU_V (6)] = { N_("6 Vạn"), N_("Lục vạn"), N_("6 Vạn (lục vạn), black") },
  [CHIEU_V (7)] = { N_("7 Vạn"), N_("Thất vạn"), N_("7 Vạn (thất vạn), black") },
  [CHIEU_V (8)] = { N_("8 Vạn"), N_("Bát vạn"), N_("8 Vạn (bát vạn), red") },
  [CHIEU_V (9)] = { N_("9 Vạn"), N_("Cửu vạn"), N_("9 Vạn (cửu vạn), red") },
  [CHIEU_S (1)] = { N_("1 Sách"), N_("Nhất sách"), N_("1 Sách (nhất sách), black") },
  [CHIEU_S (2)] = { N_("2 Sách"), N_("Nhị sách"), N_("2 Sách (nhị sách), black") },
  [CHIEU_S (3)] = { N_("3 Sách"), N_("Tam sách"), N_("3 Sách (tam sách), black") },
  [CHIEU_S (4)] = { N_("4 Sách"), N_("Tứ sách"), N_("4 Sách (tứ sách), black") },
  [CHIEU_S (5)] = { N_("5 Sách"), N_("Ngũ sách"), N_("5 Sách (ngũ sách), black") },
  [CHIEU_S (6)] = { N_("6 Sách"), N_("Lục sách"), N_("6 Sách (lục sách), black") },
  [CHIEU_S (7)] = { N_("7 Sách"), N_("Thất sách"), N_("7 Sách (thất sách), black") },
  [CHIEU_S (8)] = { N_("8 Sách"), N_("Bát sách"), N_("8 Sách (bát sách), red") },
  [CHIEU_S (9)] = { N_("9 Sách"), N_("Cửu sách"), N_("9 Sách (cửu sách), red") },
  [CHIEU_N (1)] = { N_("1 Văn"), N_("Nhất văn"), N_("1 Văn (nhất văn), black") },
  [CHIEU_N (2)] = { N_("2 Văn"), N_("Nhị văn"), N_("2 Văn (nhị văn), black") },
  [CHIEU_N (3)] = { N_("3 Văn"), N_("Tam văn"), N_("3 Văn (tam văn), black") },
  [CHIEU_N (4)] = { N_("4 Văn"), N_("Tứ văn"), N_("4 Văn (tứ văn), black") },
  [CHIEU_N (5)] = { N_("5 Văn"), N_("Ngũ văn"), N_("5 Văn (ngũ văn), black") },
  [CHIEU_N (6)] = { N_("6 Văn"), N_("Lục văn"), N_("6 Văn (lục văn), black") },
  [CHIEU_N (7)] = { N_("7 Văn"), N_("Thất văn"), N_("7 Văn (thất văn), black") },
  [CHIEU_N (8)] = { N_("8 Văn"), N_("Bát văn"), N_("8 Văn (bát văn), black") },
  [CHIEU_N (9)] = { N_("9 Văn"), N_("Cửu văn"), N_("9 Văn (cửu văn), black") },
  [CHIEU_CC] = { N_("Chi chi"), N_("Chi chi"), N_("Chi chi, red") },
  [CHIEU_TT] = { N_("Thang thang"), N_("Thang thang"), N_("Thang thang, red") },
  [CHIEU_OC] = { N_("Ông cụ"), N_("Ông cụ"), N_("Ông cụ, red") },
};
