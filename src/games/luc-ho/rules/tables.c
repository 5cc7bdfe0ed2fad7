/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The switches, the reasons, the cước and the words of the moves.
 */
#include "contract.h"

static const char *const no_yes[] = { "no", "yes", NULL };
static const char *const scorings[] = {
  [CHIEU_LUC_HO_SCORING_DOUBLING] = "doubling",
  [CHIEU_LUC_HO_SCORING_LINEAR] = "linear",
  NULL,
};

const ChieuSwitch chieu_luc_ho_switches[CHIEU_LUC_HO_N_SWITCHES] = {
  [CHIEU_LUC_HO_FLOOR] = { "floor", 6, 5, 6, NULL },
  [CHIEU_LUC_HO_RULE_MUST_MAKE] = { "must-make", 0, 0, 1, no_yes },
  [CHIEU_LUC_HO_DEDUCE] = { "deduce", 0, 0, 1, no_yes, .usual_step = 1 },
  [CHIEU_LUC_HO_SCORING] = { "scoring", CHIEU_LUC_HO_SCORING_DOUBLING, CHIEU_LUC_HO_SCORING_DOUBLING, CHIEU_LUC_HO_SCORING_LINEAR,
                             scorings },
};

const char *const chieu_luc_ho_reasons[CHIEU_LUC_HO_N_REASONS + 1] = {
  [CHIEU_LUC_HO_OK] = "",
  [CHIEU_LUC_HO_NOT_ASKED] = "not-asked",
  [CHIEU_LUC_HO_NOT_NOW] = "not-now",
  [CHIEU_LUC_HO_NO_CARD] = "no-card",
  [CHIEU_LUC_HO_NO_SET] = "no-set",
  [CHIEU_LUC_HO_NO_BEAT] = "no-beat",
  [CHIEU_LUC_HO_WRONG_NUMBER] = "wrong-number",
  [CHIEU_LUC_HO_HELD_BACK] = "held-back",
  [CHIEU_LUC_HO_CLASS] = "class",
  [CHIEU_LUC_HO_TOO_FEW] = "too-few",
  [CHIEU_LUC_HO_MUST_MAKE] = "must-make",
};

const char *const chieu_luc_ho_cuoc[CHIEU_LUC_HO_N_CUOC + 1] = {
  [CHIEU_LUC_HO_CUOC_AN_HO] = "an-ho",
  [CHIEU_LUC_HO_CUOC_NAM_HO] = "nam-ho",
  [CHIEU_LUC_HO_CUOC_DU] = "muoi-hai",
  [CHIEU_LUC_HO_CUOC_MONG] = "mong",
  [CHIEU_LUC_HO_CUOC_BAO] = "bao",
};

const char *const chieu_luc_ho_move_words[CHIEU_LUC_HO_N_MOVES] = {
  [CHIEU_LUC_HO_NAM_HO] = "nam-ho",
  [CHIEU_LUC_HO_QUA] = "qua",
  [CHIEU_LUC_HO_LAM] = "lam",
  [CHIEU_LUC_HO_KHONG] = "khong",
  [CHIEU_LUC_HO_RA] = "ra",
  [CHIEU_LUC_HO_BAT] = "bat",
  [CHIEU_LUC_HO_CHUI] = "chui",
  [CHIEU_LUC_HO_AN_HO] = "an-ho",
};
