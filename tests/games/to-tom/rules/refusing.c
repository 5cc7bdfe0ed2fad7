/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/to-tom.md, "Refusing". Seat 1 leaves a discard, draws, and wants the next card.
 */
#include "hands.h"
#include "table.h"

#define LEAVE(CARD, HAND, DRAWN) "turn 0; 0 " CARD " 9n; 1 " HAND "; noc " DRAWN

/* 2v comes while it makes no dọc with 3v, and again when 1v has been eaten alone. */
#define LATER "an-duoi=no;" LEAVE ("2v", "3v 2n 4s", "1v 9s 9n 9s 9n 2v")
#define ALL_ROUND "0 danh 2v; 1 boc; 1 an 1v yeu 1v; 1 danh 4s; *; *; *; *; *; "

static const TableRow rows[] = {
  { "a face refused may not be eaten later", LEAVE ("5v", "6v 7v 2n", "5v"),
    "0 danh 5v; 1 boc; 1 an 5v doc 5v 6v 7v !an-lai", "discard 1", NULL },
  { "… in no other phu either", LEAVE ("5v", "6v 7v 5s 5n 2n", "5v"),
    "0 danh 5v; 1 boc; 1 an 5v bi 5v 5s 5n !an-lai", "discard 1", NULL },
  { "… nor taken by phỗng", LEAVE ("5v", "5v 5v 2n", "5v"), "0 danh 5v; 1 boc; 1 phong 5v !an-lai", "discard 1", NULL },
  { "… but where the house has it so", "phong-lai=yes;" LEAVE ("5v", "5v 5v 2n", "5v"),
    "0 danh 5v; 1 boc; 1 phong 5v", "discard 1", NULL },
  { "a phỗng refused at another's gate bars eating, too", "turn 3; 3 5v 9n; 4 2s; 1 5v 5v 6v 7v 2n; 0 2s; noc 5v",
    "3 danh 5v; 4 boc; 1 qua; 4 duoi; 1 qua; 0 boc", "drawn cai 4", NULL },
  { "… at another gate", "turn 3; 3 5v 9n; 1 5v 5v 6v 7v 2n; noc 8n 5v",
    "3 danh 5v; 4 boc; 1 qua; *; *; 1 phong 5v !an-lai", "claim 5v at 0 asked 0", NULL },
  { "a face that could not be taken is no refusal", LATER, ALL_ROUND "1 an 2v doc 2v 1v 3v", "discard 1", NULL },
  { "… where the house bars every card that was left", "bo-quan=moi-quan;" LATER, ALL_ROUND "1 an 2v doc 2v 1v 3v !an-lai", "discard 1", NULL },
  { "… at another gate, as nobody may eat there", "turn 4; 4 5v 9n; 1 6v 7v 2n; noc 2s 5v",
    "4 danh 5v; 0 boc; 0 duoi; 1 boc; 1 an 5v doc 5v 6v 7v", "discard 1", NULL },
  { "a card passed on was at its seat's gate", "turn 0; 0 9s 9n; 2 6v 7v 2n; noc 5v 5v",
    "0 danh 9s; 1 boc; 1 duoi; 2 boc; 2 an 5v doc 5v 6v 7v !an-lai", "discard 2", NULL },
  { "yêu are exempt", LEAVE ("9s", "9v 8s 2n", "cc"), "0 danh 9s; 1 boc; 1 duoi !bo-yeu", "passed-on cc at 2 asked 2", NULL },
  { "… left and eaten later", LEAVE ("cc", "9v 8s 2n", "cc"), "0 danh cc !danh-yeu; 1 boc !bo-yeu; 1 an cc lung cc 9v 8s",
    "discard 1", NULL },
  { "… onto a dọc of which a card was refused", LEAVE ("5v", "2n / doc 2v 3v 4v", "1v"),
    "0 danh 5v; 1 boc; 1 an 1v @0 doc 1v", "discard 1", NULL },
  { "… a phỗng of yêu, too", "turn 3; 3 oc cc; 1 cc cc 2n; noc 8n cc",
    "3 danh cc; 4 boc; 1 qua; *; *; 1 phong cc; 0 an cc yeu cc ?nothing-left; 0 duoi", "return 1 at 0", NULL },

  { "a later card of the same dọc", LEAVE ("2v", "3v 4v 2n", "5v"),
    "0 danh 2v; 1 boc; 1 an 5v doc 5v 3v 4v !an-lai", "discard 1", NULL },
  { "… an earlier one as well", LEAVE ("5v", "3v 4v 2n", "2v"),
    "0 danh 5v; 1 boc; 1 an 2v doc 2v 3v 4v !an-lai", "discard 1", NULL },
  { "… though the run is longer", LEAVE ("2v", "3v 4v 5v 2n", "6v"),
    "0 danh 2v; 1 boc; 1 an 6v doc 6v 3v 4v 5v !an-lai", "discard 1", NULL },
  { "… but not with cards that made no run with it", LEAVE ("2v", "3v 4v 6v 7v 2n", "5v"),
    "0 danh 2v; 1 boc; 1 an 5v doc 5v 6v 7v", "discard 1", NULL },
  { "… nor into a bí", LEAVE ("2v", "3v 4v 5s 5n 2n", "5v"), "0 danh 2v; 1 boc; 1 an 5v bi 5v 5s 5n", "discard 1", NULL },
  { "… nor in another suit", LEAVE ("2v", "3v 4v 3s 4s 2n", "5s"), "0 danh 2v; 1 boc; 1 an 5s doc 5s 3s 4s", "discard 1", NULL },
  { "a card of a dọc on the mat", LEAVE ("2v", "2n / doc 3v 4v 5v", "6v"),
    "0 danh 2v; 1 boc; 1 an 6v @0 doc 6v !an-lai", "discard 1", NULL },
  { "… the face itself", LEAVE ("2v", "2n / doc 3v 4v 5v", "2v"),
    "0 danh 2v; 1 boc; 1 an 2v @0 doc 2v !an-lai", "discard 1", NULL },
  { "… though its equal was laid there", LEAVE ("2v", "2v 2n / doc 3v 4v 5v", "6v"),
    "0 danh 2v; 1 boc ha @0 2v; 1 an 6v @0 doc 6v !an-lai", "discard 1", NULL },
  { "… but with cards of the hand it is another dọc", LEAVE ("2v", "7v 8v 2n / doc 3v 4v 5v", "6v"),
    "0 danh 2v; 1 boc; 1 an 6v doc 6v 7v 8v", "discard 1", NULL },
  { "the longest dọc counts: 3v 4v are of it, and so are 5v 6v 7v that go down beside them",
    "an-duoi=no;" LEAVE ("8v", "3v 4v 5v 6v 7v 2n 2s", "5v 9s 9n 9s 9n 4v"),
    "0 danh 8v; 1 boc; 1 an 5v doc 5v 3v 4v + doc 5v 6v 7v !an-lai; 1 danh 2n; *; *; *; *; *; 1 an 4v @1 doc 4v !an-lai", "discard 1", NULL },

  { "… two or more of its cards are", LEAVE ("3v", "4v 5v 6v 8v 2n", "7v"),
    "0 danh 3v; 1 boc; 1 an 7v doc 7v 4v 5v 6v 8v !an-lai", "discard 1", NULL },
  { "… two of them, none beside the card refused", LEAVE ("2v", "3v 4v 5v 6v 2n", "7v"),
    "0 danh 2v; 1 boc; 1 an 7v doc 7v 5v 6v !an-lai", "discard 1", NULL },
  { "… two of them and another", LEAVE ("3v", "4v 5v 6v 8v 2n", "7v"),
    "0 danh 3v; 1 boc; 1 an 7v doc 7v 5v 6v 8v !an-lai", "discard 1", NULL },
  { "… on both sides of the card refused", LEAVE ("4v", "2v 3v 5v 6v 2n", "7v"),
    "0 danh 4v; 1 boc; 1 an 7v doc 7v 5v 6v !an-lai", "discard 1", NULL },
  { "… with the eaten card between them", LEAVE ("3v", "4v 5v 6v 2n", "5v"),
    "0 danh 3v; 1 boc; 1 an 5v doc 5v 4v 6v !an-lai", "discard 1", NULL },
  { "… but one of them is not", LEAVE ("3v", "4v 5v 6v 8v 2n", "7v"),
    "0 danh 3v; 1 boc; 1 an 7v doc 7v 6v 8v", "discard 1", NULL },
  { "… nor are cards that could not go down with it: one must be left", LEAVE ("3v", "4v 5v 6v", "7v"),
    "0 danh 3v; 1 boc; 1 an 7v doc 7v 5v 6v", "discard 1", NULL },
  { "… the other of two that went down one after the other", "an-duoi=no;" LEAVE ("6v", "6v 7v 8v 2n 2s", "5v 9s 9n 9s 9n 9v"),
    "0 danh 6v; 1 boc; 1 an 5v doc 5v 6v 7v; 1 danh 2n; *; *; *; *; *; 1 an 9v @0 doc 9v 8v !an-lai", "discard 1", NULL },
  { "… not without it", "an-duoi=no;" LEAVE ("6v", "6v 7v 8v 2n 2s", "5v 9s 9n 9s 9n 4v"),
    "0 danh 6v; 1 boc; 1 an 5v doc 5v 6v 7v; 1 danh 2n; *; *; *; *; *; 1 an 4v @0 doc 4v", "discard 1", NULL },
  { "… the dọc on the mat that a card of the hand would have joined to it", LEAVE ("8s", "7s 2n / doc 4s 5s 6s", "3s"),
    "0 danh 8s; 1 boc; 1 an 3s @0 doc 3s !an-lai", "discard 1", NULL },
  { "… not where that card is missing", LEAVE ("8s", "7n 2n / doc 4s 5s 6s", "3s"),
    "0 danh 8s; 1 boc; 1 an 3s @0 doc 3s", "discard 1", NULL },

  { "a card that another takes by phỗng was not refused, though bốc was said", "turn 0; 0 5v 9n; 1 6v 7v 2n; 2 5v 5v 3n; noc 5v",
    "0 danh 5v; 1 boc; 2 phong 5v; 2 tra 3n; 1 boc; 1 an 5v doc 5v 6v 7v", "discard 1", NULL },
  { "… whoever answers first", "turn 0; 0 5v 9n; 1 6v 7v 2n; 2 5v 5v 3n; noc 5v",
    "0 danh 5v; 2 phong 5v; 1 boc; 2 tra 3n; 1 boc; 1 an 5v doc 5v 6v 7v", "discard 1", NULL },
  { "… where the house bars every card that was left, too", "bo-quan=moi-quan; turn 0; 0 5v 9n; 1 6v 7v 2n; 2 5v 5v 3n; noc 5v",
    "0 danh 5v; 1 boc; 2 phong 5v; 2 tra 3n; 1 boc; 1 an 5v doc 5v 6v 7v", "discard 1", NULL },
  { "… nor was one that the seat drew itself", "turn 0; 0 9s 9n; 1 6v 7v 2n; 2 5v 5v 3n; noc 5v 5v",
    "0 danh 9s; 1 boc; 1 duoi; 2 phong 5v; 2 tra 3n; 1 boc; 1 an 5v doc 5v 6v 7v", "discard 1", NULL },
  { "… nor the dọc of a khàn raised", "turn 0; 0 5v 9n; 1 6v 7v 2n; 4 2s / khan 5v; noc 8v",
    "0 danh 5v; 1 boc; 4 day-khan 5v; 4 tra 2s; 1 boc; 1 an 8v doc 8v 6v 7v", "discard 1", NULL },
  { "… nor that of the mat", "turn 0; 0 5v 9n; 1 2n / doc 6v 7v 8v; 4 2s / khan 5v; noc 9v",
    "0 danh 5v; 1 boc; 4 day-khan 5v; 4 tra 2s; 1 boc; 1 an 9v @0 doc 9v", "discard 1", NULL },
  { "… but one that nobody takes by phỗng was: the seat with the pair let it go", "turn 0; 0 5v 9n; 1 6v 7v 2n; 2 5v 5v 3n; noc 5v",
    "0 danh 5v; 1 boc; 2 qua; 2 qua; 1 an 5v doc 5v 6v 7v !an-lai", "discard 1", NULL },
  { "… and a phỗng left where the gate's owner eats", "turn 3; 3 5v 9n; 4 6v 7v 2n; 1 5v 5v 2n; noc 5v",
    "3 danh 5v; 4 an 5v doc 5v 6v 7v; 1 qua; 4 danh 2n; 0 boc; 1 phong 5v !an-lai", "claim 5v at 0 asked 0", NULL },

  { "dậy khàn is never barred", LEAVE ("5v", "2n 3n / khan 5v", "8n"),
    "0 danh 5v; 1 boc !thoi-khan", "claim 8n at 1 asked 1", NULL },
  { "ù is never barred", LEAVE ("5v", WAITS_5V, "5v"), "0 danh 5v; 1 boc !bo-u; 1 u; +",
    "unpaid 1: suong 4 earns 0 [bo-u] cai 1 thong 1", NULL },
};

const Table table_refusing = TABLE ("refusing", rows);
