/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * chan.md, house rules: each switch, and gà.
 */
#include "table.h"

#define OTHERS "0 7v 7s; 2 9v; 3 9n;"
#define CHI_CHI OTHERS "1 " WAITS_CC "; noc cc; draw 1"
/* 12 for each loser without gà. */
#define BLACK "1 3n 3n 4n 4n 5n 5n 6n 6n 9n 9n 8n 8n 3v 3s 4v 4s 5v 5s 2v; noc 2v; draw 3"
#define BLACK_TOM "1 7n 7n 4n 4n 5n 5n 6n 6n 9n 9n 8n 8n 3v 3s 4v 4s 5v 5s 2v; noc 2v; draw 3"
#define TEN_BLACK "1 3n 3n 4n 4n 5n 5n 6n 6n 9n 9n 7v 7v 4v 4v 5v 5v 6v 6v 2v; noc 2v; draw 3"
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
  { "sum: all values are added", "values=sum;" OTHERS "thong 1;" BLACK_TOM, "3 duoi; 1 u; +", "won 1: thong bach-dinh tom 14, -14 42 -14 -14 thong 1 next 1", NULL },
  { "… ù láo then pays 18", "values=sum; strict;" OTHERS "1 " WAITS_2V "; noc 2s; draw 3", "3 duoi; 1 u !u-lao; 0 qua; 2 qua",
    "false 1: 18 -54 18 18 [1 u-lao] next 1", NULL },
  { "thập thành with bạch định: its dịch", OTHERS TEN_BLACK, "3 duoi; 1 u; +", "won 1: bach-dinh thap-thanh 16, -16 48 -16 -16 thong 1 next 1", NULL },
  { "… or its điểm", "thap-thanh-kem=diem;" OTHERS TEN_BLACK, "3 duoi; 1 u; +", "won 1: bach-dinh thap-thanh 19, -19 57 -19 -19 thong 1 next 1", NULL },
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
