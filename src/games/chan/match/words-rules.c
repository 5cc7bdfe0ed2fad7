/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The house rules of Chắn in words, and its cước, whose values are house rules, too (help/C/chan-house-rules.page,
 * chan-cuoc.page).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* ---- Cước ---- */

#define CUOC(NAME, WITHIN, RULE) { .name = (NAME), .within = (WITHIN), .rule = (RULE) }
/* A cước that a hand may have several times; the call then says how many. */
#define COUNTED(NAME, WITHIN, TIMES, RULE) { .name = (NAME), .within = (WITHIN), .rule = (RULE), .times = (TIMES) }

/* Translators: cước: name alone or first in the call, name later in the call, and the rule as a sentence; of some, %s is
 * how many of them there are: “có hai lèo”. */
const ChieuCuocWords chieu_words_chan_cuoc[CHIEU_CHAN_N_CUOC] = {
  [CHIEU_CHAN_CUOC_THONG] = CUOC (N_("Thông"), N_("thông"), N_("The winner won the previous hand, too, and called it correctly.")),
  [CHIEU_CHAN_CUOC_CHI] = CUOC (N_("Chì"), N_("chì"), N_("Won at the winner’s own cửa chì, the gate on the right.")),
  [CHIEU_CHAN_CUOC_THIEN_U] = CUOC (N_("Thiên ù"), N_("thiên ù"), N_("The cái’s twenty cards win as they were dealt.")),
  [CHIEU_CHAN_CUOC_DIA_U] = {
    .name = N_("Địa ù"), .within = N_("địa ù"), .joined_first = N_("Địa"), .joined = N_("địa"),
    .rule = N_("Won before the winner’s first turn was over."),
  },
  [CHIEU_CHAN_CUOC_CHIU_U] = {
    .name = N_("Chíu ù"), .within = N_("chíu ù"), .joins = TRUE, .rule = N_("The winning card is the fourth equal one."),
  },
  [CHIEU_CHAN_CUOC_U_BON] = {
    .name = N_("Ù bòn"), .within = N_("ù bòn"), .joins = TRUE,
    .rule = N_("A chắn was split to eat a chắn, and its other card wins with the fourth."),
  },
  [CHIEU_CHAN_CUOC_PHA_THIEN] = CUOC (N_("Phá thiên"), N_("phá thiên"), N_("The hand was dealt without any chắn.")),
  [CHIEU_CHAN_CUOC_BACH_THU] = CUOC (N_("Bạch thủ"), N_("bạch thủ"), N_("Five chắn, four cạ and one single card. Its equal wins, which "
                                                                        "makes exactly six chắn.")),
  [CHIEU_CHAN_CUOC_BACH_THU_CHI] = CUOC (N_("Bạch thủ chi"), N_("bạch thủ chi"), N_("Bạch thủ, and the single card is chi chi.")),
  [CHIEU_CHAN_CUOC_HOA_ROI] = CUOC (N_("Hoa rơi cửa phật"), N_("hoa rơi cửa phật"), N_("A chắn or chíu of 5 Vạn lies on the mat, and 2 Vạn wins as chì bạch thủ.")),
  [CHIEU_CHAN_CUOC_TIEU_DONG] = CUOC (N_("Tiểu đồng hái hoa"), N_("tiểu đồng hái hoa"), N_("A chắn or chíu of 8 Văn lies on the mat, and 2 Vạn wins as chì bạch thủ.")),
  [CHIEU_CHAN_CUOC_CA_LOI] = CUOC (N_("Cá lội sân đình"), N_("cá lội sân đình"), N_("A chắn or chíu of 5 Vạn lies on the mat, and 8 Vạn wins as chì bạch thủ.")),
  [CHIEU_CHAN_CUOC_CA_NHAY] = CUOC (N_("Cá nhảy đầu thuyền"), N_("cá nhảy đầu thuyền"), N_("A chắn or chíu of 5 Sách lies on the mat, and 8 Vạn wins as chì bạch thủ.")),
  [CHIEU_CHAN_CUOC_NGU_ONG] = CUOC (N_("Ngư ông bắt cá"), N_("ngư ông bắt cá"), N_("A chắn of chi chi and one of 5 Sách are in the hand, "
                                                                                   "and 8 Vạn wins as chì bạch thủ.")),
  [CHIEU_CHAN_CUOC_NHA_LAU] = CUOC (N_("Nhà lầu xe hơi hoa rơi cửa phật"), N_("nhà lầu xe hơi hoa rơi cửa phật"), N_("A chắn of 5 Vạn and one of 4 Vạn were dealt, and 2 Vạn wins as chì bạch thủ.")),
  [CHIEU_CHAN_CUOC_BACH_DINH] = CUOC (N_("Bạch định"), N_("bạch định"), N_("No red card at all.")),
  [CHIEU_CHAN_CUOC_TAM_DO] = CUOC (N_("Tám đỏ"), N_("tám đỏ"), N_("Exactly eight red cards.")),
  [CHIEU_CHAN_CUOC_THAP_THANH] = CUOC (N_("Thập thành"), N_("thập thành"), N_("Ten chắn, and no cạ.")),
  [CHIEU_CHAN_CUOC_KINH_TU_CHI] = CUOC (N_("Kính tứ chi"), N_("kính tứ chi"), N_("All four chi chi, and no other red card.")),
  [CHIEU_CHAN_CUOC_TOM] = COUNTED (N_("Tôm"), N_("có tôm"), N_("có %s tôm"), N_("3 Vạn, 3 Sách and 7 Văn; each set of three counts.")),
  [CHIEU_CHAN_CUOC_LEO] = COUNTED (N_("Lèo"), N_("có lèo"), N_("có %s lèo"), N_("9 Vạn, 8 Sách and Chi chi; each set of three counts.")),
  [CHIEU_CHAN_CUOC_CHIU] = COUNTED (N_("Chíu"), N_("có chíu"), N_("có %s chíu"), N_("Four equal cards, put together by chíu before the "
                                                                                    "win; each chíu counts.")),
  [CHIEU_CHAN_CUOC_THIEN_KHAI] = COUNTED (N_("Thiên khai"), N_("có thiên khai"), N_("có %s thiên khai"), N_("Four equal cards in the "
                                                                                                            "hand as dealt; each set "
                                                                                                            "of four counts.")),
  [CHIEU_CHAN_CUOC_BON] = COUNTED (N_("Ăn bòn"), N_("có bòn"), N_("có %s bòn"), N_("A chắn was split to eat a chắn, and its other card ate the fourth; each counts.")),
  [CHIEU_CHAN_CUOC_XUONG] = CUOC (N_("Xuông"), N_("xuông"), N_("A win without any cước.")),
};

/* ---- House rules ---- */

#define BOOK N_("From written rules of Chắn.")
#define TABLES N_("Tables differ.")
#define BOTH_BOOKS N_("Two sets of written rules for Chắn differ.")
#define JAPANESE_PAGE N_("From a Japanese page on Chắn.")
#define NO_YES { N_("No"), N_("Yes") }

/* Translators: %s is a cước. Điểm is what it is worth by itself, dịch what it adds beside a higher one. */
#define DIEM(CUOC) \
  [CHIEU_CHAN_DIEM + CHIEU_CHAN_CUOC_##CUOC] = { \
    .name = N_("Điểm for %s"), .rule = N_("What %s is worth when it is the highest cước of the call."), .source = BOTH_BOOKS, \
    .of_cuoc = TRUE, .cuoc = CHIEU_CHAN_CUOC_##CUOC }
#define DICH(CUOC) \
  [CHIEU_CHAN_DICH + CHIEU_CHAN_CUOC_##CUOC] = { \
    .name = N_("Dịch for %s"), .rule = N_("What %s adds when another cước of the call is higher."), .source = BOTH_BOOKS, \
    .of_cuoc = TRUE, .cuoc = CHIEU_CHAN_CUOC_##CUOC }
#define VALUE(CUOC) DIEM (CUOC), DICH (CUOC)

const ChieuRuleSetWords chieu_words_chan_rule_sets[] = {
  /* Translators: names of sets of house rules. The village hall (đình) has the yard where Chắn is played at feasts: “sân đình”. */
  { "sach", N_("Written rules") },
  { "san-dinh", N_("Village hall rules") },
  { "sum", N_("All cước added") },
  { "trang-nhat", N_("As on a Japanese page") },
  { NULL },
};

const ChieuSwitchWords chieu_words_chan_switches[CHIEU_CHAN_N_SWITCHES] = {
  /* Translators: from here on house rules: a name, one sentence, an example, the answers there are. */
  [CHIEU_CHAN_CAI_NEXT] = {
    N_("Who is the cái"), N_("The winner draws a card and counts round by its number to find the cái (bốc cái), or becomes the cái "
                             "without drawing."),
    N_("The winner draws 7 Vạn and counts round, beginning with the winner as 1: with four seats the player "
       "across is the cái."), BOTH_BOOKS,
    { N_("The card decides (bốc cái)"), N_("The winner is the cái") },
  },
  [CHIEU_CHAN_DIA_U_RULE] = {
    N_("Địa ù"), N_("A win is địa ù until your own first turn is over, or only on the first card that is drawn."),
    N_("The third card drawn wins for you, and you have not had a turn yet."), TABLES,
    { N_("Before your own first turn is over"), N_("Only on the first card") },
  },
  [CHIEU_CHAN_U_XUONG_RULE] = {
    N_("Ù xuông"), N_("A hand without any cước may win."), N_("Six chắn and four cạ, and nothing to call but xuông."), BOOK, NO_YES,
  },
  [CHIEU_CHAN_KHONG_CHAN] = {
    N_("A hand without chắn"),
    N_("A player who is dealt no chắn may lay the hand down at once as ù xuông. A player who plays it and wins has phá thiên, worth as "
       "much as thập thành or tám đỏ lèo."),
    N_("Nineteen cards and no two of them equal."), TABLES,
    { N_("It is played"), N_("Laid down, or worth thập thành"), N_("Laid down, or worth tám đỏ with lèo") },
  },
  [CHIEU_CHAN_VALUES] = {
    N_("How cước add up"), N_("The highest cước counts its điểm and each of the others its dịch, or all điểm are "
                              "added."),
    N_("Tám đỏ hai lèo: 8 + 2 + 2 = 12, or 8 + 5 + 5 = 18."), BOTH_BOOKS,
    { N_("Điểm and dịch"), N_("All điểm") },
  },
  [CHIEU_CHAN_THAP_THANH_RULE] = {
    N_("Together with thập thành"), N_("Together with thập thành, bạch định, tám đỏ and kính tứ chi count their dịch, or their điểm."),
    N_("Thập thành bạch định: 12 + 4, or 12 + 7."), TABLES, { N_("Their dịch"), N_("Their điểm") },
  },
  [CHIEU_CHAN_GA] = {
    N_("Gà"),
    N_("Rare calls earn gà, points on top. Played wide (rộng), bạch định and tám đỏ earn one on their own; played narrow (hẹp), only "
       "with tôm or lèo."),
    N_("Chì bạch thủ earns one gà, thập thành another one."), BOOK, { N_("No gà"), N_("Wide (rộng)"), N_("Narrow (hẹp)") },
  },
  [CHIEU_CHAN_U_DANH] = {
    N_("Ù on a discarded card"), N_("Anybody who waits for a card may win on it when another player discards or returns it, not only "
                                    "by chíu."),
    N_("You are waiting for 2 Vạn, and the player across discards it."), BOTH_BOOKS, NO_YES,
  },
  [CHIEU_CHAN_BACH_THU_CHI_RULE] = {
    N_("What bạch thủ chi is"), N_("Bạch thủ chi is bạch thủ on chi chi; or it is any bạch thủ won as chì, and is called together with chì."),
    N_("Bạch thủ on 2 Vạn at your own gate: chì bạch thủ, or chì bạch thủ chi."), BOTH_BOOKS,
    { N_("Bạch thủ on chi chi"), N_("Bạch thủ won as chì") },
  },
  [CHIEU_CHAN_GIU_CHAN] = {
    N_("Chắn are kept"), N_("A card of a chắn in your hand may not be discarded while you can discard another card."),
    N_("You hold two 5 Vạn and a single 7 Sách: 7 Sách goes."), JAPANESE_PAGE, NO_YES,
  },
  [CHIEU_CHAN_PHAI_AN_CHAN] = {
    N_("A chắn must be eaten"),
    N_("In your turn you must eat a card that makes a chắn with a single one of yours. If you leave it, that card makes neither chắn nor "
       "cạ later."),
    N_("You hold one 4 Sách, and 4 Sách lies at your upper gate."), JAPANESE_PAGE, NO_YES,
  },
  [CHIEU_CHAN_PHAI_CHIU] = {
    N_("Chíu must be made"),
    N_("Whoever holds three equal cards must take the fourth by chíu. If it is left, that card makes neither chắn nor cạ later."),
    N_("You hold three 9 Văn, and the player across discards the fourth."), JAPANESE_PAGE, NO_YES,
  },
  [CHIEU_CHAN_SAU_CHIU] = {
    N_("After a chíu"),
    N_("After a chíu, the player either returns a card to the gate where the fourth card lay, and play goes on "
       "there, or discards at their own gate, and the right neighbour goes on."),
    N_("By chíu you take a card that the player across has drawn."), BOTH_BOOKS,
    { N_("A card is returned (trả cửa)"), N_("The turn is over") },
  },
  [CHIEU_CHAN_CAI_BOC] = {
    N_("Who draws"), N_("Each player draws in turn; or the cái draws for all, and the others say nhường where they would draw."),
    N_("Your left neighbour discards a card that is of no use to you."), BOTH_BOOKS,
    { N_("Each player"), N_("The cái draws for all") },
  },
  [CHIEU_CHAN_XUONG_RULE] = {
    N_("What xuông is"), N_("Xuông is only a win without any cước; or it is also the cước of a win whose card turns six chắn "
                            "into seven."),
    N_("Six chắn and a single 2 Vạn, and 2 Vạn wins at your own gate: chì, or chì xuông."), BOTH_BOOKS,
    { N_("A win without cước"), N_("The seventh chắn, too") },
  },
  [CHIEU_CHAN_GA_POINTS] = { N_("Points for a gà"), N_("What each gà adds to what a loser pays."), N_("Usually 5."), BOOK, { NULL } },
  [CHIEU_CHAN_GA_BACH_THU_CHI] = {
    N_("A gà for bạch thủ chi"), N_("Bạch thủ chi earns a gà on its own."), N_("Some tables play without it."), BOOK, NO_YES,
  },
  VALUE (THONG), VALUE (CHI), VALUE (THIEN_U), VALUE (DIA_U), VALUE (CHIU_U), VALUE (U_BON), VALUE (PHA_THIEN),
  VALUE (BACH_THU), VALUE (BACH_THU_CHI), VALUE (HOA_ROI), VALUE (TIEU_DONG), VALUE (CA_LOI), VALUE (CA_NHAY),
  VALUE (NGU_ONG), VALUE (NHA_LAU), VALUE (BACH_DINH), VALUE (TAM_DO), VALUE (THAP_THANH), VALUE (KINH_TU_CHI),
  VALUE (TOM), VALUE (LEO), VALUE (CHIU), VALUE (THIEN_KHAI), VALUE (BON), VALUE (XUONG),
};
