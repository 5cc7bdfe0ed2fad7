/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Debts, thông, the pot and the next cái (docs/rules/to-tom.md, "Cước and points", "Faults", "Hội").
 */
#include "hands.h"
#include "table.h"

#define WIN "turn 0; 0 5v 9n; 1 " WAITS_5V
#define U "0 danh 5v; 1 u; +"
#define TOO_HIGH "0 danh 5v; 1 u; 1 lat-khan 5s; 1 xuong tom !ho-cao"
#define BAD_ORDER "0 danh 5v; 1 u; 1 xuong suong !u-truoc-khan; 1 lat-khan 5s"

static const TableRow rows[] = {
  { "chèo đò: no points, and a win is owed", WIN, TOO_HIGH, "cheo-do 1: tom 6 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "the next win pays it", "debts 1;" WIN, U, "unpaid 1: suong 4 earns 0 cai 1 thong 1 paid", NULL },
  { "… an unpaid win, too", "debts 1;" WIN, BAD_ORDER, "unpaid 1: suong 4 earns 0 [u-truoc-khan] cai 1 thong 1 paid", NULL },
  { "others go on owing", "debts 1 3 4;" WIN, U, "unpaid 1: suong 4 earns 0 cai 1 thong 1 debts 3 4 paid", NULL },
  { "another's win pays nothing", "debts 3;" WIN, U, "won 1: suong 4 cai 1 thong 1 debts 3", NULL },
  { "a new chèo đò leaves one debt", "debts 1;" WIN, TOO_HIGH, "cheo-do 1: tom 6 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "a false ù, too", "strict; debts 1; turn 0; 0 9v 9n; 1 " WAITS_5V, "0 danh 9v; 1 u !u-sai; *",
    "false 1: [u-sai] cai 1 debts 1", NULL },
  { "chèo đò outweighs unpaid", WIN, "0 danh 5v; 1 u; 1 xuong tom !u-truoc-khan; 1 lat-khan 5s",
    "cheo-do 1: tom 6 earns 0 [u-truoc-khan ho-cao] cai 1 debts 1", NULL },
  { "an unpaid win counts for the next thông", WIN, BAD_ORDER, "unpaid 1: suong 4 earns 0 [u-truoc-khan] cai 1 thong 1", NULL },
  { "a drawn hand ends thông", "thong 1; turn 0; 0 2s 9n; noc 8n", "0 danh 2s; 1 boc; 1 duoi; 2 boc", "drawn cai 1", NULL },
  { "… debts stay", "debts 2; turn 0; 0 2s 9n; noc 8n", "0 danh 2s; 1 boc; 1 duoi; 2 boc", "drawn cai 1 debts 2", NULL },
  { "faults of a seat that does not win cost nothing", "turn 0; 0 8s 9n; 1 2n 3n; 3 " WAITS_5V "; noc cc 5v",
    "0 danh 8s; 1 boc; 1 duoi !bo-yeu; 2 boc; 3 u; *; +", "won 3: suong 4 cai 3 thong 3", NULL },

  { "a win takes its points from the pot", "pot 50;" WIN, U, "won 1: suong 4 cai 1 thong 1 pot 46", NULL },
  { "at most what is left", "pot 3;" WIN, U, "won 1: suong 4 earns 3 cai 1 thong 1 pot 0 over", NULL },
  { "… where the house pays all", "pot-limits=no; pot 3;" WIN, U, "won 1: suong 4 cai 1 thong 1 pot 0 over", NULL },
  { "below a suông the hội ends", "pot 7;" WIN, U, "won 1: suong 4 cai 1 thong 1 pot 3 over", NULL },
  { "… a suông is left", "pot 8;" WIN, U, "won 1: suong 4 cai 1 thong 1 pot 4", NULL },
  { "an unpaid win takes nothing", "debts 1; pot 50;" WIN, U, "unpaid 1: suong 4 earns 0 cai 1 thong 1 paid pot 50", NULL },
};

const Table table_result = TABLE ("result", rows);
