/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why a move of Chắn is refused, what the làng finds, and what that costs (help/C/chan-faults.page).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* Translators: the words in brackets and the names of the faults are words of the game and stay as they are. */
const ChieuReasonWords chieu_words_chan_reasons[CHIEU_CHAN_N_REASONS] = {
  [CHIEU_CHAN_NOT_ASKED] = { N_("It is not your turn to answer.") },
  [CHIEU_CHAN_NOT_NOW] = { N_("You cannot make this move now.") },
  [CHIEU_CHAN_NO_CARD] = { N_("You do not hold the cards for this.") },
  [CHIEU_CHAN_NO_SET] = { N_("These cards make neither a chắn nor a cạ.") },
  [CHIEU_CHAN_NOT_YOUR_TURN] = {
    N_("You may eat (ăn) only in your turn: the card that you drew, or the one at your upper gate."),
  },
  [CHIEU_CHAN_OWN_CARD] = { N_("You put this card down yourself, and players may not claim their own cards.") },
  [CHIEU_CHAN_NOTHING_LEFT] = {
    N_("You would have no card left to discard: you may claim this only to win."),
  },
  [CHIEU_CHAN_IS_BAO] = { N_("You are báo: you play on only by drawing and passing.") },
  [CHIEU_CHAN_XUONG_FORM] = {
    N_("A call has at least one cước, and names one twice only if each is counted. Where xuông is only a win without cước, it is called alone."),
  },
  [CHIEU_CHAN_BO_U] = {
    N_("You can win now. If you do not, no later win in this hand is paid (bỏ ù)."),
    N_("Bỏ ù"),
    N_("A winning card was passed over, and the win came later."),
  },
  [CHIEU_CHAN_TRAI_VI] = {
    N_("In a cạ the eaten card lies below and the card from your hand on top (trái vỉ)."),
    N_("Trái vỉ"),
    N_("A cạ was laid with the eaten card on top."),
  },
  [CHIEU_CHAN_TREO_TRANH] = {
    N_("You hold the equal card: eat a chắn with it, not a cạ (ăn treo tranh)."),
    N_("Ăn treo tranh"),
    N_("A card that could have been eaten as a chắn was eaten as a cạ."),
  },
  [CHIEU_CHAN_CHIU_AN_THUONG] = {
    N_("You hold three equal cards: take the fourth by chíu (chíu được ăn thường)."),
    N_("Chíu được ăn thường"),
    N_("The fourth equal card was eaten as a plain chắn."),
  },
  [CHIEU_CHAN_AN_CHON_CA] = {
    N_("This card is already part of a cạ in your hand: you may not break it to eat another one (ăn chọn cạ)."),
    N_("Ăn chọn cạ"),
    N_("A cạ in the hand was broken to eat another cạ."),
    N_("%s in your hand is already part of a cạ: you may not break it to eat another one (ăn chọn cạ)."),
  },
  [CHIEU_CHAN_CHUYEN_CHO] = {
    N_("With five chắn or more, this single card waits for the win: you may not eat a cạ with it (ăn cạ chuyển chờ)."),
    N_("Ăn cạ chuyển chờ"),
    N_("A cạ was eaten with the single card that waited for the win."),
    N_("With five chắn or more, the single %s in your hand waits for the win: you may not eat a cạ with it (ăn cạ chuyển chờ)."),
  },
  [CHIEU_CHAN_CAU_CA] = {
    N_("This card is part of a chắn in your hand: you may not eat a cạ with it (có chắn cấu cạ)."),
    N_("Có chắn cấu cạ"),
    N_("A cạ was eaten with a card of a chắn."),
    N_("%s in your hand is part of a chắn: you may not eat a cạ with it (có chắn cấu cạ)."),
  },
  [CHIEU_CHAN_BO_CHAN_AN_CHAN] = {
    N_("You refused this chắn earlier: you may not eat it now (bỏ chắn ăn chắn)."),
    N_("Bỏ chắn ăn chắn"),
    N_("A chắn that had been refused earlier was eaten."),
  },
  [CHIEU_CHAN_BO_CHAN_AN_CA] = {
    N_("You refused the chắn of this card earlier: you may not eat a cạ with it (bỏ chắn ăn cạ)."),
    N_("Bỏ chắn ăn cạ"),
    N_("A cạ was eaten with a card whose chắn had been refused."),
    N_("You refused the chắn of %s in your hand earlier: you may not eat a cạ with it (bỏ chắn ăn cạ)."),
  },
  [CHIEU_CHAN_BO_CA_AN_CA] = {
    N_("You refused a cạ of this card earlier: you may not eat a cạ with it now (bỏ cạ ăn cạ)."),
    N_("Bỏ cạ ăn cạ"),
    N_("A cạ was eaten with a card whose cạ had been refused."),
    N_("You refused a cạ of %s in your hand earlier: you may not eat a cạ with it now (bỏ cạ ăn cạ)."),
  },
  [CHIEU_CHAN_BO_CHAN_DANH_CHAN] = {
    N_("You refused the chắn of this card earlier: you may not discard it (bỏ chắn đánh chắn)."),
    N_("Bỏ chắn đánh chắn"),
    N_("A card was refused, and an equal one was discarded later."),
    N_("You refused the chắn of %s earlier: you may not discard it (bỏ chắn đánh chắn)."),
  },
  [CHIEU_CHAN_DANH_CA_AN_CA] = {
    N_("You discarded both cards of a cạ: you may no longer eat a cạ (đánh cạ ăn cạ)."),
    N_("Đánh cạ ăn cạ"),
    N_("Both cards of a cạ were discarded, and a cạ was eaten later."),
  },
  [CHIEU_CHAN_XE_CA_AN_CA] = {
    N_("You discarded a card of this number: you may not eat a cạ of it (xé cạ ăn cạ)."),
    N_("Xé cạ ăn cạ"),
    N_("A card was discarded, and a cạ of its number was eaten later."),
  },
  [CHIEU_CHAN_DANH_ROI_AN_LAI] = {
    N_("You discarded an equal card earlier: you may not eat this one (đánh rồi ăn lại)."),
    N_("Đánh rồi ăn lại"),
    N_("A card was discarded, and an equal one was eaten later."),
  },
  [CHIEU_CHAN_DANH_DOI_CHAN] = {
    N_("You discarded an equal card earlier: you may not discard both cards of a chắn (đánh đôi chắn)."),
    N_("Đánh đôi chắn"),
    N_("Two equal cards were discarded."),
  },
  [CHIEU_CHAN_AN_ROI_DANH] = {
    N_("You ate an equal card earlier: you may not discard this one (ăn rồi đánh)."),
    N_("Ăn rồi đánh"),
    N_("A card was eaten, and an equal one was discarded later."),
  },
  [CHIEU_CHAN_AN_CA_AN_CHAN] = {
    N_("You ate a cạ of this number: you may not eat a chắn of it (ăn cạ ăn chắn)."),
    N_("Ăn cạ ăn chắn"),
    N_("A cạ was eaten, and a chắn of the same number was eaten later."),
  },
  [CHIEU_CHAN_AN_CA_DANH_CA] = {
    N_("You ate a cạ: you may not discard both cards of another one (ăn cạ đánh cạ)."),
    N_("Ăn cạ đánh cạ"),
    N_("A cạ was eaten, and both cards of a cạ were discarded."),
  },
  [CHIEU_CHAN_AN_CA_DANH_HANG] = {
    N_("You ate a cạ of this number: you may not discard a card of it (ăn cạ đánh cùng hàng)."),
    N_("Ăn cạ đánh cùng hàng"),
    N_("A cạ was eaten, and a card of the same number was discarded later."),
  },
  [CHIEU_CHAN_U_LAO] = {
    N_("You cannot win: all cards must lie in chắn and cạ, with at least six chắn (ù láo)."),
    N_("Ù láo"),
    N_("The cards were not a winning hand: a card lay outside the sets, or there were fewer than six chắn."),
  },
  [CHIEU_CHAN_U_QUAN_DANH] = {
    N_("On a card that somebody put down you can win only by chíu; wait for one from the nọc (ù láo)."),
    N_("Ù láo (quân đánh)"),
    N_("Ù was called on a card that somebody put down, and it was not won by chíu."),
  },
  [CHIEU_CHAN_U_CHI] = {
    N_("You can win on chi chi only as bạch thủ chi, with exactly six chắn (ù láo)."),
    N_("Ù láo (chi chi)"),
    N_("Ù was called on chi chi, and it was not bạch thủ chi."),
  },
  [CHIEU_CHAN_U_XUONG] = {
    N_("At this table a win needs a cước: xuông may not win (ù láo)."),
    N_("Ù láo (xuông)"),
    N_("Ù was called without any cước, which this table does not allow."),
  },
  [CHIEU_CHAN_XUONG_SAI] = {
    N_("Your hand does not have everything that you call (xướng sai)."),
    N_("Xướng sai"),
    N_("A cước was called that was not there."),
  },
  [CHIEU_CHAN_QUEN_BACH_THU] = {
    N_("Your win is bạch thủ, and whoever does not call it pays the làng (quên bạch thủ)."),
    N_("Quên bạch thủ"),
    N_("The win was bạch thủ, and that was not called."),
  },
  [CHIEU_CHAN_XE_CHAN] = {
    N_("This card is part of a chắn in your hand: at this table you keep it while you can discard another card (xé chắn)."),
    N_("Xé chắn"),
    N_("A card of a chắn was discarded, though another card could have gone."),
    N_("%s is part of a chắn in your hand: at this table you keep it while you can discard another card (xé chắn)."),
  },
  [CHIEU_CHAN_BO_CHAN] = {
    N_("This card makes a chắn with yours: at this table you must eat it (bỏ chắn)."),
    N_("Bỏ chắn"),
    N_("A card that would have made a chắn was left."),
  },
  [CHIEU_CHAN_BO_CHIU] = {
    N_("You hold the other three of this card: at this table you must take it by chíu (bỏ chíu)."),
    N_("Bỏ chíu"),
    N_("The hand held three equal cards, and the fourth was left."),
  },
};

/* A wrong call costs what was called, forgotten bạch thủ what it is worth; both are owed. */
static const char *
describe_call_cost (ChieuReason reason)
{
  if (reason == CHIEU_CHAN_XUONG_SAI)
    return _("The win earns nothing, and the winner pays each seat the điểm of the cước that was not there.");
  return _("Đền làng: the win earns nothing, and the winner pays each seat the điểm of bạch thủ.");
}

const char *
chieu_words_chan_cost (const ChieuRules *rules,
                       ChieuReason       reason)
{
  switch (chieu_chan_fault_kind (reason))
    {
    case CHIEU_CHAN_KIND_UNPAID:
      return _("Nghỉ ăn tiền: a win in this hand earns nothing.");
    case CHIEU_CHAN_KIND_HIDDEN:
      return _("Ù báo: the win earns nothing, and each seat is paid the value of tám đỏ hai lèo.");
    case CHIEU_CHAN_KIND_OPEN:
      return _("Báo: this seat can no longer win in this hand, and at the end it pays for all who lost.");
    case CHIEU_CHAN_KIND_U_LAO:
      return _("Each seat is paid the value of tám đỏ hai lèo.");
    case CHIEU_CHAN_KIND_CALL:
      return describe_call_cost (reason);
    case CHIEU_CHAN_KIND_LOST:
      return _("The card can no longer make a chắn or a cạ with an eaten one.");
    case CHIEU_CHAN_KIND_NONE:
      break;
    }
  return _("At this table this fault costs nothing.");
}
