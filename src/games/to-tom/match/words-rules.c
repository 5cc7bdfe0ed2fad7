/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The house rules of Tổ tôm in words: each switch with one sentence, an example
 * and where it comes from (docs/rules/to-tom.md, the points marked ◇).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* The sources that are named beside the rules. */
#define BOOKLET N_("From the booklet of a tổ tôm club.")
#define SILENT N_("The booklet is silent; tables differ.")
#define BOTH N_("The booklet says both; tables differ.")
#define PLAYERS N_("Players have proposed other numbers.")

#define NO_YES { N_("No"), N_("Yes") }
#define COSTS { N_("Nothing"), N_("The points of this win (unpaid)"), N_("This win and the next (chèo đò)") }

const ChieuRuleSetWords chieu_words_to_tom_rule_sets[] = {
  /* Translators: names of sets of house rules. */
  { "boi", N_("Bạch định counts 18") },
  { "den-luot", N_("Your turn after a phỗng") },
  { "het-noc", N_("To the last card") },
  { "nhe-tay", N_("Gentle with beginners") },
  { NULL },
};

const ChieuSwitchWords chieu_words_to_tom_switches[CHIEU_TO_TOM_N_SWITCHES] = {
  /* Translators: from here on house rules: a name, one sentence, an example, the answers there are. */
  [CHIEU_TO_TOM_NOC_END] = {
    N_("Cards left when the hand is drawn"),
    N_("The hand ends without a win when a player would have to draw and only this many cards are left in the nọc."),
    N_("With 5, the card that leaves five on the dish is the last one turned; with 0 the dish is emptied."),
    BOOKLET, { NULL },
  },
  [CHIEU_TO_TOM_AN_DUOI] = {
    N_("Ăn dưới"),
    N_("If the player who drew a card does not eat it, the right neighbour may."),
    N_("You turn 4 Văn and pass it on: the player to your right makes a bí with it."),
    SILENT, NO_YES,
  },
  [CHIEU_TO_TOM_SAU_PHONG] = {
    N_("After a phỗng"),
    N_("A player who claimed a card at another gate returns one there (trả cửa), or play goes on from that player (đến lượt)."),
    N_("You take a card by phỗng at the gate of the player across: with trả cửa you put one there, and that player eats it or draws."),
    SILENT, { N_("A card is returned (trả cửa)"), N_("Play goes on from there (đến lượt)") },
  },
  [CHIEU_TO_TOM_HONG_5] = {
    N_("Reds for thập hồng"), N_("This many red cards make thập hồng with five seats."),
    N_("8 Vạn, 9 Vạn, 8 Sách, 9 Sách, chi chi, thang thang and ông cụ are red."), BOOKLET, { NULL },
  },
  [CHIEU_TO_TOM_HONG_4] = {
    N_("Reds for thập nhị hồng"), N_("This many red cards make thập nhị hồng with four seats."),
    N_("Twenty-five cards hold more reds than twenty-one, so more are needed."), SILENT, { NULL },
  },
  [CHIEU_TO_TOM_CHO_THIEN_KHAI] = {
    N_("Winning on a thiên khai"), N_("A player who waits for the card of a thiên khai may win on it when it is shown."),
    N_("You are waiting for 5 Sách; four of them are shown: you may call ù."), BOOKLET, NO_YES,
  },
  [CHIEU_TO_TOM_LAT_KHAN_AN] = {
    N_("Turning the khàn up to eat"),
    N_("You may turn up a khàn when its fourth card lies at your own gate, and eat that card into a dọc."),
    N_("You have a khàn of 5 Văn, and 6 and 7 Văn in your hand; the fourth 5 Văn comes: you may make 5 6 7 of it."),
    BOOKLET, NO_YES,
  },
  [CHIEU_TO_TOM_PHONG_LAI] = {
    N_("Phỗng after a refusal"), N_("A card that was refused may still be taken by phỗng later."),
    N_("You left a 3 Sách at your gate; with two more in your hand you take the next one by phỗng."), SILENT, NO_YES,
  },
  [CHIEU_TO_TOM_CAI_DAU] = {
    N_("The first cái"), N_("For the first hand the cái is chosen by lot, or it is always the same seat."),
    N_("By lot, anybody may be the first to discard."), SILENT, { N_("By lot"), N_("The first seat") },
  },
  [CHIEU_TO_TOM_POT_RULE] = {
    N_("No more than the pot holds"), N_("The winner takes the points of the hand, at most what is left in the pot."),
    N_("Ten points are left and you win 18: you get 10."), SILENT, NO_YES,
  },
  [CHIEU_TO_TOM_CHI_NAY_LEO] = {
    N_("Lèo together with chi nẩy"), N_("With chi nẩy a lèo in the hand is called, too."),
    N_("You win by chi nẩy and a lèo lies on the mat: 24, or 26."), SILENT, NO_YES,
  },
  [CHIEU_TO_TOM_FAULT_KHONG_HO_PHONG] = {
    N_("Không hô phỗng"), N_("A player wins on the third of a pair and says neither phỗng nor không phỗng."),
    N_("You hold two 6 Vạn, win on the third and say nothing."), BOOKLET, COSTS,
  },
  [CHIEU_TO_TOM_FAULT_THOI_KHAN] = {
    N_("Thối khàn"), N_("The fourth card of a khàn came, and the khàn was not raised."),
    N_("A 7 Sách is discarded and your khàn of 7 Sách stays face down."), BOTH, COSTS,
  },
  [CHIEU_TO_TOM_FAULT_BO_YEU] = {
    N_("Bỏ yêu"), N_("A yêu at the player’s own gate was not eaten."),
    N_("You draw 1 Văn and pass it on."), BOOKLET, COSTS,
  },
  [CHIEU_TO_TOM_FAULT_DANH_YEU] = {
    N_("Đánh yêu"), N_("A yêu was discarded while another card was held."),
    N_("You discard thang thang and keep a loose 4 Vạn."), BOOKLET, COSTS,
  },
  [CHIEU_TO_TOM_FAULT_AN_MOT_DANH_HAI] = {
    N_("Ăn một đánh hai"), N_("A card was eaten, and then two cards that make a phu with it were discarded."),
    N_("You eat 4 Vạn with 5 and 6, and later discard 4 Sách and 4 Văn."), BOOKLET, COSTS,
  },
  [CHIEU_TO_TOM_FAULT_QUEN_BAT_THUC] = {
    N_("Quên bất thực"), N_("A khàn bất thực was not named at the win, or its cup was not returned."),
    N_("You call ù with the cup still before you."), SILENT, COSTS,
  },
  [CHIEU_TO_TOM_FAULT_BAT_THUC_QUA] = {
    N_("Đánh quá bất thực"), N_("More cards of a khàn bất thực were discarded than is allowed."),
    N_("You discard two cards of a khàn bất thực; only one is allowed, or two of a thiên khai."), SILENT, COSTS,
  },
  [CHIEU_TO_TOM_POINTS_SUONG] = { N_("Points for ù suông"), N_("What a win without any cước is worth."), NULL, BOOKLET, { NULL } },
  [CHIEU_TO_TOM_POINTS_THONG] = { N_("Points for thông"), N_("What is added when the previous hand was won, "
                                                            "too."), NULL, BOOKLET, { NULL } },
  [CHIEU_TO_TOM_POINTS_TOM] = { N_("Points for tôm"), N_("What the phu Tôm is worth: 3 Vạn, 3 Sách, 7 Văn."), NULL, BOOKLET, { NULL } },
  [CHIEU_TO_TOM_POINTS_LEO] = { N_("Points for lèo"), N_("What the phu Lèo is worth: 9 Vạn, 8 Sách, chi chi."), NULL, BOOKLET, { NULL } },
  [CHIEU_TO_TOM_POINTS_THAP_HONG] = { N_("Points for thập hồng"), N_("What ten reds are worth (twelve with four seats)."), NULL, BOOKLET, { NULL } },
  [CHIEU_TO_TOM_POINTS_KINH_CO] = { N_("Points for kính cố"), N_("What a win with ông cụ as the only red card is worth."), NULL, BOOKLET, { NULL } },
  [CHIEU_TO_TOM_POINTS_BACH_DINH] = {
    N_("Points for bạch định"), N_("What a win without a red card is worth."),
    N_("16 in the booklet; 18 at tables that follow a proposal to count by multiples."), PLAYERS, { NULL },
  },
  [CHIEU_TO_TOM_POINTS_CHI_NAY] = { N_("Points for chi nẩy"), N_("What a win on chi chi is worth when it was the only wait."), NULL, PLAYERS, { NULL } },
  [CHIEU_TO_TOM_POINTS_KINH_TU_CO] = { N_("Points for kính tứ cố"), N_("What a win with four ông cụ and no other red card is worth."), NULL, BOOKLET, { NULL } },
  [CHIEU_TO_TOM_POINTS_MORE] = {
    N_("Points for each additional cước"), N_("When there are several cước, the highest counts in full, and each of "
                                          "the others adds this much."),
    N_("Thập hồng tôm lèo: 12 + 2 + 2 = 16."), BOOKLET, { NULL },
  },
  [CHIEU_TO_TOM_BO_QUAN] = {
    N_("What counts as refused"), N_("A card that you left at your gate counts as refused only if you could have eaten it, or in any "
                                     "case."),
    N_("You draw 6 Sách, can do nothing with it and pass it on: may you eat the next 6 Sách?"), SILENT,
    { N_("Only what could be eaten"), N_("Every card left") },
  },
  [CHIEU_TO_TOM_BAT_THUC_KHI] = {
    N_("When bất thực is said"), N_("You say bất thực before your own first discard or claim, or at once in the opening."),
    N_("You lay down no khàn, see the first cards, and take the cup just before you discard."), SILENT,
    { N_("Before the first discard or claim"), N_("At once") },
  },
  [CHIEU_TO_TOM_LE_QUAN] = {
    N_("An equal card without a dọc"),
    N_("When you eat into a dọc and no dọc in your hand can hold your equal card, you must lay that card down "
       "alone, or you may keep it."),
    N_("You eat 5 Vạn with 6 and 7, and hold another 5 Vạn."), SILENT, { N_("It goes down alone"), N_("It may be kept") },
  },
  [CHIEU_TO_TOM_FAULT_XUONG_ORDER] = {
    N_("Xướng sai thứ tự"), N_("The cước were called in the wrong order. The higher one should come first, except in tôm lèo."),
    N_("“Tôm bạch định” instead of “bạch định tôm”; where it costs nothing, the winner is asked again."), SILENT, COSTS,
  },
  [CHIEU_TO_TOM_CHO_CAI_0] = {
    N_("Cho cái without a remainder"), N_("When the division leaves nothing, that counts as the number of seats, "
                                          "or another card is turned up."),
    N_("3 and 7 with five seats: count five to the right, or turn up another card."), SILENT,
    { N_("The number of seats"), N_("Another card") },
  },
  [CHIEU_TO_TOM_BAT_THUC_PHU] = {
    N_("Where a khàn bất thực lies"), N_("At the win its cards lie in any two phu; or in a bí or named triple and a dọc; or only in a "
                                         "bí and a dọc."),
    N_("Two dọc with a 4 Vạn each: enough at most tables."), SILENT,
    { N_("Any two phu"), N_("A bí or a named triple, and a dọc"), N_("A bí and a dọc") },
  },
  [CHIEU_TO_TOM_DANH_HAI] = {
    N_("What ăn một đánh hai is"), N_("It is this fault if the two discards would make any phu with the eaten card, or only if they would make one of the kind it was eaten into."),
    N_("You ate 4 Vạn into a dọc; 4 Sách and 4 Văn would have been a bí with it."), SILENT,
    { N_("Any phu"), N_("The same kind of phu") },
  },
  [CHIEU_TO_TOM_LUNG_123] = {
    N_("1 2 3 as a lưng"), N_("Only 1 2 3 of Văn is a lưng, or 1 2 3 of any suit."),
    N_("1 2 3 of Sách is a plain dọc at most tables."), SILENT, { N_("Only Văn"), N_("Every suit") },
  },
  [CHIEU_TO_TOM_YEU_AN_LE] = {
    N_("A yêu eaten alone"), N_("A yêu that was eaten alone may join any phu at the win; or any phu but a khàn or phỗng; or it stays alone."),
    N_("You ate thang thang alone; with 9 Vạn and 9 Sách it is a lưng."), SILENT,
    { N_("It may join any phu"), N_("Any phu but a khàn or phỗng"), N_("It stays alone") },
  },
  [CHIEU_TO_TOM_TOM_LEO_DOI] = {
    N_("Two Tôm or two Lèo"), N_("Two phu Tôm, or two phu Lèo, count once, or each of them counts."),
    N_("With two Tôm: 6, or 8."), SILENT, { N_("Once"), N_("Each") },
  },
  [CHIEU_TO_TOM_DEAL_THUA_QUAN] = {
    N_("A card too many"),
    N_("In the strict way the deal may give a player a card too many. 1 Văn goes back under the nọc; without a 1 "
       "Văn, another black yêu, and only then a red one or any other card."),
    N_("You count 21 cards and are not the cái: you choose 1 Văn and press Trả thừa."),
    N_("Which card goes back is from the booklet of a tổ tôm club; how often it happens is our own choice."),
    { N_("Not at all"), N_("One hand in six"), N_("In every hand") },
  },
  [CHIEU_TO_TOM_FAULT_TRA_THUA_SAI] = {
    N_("Trả thừa sai"), N_("A player gave back a card other than the one that should go."),
    N_("You keep 1 Văn for a phu and give 2 Sách back."), SILENT, COSTS,
  },
  [CHIEU_TO_TOM_YEU_CUOI] = {
    N_("Nothing but yêu in the hand"), N_("A player who holds only yêu discards 1 Văn first, then another black "
                                          "one, and a red one last; or any of them."),
    N_("1 Văn, 1 Vạn and ông cụ are left: 1 Văn goes."), SILENT, { N_("In this order"), N_("Any") },
  },
};
