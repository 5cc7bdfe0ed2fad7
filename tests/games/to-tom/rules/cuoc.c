/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each row of the table of cước, won in play (docs/rules/to-tom.md, "Cước and points"). The evaluation of holdings alone has a
 * table of its own in tests/rules/test-cuoc.c.
 */
#include "hands.h"
#include "table.h"

/* Seat 0 discards the card that seat 1 waits for. */
#define WON(CARD, HAND) "turn 0; 0 " CARD " 9n; 1 " HAND
/* Seat 1 draws it. */
#define DRAWN(CARD, HAND) "turn 0; 0 9s 9n; 1 " HAND "; noc " CARD
#define U "0 danh 5v; 1 u; +"
#define BOC_U "0 danh 9s; 1 boc; 1 u; +"

/* Fourteen cards that wait for 5v; one lưng with the khàn. */
#define REST "4v 6v 2n 3n 4n 1v 1s 1n 2s 3s 4s / khan 5s"
#define TOM_LEO "3v 3s 7n 9v 8s cc 4v 6v 5n 6n 7n 1v 1s 1n 2s 3s 4s / khan 5s"
#define TEN_RED "9v 8s cc 9v 9s tt 9s tt oc tt"
/* 8s comes; that and 9v put down would leave all in phu. */
#define EIGHTS "turn 0; 0 8s 9n; 1 8s 8s 9v 2v 3v 4v 5v 2s 3s 4s 5s 5n 6n 7n 1v 1s 1n 6v 6s 6n; noc tt 9s cc"
/* 8v with 7v 9v, and 8s put down, would leave all in phu. */
#define NINE "9v 8s 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 2s 3s 4s 1v 1s / khan 5s"
/* 6v with 7v 8v, and 8s put down, would leave all in phu beside the khàn 9v; without the khàn it waits for cc. */
#define NINES "6v 7v 7v 8v 8v 8s 2n 3n 4n 5n 6n 2s 3s 4s 5s 1v 1s / khan 9v"
#define NINES_TAKEN_BACK "1 boc; 1 bat-thuc 9v; 1 u; 1 bao-bat-thuc 9v an-ca; 1 tra-chen; +"
/* Bí tứ: nineteen cards and two lưng. */
#define FOUR "seats 4; turn 0; 0 5v 9n; 1 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n 2s 3s 4s "

/* Wait for 5v; the lưng is 1v 2v 3v … */
#define ONLY_123 "1v 2v 3v 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 4s 5s 6s 7s cc tt oc"
/* … three cc, of which one was eaten alone … */
#define LONE_KHAN "4v 6v cc cc 2v 3v 4v 2s 3s 4s 5s 6s 7s 3n 4n 5n 6n tt oc / yeu cc"
/* … or a Lèo with such a one, beside a khàn. */
#define LONE_LEO "9v 8s 4v 6v 2n 3n 4n 5n 6n 7n 1v 1s 1n 2s 3s 4s / khan 5s / yeu cc"
#define FALSE "0 danh 5v; 1 u !u-sai"
/* Two Tôm; two Lèo. */
#define TWO_TOM "3v 3s 7n 3v 3s 7n 2n 3n 4n 5n 6n 1v 1s 1n cc 4v 6v / khan 5s"
#define TWO_LEO "9v 8s cc 4v 6v 2n 3n 4n 5n 6n 7n 1v 1s 1n / khan 5s / lung cc 9v 8s"
#define CHI_NAY_LEO "9v 8s 9v 8s cc 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n"

static const TableRow rows[] = {
  { "ù suông", WON ("5v", WAITS_5V), U, "won 1: suong 4 cai 1 thong 1", NULL },
  { "thông", "thong 1;" WON ("5v", WAITS_5V), U, "won 1: thong 6 cai 1 thong 1", NULL },
  { "another's thông ends", "thong 2;" WON ("5v", WAITS_5V), U, "won 1: suong 4 cai 1 thong 1", NULL },
  { "tôm", WON ("5v", "cc 3v 3s 7n 5n 6n " REST), U, "won 1: tom 6 cai 1 thong 1", NULL },
  { "lèo", WON ("5v", "9v 8s cc 5n 6n 7n " REST), U, "won 1: leo 8 cai 1 thong 1", NULL },
  { "lèo on the mat", WON ("5v", "5n 6n 7n " REST " / lung cc 9v 8s"), U, "won 1: leo 8 cai 1 thong 1", NULL },
  { "tôm lèo", WON ("5v", TOM_LEO), U, "won 1: tom leo 10 cai 1 thong 1", NULL },
  { "thập hồng lèo", WON ("5v", TEN_RED " 4v 6v 5n 6n 7n 2s 3s 4s 1v 1s"), U, "won 1: thap-hong leo 14 cai 1 thong 1", NULL },
  { "thập hồng tôm lèo", WON ("5v", TEN_RED " 4v 6v 3v 3s 7n 2s 3s 4s 1v 1s"), U,
    "won 1: thap-hong tom leo 16 cai 1 thong 1", NULL },
  { "… where eleven are asked for", "thap-hong-5=11;" WON ("5v", TEN_RED " 4v 6v 3v 3s 7n 2s 3s 4s 1v 1s"), U,
    "won 1: tom leo 10 cai 1 thong 1", NULL },
  { "kính cố", WON ("5v", "oc 5n 6n 7n 8n 1v " REST), U, "won 1: kinh-co 12 cai 1 thong 1", NULL },
  { "thông kính cố tôm", "thong 1;" WON ("5v", "oc 3v 3s 7n 5n 6n " REST), U, "won 1: thong kinh-co tom 16 cai 1 thong 1", NULL },
  { "bạch định", WON ("5v", "1s 1v 5n 6n 7n 8n " REST), U, "won 1: bach-dinh 16 cai 1 thong 1", NULL },
  { "bạch định tôm", WON ("5v", "1v 3v 3s 7n 5n 6n " REST), U, "won 1: bach-dinh tom 18 cai 1 thong 1", NULL },
  { "thông bạch định tôm", "thong 1;" WON ("5v", "1v 3v 3s 7n 5n 6n " REST), U,
    "won 1: thong bach-dinh tom 20 cai 1 thong 1", NULL },
  { "kính tứ cố", WON ("5v", "4v 6v 2n 3n 4n 1v 1s 1n 2s 3s 4s 5n 6n 7n 1v 1n / thien-khai oc"), U,
    "won 1: kinh-tu-co 46 cai 1 thong 1", NULL },
  { "won by the fourth ông cụ", DRAWN ("oc", "2v 3v 4v 5v 2n 3n 4n 1v 1s 1n 2s 3s 4s 5n 6n 7n 1v / khan oc"), BOC_U,
    "won 1: kinh-tu-co 46 cai 1 thong 1", NULL },
  { "points of the house", "points-tom=7; points-leo=9; points-more=3; points-thong=1; thong 1;" WON ("5v", TOM_LEO), U,
    "won 1: thong tom leo 13 cai 1 thong 1", NULL },
  { "… of a suông, below which a hội ends, too", "points-suong=6; pot 11;" WON ("5v", WAITS_5V), U,
    "won 1: suong 6 cai 1 thong 1 pot 5 over", NULL },
  { "… of each cước", "points-bach-dinh=18;" WON ("5v", "1s 1v 5n 6n 7n 8n " REST), U, "won 1: bach-dinh 18 cai 1 thong 1", NULL },
  { "… of each cước", "points-kinh-co=13;" WON ("5v", "oc 5n 6n 7n 8n 1v " REST), U, "won 1: kinh-co 13 cai 1 thong 1", NULL },
  { "… of each cước", "points-kinh-tu-co=40;" WON ("5v", "4v 6v 2n 3n 4n 1v 1s 1n 2s 3s 4s 5n 6n 7n 1v 1n / thien-khai oc"), U,
    "won 1: kinh-tu-co 40 cai 1 thong 1", NULL },
  { "… of each cước", "points-thap-hong=11;" WON ("5v", TEN_RED " 4v 6v 5n 6n 7n 2s 3s 4s 1v 1s"), U,
    "won 1: thap-hong leo 13 cai 1 thong 1", NULL },
  { "… of each cước", "points-chi-nay=20;" DRAWN ("cc", CHI_NAY), BOC_U, "won 1: chi-nay 20 cai 1 thong 1", NULL },
  { "bí tứ: its reds are counted apart", "thap-hong-4=11; seats 4; turn 0; 0 5v 9n; 1 " TEN_RED " cc 1v 4v 6v 3v 3s 7n 5n 6n 7n 1s 2s 3s 4s", U,
    "won 1: thap-hong tom leo 16 cai 1 thong 1", NULL },

  { "chi nẩy", DRAWN ("cc", CHI_NAY), BOC_U, "won 1: chi-nay 24 cai 1 thong 1", NULL },
  { "thông chi nẩy", "thong 1;" DRAWN ("cc", CHI_NAY), BOC_U, "won 1: thong chi-nay 26 cai 1 thong 1", NULL },
  { "chi nẩy tôm", DRAWN ("cc", "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 3v 3s 7n 6v 6s 6n"), BOC_U,
    "won 1: chi-nay tom 26 cai 1 thong 1", NULL },
  { "… beside a lèo on the mat none is called", DRAWN ("cc", "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n / lung cc 9v 8s"),
    "0 danh 9s; 1 boc; 1 u; 1 xuong chi-nay leo !ho-cao", "cheo-do 1: chi-nay leo 26 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "… where the house calls it", "chi-nay-leo=yes;"
    DRAWN ("cc", "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n / lung cc 9v 8s"), BOC_U,
    "won 1: chi-nay leo 26 cai 1 thong 1", NULL },
  { "… one in the hand, too", "chi-nay-leo=yes;" DRAWN ("cc", CHI_NAY_LEO), BOC_U, "won 1: chi-nay leo 26 cai 1 thong 1", NULL },
  { "… but not elsewhere", DRAWN ("cc", CHI_NAY_LEO), BOC_U, "won 1: chi-nay 24 cai 1 thong 1", NULL },

  { "two Tôm count once", WON ("5v", TWO_TOM), U, "won 1: tom 6 cai 1 thong 1", NULL },
  { "… where the house counts each", "tom-leo-doi=moi-phu;" WON ("5v", TWO_TOM), U, "won 1: tom tom 8 cai 1 thong 1", NULL },
  { "… the call of one is too low", "tom-leo-doi=moi-phu;" WON ("5v", TWO_TOM), "0 danh 5v; 1 u; 1 lat-khan 5s; 1 xuong tom =",
    "won 1: tom 6 cai 1 thong 1", NULL },
  { "… of three too high", "tom-leo-doi=moi-phu;" WON ("5v", TWO_TOM),
    "0 danh 5v; 1 u; 1 lat-khan 5s; 1 xuong tom tom tom !ho-cao", "cheo-do 1: tom tom tom 10 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "two Lèo count once", WON ("5v", TWO_LEO), U, "won 1: leo 8 cai 1 thong 1", NULL },
  { "… where the house counts each", "tom-leo-doi=moi-phu;" WON ("5v", TWO_LEO), U, "won 1: leo leo 10 cai 1 thong 1", NULL },
  { "… two beside chi nẩy, where the house calls those", "tom-leo-doi=moi-phu; chi-nay-leo=yes;"
    DRAWN ("cc", "9v 8s 9v 8s cc 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n / lung cc 9v 8s"), BOC_U,
    "won 1: chi-nay leo leo 28 cai 1 thong 1", NULL },

  { "1v 2v 3v is no lưng", WON ("5v", ONLY_123), FALSE, "false 1: [u-sai] cai 1 debts 1", NULL },
  { "… where the house takes 1-2-3 of any suit", "lung-123=moi-hang;" WON ("5v", ONLY_123), U, "won 1: suong 4 cai 1 thong 1", NULL },
  { "a yêu eaten alone makes a khàn with two of the hand", WON ("5v", LONE_KHAN), U, "won 1: suong 4 cai 1 thong 1", NULL },
  { "… not where the house has none of it", "yeu-an-le=khong-khan;" WON ("5v", LONE_KHAN), FALSE, "false 1: [u-sai] cai 1 debts 1", NULL },
  { "… nor where it stays alone", "yeu-an-le=mot-minh;" WON ("5v", LONE_KHAN), FALSE, "false 1: [u-sai] cai 1 debts 1", NULL },
  { "a yêu eaten alone reads freely", WON ("5v", LONE_LEO), U, "won 1: leo 8 cai 1 thong 1", NULL },
  { "… though it goes into no khàn", "yeu-an-le=khong-khan;" WON ("5v", LONE_LEO), U, "won 1: leo 8 cai 1 thong 1", NULL },
  { "… where it stays alone it does not", "yeu-an-le=mot-minh;" WON ("5v", LONE_LEO), FALSE, "false 1: [u-sai] cai 1 debts 1", NULL },

  { "a pair of 8s not taken though it would have been round: lèo only", EIGHTS,
    "0 danh 8s; 1 boc; 1 an tt yeu tt; 1 danh 8s; 2 boc; *; 3 boc; 1 u; *; +", "won 1: leo 8 cai 1 thong 1", NULL },
  { "… had it not come: chi nẩy", DRAWN ("tt", "8s 8s 9v 2v 3v 4v 5v 2s 3s 4s 5s 5n 6n 7n 1v 1s 1n 6v 6s 6n") " cc",
    "0 danh 9s; 1 boc; 1 an tt yeu tt; 1 danh 8s; 2 boc; 1 u; *; +", "won 1: chi-nay 24 cai 1 thong 1", NULL },
  { "… a card refused before and barred now is not refused again",
    "an-duoi=no; turn 0; 0 8s 9n; 1 8s 8s 9v 8v 2v 3v 4v 2s 3s 4s 5s 5n 6n 7n 1v 1s 1n 6v 6s 6n; noc tt 8s 9n 9n 9n oc cc",
    "0 danh 8s; 1 boc; 1 an tt yeu tt; 1 danh 8v; 2 boc; 1 qua; *; *; *; *; 1 an oc yeu oc; 1 danh 8s; 2 boc; 1 u; *; +",
    "won 1: chi-nay 24 cai 1 thong 1", NULL },
  { "an ăn refused at one's gate closes it, too", "turn 0; 0 8v 9n; 1 " NINE "; noc cc", "0 danh 8v; 1 boc; 1 u; +",
    "won 1: leo 8 cai 1 thong 1", NULL },
  { "… also while 9v lay down as a khàn, which is taken back afterwards", "turn 0; 0 6v 9n; 1 " NINES "; noc cc", "0 danh 6v; " NINES_TAKEN_BACK,
    "won 1: leo 8 cai 1 thong 1", NULL },
  { "… which is chi nẩy where nothing was refused", "turn 0; 0 6v 9n; 1 " NINES "; noc cc", "0 danh 9n; " NINES_TAKEN_BACK,
    "won 1: chi-nay 24 cai 1 thong 1", NULL },
  { "… at another's gate nothing was refused", "turn 4; 4 8v 9n; 1 " NINE "; noc cc", "4 danh 8v; 0 boc; 1 u; *; +",
    "won 1: chi-nay 24 cai 1 thong 1", NULL },

  { "bí tứ: suông with two lưng", FOUR "cc tt / khan 5s / khan 8n", U, "won 1: suong 4 cai 1 thong 1", NULL },
  { "bí tứ: no thông", "thong 1;" FOUR "cc tt / khan 5s / khan 8n", U, "won 1: suong 4 cai 1 thong 1", NULL },
  { "bí tứ: nor is it called", "thong 1;" FOUR "cc tt / khan 5s / khan 8n",
    "0 danh 5v; 1 u; 1 lat-khan 5s; 1 lat-khan 8n; 1 xuong thong !ho-cao", "cheo-do 1: thong 6 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "bí tứ: kính nhị cố", FOUR "oc oc / khan 5s / khan 8n", U, "won 1: kinh-co 12 cai 1 thong 1", NULL },
  { "bí tứ: one ông cụ is none", FOUR "oc 1n / khan 5s / khan 8n", U, "won 1: suong 4 cai 1 thong 1", NULL },
  { "bí tứ: thập nhị hồng", "seats 4; turn 0; 0 5v 9n; 1 " TEN_RED " cc oc 4v 6v 3v 3s 7n 5n 6n 7n 1s 2s 3s 4s", U,
    "won 1: thap-hong tom leo 16 cai 1 thong 1", NULL },
  { "bí tứ: eleven reds are too few", "seats 4; turn 0; 0 5v 9n; 1 " TEN_RED " cc 1v 4v 6v 3v 3s 7n 5n 6n 7n 1s 2s 3s 4s", U,
    "won 1: tom leo 10 cai 1 thong 1", NULL },
  { "bí tứ: one lưng is too few", "strict; seats 4; turn 0; 0 5v 9n; 1 4v 6v 4n 5n 6n 7n 8n tt 1v 1s 1n 2s 3s 4s cc tt 6s 7s 8s oc oc / khan 5s",
    "0 danh 5v; 1 u !u-sai; *", "false 1: [u-sai] cai 1 debts 1", NULL },
};

const Table table_cuoc = TABLE ("cước", rows);
