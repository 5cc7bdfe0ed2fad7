/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * to-tom.md, "Turn".
 */
#include "hands.h"
#include "table.h"

/* Seat 0 discards 5v at the gate of 1: 3 waits for it, 4 holds the khàn, 2 the pair. */
#define FIVE "turn 0; 0 5v 9n; 1 6v 7v 2n; 2 5v 5v 3n; noc 8n 8s"

static const TableRow rows[] = {
  { "a discard comes to the right neighbour", "turn 4; 4 5v 9n; 0 2n", "4 danh 5v", "claim 5v at 0 asked 0", NULL },
  { "it draws to its own gate", "turn 0; 0 5v 9n; noc 8n", "0 danh 5v; 1 boc", "claim 8n at 1 asked 1", NULL },
  { "what the drawer leaves comes to its right neighbour",
    "turn 0; 0 5v 9n; noc 8n", "0 danh 5v; 1 boc; 1 duoi", "passed-on 8n at 2 asked 2", NULL },
  { "who may eat it", "turn 0; 0 5v 9n; 2 7n 9n 2v; noc 8n", "0 danh 5v; 1 boc; 1 duoi; 2 an 8n doc 8n 7n 9n",
    "discard 2", "2 doc 8n 7n 9n" },
  { "but not take it by phỗng nor win: all were asked before",
    "turn 0; 0 5v 9n; 1 2v; 2 8n 8n 2v; noc 8n", "0 danh 5v; 1 boc; 1 duoi; 2 qua; 2 phong 8n ?not-now; 2 u ?not-now",
    "passed-on 8n at 2 asked 2", NULL },
  { "… or draws", "turn 0; 0 5v 9n; noc 8n 8s", "0 danh 5v; 1 boc; 1 duoi; 2 boc", "claim 8s at 2 asked 2", NULL },
  { "an-duoi off: it draws at once",
    "an-duoi=no; turn 0; 0 5v 9n; noc 8n 8s", "0 danh 5v; 1 boc; 1 duoi", "claim 8s at 2 asked 2", NULL },
  { "who eats discards next", "turn 0; 0 5v 9n; 1 6v 7v 2n; 2 3v",
    "0 danh 5v; 1 an 5v doc 5v 6v 7v; 1 danh 2n", "claim 2n at 2 asked 2", NULL },
  { "eating what one drew too", "turn 0; 0 2s 9n; 1 6v 7v 2n; noc 5v",
    "0 danh 2s; 1 boc; 1 an 5v doc 5v 6v 7v", "discard 1", NULL },
  { "ăn only at one's own gate", "strict; turn 0; 0 5v 9n; 2 6v 7v 2n",
    "0 danh 5v; 2 an 5v doc 5v 6v 7v ?not-your-gate; 2 boc ?not-now", "claim 5v at 1 asked 1 2 3 4", NULL },
  { "what makes no phu", "turn 0; 0 5v 9n; 1 6v 7v 8v 5s 2n",
    "0 danh 5v; 1 an 5v doc 5v 6v 8v ?no-phu; 1 an 5v bi 5v 5s ?no-phu; 1 an 5v lung 5v 6v 7v ?no-phu;"
    "1 an 5v khan 5v 5v 5v ?no-card; 1 an 5v doc 6v 7v 8v ?no-card; 1 an 6v doc 5v 6v 7v ?no-card; 1 phong 5v ?no-card;"
    "1 an 5v @0 doc 5v ?no-phu; 1 day-khan 5v ?no-card; 1 tra 2n ?not-now; 1 duoi ?not-now",
    "claim 5v at 1 asked 1", NULL },

  { "phỗng at another gate: a card is returned there",
    FIVE, "0 danh 5v; 1 boc; 2 phong 5v", "return 2 at 1", "2 phong 5v 5v 5v" },
  { "… it counts as a discard there", FIVE, "0 danh 5v; 1 boc; 2 phong 5v; 2 danh 3n ?not-now; 2 tra 3n",
    "claim 3n at 1 asked 1", NULL },
  { "… and that seat draws if it does not eat it",
    FIVE, "0 danh 5v; 1 boc; 2 phong 5v; 2 tra 3n; 1 boc", "claim 8n at 1 asked 1", NULL },
  { "sau-phong den-luot: play goes on from who claimed",
    "sau-phong=den-luot;" FIVE, "0 danh 5v; 1 boc; 2 phong 5v; 2 danh 3n", "claim 3n at 3 asked 3", NULL },
  { "phỗng at one's own gate is in turn", "turn 0; 0 5v 9n; 1 5v 5v 2n",
    "0 danh 5v; 1 phong 5v; 1 danh 2n", "claim 2n at 2 asked 2", NULL },
  { "phỗng of what another drew", "turn 0; 0 9s 9n; 3 8n 8n 2v; noc 8n",
    "0 danh 9s; 1 boc; 1 duoi; 3 phong 8n", "return 3 at 1", NULL },
  { "nobody claims what he put down himself",
    "turn 0; 0 5v 5v 5v 9n / bat-thuc 5v; 1 2n", "0 danh 5v", "claim 5v at 1 asked 1", NULL },
  { "phỗng needs two that are not bound on the mat",
    "turn 0; 0 5v 9n; 1 2n; 2 5v 3n / doc 5v 6v 7v", "0 danh 5v; 2 phong 5v ?not-asked", "claim 5v at 1 asked 1", NULL },

  { "phỗng before ăn", FIVE, "0 danh 5v; 1 an 5v doc 5v 6v 7v; 2 phong 5v", "return 2 at 1", "1 " },
  { "dậy khàn before ăn", "turn 0; 0 5v 9n; 1 6v 7v 2n; 4 2s / khan 5v",
    "0 danh 5v; 1 an 5v doc 5v 6v 7v; 4 day-khan 5v; 4 tra 2s", "claim 2s at 1 asked 1", "4 thien-khai 5v 5v 5v 5v" },
  { "ù before dậy khàn", "turn 0; 0 5v 9n; 1 2n; 3 " WAITS_5V "; 4 2s / khan 5v",
    "0 danh 5v; 1 boc; 4 day-khan 5v; 3 u", "lay 3", "4 khan 5v 5v 5v down" },
  { "ù before phỗng and ăn", FIVE "; 3 " WAITS_5V,
    "0 danh 5v; 1 an 5v doc 5v 6v 7v; 2 phong 5v; 3 u", "lay 3", NULL },
  { "of several ù the first from the gate to the right", FIVE "; 3 " WAITS_5V "; 4 " WAITS_5V,
    "0 danh 5v; 1 boc; 2 qua; 4 u; 3 u", "lay 3", NULL },
  { "… the gate itself first", "turn 3; 3 5v 9n; 4 " WAITS_5V "; 0 " WAITS_5V,
    "3 danh 5v; 0 u; 4 u", "lay 4", NULL },
  { "who waits may win on a returned card",
    "turn 0; 0 3n 9n; 1 2n; 2 3n 3n 5v; 3 " WAITS_5V, "0 danh 3n; 1 boc; 2 phong 3n; 2 tra 5v; 1 boc; 3 u; +",
    "won 3: suong 4 cai 3 thong 3", NULL },

  { "the khàn must be raised wherever its card lies", "turn 0; 0 5v 9n; 1 2n; 3 2s 3s / khan 5v",
    "0 danh 5v; 1 boc; 3 day-khan 5v", "return 3 at 1", "3 thien-khai 5v 5v 5v 5v" },
  { "at one's own gate one is in turn", "turn 0; 0 5v 9n; 1 2s 3s / khan 5v",
    "0 danh 5v; 1 day-khan 5v", "discard 1", NULL },
  { "… or turns it up and eats the card into a dọc", "turn 0; 0 5v 9n; 1 6v 7v 3s / khan 5v",
    "0 danh 5v; 1 an 5v lat doc 5v 6v 7v", "discard 1", "1 khan 5v 5v 5v / doc 5v 6v 7v" },
  { "… not into a bí", "turn 0; 0 5v 9n; 1 5s 5n 3s / khan 5v",
    "0 danh 5v; 1 an 5v lat bi 5v 5s 5n ?no-phu", "claim 5v at 1 asked 1", NULL },
  { "… where the house has it so", "lat-khan-an=no; turn 0; 0 5v 9n; 1 6v 7v 3s / khan 5v",
    "0 danh 5v; 1 an 5v lat doc 5v 6v 7v ?no-phu", "claim 5v at 1 asked 1", NULL },

  { "a yêu at one's gate may be eaten alone even if it fits", "turn 0; 0 2s 9n; 1 9v 8s 2n; noc cc",
    "0 danh 2s; 1 boc; 1 an cc yeu cc", "discard 1", "1 yeu cc" },
  { "… or into a phu", "turn 0; 0 2s 9n; 1 9v 8s 2n; noc cc",
    "0 danh 2s; 1 boc; 1 an cc lung cc 9v 8s", "discard 1", "1 lung cc 9v 8s" },
  { "… or taken by phỗng", "turn 0; 0 2s 9n; 1 cc cc 2n; noc cc", "0 danh 2s; 1 boc; 1 phong cc", "discard 1", NULL },
  { "a yêu on the mat counts as a hand card", "turn 0; 0 8s 9n; 1 9v 2n / yeu cc",
    "0 danh 8s; 1 an 8s lung 8s 9v cc", "discard 1", "1 lung 8s 9v cc" },
  { "… for a phỗng too", "turn 0; 0 2s 9n; 1 2n; 2 cc 2n / yeu cc; noc cc",
    "0 danh 2s; 1 boc; 1 an cc yeu cc; 2 phong cc", "return 2 at 1", "2 phong cc cc cc" },
  { "a claim must leave a card to discard", "turn 0; 0 5v 9n; 1 6v 7v",
    "0 danh 5v; 1 an 5v doc 5v 6v 7v ?nothing-left; 1 boc", "drawn cai -1", NULL },
  { "… a phỗng too, and the raising of a khàn", "turn 0; 0 5v 9n; 1 2n; 2 5v 5v",
    "0 danh 5v; 2 phong 5v ?nothing-left", "claim 5v at 1 asked 1 2", NULL },
  { "… of an empty fan nothing is asked", "turn 0; 0 5v 9n; 1 2n; 2 / khan 5v",
    "0 danh 5v; 2 day-khan 5v ?nothing-left; 2 qua", "claim 5v at 1 asked 1", NULL },

  { "the last card and all discards after it are played", "turn 0; 0 2s 9n; 1 6v 7v 3n 4s; 2 2n 3n; noc 5v",
    "0 danh 2s; 1 boc; 1 an 5v doc 5v 6v 7v; 1 danh 4s", "claim 4s at 2 asked 2", NULL },
  { "the hand is drawn when a seat would have to draw: kê is the last card's gate",
    "turn 0; 0 2s 9n; 1 6v 7v 3n 4s; 2 2n 3n; noc 5v",
    "0 danh 2s; 1 boc; 1 an 5v doc 5v 6v 7v; 1 danh 4s; 2 boc", "drawn cai 1", NULL },
  { "the last card is passed on, too", "turn 0; 0 2s 9n; noc 8n", "0 danh 2s; 1 boc; 1 duoi; 2 boc", "drawn cai 1", NULL },
  { "an-duoi off: not even that", "an-duoi=no; turn 0; 0 2s 9n; noc 8n", "0 danh 2s; 1 boc; 1 duoi", "drawn cai 1", NULL },
  { "five are left undrawn", "turn 0; 0 2s 9n; noc", "0 danh 2s; 1 boc", "drawn cai -1", NULL },
  { "where the nọc is played to its end none are", "noc-end=0; turn 0; 0 2s 9n; noc 8n",
    "0 danh 2s; 1 boc", "claim 8n at 1 asked 1", NULL },

  { "a yêu goes when nothing else is in the hand, 1n first", "turn 0; 0 1n 1v cc", "0 danh 1n", "claim 1n at 1 asked 1", NULL },
  { "then another black one", "turn 0; 0 1v oc cc", "0 danh 1v", "claim 1v at 1 asked 1", NULL },
  { "a red one last", "turn 0; 0 oc cc", "0 danh oc", "claim oc at 1 asked 1", NULL },
  { "not in another order", "turn 0; 0 1n 1v oc", "0 danh oc !danh-yeu; 1 an oc yeu oc ?nothing-left", "claim oc at 1 asked 1", NULL },
  { "nobody is to blame who holds nothing but cards of his own phu",
    "turn 0; 0 5v cc / doc 4v 5v 6v; 1 2n", "0 danh 5v", "claim 5v at 1 asked 1", NULL },
};

const Table table_turn = TABLE ("turn", rows);
