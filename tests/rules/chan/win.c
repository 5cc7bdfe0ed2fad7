/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * chan.md, "Turn" 5 and "Xướng": who may win on what, and the call.
 */
#include "table.h"

#define REST "0 7v 7s; 2 9v; 3 9n;"

static const TableRow rows[] = {
  { "five chắn and a què: the equal card, from the nọc, at any gate", REST "1 " WAITS_2V "; noc 2v; draw 3", "3 duoi; 1 u; +",
    "won 1: bach-thu 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "… another card of its rank does not win", "strict;" REST "1 " WAITS_2V "; noc 2s; draw 3", "3 duoi; 1 u !u-lao; 0 qua; 2 qua",
    "false 1: 12 -36 12 12 [1 u-lao] next 1", NULL },
  { "five chắn and a ba đầu: any card of its rank", REST "1 " WAITS_2 "; noc 2s; draw 3", "3 duoi; 1 u; +",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "six chắn and a què: any card of its rank", REST "1 " WAITS_2_MORE "; noc 2s; draw 3", "3 duoi; 1 u; +",
    "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "… the equal one, too", REST "1 " WAITS_2_MORE "; noc 2v; draw 3", "3 duoi; 1 u; +", "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "two què do not wait", REST "1 " SETS_3 " 6v 6s 2v 3v; noc 2v; draw 3", "3 duoi", "passed 2v at 3 asked 0", NULL },
  { "a discard may not be won", "strict; 0 2v 7s; 2 9v; 3 9n; 1 " WAITS_2V "; turn 0", "0 danh 2v; 1 u !u-quan-danh; 2 qua; 3 qua",
    "false 1: 12 -36 12 12 [1 u-quan-danh] next 1", NULL },
  { "… but by a chíu that completes the hand", "0 2v 7s; 2 9v; 3 9n; 1 " SETS_3 " 2v 2v 2v; turn 0", "0 danh 2v; 1 u; +",
    "won 1: chiu-u 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "… a returned card likewise", "0 7v 7s; 1 " SETS_3 " 2v 2v 2v; 2 7v 7v 7v 2v 8s; 3 9n; turn 0; noc 2s",
    "0 danh 7v; 1 boc; 2 chiu 7v; 2 tra 2v; 1 u; +", "won 1: chiu-u 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "holding three of the win card it is always chíu ù", REST "1 " SETS_3 " 2v 2v 2v; noc 2v; draw 3", "3 duoi; 1 u; +",
    "won 1: chiu-u 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "chi chi as bạch thủ chi", REST "1 " WAITS_CC "; noc cc; draw 3", "3 duoi; 1 u; +", "won 1: bach-thu-chi 6, -6 18 -6 -6 thong 1 next 1", NULL },
  { "… not beside six chắn", "strict;" REST "1 " SETS_3 " 8n 8n cc; noc cc; draw 3", "3 duoi; 1 u !u-chi; 0 qua; 2 qua",
    "false 1: 12 -36 12 12 [1 u-chi] next 1", NULL },
  { "… chíu ù on it likewise only as bạch thủ chi", REST "1 3n 3n 4n 4n 5n 5n 9s 9s cc cc cc 3v 3s 4v 4s 5v 5s 6v 6s; noc cc; draw 3", "3 duoi; 1 u; +",
    "won 1: chiu-u bach-thu-chi 7, -7 21 -7 -7 thong 1 next 1", NULL },
  { "ù before chíu", "0 7v 7s; 1 " WAITS_2V "; 2 2v 2v 2v 9v; 3 9n; noc 2v; draw 3", "3 duoi; 2 chiu 2v; 1 u; +",
    "won 1: bach-thu 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "of several ù the one who drew first", "0 " WAITS_2V "; 1 7v; 2 9v; 3 " WAITS_2_MORE "; noc 2v; draw 3", "0 u; 3 u; +",
    "won 3: chi 3, -3 -3 -3 9 thong 3 next 3", NULL },
  { "… then to the right of the gate", "0 " WAITS_2V "; 1 7v; 2 " WAITS_2_MORE "; 3 8v; noc 2v; draw 3", "3 duoi; 2 u; 0 u; +",
    "won 0: bach-thu 4, 12 -4 -4 -4 thong 0 next 0", NULL },
  { "who ù falsely beside a right one pays all the same", "strict; 0 " WAITS_2V "; 1 7v; 2 9v; 3 8v; noc 2v; draw 3",
    "3 duoi; 1 u !u-lao; 2 qua; 0 u; +", "won 0: bach-thu 4, 24 -40 8 8 [1 u-lao] thong 0 next 0", NULL },

  { "thiên ù: the cái's twenty cards as dealt", "first 0; 0 " TWENTY "; 1 3v; 2 9v; 3 9n", "0 u; +",
    "won 0: thien-u 3, 9 -3 -3 -3 thong 0 next 0", NULL },
  { "… with six chắn and four cạ bạch thủ", "first 0; 0 " WAITS_2V " 2v; 1 3v; 2 9v; 3 9n", "0 u; +",
    "won 0: thien-u bach-thu 5, 15 -5 -5 -5 thong 0 next 0", NULL },
  { "… not complete: ù láo", "strict; first 0; 0 " WAITS_2_MORE " 3v; 1 3v; 2 9v; 3 9n", "0 u !u-lao", "false 0: -36 12 12 12 [0 u-lao] next 0", NULL },
  { "… only before anything is put down", "strict; turn 0; 0 " WAITS_2_MORE " 2s; 1 3v; 2 9v; 3 9n", "0 u ?not-now", "discard 0", NULL },

  { "a call may be in any order", REST "thong 1; 1 " WAITS_2V "; noc 2v; draw 1", "1 u; 1 xuong bach-thu chi thong =",
    "won 1: bach-thu chi thong 6, -6 18 -6 -6 thong 1 next 1", NULL },
  { "nothing twice that is not counted, xuông alone, no call of nothing", REST "1 " WAITS_2V "; noc 2v; draw 1",
    "1 u; 1 xuong chi chi ?xuong-form; 1 xuong xuong chi ?xuong-form; 1 danh 2v ?not-now", "lay 1", NULL },
  { "called too low: the lower points", REST "thong 1; 1 " WAITS_2V "; noc 2v; draw 1", "1 u; 1 xuong bach-thu =",
    "won 1: bach-thu 4, -4 12 -4 -4 thong 1 next 1", NULL },
  { "… xuông is too low for everything", REST "1 " WAITS_2_MORE "; noc 2v; draw 1", "1 u; 1 xuong xuong =", "won 1: xuong 2, -2 6 -2 -2 thong 1 next 1", NULL },
  { "a cước that is not there: its điểm to each seat", REST "1 " WAITS_2V "; noc 2v; draw 1", "1 u; 1 xuong chi bach-thu tom !xuong-sai",
    "unpaid 1: chi bach-thu tom 6, 4 -12 4 4 [1 xuong-sai] next 1", NULL },
  { "… an extra lèo, tôm or chíu likewise", REST "1 " WAITS_2V "; noc 2v; draw 1", "1 u; 1 xuong chi bach-thu leo leo chiu !xuong-sai",
    "unpaid 1: chi bach-thu leo leo chiu 10, 13 -39 13 13 [1 xuong-sai] next 1", NULL },
  { "bạch thủ for bạch thủ chi is wrong", REST "1 " WAITS_CC "; noc cc; draw 3", "3 duoi; 1 u; 1 xuong bach-thu !xuong-sai",
    "unpaid 1: bach-thu 4, 4 -12 4 4 [1 xuong-sai] next 1", NULL },
  { "… both together, too", REST "1 " WAITS_CC "; noc cc; draw 3", "3 duoi; 1 u; 1 xuong bach-thu bach-thu-chi !xuong-sai",
    "unpaid 1: bach-thu bach-thu-chi 7, 4 -12 4 4 [1 xuong-sai] next 1", NULL },
  { "bạch thủ not called costs its điểm", REST "1 " WAITS_2V "; noc 2v; draw 1", "1 u; 1 xuong chi !quen-bach-thu",
    "unpaid 1: chi 3, 4 -12 4 4 [1 quen-bach-thu] next 1", NULL },
  { "… bạch thủ chi is a bạch thủ", REST "1 " WAITS_CC "; noc cc; draw 3", "3 duoi; 1 u; 1 xuong xuong !quen-bach-thu",
    "unpaid 1: xuong 2, 4 -12 4 4 [1 quen-bach-thu] next 1", NULL },
};

const Table table_win = TABLE ("win", rows);
