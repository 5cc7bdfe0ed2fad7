/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * to-tom.md, "Opening".
 */
#include "hands.h"
#include "table.h"

/* Seat 1 has a thiên khai of 7s, seats 3 and 0 wait for that card. */
#define SHOWN "turn 0; 0 2v " WAITS_7S "; 1 2n / khai 7s; 3 " WAITS_7S "; noc 8n 3v"

static const TableRow rows[] = {
  { "a khàn is laid face down",
    "opening; 0 5s 5s 5s 2v", "0 khan 5s", "discard 0", "0 khan 5s 5s 5s down" },
  { "others see that there is one, not which",
    "opening; 0 5s 5s 5s 2v", "0 khan 5s", "discard 0", "0@1 khan ?? ?? ?? down" },
  { "all lay at once, the cái discards when the last is done",
    "opening; 0 5s 5s 5s 2v; 2 6n 6n 6n 7n 7n 7n", "0 khan 5s; 2 khan 7n", "opening asked 2", NULL },
  { "a thiên khai of the cái is shown before the first discard",
    "opening; 0 7s 7s 7s 7s 2v", "0 thien-khai 7s", "discard 0", "0 thien-khai 7s 7s 7s 7s" },
  { "another seat's stays down",
    "opening; 0 2v; 1 7s 7s 7s 7s 2n", "1 thien-khai 7s", "discard 0", "1 thien-khai 7s 7s 7s 7s down" },
  { "… until the first nọc card is turned",
    "opening; 0 2v 3v; 1 7s 7s 7s 7s 2n; noc 8n", "1 thien-khai 7s; 0 danh 2v; *", "claim 8n at 1 asked 1",
    "1 thien-khai 7s 7s 7s 7s" },
  { "who waits may win on the cái's before the first discard",
    "opening; 0 7s 7s 7s 7s 2v; 2 " WAITS_7S, "0 thien-khai 7s; 2 u; 2 ho-phong; 2 xuong suong",
    "won 2: suong 4 cai 2 thong 2", "0 khan 7s 7s 7s" },
  { "who waits is asked before any claim on the nọc card",
    SHOWN, "0 danh 2v; 1 boc", "show 1 7s asked 0 3", NULL },
  { "of several the first to the right of the owner",
    SHOWN, "0 danh 2v; 1 boc; 0 u; 3 u; +", "won 3: suong 4 cai 3 thong 3", "1 khan 7s 7s 7s" },
  { "who leaves it has passed a winning card",
    SHOWN, "0 danh 2v; 1 boc; 0 qua !bo-u; 3 qua !bo-u", "claim 8n at 1 asked 1", NULL },
  { "a false ù on it",
    "strict;" SHOWN, "0 danh 2v; *; 0 u; 2 u !u-sai; 3 qua !bo-u; 4 qua; +",
    "won 0: suong 4 [2 u-sai] cai 0 thong 0 debts 2", NULL },
  { "where the house has it so nobody wins on it",
    SHOWN "; cho-thien-khai=no", "0 danh 2v; 1 boc", "claim 8n at 1 asked 1", "1 thien-khai 7s 7s 7s 7s" },
  { "a khàn that is not laid",
    "opening; 0 5s 5s 5s 2v; 1 2n", "0 xong !treo-tranh", "discard 0", "0 " },
  { "what is not held", "opening; 0 5s 5s 5s 2v; 1 7s 7s 7s 7s 2n",
    "0 khan 6s ?no-card; 0 thien-khai 5s ?no-card; 1 khan 7s ?no-card; 0 danh 2v ?not-now; 2 khan 5s ?not-asked",
    "opening asked 0 1", NULL },
  { "bất thực: a cup, and the face stays hidden in the hand",
    "opening; 0 5s 5s 5s 2v", "0 bat-thuc 5s", "discard 0", "0 cups 1" },
  { "a cup for each khàn", "opening; 0 5s 5s 5s 6n 6n 6n 2v", "0 bat-thuc 5s; 0 bat-thuc 6n", "discard 0", "0 cups 2" },
  { "a thiên khai too", "opening; 0 5s 5s 5s 5s 2v", "0 bat-thuc 5s", "discard 0", "0 cups 1" },
  { "it may still be said before the own first discard",
    "opening; 0 5s 5s 5s 2v", "0 khan 5s; 0 bat-thuc 5s", "discard 0", "0 cups 1" },
  { "… or before the own first claim",
    "turn 4; 4 2v 2v; 0 5v 6v / khan 5s", "4 danh 2v; 0 bat-thuc 5s", "claim 2v at 0 asked 0", "0 cups 1" },
  { "… at once only, where the house has it so",
    "bat-thuc-khi=mo-dau; opening; 0 5s 5s 5s 2v", "0 khan 5s; 0 bat-thuc 5s ?not-now", "discard 0", NULL },
  { "… not when the fourth card lies there",
    "turn 4; 4 5s 2v; 0 5v 6v / khan 5s", "4 danh 5s; 0 bat-thuc 5s ?not-now", "claim 5s at 0 asked 0", NULL },
  { "… nor later", "turn 4; 4 2v 2v 9n; 0 3v 4v 8n / khan 5s; sau-phong=den-luot",
    "4 danh 2v; 0 an 2v doc 2v 3v 4v; 0 bat-thuc 5s ?not-now", "discard 0", NULL },
  { "… nor a thiên khai that was shown",
    "opening; 0 7s 7s 7s 7s 2v", "0 thien-khai 7s; 0 bat-thuc 7s ?not-now", "discard 0", NULL },
  { "thiên ù: what was dealt", "first 0; 0 5v " WAITS_5V, "0 u; +", "won 0: suong 4 cai 0 thong 0", NULL },
  { "thiên ù counts thông", "first 0; thong 0; 0 5v " WAITS_5V, "0 u; +", "won 0: thong 6 cai 0 thong 0", NULL },
  { "thiên ù has no winning card: no chi nẩy",
    "first 0; 0 cc " CHI_NAY, "0 u; +", "won 0: leo 8 cai 0 thong 0", NULL },
  { "thiên ù of a pair's third asks for no word",
    "first 0; 0 7s " WAITS_7S, "0 khan 7s ?not-now; 0 u; 0 ho-phong ?not-now; +", "won 0: suong 4 cai 0 thong 0", NULL },
  { "a false thiên ù ends the hand",
    "first 0; 0 9v " WAITS_5V, "0 u !u-sai", "false 0: [u-sai] cai 0 debts 0", NULL },
  { "no ù before a discard later on", "turn 0; 0 5v " WAITS_5V, "0 u ?not-now", "discard 0", NULL },
};

const Table table_opening = TABLE ("opening", rows);
