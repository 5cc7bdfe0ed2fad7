/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The switches with all that is paid, the reasons, the kinds of a chi, the cước and the words of the moves.
 */
#include "contract.h"

static const char *const a5_words[] = { "lowest", "second", NULL };
static const char *const no_yes[] = { "no", "yes", NULL };

/* A chi that wins is worth something. */
#define CHI_POINTS(ID, STANDARD) { "points-" ID, STANDARD, 1, 50, NULL }
#define POINTS(ID, STANDARD) { "points-" ID, STANDARD, 0, 200, NULL }
#define INSTANT(NUMBER, ID, STANDARD) \
  [CHIEU_MAU_BINH_POINTS_INSTANT + CHIEU_MAU_BINH_##NUMBER] = { "points-" ID, STANDARD, 1, 200, NULL }

const ChieuSwitch chieu_mau_binh_switches[CHIEU_MAU_BINH_N_SWITCHES] = {
  [CHIEU_MAU_BINH_A5] = { "a5", CHIEU_MAU_BINH_A5_LOWEST, CHIEU_MAU_BINH_A5_LOWEST, CHIEU_MAU_BINH_A5_SECOND, a5_words },
  [CHIEU_MAU_BINH_POINTS_CHI] = CHI_POINTS ("chi", 1),
  [CHIEU_MAU_BINH_POINTS_XAM_3] = CHI_POINTS ("xam-chi-3", 3),
  [CHIEU_MAU_BINH_POINTS_CU_LU_2] = CHI_POINTS ("cu-lu-chi-2", 2),
  [CHIEU_MAU_BINH_POINTS_TU_QUY_1] = CHI_POINTS ("tu-quy-chi-1", 4),
  [CHIEU_MAU_BINH_POINTS_TU_QUY_2] = CHI_POINTS ("tu-quy-chi-2", 8),
  [CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_1] = CHI_POINTS ("thung-pha-sanh-chi-1", 5),
  [CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_2] = CHI_POINTS ("thung-pha-sanh-chi-2", 10),
  [CHIEU_MAU_BINH_SAP] = { "sap", 2, 1, 4, NULL },
  [CHIEU_MAU_BINH_SAP_LANG] = { "sap-lang", 2, 1, 4, NULL },
  [CHIEU_MAU_BINH_POINTS_BINH_LUNG] = POINTS ("binh-lung", 6),
  [CHIEU_MAU_BINH_POINTS_BO_BAI] = POINTS ("bo-bai", 3),
  [CHIEU_MAU_BINH_RULE_TU_3_DEN_XI] = { "tu-3-den-xi", 0, 0, 1, no_yes },
  INSTANT (RONG_CUON, "rong-cuon", 24),
  INSTANT (SANH_RONG, "sanh-rong", 12),
  INSTANT (BA_THUNG_PHA_SANH, "ba-thung-pha-sanh", 32),
  INSTANT (DONG_MAU_13, "dong-mau-13", 12),
  INSTANT (DONG_MAU_12, "dong-mau-12", 8),
  INSTANT (NAM_DOI_MOT_XAM, "nam-doi-mot-xam", 6),
  INSTANT (LUC_PHE_BON, "luc-phe-bon", 6),
  INSTANT (BA_THUNG, "ba-thung", 6),
  INSTANT (BA_SANH, "ba-sanh", 6),
  INSTANT (TU_3_DEN_XI, "tu-3-den-xi", 6),
};

const char *const chieu_mau_binh_reasons[CHIEU_MAU_BINH_N_REASONS + 1] = {
  [CHIEU_MAU_BINH_OK] = "",
  [CHIEU_MAU_BINH_NOT_ASKED] = "not-asked",
  [CHIEU_MAU_BINH_NOT_NOW] = "not-now",
  [CHIEU_MAU_BINH_NO_CARD] = "no-card",
  [CHIEU_MAU_BINH_NO_INSTANT] = "no-toi-trang",
  [CHIEU_MAU_BINH_BINH_LUNG] = "binh-lung",
};

const char *const chieu_mau_binh_kinds[CHIEU_MAU_BINH_N_KINDS + 1] = {
  [CHIEU_MAU_BINH_MAU_THAU] = "mau-thau",
  [CHIEU_MAU_BINH_DOI] = "doi",
  [CHIEU_MAU_BINH_THU] = "thu",
  [CHIEU_MAU_BINH_XAM] = "xam",
  [CHIEU_MAU_BINH_SANH] = "sanh",
  [CHIEU_MAU_BINH_THUNG] = "thung",
  [CHIEU_MAU_BINH_CU_LU] = "cu-lu",
  [CHIEU_MAU_BINH_TU_QUY] = "tu-quy",
  [CHIEU_MAU_BINH_THUNG_PHA_SANH] = "thung-pha-sanh",
};

const char *const chieu_mau_binh_cuoc[CHIEU_MAU_BINH_N_CUOC + 1] = {
  [CHIEU_MAU_BINH_RONG_CUON] = "rong-cuon",
  [CHIEU_MAU_BINH_SANH_RONG] = "sanh-rong",
  [CHIEU_MAU_BINH_BA_THUNG_PHA_SANH] = "ba-thung-pha-sanh",
  [CHIEU_MAU_BINH_DONG_MAU_13] = "dong-mau-13",
  [CHIEU_MAU_BINH_DONG_MAU_12] = "dong-mau-12",
  [CHIEU_MAU_BINH_NAM_DOI_MOT_XAM] = "nam-doi-mot-xam",
  [CHIEU_MAU_BINH_LUC_PHE_BON] = "luc-phe-bon",
  [CHIEU_MAU_BINH_BA_THUNG] = "ba-thung",
  [CHIEU_MAU_BINH_BA_SANH] = "ba-sanh",
  [CHIEU_MAU_BINH_TU_3_DEN_XI] = "tu-3-den-xi",
  [CHIEU_MAU_BINH_CUOC_SO_CHI] = "so-chi",
  [CHIEU_MAU_BINH_CUOC_XAM_3] = "xam-chi-3",
  [CHIEU_MAU_BINH_CUOC_CU_LU_2] = "cu-lu-chi-2",
  [CHIEU_MAU_BINH_CUOC_TU_QUY_1] = "tu-quy-chi-1",
  [CHIEU_MAU_BINH_CUOC_TU_QUY_2] = "tu-quy-chi-2",
  [CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_1] = "thung-pha-sanh-chi-1",
  [CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_2] = "thung-pha-sanh-chi-2",
  [CHIEU_MAU_BINH_CUOC_SAP] = "sap",
  [CHIEU_MAU_BINH_CUOC_SAP_LANG] = "sap-lang",
  [CHIEU_MAU_BINH_CUOC_BINH_LUNG] = "binh-lung",
  [CHIEU_MAU_BINH_CUOC_BO_BAI] = "bo-bai",
};

const char *const chieu_mau_binh_move_words[CHIEU_MAU_BINH_N_MOVES] = {
  [CHIEU_MAU_BINH_TOI_TRANG] = "toi-trang",
  [CHIEU_MAU_BINH_XEP] = "xep",
  [CHIEU_MAU_BINH_BO] = "bo",
};
