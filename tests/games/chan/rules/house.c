/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/chan.md, house rules: each switch, and gà.
 */
#include "table.h"

#define OTHERS "0 7v 7s; 2 9v; 3 9n;"
#define CHI_CHI OTHERS "1 " WAITS_CC "; noc cc; draw 1"
/* Bạch định: without gà each loser pays 7, with a tôm beside it 8. */
#define BLACK "1 3n 3n 4n 4n 5n 5n 6n 6n 9n 9n 8n 8n 3v 3s 4v 4s 5v 5s 2v; noc 2v; draw 3"
#define BLACK_TOM "1 7n 7n 4n 4n 5n 5n 6n 6n 9n 9n 8n 8n 3v 3s 4v 4s 5v 5s 2v; noc 2v; draw 3"
#define TEN_BLACK "1 3n 3n 4n 4n 5n 5n 6n 6n 9n 9n 7v 7v 4v 4v 5v 5v 6v 6v 2v; noc 2v; draw 3"
/* Dealt without chắn, and nine eaten since; two red cards. */
#define TEN_OF_SINGLES "1 2v / chan 2n / chan 3n / chan 4n / chan 5n / chan 6n / chan 7n / chan 3v / chan 4v / chan 9v;" \
                       "put 1 3s 4s 5s 6s 7s 9s 2s 6v 7v; noc 2v; draw 3"
#define KEEPS "0 2v; 2 2s; 3 2n; noc 7v;"
#define TO_1 "0 9v 2v; 2 2s; 3 2n; noc 7v; turn 0;"
#define THREE "0 7v 2v; 1 5s; 2 7v 7v 7v 6s 8n; 3 2n; noc 8v 7s 6n; turn 0"
#define NO_CHAN "3v 4v 5v 6v 7v 8v 9v 3s 4s 5s 6s 7s 8s 9s cc 2v 2s 2n 3n"

static const TableRow rows[] = {
  { "địa ù on the first drawn card only", "dia-u=first-card;" OTHERS "fresh 1; 1 " WAITS_2_MORE "; noc 8v 2v; draw 3", "3 duoi; 0 boc; 0 duoi; 1 u; +",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "xuông may not win: it is not offered", "u-xuong=no; strict;" OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 3", "3 duoi; 1 u !u-xuong; 0 qua; 2 qua",
    "false 1: 12 -36 12 12 [1 u-xuong] next 1", NULL },
  { "… and leaving it is no bỏ ù", "u-xuong=no;" OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 3", "3 duoi", "passed-on 2v at 3 asked 0", NULL },
  { "… with a cước it wins", "u-xuong=no;" OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 1", "1 u; +", "won 1: chi 3, -3 9 -3 -3 thong 1 next 1", NULL },
  { "a hand without chắn may be laid down as ù xuông", "khong-chan=thap-thanh; 0 9v 9v; 1 " NO_CHAN "; 2 9n 9n; 3 8n 8n; opening", "1 ha",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "… or played", "khong-chan=thap-thanh; 0 9v 9v; 1 " NO_CHAN "; 2 9n 9n; 3 8n 8n; opening", "1 ha; 1 choi ?not-asked", "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "… then the cái begins", "khong-chan=thap-thanh; 0 9v 9v; 1 " NO_CHAN "; 2 9n 9n; 3 8n 8n; opening", "1 choi", "discard 0", NULL },
  { "… off by default", "0 9v 9v; 1 " NO_CHAN "; 2 9n 9n; 3 8n 8n; opening", "0 ha ?not-now", "discard 0", NULL },
  { "… of several the first from the cái to the right", "khong-chan=thap-thanh; 0 9v 9v; 1 2n 3n; 2 9n 9n; 3 8n 2v; opening", "3 ha; 1 ha",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "a discarded card may be won where the house has it, by anybody", "u-danh=yes; 0 2v 7s; 2 9v; 3 9n; 1 3n 3n 4n 4n 5n 5n 6n 6n 9s 9s 3v 3s 4v 4s 5v 5s 6v 6s 2v; turn 0",
    "0 danh 2v; 1 u; +", "won 1: bach-thu 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "… from a seat that is not its upper neighbour", "u-danh=yes; 2 2v 7s; 0 9v; 3 9n; 1 3n 3n 4n 4n 5n 5n 6n 6n 9s 9s 3v 3s 4v 4s 5v 5s 6v 6s 2v; turn 2",
    "2 danh 2v; 1 u; 3 boc; +", "won 1: bach-thu 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "… leaving it is then bỏ ù", "u-danh=yes; strict; 2 2v 7s; 0 9v; 3 9n; 1 3n 3n 4n 4n 5n 5n 6n 6n 9s 9s 3v 3s 4v 4s 5v 5s 6v 6s 2v; turn 2",
    "2 danh 2v; 1 qua !bo-u", "claim 2v at 2 asked 0 3", NULL },
  { "… nobody is asked where it is not so", "2 2v 7s; 0 9v; 3 9n; 1 3n 3n 4n 4n 5n 5n 6n 6n 9s 9s 3v 3s 4v 4s 5v 5s 6v 6s 2v; turn 2",
    "2 danh 2v", "claim 2v at 2 asked 3", NULL },
  { "bạch thủ chi is bạch thủ won as chì where the house has it", "bach-thu-chi=chi;" OTHERS "1 " WAITS_2V "; noc 2v; draw 1", "1 u; +",
    "won 1: chi bach-thu-chi 7, -7 21 -7 -7 thong 1 next 1", NULL },
  { "… added up: 3 + 6", "bach-thu-chi=chi; values=sum;" OTHERS "1 " WAITS_2V "; noc 2v; draw 1", "1 u; +",
    "won 1: chi bach-thu-chi 9, -9 27 -9 -9 thong 1 next 1", NULL },
  { "… on chi chi at another gate it is bạch thủ", "bach-thu-chi=chi;" OTHERS "1 " WAITS_CC "; noc cc; draw 3", "3 duoi; 1 u; +",
    "won 1: bach-thu 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "… with a picture neither is called", "bach-thu-chi=chi;" OTHERS "1 3n 3n 4n 4n 6n 6n 9s 9s 3v 3s 4v 4s 6v 6s 9n 9v 2v / chan 5v; noc 2v; draw 1", "1 u; +",
    "won 1: hoa-roi-cua-phat 20, -20 60 -20 -20 thong 1 next 1", NULL },
  { "a chắn is kept where the house has it", "giu-chan=yes;" KEEPS "1 5v 5v 7s; turn 1", "1 danh 5v !xe-chan", "claim 5v at 1 asked 2", NULL },
  { "… the third of three equal cards may go", "giu-chan=yes;" KEEPS "1 5v 5v 5v 6s 6s; turn 1", "1 danh 5v", "claim 5v at 1 asked 2", NULL },
  { "… whoever holds nothing else may part one", "giu-chan=yes;" KEEPS "1 5v 5v 6s 6s; turn 1", "1 danh 5v", "claim 5v at 1 asked 2", NULL },
  { "… nor is anybody at fault whose other cards may not go", "giu-chan=yes; put 1 7s;" KEEPS "1 5v 5v 7s; turn 1", "1 danh 5v", "claim 5v at 1 asked 2", NULL },
  { "… a card is returned as it is discarded", "giu-chan=yes; 0 7v 2v; 1 5s; 2 7v 7v 7v 6s 6s 8n; 3 2n; noc 8v; turn 0",
    "0 danh 7v; 1 boc; 2 chiu 7v; 2 tra 6s !xe-chan", "claim 6s at 0 asked 1", NULL },
  { "… the other card of a parted chắn makes no cạ", "giu-chan=yes; seats 2; 0 2v 2s; 1 5v 5v 4n 7s; noc 6v 6s 5s 7n; turn 1",
    "1 danh 5v !xe-chan; 0 boc; 0 duoi; 1 boc; 1 duoi; 0 boc; 0 duoi; 1 an 5s ca 5s 5v !xe-ca-an-ca", "claim 7n at 0 asked 0", NULL },
  { "… elsewhere a chắn may be parted", KEEPS "1 5v 5v 7s; turn 1", "1 danh 5v", "claim 5v at 1 asked 2", NULL },
  { "a card that makes a chắn must be eaten where the house has it", "phai-an-chan=yes;" TO_1 "1 9v 4n 6s", "0 danh 9v; 1 boc !bo-chan", "claim 7v at 1 asked 1", NULL },
  { "… when it was drawn, too", "phai-an-chan=yes; 0 2v; 1 9v 4n 6s; 2 2s; 3 2n; noc 9v; draw 1", "1 duoi !bo-chan", "passed-on 9v at 1 asked 2", NULL },
  { "… and when it was left by another", "phai-an-chan=yes; 0 2v; 1 9v 4n 6s; 2 2s; 3 2n; noc 9v 7v; draw 0", "0 duoi; 1 boc !bo-chan", "claim 7v at 1 asked 1", NULL },
  { "… but not with a card of a chắn", "phai-an-chan=yes;" TO_1 "1 9v 9v 4n 6s", "0 danh 9v; 1 boc", "claim 7v at 1 asked 1", NULL },
  { "… nor where it would be a fault", "phai-an-chan=yes; put 1 9v;" TO_1 "1 9v 4n 6s", "0 danh 9v; 1 boc", "claim 7v at 1 asked 1", NULL },
  { "… nor where no card could be discarded after it", "phai-an-chan=yes; put 1 4n;" TO_1 "1 9v 4n", "0 danh 9v; 1 boc", "claim 7v at 1 asked 1", NULL },
  { "… to win goes before it", "phai-an-chan=yes;" OTHERS "1 " WAITS_2V "; noc 2v; draw 1", "1 u; +", "won 1: chi bach-thu 5, -5 15 -5 -5 thong 1 next 1", NULL },
  { "… whoever left it and wins is paid", "phai-an-chan=yes; 0 3v 7s; 2 9v; 3 9n; 1 " WAITS_2_MORE "; noc 2v; turn 0",
    "0 danh 3v; 1 boc !bo-chan; 1 u; +", "won 1: chi 3, -3 9 -3 -3 [1 bo-chan] thong 1 next 1", NULL },
  { "the fourth of three equal cards must be taken where the house has it", "phai-chiu=yes;" THREE, "0 danh 7v; 2 qua !bo-chiu; 1 boc", "claim 8v at 1 asked 1", NULL },
  { "… in turn, too", "phai-chiu=yes; 0 7v 2v; 1 7v 7v 7v 6s; 2 2s; 3 2n; noc 8v; turn 0", "0 danh 7v; 1 boc !bo-chiu", "claim 8v at 1 asked 1", NULL },
  { "… and then none of the three makes a cạ", "phai-chiu=yes;" THREE, "0 danh 7v; 2 qua !bo-chiu; 1 boc; 1 duoi; 2 boc; 2 an 7s ca 7s 7v !bo-chan-an-ca", "claim 6n at 3 asked 3", NULL },
  { "… though another eats it", "phai-chiu=yes; 0 7v 2v; 1 7s 5s; 2 7v 7v 7v 6s; 3 2n; noc 8v; turn 0", "0 danh 7v; 2 qua !bo-chiu; 1 an 7v ca 7v 7s; 1 danh 5s; 2 boc", "claim 8v at 2 asked 2", NULL },
  { "… elsewhere it does", THREE, "0 danh 7v; 2 qua; 1 boc; 1 duoi; 2 boc; 2 an 7s ca 7s 7v", "discard 2", NULL },
  { "… nobody must where it would be a fault", "phai-chiu=yes; 0 9s 2v; 2 2s; 3 2n; noc 7v; turn 0; 1 4n 5s 9s 9s 9s / ca 9v 9n", "0 danh 9s; 1 boc", "claim 7v at 1 asked 1", NULL },
  { "after a chíu the turn is over where the house has it, and the right neighbour goes on", "sau-chiu=het-luot;" THREE,
    "0 danh 7v; 1 boc; 2 chiu 7v; 2 danh 6s", "claim 6s at 2 asked 3", "2 chiu 7v 7v 7v 7v" },
  { "… it is no trả cửa", "sau-chiu=het-luot;" THREE, "0 danh 7v; 1 boc; 2 chiu 7v; 2 tra 6s ?not-now", "discard 2", NULL },
  { "… elsewhere play goes on at the gate", THREE, "0 danh 7v; 1 boc; 2 chiu 7v; 2 tra 6s", "claim 6s at 0 asked 1", NULL },
  { "… the seat that drew the card has had its turn: no địa ù", "sau-chiu=het-luot; fresh 0; 0 " WAITS_2_MORE "; 1 5s; 2 7v 7v 7v 6s 8v; 3 2n; noc 7v 2v; draw 0",
    "0 duoi; 2 chiu 7v; 2 danh 6s; 3 boc; 3 duoi; 0 u; +", "won 0: xuong 2, 6 -2 -2 -2 thong 0 next 0", NULL },
  { "where the cái draws for all, the others say nhường", "cai-boc=yes;" TO_1 "1 4n 6s", "0 danh 9v; 1 boc ?not-now; 1 nhuong", "claim 7v at 1 asked 1", NULL },
  { "… a drawn card is left with dưới", "cai-boc=yes;" TO_1 "1 4n 6s", "0 danh 9v; 1 nhuong; 1 duoi", "passed-on 7v at 1 asked 2", NULL },
  { "… the cái says bốc", "cai-boc=yes; 0 2v 3v; 1 4n; 2 2s; 3 9v 2n; noc 7v; turn 3", "3 danh 9v; 0 nhuong ?not-now; 0 boc", "claim 7v at 0 asked 0", NULL },
  { "… elsewhere nobody says nhường", TO_1 "1 4n 6s", "0 danh 9v; 1 nhuong ?not-now; 1 boc", "claim 7v at 1 asked 1", NULL },
  { "the seventh chắn is xuông where the house has it, beside other cước", "xuong=bay-chan; values=sum;" OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 1", "1 u; +",
    "won 1: chi xuong 5, -5 15 -5 -5 thong 1 next 1", NULL },
  { "… elsewhere it is not", "values=sum;" OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 1", "1 u; +", "won 1: chi 3, -3 9 -3 -3 thong 1 next 1", NULL },
  { "… nor may it be called beside another cước", OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 1", "1 u; 1 xuong chi xuong ?xuong-form", "lay 1", NULL },
  { "… a cạ makes no seventh", "xuong=bay-chan;" OTHERS "1 " WAITS_2_MORE "; noc 2s; draw 1", "1 u; +", "won 1: chi 3, -3 9 -3 -3 thong 1 next 1", NULL },
  { "… and then xuông is too much", "xuong=bay-chan;" OTHERS "1 " WAITS_2_MORE "; noc 2s; draw 1", "1 u; 1 xuong chi xuong !xuong-sai", "unpaid 1: chi xuong 3, 2 -6 2 2 [1 xuong-sai] next 1", NULL },
  { "… a win without any cước is still called xuông", "xuong=bay-chan;" OTHERS "1 " WAITS_2_MORE "; noc 2s; draw 3", "3 duoi; 1 u; +", "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "… where that may not win, the seventh chắn may", "xuong=bay-chan; u-xuong=no;" OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 3", "3 duoi; 1 u; +",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "… and the rest may not", "xuong=bay-chan; u-xuong=no; strict;" OTHERS "1 " WAITS_2_MORE "; noc 2s; draw 3", "3 duoi; 1 u !u-xuong; 0 qua; 2 qua",
    "false 1: 12 -36 12 12 [1 u-xuong] next 1", NULL },
  { "sum: all values are added", "values=sum;" OTHERS "thong 1;" BLACK_TOM, "3 duoi; 1 u; +", "won 1: thong bach-dinh tom 14, -14 42 -14 -14 thong 1 next 1", NULL },
  { "… ù láo then pays 18", "values=sum; strict;" OTHERS "1 " WAITS_2V "; noc 2s; draw 3", "3 duoi; 1 u !u-lao; 0 qua; 2 qua",
    "false 1: 18 -54 18 18 [1 u-lao] next 1", NULL },
  { "thập thành with bạch định: its dịch", OTHERS TEN_BLACK, "3 duoi; 1 u; +", "won 1: bach-dinh thap-thanh 16, -16 48 -16 -16 thong 1 next 1", NULL },
  { "… or its điểm", "thap-thanh-kem=diem;" OTHERS TEN_BLACK, "3 duoi; 1 u; +", "won 1: bach-dinh thap-thanh 19, -19 57 -19 -19 thong 1 next 1", NULL },
  { "… beside any other cước only its dịch", "thap-thanh-kem=diem;" OTHERS TEN_OF_SINGLES, "3 duoi; 1 u; +",
    "won 1: pha-thien thap-thanh 21, -21 63 -21 -21 thong 1 next 1", NULL },
  { "gà are added for each loser: chì bạch thủ chi has three", "ga=wide;" CHI_CHI, "1 u; +", "won 1: chi bach-thu-chi 22, -22 66 -22 -22 thong 1 next 1", NULL },
  { "… two where bạch thủ chi itself has none", "ga=wide; ga-bach-thu-chi=no;" CHI_CHI, "1 u; +", "won 1: chi bach-thu-chi 17, -17 51 -17 -17 thong 1 next 1", NULL },
  { "… of other points", "ga=narrow; ga-points=2;" CHI_CHI, "1 u; +", "won 1: chi bach-thu-chi 13, -13 39 -13 -13 thong 1 next 1", NULL },
  { "ù bòn, chì, bạch thủ chi: five gà", "ga=wide;" OTHERS "1 3n 3n 4n 4n 5n 5n 9s 9s 3v 3s 4v 4s 5v 5s 6v 6s cc / chan cc; noc cc; draw 1", "1 u; +",
    "won 1: chi u-bon bach-thu-chi 33, -33 99 -33 -33 thong 1 next 1", NULL },
  { "gà wide: bạch định", "ga=wide;" OTHERS BLACK, "3 duoi; 1 u; +", "won 1: bach-dinh 12, -12 36 -12 -12 thong 1 next 1", NULL },
  { "… narrow: only with tôm", "ga=narrow;" OTHERS BLACK, "3 duoi; 1 u; +", "won 1: bach-dinh 7, -7 21 -7 -7 thong 1 next 1", NULL },
  { "… which it has", "ga=narrow;" OTHERS BLACK_TOM, "3 duoi; 1 u; +", "won 1: bach-dinh tom 13, -13 39 -13 -13 thong 1 next 1", NULL },
  { "gà looks at what is called", "ga=wide;" OTHERS BLACK, "3 duoi; 1 u; 1 xuong xuong =", "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "a picture: chì bạch thủ brings none", "ga=wide;" OTHERS "1 3n 3n 4n 4n 6n 6n 9s 9s 3v 3s 4v 4s 6v 6s 9n 9v 2v / chan 5v; noc 2v; draw 1", "1 u; +",
    "won 1: hoa-roi-cua-phat 20, -20 60 -20 -20 thong 1 next 1", NULL },
  { "… but tiểu đồng hái hoa", "ga=wide;" OTHERS "1 3n 3n 4n 4n 6n 6n 9s 9s 3v 3s 4v 4s 6v 6s 9n 9v 2v / chan 8n; noc 2v; draw 1", "1 u; +",
    "won 1: tieu-dong-hai-hoa 25, -25 75 -25 -25 thong 1 next 1", NULL },
};

const Table table_house = TABLE ("house", rows);
