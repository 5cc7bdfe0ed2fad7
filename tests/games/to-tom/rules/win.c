/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/to-tom.md, "Win" and "Order of the call".
 */
#include "hands.h"
#include "table.h"

#define WIN_5V "turn 0; 0 5v 9n; 1 " WAITS_5V
#define WIN_7S "turn 0; 0 7s 9n; 1 " WAITS_7S
#define U_5V "0 danh 5v; 1 u; "
/* Both words are right: 7s as a phỗng, or in 7s 8s 9s beside 5s 6s 7s; 1n 2n 3n is a lưng. */
#define EITHER "turn 0; 0 7s 9n; 1 7s 7s 4v 5v 6v 7v 4n 5n 6n 7n 1n 2n 3n 1v 1s 2s 3s 4s cc cc"
/* 3v is in a Tôm, or a phỗng. */
#define TOM_OR_PHONG "3v 3v 4v 5v 6v 4v 5v 6v 3s 4s 5s 6s 4n 5n 6n 7n 1n 2n 3n cc"
/* Bạch định tôm. */
#define HIGH "turn 0; 0 5v 9n; 1 3v 3s 7n 4v 6v 2n 3n 4n 5n 6n 1v 1s 1n 2s 3s 4s 1v / khan 5s"

static const TableRow rows[] = {
  { "raise the khàn, then call", WIN_5V, U_5V "1 lat-khan 5s; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", "1 khan 5s 5s 5s" },
  { "a thiên khai not shown yet is raised, too", "turn 0; 0 5v 9n; 1 cc 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n 2s 3s / khai 5s",
    "0 danh 5v; 1 u; 1 lat-khan 5s; +", "won 1: suong 4 cai 1 thong 1", "1 thien-khai 5s 5s 5s 5s" },
  { "no other khàn", WIN_5V, U_5V "1 lat-khan 6s ?no-card; 1 lat-khan 2s ?no-card; 1 danh 2s ?not-now; 1 xong ?not-now", "lay 1", NULL },
  { "called before raising", WIN_5V, U_5V "1 xuong suong !u-truoc-khan; 1 lat-khan 5s",
    "unpaid 1: suong 4 earns 0 [u-truoc-khan] cai 1 thong 1", NULL },
  { "… and never raised", WIN_5V, U_5V "1 xuong suong !u-truoc-khan; 1 xong !khe-khan",
    "unpaid 1: suong 4 earns 0 [u-truoc-khan khe-khan] cai 1 thong 1", NULL },
  { "asked again for the order of the call", HIGH, U_5V "1 lat-khan 5s; 1 xuong tom bach-dinh ?xuong-order; 1 xuong bach-dinh tom",
    "won 1: bach-dinh tom 18 cai 1 thong 1", NULL },
  { "… nothing twice, and suông alone", HIGH, U_5V "1 lat-khan 5s; 1 xuong tom tom ?xuong-order; 1 xuong tom suong ?xuong-order", "lay 1", NULL },
  { "… where a wrong order is unpaid", "fault-xuong-order=unpaid;" HIGH,
    U_5V "1 lat-khan 5s; 1 xuong tom tom ?xuong-order; 1 xuong tom bach-dinh !xuong-order",
    "unpaid 1: tom bach-dinh 18 earns 0 [xuong-order] cai 1 thong 1", NULL },
  { "called too low: the lower points", HIGH, U_5V "1 lat-khan 5s; 1 xuong tom =", "won 1: tom 6 cai 1 thong 1", NULL },
  { "… lower still", HIGH, U_5V "1 lat-khan 5s; 1 xuong suong =", "won 1: suong 4 cai 1 thong 1", NULL },
  { "called too high: chèo đò", HIGH, U_5V "1 lat-khan 5s; 1 xuong bach-dinh tom leo !ho-cao",
    "cheo-do 1: bach-dinh tom leo 20 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "thông without having won before is too high", HIGH, U_5V "1 lat-khan 5s; 1 xuong thong tom !ho-cao",
    "cheo-do 1: thong tom 8 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "no single reading has all: said phỗng, 3v is in no Tôm", "turn 0; 0 3v 9n; 1 " TOM_OR_PHONG,
    "0 danh 3v; 1 u; 1 ho-phong; 1 xuong tom !ho-cao", "cheo-do 1: tom 6 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "… said không phỗng, it is", "turn 0; 0 3v 9n; 1 " TOM_OR_PHONG, "0 danh 3v; 1 u; 1 ho-khong-phong; 1 xuong tom",
    "won 1: tom 6 cai 1 thong 1", NULL },

  { "the third of a pair: phỗng", WIN_7S, "0 danh 7s; 1 u; 1 ho-phong; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… silent: chèo đò", WIN_7S, "0 danh 7s; 1 u; 1 xuong suong !khong-ho-phong",
    "cheo-do 1: suong 4 earns 0 [khong-ho-phong] cai 1 debts 1", NULL },
  { "… the false word: chèo đò", WIN_7S, "0 danh 7s; 1 u; 1 ho-khong-phong !khong-ho-phong; 1 xuong suong",
    "cheo-do 1: suong 4 earns 0 [khong-ho-phong] cai 1 debts 1", NULL },
  { "… at a table where it is unpaid", "fault-khong-ho-phong=unpaid;" WIN_7S, "0 danh 7s; 1 u; 1 xuong suong !khong-ho-phong",
    "unpaid 1: suong 4 earns 0 [khong-ho-phong] cai 1 thong 1", NULL },
  { "… at a table where a false word is nothing", "fault-khong-ho-phong=none;" WIN_7S,
    "0 danh 7s; 1 u; 1 ho-khong-phong !khong-ho-phong; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… both words are right: phỗng", EITHER, "0 danh 7s; 1 u; 1 ho-phong; +", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… both words are right: không phỗng", EITHER, "0 danh 7s; 1 u; 1 ho-khong-phong; 1 ho-phong ?not-now; +",
    "won 1: suong 4 cai 1 thong 1", NULL },
  { "no pair, no word", WIN_5V, U_5V "1 ho-phong ?not-now; 1 ho-khong-phong ?not-now", "lay 1", NULL },

  { "too few lưng", "strict; turn 0; 0 5v 9n; 1 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 6s 7s 8s 2s 3s 4s cc cc tt oc",
    "0 danh 5v; 1 u !u-sai; *", "false 1: [u-sai] cai 1 debts 1", NULL },
  { "a card outside the phu", "strict; turn 0; 0 9v 9n; 1 " WAITS_5V, "0 danh 9v; 1 u !u-sai; *",
    "false 1: [u-sai] cai 1 debts 1", NULL },
  { "another wins rightly on the same card", "strict; turn 0; 0 5v 9n; 1 2n 3n; 3 " WAITS_5V,
    "0 danh 5v; 1 u !u-sai; 2 qua; 3 u; 4 qua; +", "won 3: suong 4 [1 u-sai] cai 3 thong 3 debts 1", NULL },
  { "several false: the first from the gate is the next cái, all owe", "strict; turn 0; 0 5v 9n; 1 2n 3n; 3 2n 3n; 4 2n 3n",
    "0 danh 5v; 4 u !u-sai; 3 u !u-sai; *", "false 3: [u-sai 4 u-sai] cai 3 debts 3 4", NULL },
};

const Table table_win = TABLE ("win", rows);
