/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/chan.md, "Faults" and thông: the points that the seats give each other at the end
 * of a hand, and what the next one takes over.
 */
#include "table.h"

#define OTHERS "0 7v 7s; 2 9v; 3 9n;"
/* With 9v and 9n of a cạ: eats 9s with 9v, a hidden fault, and then waits for 9n. */
#define EATS_CA "0 9s 7s; 2 7v; 3 7n; 1 3n 3n 4n 4n 5n 5n 6n 6n 8n 8n 4v 4s 5v 5s 6v 6s 9v 9n 2v; turn 0; noc 8v 9n"
/* Eats, puts one down, and then waits for a card of rank 2 with six chắn. */
#define SIX "3n 3n 4n 4n 5n 5n 6n 6n 8n 8n 9s 9s 4v 4s 5v 5s"
#define GOES_ROUND "2 boc; 2 duoi; 3 boc; 3 duoi; 1 u; +"

static const TableRow rows[] = {
  { "each loser pays the total", OTHERS "1 " WAITS_2_MORE "; noc 2v; draw 1", "1 u; +", "won 1: chi 3, -3 9 -3 -3 thong 1 next 1", NULL },
  { "… with two seats", "seats 2; 0 7v 7s; 1 " WAITS_2_MORE "; noc 2v; draw 1", "1 u; +", "won 1: chi 3, -3 3 thong 1 next 1", NULL },
  { "ù báo: a hidden fault comes out, and pays as ù láo does", EATS_CA, "0 danh 9s; 1 an 9s ca 9s 9v !an-chon-ca; 1 danh 2v; " GOES_ROUND,
    "unpaid 1: bach-thu 4, 12 -36 12 12 [1 an-chon-ca] next 1", NULL },
  { "treo tranh: the win earns nothing, and counts for thông", "0 2n 7s; 2 7v; 3 7n; 1 " SIX " 2v 2n 6v; turn 0; noc 8v 2v",
    "0 danh 2n; 1 an 2n ca 2n 2v !treo-tranh; 1 danh 6v; " GOES_ROUND, "unpaid 1: xuong 2, 0 0 0 0 [1 treo-tranh] thong 1 next 1", NULL },
  { "… trái vỉ likewise", "0 6v 7s; 2 7v; 3 7n; 1 " SIX " 6s 7n 2v; turn 0; noc 8v 2s",
    "0 danh 6v; 1 an 6v ca 6s 6v !trai-vi; 1 danh 7n; " GOES_ROUND, "unpaid 1: xuong 2, 0 0 0 0 [1 trai-vi] thong 1 next 1", NULL },
  { "… chíu được ăn thường likewise", "0 3n 7s; 2 7v; 3 7n; 1 3n 3n 3n 4n 4n 5n 5n 6n 6n 8n 8n 9s 9s 4v 4s 5v 5s 2v 7n; turn 0; noc 8v 2s",
    "0 danh 3n; 1 an 3n chan 3n 3n !chiu-an-thuong; 1 danh 7n; " GOES_ROUND, "unpaid 1: xuong 2, 0 0 0 0 [1 chiu-an-thuong] thong 1 next 1", NULL },
  { "a wrong call of a hand that is not paid pays for the call", "0 6v 7s; 2 7v; 3 7n; 1 " SIX " 6s 7n 2v; turn 0; noc 8v 2s",
    "0 danh 6v; 1 an 6v ca 6s 6v !trai-vi; 1 danh 7n; 2 boc; 2 duoi; 3 boc; 3 duoi; 1 u; 1 xuong tom !xuong-sai",
    "unpaid 1: tom 4, 4 -12 4 4 [1 trai-vi, 1 xuong-sai] next 1", NULL },
  { "thông breaks with a draw", "0 7v 9n; 1 5s; 2 2v; 3 9s; thong 2; drawer 2; noc 8v; draw 3", "3 duoi; 0 boc", "drawn next 2", NULL },
  { "… with a wrong call", OTHERS "thong 1; 1 " WAITS_2V "; noc 2v; draw 3", "3 duoi; 1 u; 1 xuong thong bach-thu tom !xuong-sai",
    "unpaid 1: thong bach-thu tom 6, 4 -12 4 4 [1 xuong-sai] next 1", NULL },
  { "… not with a call that is too low", OTHERS "thong 1; 1 " WAITS_2_MORE "; noc 2v; draw 3", "3 duoi; 1 u; 1 xuong xuong =",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "… another seat's win takes it over", OTHERS "thong 2; 1 " WAITS_2_MORE "; noc 2v; draw 3", "3 duoi; 1 u; +",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
};

const Table table_result = TABLE ("result", rows);
