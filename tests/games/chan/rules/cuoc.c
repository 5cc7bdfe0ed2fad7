/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/chan.md, "Cước": one row for each, and which of them count together.
 */
#include "table.h"

#define OTHERS "0 7v 7s; 2 9v; 3 9n;"
#define WON(CALL, WORTH, EACH, ALL) "won 1: " CALL " " WORTH ", -" EACH " " ALL " -" EACH " -" EACH " thong 1 next 1"
/* The winning card is drawn by seat 3, or by the winner itself. */
#define AT_3 "; noc 2v; draw 3", "3 duoi; 1 u; +"
#define OWN "; noc 2v; draw 1", "1 u; +"
/* Five chắn eaten with single cards, and the cards put down after eating. */
#define NO_CHAN "0 2s; 1 3v 3s 4v 4s 5v 5s 9v 9n 8v / chan 2n / chan 3n / chan 4n / chan 5n / chan 6n; 2 7s; 3 8s; put 1 6s 7s 8s 2s 7v;"
/* Four chắn and four cạ, for a row that has the fifth chắn on the mat; they bring no cước of their own. */
#define PICTURE "3n 3n 4n 4n 6n 6n 9s 9s 3v 3s 4v 4s 6v 6s 9n 9v"

static const TableRow rows[] = {
  { "xuông", OTHERS "1 " WAITS_2_MORE AT_3, WON ("xuong", "2", "2", "6"), NULL },
  { "thông", OTHERS "thong 1; 1 " WAITS_2_MORE AT_3, WON ("thong", "3", "3", "9"), NULL },
  { "… of another seat is none", OTHERS "thong 0; 1 " WAITS_2_MORE AT_3, WON ("xuong", "2", "2", "6"), NULL },
  { "chì", OTHERS "1 " WAITS_2_MORE OWN, WON ("chi", "3", "3", "9"), NULL },
  { "… by chíu ù of a card returned at the player's own gate", "0 7v; 1 " SETS_3 " 2v 2v 2v; 2 7v 7v 7v 2v 8s; 3 9n; noc 7v; draw 1",
    "1 duoi; 2 chiu 7v; 2 tra 2v; 1 u; +", WON ("chi chiu-u", "5", "5", "15"), NULL },
  { "phá thiên: dealt without chắn", NO_CHAN "noc 8v; draw 3", "3 duoi; 1 u; +", WON ("pha-thien bach-thu", "13", "13", "39"), NULL },
  { "… where such a hand may be laid down: worth thập thành", "khong-chan=thap-thanh;" NO_CHAN "noc 8v; draw 3", "3 duoi; 1 u; +",
    WON ("pha-thien bach-thu", "13", "13", "39"), NULL },
  { "… or tám đỏ lèo", "khong-chan=tam-do-leo;" NO_CHAN "noc 8v; draw 3", "3 duoi; 1 u; +",
    WON ("pha-thien bach-thu", "11", "11", "33"), NULL },
  { "… one card of a chắn put down, and it is none", NO_CHAN "put 1 7v; noc 8v; draw 3", "3 duoi; 1 u; +",
    WON ("bach-thu", "4", "4", "12"), NULL },
  { "thiên ù", "first 1; 0 7v; 2 9v; 3 9n; 1 " TWENTY, "1 u; +", WON ("thien-u", "3", "3", "9"), NULL },
  { "địa ù: before a card lay at the player's own gate", OTHERS "fresh 1; 1 " WAITS_2_MORE AT_3, WON ("dia-u", "3", "3", "9"), NULL },
  { "… the card drawn in the first turn of one's own still counts", OTHERS "fresh 1; 1 " WAITS_2_MORE OWN,
    WON ("chi dia-u", "4", "4", "12"), NULL },
  { "… not after dưới", OTHERS "fresh 1; 1 " WAITS_2_MORE "; noc 9n 8v 2v; draw 1", "1 duoi; 2 boc; 2 duoi; 3 boc; 3 duoi; 1 u; +",
    WON ("xuong", "2", "2", "6"), NULL },
  { "… not the cái's", "0 7v 7s; 2 9v; 3 9n; first 1; 1 " WAITS_2_MORE " 7v; fresh 1; noc 2v", "1 danh 7v; 2 boc; 2 duoi; 1 u; +",
    WON ("xuong", "2", "2", "6"), NULL },
  { "… chíu out of turn does not end it", "0 7v 7s; 2 9v; 3 9n; fresh 1; 1 7v 7v 7v 3n 3n 4n 4n 5n 5n 8n 8n 9s 9s 3v 3s 4v 4s 2v 6n; noc 2s;"
    "turn 3; 3 7v", "3 danh 7v; 0 boc; 1 chiu 7v; 1 tra 6n; 0 boc; 0 duoi; 1 u; +", WON ("dia-u chiu", "4", "4", "12"), NULL },
  { "chíu, each", OTHERS "1 3n 3n 4n 4n 9s 9s 3v 3s 4v 4s 2v / chiu 8n / chiu 6n" AT_3, WON ("chiu chiu", "4", "4", "12"), NULL },
  { "chíu ù, not counted under chíu", OTHERS "1 " SETS_3 " 2v 2v 2v" AT_3, WON ("chiu-u", "4", "4", "12"), NULL },
  { "ăn bòn", OTHERS "1 3n 3n 4n 4n 9s 9s 5n 5n 3v 3s 4v 4s 6v 6s 2v / chan 8n / chan 8n" AT_3, WON ("bon", "3", "3", "9"), NULL },
  { "ù bòn, not counted under bòn", OTHERS "1 3n 3n 4n 4n 5n 5n 6n 6n 9s 9s 3v 3s 4v 4s 5v 5s 2v / chan 2v" AT_3,
    WON ("u-bon", "4", "4", "12"), NULL },
  { "thiên khai", OTHERS "1 3n 3n 3n 3n 5n 5n 6n 6n 9s 9s 8n 8n 4v 4s 5v 5s 6v 6s 2v" AT_3, WON ("thien-khai", "3", "3", "9"), NULL },
  { "thập thành: ten chắn", OTHERS "1 3n 3n 4n 4n 5n 5n 6n 6n 9s 9s 7v 7v 4v 4v 5v 5v 6v 6v 2v" AT_3,
    WON ("thap-thanh", "12", "12", "36"), NULL },
  { "bạch định: no red card", OTHERS "1 3n 3n 4n 4n 5n 5n 6n 6n 9n 9n 8n 8n 3v 3s 4v 4s 5v 5s 2v" AT_3,
    WON ("bach-dinh", "7", "7", "21"), NULL },
  { "tám đỏ: exactly eight", OTHERS "1 3n 3n 4n 4n 9s 9s 9s 9s 8s 8s 8v 8v 3v 3s 4v 4s 5v 5s 2v" AT_3,
    WON ("tam-do thien-khai", "9", "9", "27"), NULL },
  { "lèo", OTHERS "1 3n 3n 4n 4n 5n 5n 6n 6n cc cc 2n 2n 9v 9n 8s 8n 5v 5s 2v" AT_3, WON ("leo", "5", "5", "15"), NULL },
  { "… two, each counted", OTHERS "1 3n 3n 4n 4n cc cc 9v 9v 8s 8s 2n 2n 8n 8n 9n 9n 5v 5s 2v" AT_3,
    WON ("leo leo", "7", "7", "21"), NULL },
  { "tôm", OTHERS "1 7n 7n 4n 4n 5n 5n 6n 6n 9s 9s 8n 8n 3v 3s 4v 4s 5v 5s 2v" AT_3, WON ("tom", "4", "4", "12"), NULL },
  { "… two", OTHERS "1 7n 7n 3v 3v 3s 3s 4n 4n 9s 9s 8n 8n 5n 5n 4v 4s 5v 5s 2v" AT_3, WON ("tom tom", "5", "5", "15"), NULL },
  { "bạch thủ", OTHERS "1 " WAITS_2V AT_3, WON ("bach-thu", "4", "4", "12"), NULL },
  { "… not of a ba đầu", OTHERS "1 " WAITS_2 AT_3, WON ("xuong", "2", "2", "6"), NULL },
  { "bạch thủ chi, and no bạch thủ", OTHERS "1 " WAITS_CC "; noc cc; draw 3", "3 duoi; 1 u; +",
    WON ("bach-thu-chi", "6", "6", "18"), NULL },
  { "kính tứ chi: exactly four red cards, all cc", OTHERS "1 3n 3n 4n 4n 5n 5n cc cc cc 9n 9n 3v 3s 4v 4s 5v 5s 6v 6s; noc cc; draw 3",
    "3 duoi; 1 u; +", WON ("chiu-u bach-thu-chi kinh-tu-chi", "16", "16", "48"), NULL },

  { "hoa rơi cửa phật: a chắn of 5v on the mat, chì bạch thủ on 2v; chì and bạch thủ are not called", OTHERS "1 " PICTURE " 2v / chan 5v" OWN,
    WON ("hoa-roi-cua-phat", "20", "20", "60"), NULL },
  { "… a chíu serves", OTHERS "1 3n 3n 4n 4n 6n 6n 3v 3s 4v 4s 6v 6s 9n 9v 2v / chiu 5v" OWN,
    WON ("hoa-roi-cua-phat chiu", "21", "21", "63"), NULL },
  { "… a cạ does not", OTHERS "1 3n 3n 4n 4n 6n 6n 9s 9s 8n 8n 3v 3s 4v 4s 6v 6s 2v / ca 5v 5s" OWN,
    WON ("chi bach-thu", "5", "5", "15"), NULL },
  { "… at another gate it is bạch thủ", OTHERS "1 " PICTURE " 2v / chan 5v" AT_3, WON ("bach-thu", "4", "4", "12"), NULL },
  { "tiểu đồng hái hoa: 8n on the mat", OTHERS "1 " PICTURE " 2v / chan 8n" OWN, WON ("tieu-dong-hai-hoa", "20", "20", "60"), NULL },
  { "cá lội sân đình: 5v on the mat, on 8v", OTHERS "1 " PICTURE " 8v / chan 5v; noc 8v; draw 1", "1 u; +",
    WON ("ca-loi-san-dinh", "20", "20", "60"), NULL },
  { "cá nhảy đầu thuyền: 5s on the mat, on 8v", OTHERS "1 " PICTURE " 8v / chan 5s; noc 8v; draw 1", "1 u; +",
    WON ("ca-nhay-dau-thuyen", "20", "20", "60"), NULL },
  { "ngư ông bắt cá: chắn of cc and of 5s in the hand, on 8v", OTHERS "1 3n 3n 4n 4n 6n 6n cc cc 5s 5s 3v 3s 4v 4s 6v 6s 7v 7s 8v; noc 8v; draw 1",
    "1 u; +", WON ("ngu-ong-bat-ca", "30", "30", "90"), NULL },
  { "… 5s on the mat is the other fish", OTHERS "1 3n 3n 4n 4n 6n 6n cc cc 3v 3s 4v 4s 6v 6s 7v 7s 8v / chan 5s; noc 8v; draw 1",
    "1 u; +", WON ("ca-nhay-dau-thuyen", "20", "20", "60"), NULL },
  { "nhà lầu xe hơi hoa rơi cửa phật: chắn of 5v and 4v as dealt, on 2v", OTHERS "1 3n 3n 4n 4n 9s 9s 5v 5v 4v 4v 3v 3s 6n 6s 8n 8v 7v 7s 2v" OWN,
    WON ("nha-lau-xe-hoi", "30", "30", "90"), NULL },
  { "… 5v eaten with a single one is not as dealt: hoa rơi", OTHERS "1 3n 3n 4n 4n 9s 9s 4v 4v 3v 3s 6n 6s 8n 8v 7v 7s 2v / chan 5v" OWN,
    WON ("hoa-roi-cua-phat", "20", "20", "60"), NULL },
  { "several pictures all count", OTHERS "1 3n 3n 4n 4n 9s 9s 3v 3s 4v 4s 6v 6s 9n 9v 2v / chan 5v / chan 8n" OWN,
    WON ("hoa-roi-cua-phat tieu-dong-hai-hoa", "37", "37", "111"), NULL },
  { "chì bạch thủ called instead of the picture earns only that", OTHERS "1 " PICTURE " 2v / chan 5v; noc 2v; draw 1", "1 u; 1 xuong chi bach-thu =",
    WON ("chi bach-thu", "5", "5", "15"), NULL },
  { "… called beside it is wrong", OTHERS "1 " PICTURE " 2v / chan 5v; noc 2v; draw 1", "1 u; 1 xuong chi bach-thu hoa-roi-cua-phat !xuong-sai",
    "unpaid 1: chi bach-thu hoa-roi-cua-phat 22, 7 -21 7 7 [1 xuong-sai] next 1", NULL },
  { "… neither called is bạch thủ forgotten", OTHERS "1 " PICTURE " 2v / chan 5v; noc 2v; draw 1", "1 u; 1 xuong chi !quen-bach-thu",
    "unpaid 1: chi 3, 4 -12 4 4 [1 quen-bach-thu] next 1", NULL },
  { "the highest điểm and the dịch of all others", OTHERS "thong 1; 1 7n 7n 4n 4n 5n 5n 6n 6n 9n 9n 3v 3s 4v 4s 5v 5s 6v 6s 2v" OWN,
    WON ("thong chi bach-thu bach-dinh tom", "11", "11", "33"), NULL },
};

const Table table_cuoc = TABLE ("cuoc", rows);
