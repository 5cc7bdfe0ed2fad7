/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card too many (the booklet, IV.5): which card goes back, and the price if it does not.
 */
#include "hands.h"
#include "table.h"

/* Seat 1 has a card too many, and waits for 5v once 1n went back. */
#define WITH_1N "opening; strict; thua 1; 0 5v 9n; 1 1n " WAITS_5V
#define KHAN "opening; strict; thua 1; 0 5v 9n; 1 1n 1n 1n 1v 6n 9s"
/* Seat 1 wins on the first discard. */
#define CALLS "0 danh 5v; 1 u; *; +"
#define ALL_KHAN "3v 3v 3v 6n 6n 6n"

static const TableRow rows[] = {
  { "1n goes back first", WITH_1N, "1 tra-thua 1n", "discard 0", NULL },
  { "… not another black yêu", WITH_1N, "1 tra-thua 1v !tra-thua-sai", "discard 0", NULL },
  { "… nor a red one", WITH_1N, "1 tra-thua cc !tra-thua-sai", "discard 0", NULL },
  { "… nor a card that is no yêu", WITH_1N, "1 tra-thua 2n !tra-thua-sai", "discard 0", NULL },
  { "… nor one that is not held", WITH_1N, "1 tra-thua tt ?no-card", "opening asked 1", NULL },
  { "without 1n a black yêu", "opening; strict; thua 1; 0 5v 9n; 1 1v 1s oc 2v",
    "1 tra-thua oc !tra-thua-sai", "discard 0", NULL },
  { "… either of them", "opening; strict; thua 1; 0 5v 9n; 1 1v 1s oc 2v", "1 tra-thua 1s", "discard 0", NULL },
  { "without a black yêu any card: a red one", "opening; strict; thua 1; 0 5v 9n; 1 oc tt 2v", "1 tra-thua oc", "discard 0", NULL },
  { "… or another", "opening; strict; thua 1; 0 5v 9n; 1 oc tt 2v", "1 tra-thua 2v", "discard 0", NULL },
  { "the win is right then", WITH_1N, "1 tra-thua 1n; " CALLS, "won 1: suong 4 cai 1 thong 1", NULL },
  { "kept: no ù is right any more", WITH_1N, "1 xong !thua-quan; 0 danh 5v; 1 u !u-sai; *",
    "false 1: [thua-quan u-sai] cai 1 debts 1", NULL },
  { "… and it cannot go back later", WITH_1N, "1 xong !thua-quan; 0 danh 5v; 1 tra-thua 1n ?not-now", "claim 5v at 1 asked 1 2 3 4", NULL },
  { "another card went back: the win is unpaid",
    "opening; strict; thua 1; 0 5v 9n; 1 1n 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 2s 2s 3s 4s cc / khan 5s",
    "1 tra-thua 2s !tra-thua-sai; " CALLS, "unpaid 1: suong 4 earns 0 [tra-thua-sai] cai 1 thong 1", NULL },
  { "… or costs what the house says", "fault-tra-thua-sai=none;"
    "opening; strict; thua 1; 0 5v 9n; 1 1n 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 2s 2s 3s 4s cc / khan 5s",
    "1 tra-thua 2s !tra-thua-sai; " CALLS, "won 1: suong 4 cai 1 thong 1", NULL },
  { "a seat without a card too many gives none back", "opening; strict; 0 5s 5s 5s 2v", "0 tra-thua 2v ?no-thua", "opening asked 0", NULL },
  { "the card may break a khàn", KHAN, "1 tra-thua 1n", "discard 0", NULL },
  { "… which may not be laid before, where nothing else may go back", KHAN, "1 khan 1n !tra-thua-sai; 1 tra-thua 1v", "discard 0",
    "1 khan 1n 1n 1n down" },
  { "… nor be kept as bất thực", KHAN, "1 bat-thuc 1n !tra-thua-sai; 1 tra-thua 1n", "discard 0", "1 cups 1" },
  { "of four 1n three stay a khàn", "opening; strict; thua 1; 0 5v 9n; 1 1n 1n 1n 1n 6n", "1 tra-thua 1n; 1 khan 1n", "discard 0",
    "1 khan 1n 1n 1n down" },
  { "other khàn are laid before or after", "opening; strict; thua 1; 0 5v 9n; 1 1n 6n 6n 6n 3v 3v 3v", "1 khan 6n; 1 tra-thua 1n; 1 khan 3v",
    "discard 0", "1 khan 6n 6n 6n down / khan 3v 3v 3v down" },
  { "nothing but khàn: the last one is broken", "opening; strict; thua 1; 0 5v 9n; 1 " ALL_KHAN, "1 khan 6n; 1 tra-thua 3v", "discard 0",
    "1 khan 6n 6n 6n down" },
  { "… a seat that lays it all the same has nothing to give", "opening; strict; thua 1; 0 5v 9n; 1 " ALL_KHAN,
    "1 khan 6n; 1 khan 3v !tra-thua-sai", "discard 0", NULL },
  { "a khàn kept beside it is told too", "opening; strict; thua 1; 0 5v 9n; 1 1n 6n 6n 6n", "1 xong !thua-quan", "discard 0", NULL },
  { "the cái gives back before it discards", "opening; strict; thua 0; 0 5v " WAITS_5V " / yeu 1n; 1 2n", "0 u ?not-now; 0 tra-thua 1n",
    "discard 0", NULL },
};

const Table table_too_many = TABLE ("too-many", rows);
