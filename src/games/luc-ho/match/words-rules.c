/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names what a win of Lục hổ can be worth, its house rules, and the reasons why a move is refused
 * (help/C/luc-ho-play.page, luc-ho-house-rules.page).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#define CUOC(NAME, WITHIN, RULE, FOLLOWS) { .name = (NAME), .within = (WITHIN), .rule = (RULE), .follows = (FOLLOWS) }

/* Translators: what a win is called: alone or first, later in the row, and the rule as a sentence. */
const ChieuCuocWords chieu_words_luc_ho_cuoc[CHIEU_LUC_HO_N_CUOC] = {
  [CHIEU_LUC_HO_CUOC_AN_HO] = CUOC (N_("Ăn hồ"), N_("ăn hồ"), N_("A claim with the cards won and the old cards in the hand; each of them counts one hồ."), FALSE),
  [CHIEU_LUC_HO_CUOC_NAM_HO] = CUOC (N_("Ngũ hổ hạ sơn"), N_("ngũ hổ hạ sơn"), N_("Vân tuyến and the four ones in one hand, declared before the first bid."),
                                     FALSE),
  [CHIEU_LUC_HO_CUOC_DU] = CUOC (N_("Đủ mười hai"), N_("đủ mười hai"),
                                 N_("All twelve cards count: the payment is doubled once more."), FALSE),
  [CHIEU_LUC_HO_CUOC_MONG] = CUOC (N_("Nhà mộng được trả"), N_("nhà mộng được trả"),
                                   N_("A card that won has the number of the dream’s card: the losers pay the dream, too."), TRUE),
  [CHIEU_LUC_HO_CUOC_BAO] = CUOC (N_("Bao thua"), N_("bao thua"), N_("A player who made the hand in the second or third seat and lost "
                                                                     "pays for the other loser, too."), TRUE),
};

#define BOOK N_("From written rules of Lục hổ.")
#define TABLES N_("Tables differ.")

const ChieuRuleSetWords chieu_words_luc_ho_rule_sets[] = {
  /* Translators: names of sets of house rules. */
  { "floor-5", N_("Five cards are enough") },
  { "linear", N_("Adding, not doubling") },
  { NULL },
};

const ChieuSwitchWords chieu_words_luc_ho_switches[CHIEU_LUC_HO_N_SWITCHES] = {
  [CHIEU_LUC_HO_FLOOR] = {
    N_("Cards needed to claim"),
    N_("This many cards, won and old ones together, are enough for ăn hồ; they earn one point from each loser."),
    N_("If five are enough, five cards earn one point, six earn two, seven earn four."),
    N_("From written rules of Lục hổ: six, in some places five."), { NULL },
  },
  [CHIEU_LUC_HO_RULE_MUST_MAKE] = {
    N_("A strong first seat must make the hand"),
    N_("The first seat may not refuse làm bài if the các, thuận and old cards in the hand make six cards or more."),
    N_("Bách tử, mao công, vân tuyến and 3, 4, 5 Tiền are six."), TABLES, { N_("No"), N_("Yes") },
  },
  [CHIEU_LUC_HO_DEDUCE] = {
    N_("What drops prove"),
    N_("Nobody may hold back, so a drop proves what a hand lacks. Cards may become old through that proof as well, or only through "
       "the cards that were seen."),
    N_("When 5 Quán was led, the other two dropped cards: neither holds a higher quán, and your 6 Quán is old."), BOOK,
    { N_("Only what was seen"), N_("Also what drops prove") },
  },
  [CHIEU_LUC_HO_SCORING] = {
    N_("Scoring"),
    N_("Each additional card doubles the payment; or each additional card adds one point, each red card that won adds "
       "one more, and the dream is not paid."),
    N_("Eight cards, three of them red: 4 points from each loser, or 3 + 3 = 6."), N_("Two sets of written rules for Lục hổ differ."),
    { N_("Doubling"), N_("Adding") },
  },
};

/* Translators: the words in brackets are words of the game and stay as they are. */
const ChieuReasonWords chieu_words_luc_ho_reasons[CHIEU_LUC_HO_N_REASONS] = {
  [CHIEU_LUC_HO_NOT_ASKED] = { N_("It is not your turn to answer.") },
  [CHIEU_LUC_HO_NOT_NOW] = { N_("You cannot make this move now.") },
  [CHIEU_LUC_HO_NO_CARD] = { N_("You do not hold the cards for this.") },
  [CHIEU_LUC_HO_NO_SET] = {
    N_("These cards cannot be led together: lead one card, three or four of one number (các), or three or more of one suit in sequence (thuận)."),
  },
  [CHIEU_LUC_HO_NO_BEAT] = {
    N_("These cards do not beat the ones on the mat: it takes the same number of cards, of the same kind but higher."),
  },
  [CHIEU_LUC_HO_WRONG_NUMBER] = { N_("Put down exactly as many cards as were led.") },
  [CHIEU_LUC_HO_HELD_BACK] = {
    N_("Nobody may hold back: the cards you would keep can still beat the ones on the mat. Beat with them (bắt), or drop them (chui)."),
  },
  [CHIEU_LUC_HO_CLASS] = {
    N_("Single cards are led in order: thập, quán, sách, tiền, and vân tuyến last. In each suit the cards that "
       "are not old go first. You hold one that comes earlier."),
  },
  [CHIEU_LUC_HO_TOO_FEW] = { N_("The cards you have won and your old ones are too few to claim (ăn hồ).") },
  [CHIEU_LUC_HO_MUST_MAKE] = { N_("At this table the first seat must make a hand this strong (làm bài).") },
};
