/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The house rules of Mậu binh in words, and the parts of a win, whose values are house rules, too
 * (help/C/mau-binh-house-rules.page, mau-binh-points.page).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* ---- What a win is made of ---- */

#define CUOC(NAME, WITHIN, RULE) { .name = (NAME), .within = (WITHIN), .rule = (RULE) }

/* Translators: what a win is made of: name alone or first, name later, and the rule as a sentence. */
const ChieuCuocWords chieu_words_mau_binh_cuoc[CHIEU_MAU_BINH_N_CUOC] = {
  [CHIEU_MAU_BINH_RONG_CUON] = CUOC (N_("Rồng cuốn"), N_("rồng cuốn"), N_("All ranks from 2 to A, and all of one suit.")),
  [CHIEU_MAU_BINH_SANH_RONG] = CUOC (N_("Sảnh rồng"), N_("sảnh rồng"), N_("All ranks from 2 to A.")),
  [CHIEU_MAU_BINH_BA_THUNG_PHA_SANH] = CUOC (N_("Ba thùng phá sảnh"), N_("ba thùng phá sảnh"), N_("A sequence of one suit in each of the three chi.")),
  [CHIEU_MAU_BINH_DONG_MAU_13] = CUOC (N_("Đồng màu 13"), N_("đồng màu 13"), N_("Thirteen cards of one colour.")),
  [CHIEU_MAU_BINH_DONG_MAU_12] = CUOC (N_("Đồng màu 12"), N_("đồng màu 12"), N_("Twelve cards of one colour, and one of the other.")),
  [CHIEU_MAU_BINH_NAM_DOI_MOT_XAM] = CUOC (N_("Năm đôi một xám"), N_("năm đôi một xám"), N_("Five pairs and three of a kind.")),
  [CHIEU_MAU_BINH_LUC_PHE_BON] = CUOC (N_("Lục phé bôn"), N_("lục phé bôn"), N_("Six pairs and one card.")),
  [CHIEU_MAU_BINH_BA_THUNG] = CUOC (N_("Ba thùng"), N_("ba thùng"), N_("All cards of one suit in each of the three chi.")),
  [CHIEU_MAU_BINH_BA_SANH] = CUOC (N_("Ba sảnh"), N_("ba sảnh"), N_("A sequence in each of the three chi.")),
  [CHIEU_MAU_BINH_TU_3_DEN_XI] = CUOC (N_("Từ 3 đến xì"), N_("từ 3 đến xì"), N_("All ranks from 3 to A, and any thirteenth card.")),
  [CHIEU_MAU_BINH_CUOC_SO_CHI] = CUOC (N_("So chi"), N_("so chi"), N_("The chi compared one by one: what was won, less what was lost.")),
  [CHIEU_MAU_BINH_CUOC_XAM_3] = CUOC (N_("Xám chi 3"), N_("xám chi 3"), N_("Chi 3 won with three of a kind.")),
  [CHIEU_MAU_BINH_CUOC_CU_LU_2] = CUOC (N_("Cù lũ chi 2"), N_("cù lũ chi 2"), N_("Chi 2 won with three of a kind and a pair.")),
  [CHIEU_MAU_BINH_CUOC_TU_QUY_1] = CUOC (N_("Tứ quý chi 1"), N_("tứ quý chi 1"), N_("Chi 1 won with four of a kind.")),
  [CHIEU_MAU_BINH_CUOC_TU_QUY_2] = CUOC (N_("Tứ quý chi 2"), N_("tứ quý chi 2"), N_("Chi 2 won with four of a kind.")),
  [CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_1] = CUOC (N_("Thùng phá sảnh chi 1"), N_("thùng phá sảnh chi 1"), N_("Chi 1 won with a sequence of one suit.")),
  [CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_2] = CUOC (N_("Thùng phá sảnh chi 2"), N_("thùng phá sảnh chi 2"), N_("Chi 2 won with a sequence of one suit.")),
  [CHIEU_MAU_BINH_CUOC_SAP] = CUOC (N_("Sập ba chi"), N_("sập ba chi"), N_("One player was beaten in all three chi: the house rules say how many times these count.")),
  [CHIEU_MAU_BINH_CUOC_SAP_LANG] = CUOC (N_("Sập làng"), N_("sập làng"), N_("Every other player was beaten in all three chi: the house rules say how many times all of it counts.")),
  [CHIEU_MAU_BINH_CUOC_BINH_LUNG] = CUOC (N_("Ăn binh lủng"), N_("ăn binh lủng"), N_("Another player laid the chi in the wrong order.")),
  [CHIEU_MAU_BINH_CUOC_BO_BAI] = CUOC (N_("Ăn bỏ bài"), N_("ăn bỏ bài"), N_("Another player gave up the hand.")),
};

/* ---- House rules ---- */

#define BOOK N_("From written rules of Mậu binh.")
#define TABLES N_("The written rules leave the values to the table.")

/* Translators: %s is what a win is made of: “Tứ quý chi 2”. */
#define CHI(CUOC) \
  [CHIEU_MAU_BINH_POINTS_##CUOC] = { \
    .name = N_("Points for %s"), .rule = N_("What a chi that is won with %s earns instead of its ordinary point."), .source = TABLES, \
    .of_cuoc = TRUE, .cuoc = CHIEU_MAU_BINH_CUOC_##CUOC }
#define INSTANT(CUOC) \
  [CHIEU_MAU_BINH_POINTS_INSTANT + CHIEU_MAU_BINH_##CUOC] = { \
    .name = N_("Points for %s"), .rule = N_("What each of the others pays for %s."), .source = TABLES, \
    .of_cuoc = TRUE, .cuoc = CHIEU_MAU_BINH_##CUOC }

const ChieuRuleSetWords chieu_words_mau_binh_rule_sets[] = {
  /* Translators: name of a set of house rules. */
  { "s3", N_("Cù lũ and below count 1") },
  { NULL },
};

const ChieuSwitchWords chieu_words_mau_binh_switches[CHIEU_MAU_BINH_N_SWITCHES] = {
  /* Translators: from here on house rules: a name, one sentence, an example, the answers there are. */
  [CHIEU_MAU_BINH_A5] = {
    N_("A-2-3-4-5"), N_("The sảnh A-2-3-4-5 is the lowest one; or it is the second highest, and only 10-J-Q-K-A is higher."),
    N_("A-2-3-4-5 against 9-10-J-Q-K."), BOOK, { N_("The lowest"), N_("The second highest") },
  },
  [CHIEU_MAU_BINH_POINTS_CHI] = {
    N_("Points for a chi"), N_("What a chi earns when it is won with an ordinary row."), N_("Usually 1."), BOOK, { NULL },
  },
  CHI (XAM_3), CHI (CU_LU_2), CHI (TU_QUY_1), CHI (TU_QUY_2), CHI (THUNG_PHA_SANH_1), CHI (THUNG_PHA_SANH_2),
  [CHIEU_MAU_BINH_SAP] = {
    N_("Sập ba chi"), N_("The points are multiplied by this when one player loses all three chi to another."),
    N_("Three chi at one point each: 3 × 2 = 6."), TABLES, { NULL },
  },
  [CHIEU_MAU_BINH_SAP_LANG] = {
    N_("Sập làng"), N_("They are multiplied by this again when one player beats everybody in all three chi."),
    N_("Three chi at one point each: 3 × 2 × 2 = 12 from each of the others."), TABLES, { NULL },
  },
  [CHIEU_MAU_BINH_POINTS_BINH_LUNG] = {
    N_("Points for binh lủng"), N_("What a foul hand pays to each player whose three rows are right."),
    N_("6, as much as sập."), TABLES, { NULL },
  },
  [CHIEU_MAU_BINH_POINTS_BO_BAI] = {
    N_("Points for bỏ bài"), N_("What giving up the hand costs: it is paid to each player who did not give up."),
    N_("3, as much as three chi."), TABLES, { NULL },
  },
  [CHIEU_MAU_BINH_RULE_TU_3_DEN_XI] = {
    N_("From 3 to A"),
    N_("All ranks from 3 to A with any thirteenth card (từ 3 đến xì) are a tới trắng: the lowest one, and two of them are equal."),
    N_("3 4 5 6 7 8 9 10 J Q K A, and a second K."), BOOK, { N_("No"), N_("Yes") },
  },
  INSTANT (RONG_CUON), INSTANT (SANH_RONG), INSTANT (BA_THUNG_PHA_SANH), INSTANT (DONG_MAU_13), INSTANT (DONG_MAU_12),
  INSTANT (NAM_DOI_MOT_XAM), INSTANT (LUC_PHE_BON), INSTANT (BA_THUNG), INSTANT (BA_SANH),
  INSTANT (TU_3_DEN_XI),
};
