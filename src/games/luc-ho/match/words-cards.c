/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the cards of Lục hổ, each written whole, because languages join words in different ways.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* Translators: each card has a short name (number and suit), its full Sino-Vietnamese name, and what a screen
 * reader says of it. In Japanese and Chinese the short name is what stands on the card (docs/glossary.md). */
const ChieuCardWords chieu_words_luc_ho_cards[CHIEU_LUC_HO_FACES] = {
  [CHIEU_LH (0, 1)] = { N_("Bách tử"), N_("Bách tử"), N_("Bách tử (the one of thập), red") },
  [CHIEU_LH (0, 2)] = { N_("2 Thập"), N_("Nhị thập"), N_("2 Thập (nhị thập), black") },
  [CHIEU_LH (0, 3)] = { N_("3 Thập"), N_("Tam thập"), N_("3 Thập (tam thập), black") },
  [CHIEU_LH (0, 4)] = { N_("4 Thập"), N_("Tứ thập"), N_("4 Thập (tứ thập), black") },
  [CHIEU_LH (0, 5)] = { N_("5 Thập"), N_("Ngũ thập"), N_("5 Thập (ngũ thập), black") },
  [CHIEU_LH (0, 6)] = { N_("6 Thập"), N_("Lục thập"), N_("6 Thập (lục thập), black") },
  [CHIEU_LH (0, 7)] = { N_("7 Thập"), N_("Thất thập"), N_("7 Thập (thất thập), black") },
  [CHIEU_LH (0, 8)] = { N_("8 Thập"), N_("Bát thập"), N_("8 Thập (bát thập), red") },
  [CHIEU_LH (0, 9)] = { N_("9 Thập"), N_("Cửu thập"), N_("9 Thập (cửu thập), red") },
  [CHIEU_LH (1, 1)] = { N_("1 Quán"), N_("Nhất quán"), N_("1 Quán (nhất quán), black") },
  [CHIEU_LH (1, 2)] = { N_("2 Quán"), N_("Nhị quán"), N_("2 Quán (nhị quán), black") },
  [CHIEU_LH (1, 3)] = { N_("3 Quán"), N_("Tam quán"), N_("3 Quán (tam quán), black") },
  [CHIEU_LH (1, 4)] = { N_("4 Quán"), N_("Tứ quán"), N_("4 Quán (tứ quán), black") },
  [CHIEU_LH (1, 5)] = { N_("5 Quán"), N_("Ngũ quán"), N_("5 Quán (ngũ quán), black") },
  [CHIEU_LH (1, 6)] = { N_("6 Quán"), N_("Lục quán"), N_("6 Quán (lục quán), black") },
  [CHIEU_LH (1, 7)] = { N_("7 Quán"), N_("Thất quán"), N_("7 Quán (thất quán), black") },
  [CHIEU_LH (1, 8)] = { N_("8 Quán"), N_("Bát quán"), N_("8 Quán (bát quán), black") },
  [CHIEU_LH (1, 9)] = { N_("9 Quán"), N_("Cửu quán"), N_("9 Quán (cửu quán), red") },
  [CHIEU_LH (2, 1)] = { N_("1 Sách"), N_("Nhất sách"), N_("1 Sách (nhất sách), black") },
  [CHIEU_LH (2, 2)] = { N_("2 Sách"), N_("Nhị sách"), N_("2 Sách (nhị sách), black") },
  [CHIEU_LH (2, 3)] = { N_("3 Sách"), N_("Tam sách"), N_("3 Sách (tam sách), black") },
  [CHIEU_LH (2, 4)] = { N_("4 Sách"), N_("Tứ sách"), N_("4 Sách (tứ sách), black") },
  [CHIEU_LH (2, 5)] = { N_("5 Sách"), N_("Ngũ sách"), N_("5 Sách (ngũ sách), black") },
  [CHIEU_LH (2, 6)] = { N_("6 Sách"), N_("Lục sách"), N_("6 Sách (lục sách), black") },
  [CHIEU_LH (2, 7)] = { N_("7 Sách"), N_("Thất sách"), N_("7 Sách (thất sách), black") },
  [CHIEU_LH (2, 8)] = { N_("8 Sách"), N_("Bát sách"), N_("8 Sách (bát sách), black") },
  [CHIEU_LH (2, 9)] = { N_("9 Sách"), N_("Cửu sách"), N_("9 Sách (cửu sách), red") },
  [CHIEU_LH (3, 1)] = { N_("Mao công"), N_("Mao công"), N_("Mao công (the one of tiền), red") },
  [CHIEU_LH (3, 2)] = { N_("2 Tiền"), N_("Nhị tiền"), N_("2 Tiền (nhị tiền), black") },
  [CHIEU_LH (3, 3)] = { N_("3 Tiền"), N_("Tam tiền"), N_("3 Tiền (tam tiền), black") },
  [CHIEU_LH (3, 4)] = { N_("4 Tiền"), N_("Tứ tiền"), N_("4 Tiền (tứ tiền), black") },
  [CHIEU_LH (3, 5)] = { N_("5 Tiền"), N_("Ngũ tiền"), N_("5 Tiền (ngũ tiền), black") },
  [CHIEU_LH (3, 6)] = { N_("6 Tiền"), N_("Lục tiền"), N_("6 Tiền (lục tiền), black") },
  [CHIEU_LH (3, 7)] = { N_("7 Tiền"), N_("Thất tiền"), N_("7 Tiền (thất tiền), black") },
  [CHIEU_LH (3, 8)] = { N_("8 Tiền"), N_("Bát tiền"), N_("8 Tiền (bát tiền), black") },
  [CHIEU_LH (3, 9)] = { N_("9 Tiền"), N_("Cửu tiền"), N_("9 Tiền (cửu tiền), red") },
  [CHIEU_LOC_HOA] = { N_("Lộc hoa"), N_("Lộc hoa"), N_("Lộc hoa, black") },
  [CHIEU_VAN_TUYEN] = { N_("Vân tuyến"), N_("Vân tuyến"), N_("Vân tuyến, red") },
};
