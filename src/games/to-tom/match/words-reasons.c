/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why a move of Tổ tôm is refused, and which faults the làng found at the win
 * (docs/rules/to-tom.md, "Faults").
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* Translators: the words in brackets and the names of the faults are words of the game and stay as they are. */
const ChieuReasonWords chieu_words_to_tom_reasons[CHIEU_TO_TOM_N_REASONS] = {
  [CHIEU_TO_TOM_NOT_ASKED] = { N_("It is not your turn to answer.") },
  [CHIEU_TO_TOM_NOT_NOW] = { N_("You cannot make this move now.") },
  [CHIEU_TO_TOM_NO_CARD] = { N_("You do not hold the cards for this.") },
  [CHIEU_TO_TOM_NO_PHU] = { N_("These cards do not make a phu.") },
  [CHIEU_TO_TOM_NOT_YOUR_GATE] = { N_("You may eat a card (ăn) only at your own gate.") },
  [CHIEU_TO_TOM_NOTHING_LEFT] = {
    N_("You would have no card left to discard: you may claim this only to win."),
  },
  [CHIEU_TO_TOM_NO_THUA] = { N_("You have no card too many: nothing goes back.") },
  [CHIEU_TO_TOM_XUONG_ORDER] = {
    N_("The order of the call is: thông; then kính tứ cố, chi nẩy, bạch định, kính cố or thập hồng; then tôm; then lèo."),
    N_("Xướng sai thứ tự"),
    N_("The cước were called in the wrong order."),
  },
  [CHIEU_TO_TOM_BO_U] = {
    N_("This card wins for you. If you pass it, no later win in this hand is paid (bỏ ù)."),
    N_("Bỏ ù"),
    N_("A winning card was passed over, and the win came later."),
  },
  [CHIEU_TO_TOM_TREO_TRANH] = {
    N_("You must lay a khàn face down; and when you eat a card, its equal from your hand must go down with it (treo tranh)."),
    N_("Treo tranh"),
    N_("A khàn was not laid down, or a card equal to the eaten one was kept in the hand."),
  },
  [CHIEU_TO_TOM_TRAI_VI] = {
    N_("The phu would lie in the wrong order (trái vỉ). The eaten card goes at the bottom, then your equal card, "
       "then the others, rising in a dọc."),
    N_("Trái vỉ"),
    N_("A phu on the mat lies in the wrong order."),
  },
  [CHIEU_TO_TOM_U_TRUOC_KHAN] = {
    N_("Turn up your khàn before you call."),
    N_("Ù trước khàn"),
    N_("The win was called before the khàn was turned up."),
  },
  [CHIEU_TO_TOM_KHE_KHAN] = {
    N_("Your khàn still lies face down: turn it up before you call (khê khàn)."),
    N_("Khê khàn"),
    N_("The khàn was not turned up at the win."),
  },
  [CHIEU_TO_TOM_BAT_THUC_MOT_CUC] = {
    N_("The cards of your khàn bất thực must lie in two phu or more (bất thực một cục)."),
    N_("Bất thực một cục"),
    N_("All cards of a khàn bất thực lie in one phu."),
  },
  [CHIEU_TO_TOM_QUEN_BAT_THUC] = {
    N_("Name your khàn bất thực and return the cup before you call."),
    N_("Quên bất thực"),
    N_("A khàn bất thực was not named, or its cup was kept."),
  },
  [CHIEU_TO_TOM_TRA_THUA_SAI] = {
    N_("When you have a card too many, 1 Văn goes back; if you have none, another black yêu, and only then a red one or any other card "
       "(trả thừa sai)."),
    N_("Trả thừa sai"),
    N_("A card other than the one that should go was given back, or the right one was kept in a khàn."),
  },
  [CHIEU_TO_TOM_KHONG_HO_PHONG] = {
    N_("You held two of the winning card: say phỗng or không phỗng, whichever is true, before you call."),
    N_("Không hô phỗng"),
    N_("The third of a pair won, and neither phỗng nor không phỗng was said, or the wrong one was."),
  },
  [CHIEU_TO_TOM_U_SAI] = {
    N_("You cannot win like this: every card must lie in a phu, and there must be enough lưng and the right number of cards (ù sai)."),
    N_("Ù sai"),
    N_("The cards were not a winning hand: there was a card outside the phu, too few lưng, or the wrong number of cards."),
  },
  [CHIEU_TO_TOM_AN_MOT_DANH_HAI] = {
    N_("You ate a card, and this would be the second of two discards that make a phu with it (ăn một đánh hai)."),
    N_("Ăn một đánh hai"),
    N_("A card was eaten, and two cards that make a phu with it were discarded."),
  },
  [CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU] = {
    N_("An equal card lies in a phu of yours on the mat: you may not discard this one (đánh phu dưới chiếu)."),
    N_("Đánh phu dưới chiếu"),
    N_("A card equal to one in the player’s own phu on the mat was discarded."),
  },
  [CHIEU_TO_TOM_DANH_DOI] = {
    N_("You did not take this card by phỗng when you could, so you may not discard both cards of the pair (đánh đôi)."),
    N_("Đánh đôi"),
    N_("A phỗng was passed over, and then both cards of the pair were discarded."),
  },
  [CHIEU_TO_TOM_DOI_LANG] = {
    N_("This card would lengthen your dọc on the mat: if you do not eat it, your equal card must go down there (dối làng)."),
    N_("Dối làng"),
    N_("A card that lengthens a dọc on the mat was left, and the equal card stayed in the hand."),
  },
  [CHIEU_TO_TOM_AN_LAI] = {
    N_("You refused this card, or another one of this dọc, earlier: you may not take it now (ăn lại)."),
    N_("Ăn lại"),
    N_("A card that had been refused earlier was taken, or a later card of a refused dọc."),
  },
  [CHIEU_TO_TOM_THOI_KHAN] = {
    N_("You have the khàn of this card and must raise it (dậy khàn)."),
    N_("Thối khàn"),
    N_("The fourth card of a khàn came, and the khàn was not raised."),
  },
  [CHIEU_TO_TOM_BO_YEU] = {
    N_("A yêu at your own gate must be eaten."),
    N_("Bỏ yêu"),
    N_("A yêu at the player’s own gate was not eaten."),
  },
  [CHIEU_TO_TOM_HO_CAO] = {
    N_("Your hand does not have everything that you call (hô cao)."),
    N_("Hô cao"),
    N_("More was called than was there."),
  },
  [CHIEU_TO_TOM_DANH_YEU] = {
    N_("You may not discard a yêu while you hold any other card. When you hold only yêu, 1 Văn goes first and a red one last."),
    N_("Đánh yêu"),
    N_("A yêu was discarded though another card was held."),
  },
  [CHIEU_TO_TOM_BAT_THUC_QUA] = {
    N_("You may discard only one card of a khàn bất thực, or two of a thiên khai."),
    N_("Đánh quá bất thực"),
    N_("More cards of a khàn bất thực were discarded than is allowed."),
  },
  [CHIEU_TO_TOM_THUA_QUAN] = {
    N_("You have a card too many: give it back before you say that you are done, or this hand cannot win (thừa quân)."),
    N_("Thừa quân"),
    N_("A card too many was kept."),
  },
};
