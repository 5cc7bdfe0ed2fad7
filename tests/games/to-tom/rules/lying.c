/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/to-tom.md, "How things lie": the eaten card is undermost, its equal on it.
 */
#include "table.h"

/* Seat 1 gets 4v at its gate. */
#define FOUR(HAND) "turn 0; 0 4v 9n; 1 " HAND
#define EAT "0 danh 4v; 1 an 4v "

static const TableRow rows[] = {
  { "a bí: the eaten card undermost", FOUR ("4s 4n 2n"), EAT "bi 4v 4s 4n", "discard 1", "1 bi 4v 4s 4n" },
  { "the other suits in any order", FOUR ("4s 4n 2n"), EAT "bi 4v 4n 4s =", "discard 1", "1 bi 4v 4n 4s" },
  { "the eaten card in the middle: trái vỉ", FOUR ("4s 4n 2n"), EAT "bi 4s 4v 4n !trai-vi", "discard 1", NULL },
  { "on top: trái vỉ", FOUR ("4s 4n 2n"), EAT "bi 4n 4s 4v !trai-vi", "discard 1", NULL },
  { "its equal of the hand on it", FOUR ("4v 4s 4n 2n"), EAT "bi 4v 4v 4s 4n", "discard 1", "1 bi 4v 4v 4s 4n" },
  { "… kept back: treo tranh", FOUR ("4v 4s 4n 2n"), EAT "bi 4v 4s 4n !treo-tranh", "discard 1", NULL },
  { "… above the others: trái vỉ", FOUR ("4v 4s 4n 2n"), EAT "bi 4v 4s 4n 4v !trai-vi", "discard 1", NULL },
  { "ăn 5 binh: the second equal on top of all", FOUR ("4v 4v 4s 4n 2n"), EAT "bi 4v 4v 4s 4n 4v", "discard 1",
    "1 bi 4v 4v 4s 4n 4v" },
  { "… both below: trái vỉ", FOUR ("4v 4v 4s 4n 2n"), EAT "bi 4v 4v 4v 4s 4n !trai-vi", "discard 1", NULL },
  { "… one kept back: treo tranh", FOUR ("4v 4v 4s 4n 2n"), EAT "bi 4v 4v 4s 4n !treo-tranh", "discard 1", NULL },
  { "… or phỗng instead", FOUR ("4v 4v 4s 4n 2n"), "0 danh 4v; 1 phong 4v", "discard 1", "1 phong 4v 4v 4v" },
  { "more cards of the rank may go down, too", FOUR ("4s 4s 4n 2n"), EAT "bi 4v 4s 4s 4n =", "discard 1", NULL },
  { "onto a bí on the mat", FOUR ("2n / bi 4s 4v 4n"), EAT "@0 bi 4v", "discard 1", "1 bi 4s 4v 4n 4v" },
  { "… with the equal of the hand", FOUR ("4v 2n / bi 4s 4v 4n"), EAT "@0 bi 4v 4v", "discard 1", "1 bi 4s 4v 4n 4v 4v" },
  { "… kept back: treo tranh", FOUR ("4v 2n / bi 4s 4v 4n"), EAT "@0 bi 4v !treo-tranh", "discard 1", NULL },
  { "onto a phỗng", FOUR ("2n / phong 4v"), EAT "@0 phong 4v", "discard 1", "1 thien-khai 4v 4v 4v 4v" },
  { "a named triple may not be lengthened", FOUR ("2n / lung 4v 4s 4n"), EAT "@0 lung 4v ?no-phu",
    "claim 4v at 1 asked 1", NULL },
  { "a named triple: the eaten card undermost", "turn 0; 0 7n 9n; 1 3v 3s 2n", "0 danh 7n; 1 an 7n lung 7n 3v 3s",
    "discard 1", "1 lung 7n 3v 3s" },
  { "… on top: trái vỉ", "turn 0; 0 7n 9n; 1 3v 3s 2n", "0 danh 7n; 1 an 7n lung 3v 3s 7n !trai-vi", "discard 1", NULL },
  { "… an equal in the hand is no part of it", "turn 0; 0 7n 9n; 1 3v 3s 7n 2n", "0 danh 7n; 1 an 7n lung 7n 3v 3s",
    "discard 1", "1 lung 7n 3v 3s" },

  { "a dọc: the eaten card, then rising", FOUR ("2v 3v 5v 2n"), EAT "doc 4v 2v 3v 5v", "discard 1", "1 doc 4v 2v 3v 5v" },
  { "… or as little of it", FOUR ("2v 3v 5v 2n"), EAT "doc 4v 3v 5v", "discard 1", NULL },
  { "… falling: trái vỉ", FOUR ("2v 3v 5v 2n"), EAT "doc 4v 5v 3v !trai-vi", "discard 1", NULL },
  { "… the eaten card in its place: trái vỉ", FOUR ("2v 3v 5v 2n"), EAT "doc 3v 4v 5v !trai-vi", "discard 1", NULL },
  { "the equal card with its own dọc", FOUR ("4v 2v 3v 5v 6v 2n"), EAT "doc 4v 2v 3v + doc 4v 5v 6v", "discard 1",
    "1 doc 4v 2v 3v / doc 4v 5v 6v" },
  { "… again undermost, else trái vỉ", FOUR ("4v 2v 3v 3v 5v 2n"), EAT "doc 4v 2v 3v + doc 3v 4v 5v !trai-vi",
    "discard 1", NULL },
  { "… alone though a dọc could hold it: treo tranh", FOUR ("4v 2v 3v 5v 6v 2n"), EAT "doc 4v 2v 3v + le 4v !treo-tranh",
    "discard 1", NULL },
  { "… kept back: treo tranh", FOUR ("4v 2v 3v 5v 6v 2n"), EAT "doc 4v 2v 3v !treo-tranh", "discard 1", NULL },
  { "no dọc can hold it: alone beside, and it reads freely", FOUR ("4v 2v 3v 2n"), EAT "doc 4v 2v 3v + le 4v",
    "discard 1", "1 doc 4v 2v 3v / le 4v" },
  { "… so that it waits for the third with its equal in the hand",
    "turn 0; 0 4v 9n; 1 4v 6v 7v 8v 2s 3s 4s 6s 7s 8s 9s 6n 7n 8n 9n cc cc oc tt / yeu 4v", "0 danh 4v; 1 u", "lay 1", NULL },
  { "… where the house lets it be kept", "le-quan=giu;" FOUR ("4v 2v 3v 2n"), EAT "doc 4v 2v 3v", "discard 1", NULL },
  { "… but not when a dọc could hold it", "le-quan=giu;" FOUR ("4v 2v 3v 5v 6v 2n"), EAT "doc 4v 2v 3v !treo-tranh",
    "discard 1", NULL },
  { "… kept back: treo tranh", FOUR ("4v 2v 3v 2n"), EAT "doc 4v 2v 3v !treo-tranh", "discard 1", NULL },
  { "onto a dọc on the mat", FOUR ("2n / doc 5v 6v 7v"), EAT "@0 doc 4v", "discard 1", "1 doc 5v 6v 7v 4v" },
  { "… with the hand's cards between", FOUR ("5v 2n / doc 8v 6v 7v"), EAT "@0 doc 4v 5v", "discard 1",
    "1 doc 8v 6v 7v 4v 5v" },
  { "… with more than it needs", FOUR ("3v 2n / doc 5v 6v 7v"), EAT "@0 doc 4v 3v =", "discard 1", NULL },
  { "… and the equal with its dọc", FOUR ("4v 2v 3v 2n / doc 5v 6v 7v"), EAT "@0 doc 4v + doc 4v 2v 3v", "discard 1",
    "1 doc 5v 6v 7v 4v / doc 4v 2v 3v" },
  { "… not at its middle", "turn 0; 0 6v 9n; 1 2n / doc 5v 6v 7v", "0 danh 6v; 1 an 6v @0 doc 6v ?no-phu",
    "claim 6v at 1 asked 1", NULL },
  { "a dọc does not go round", "turn 0; 0 9s 9n; 1 9v 8v 2n; noc 1v", "0 danh 9s; 1 boc; 1 an 1v doc 1v 8v 9v ?no-phu",
    "claim 1v at 1 asked 1", NULL },

  { "a seat that leaves the card lays its equal at the dọc", FOUR ("4v 2n / doc 5v 6v 7v"), "0 danh 4v; 1 boc ha @0 4v",
    "drawn cai -1", "1 doc 5v 6v 7v 4v" },
  { "… of a drawn card, too", "turn 0; 0 9v 9n; 1 4v 2n / doc 5v 6v 7v; noc 4v", "0 danh 9v; 1 boc; 1 duoi ha @0 4v",
    "passed-on 4v at 2 asked 2", "1 doc 5v 6v 7v 4v" },
  { "… or of one passed on", "turn 0; 0 9v 9n; 2 4v 2n / doc 5v 6v 7v; noc 4v", "0 danh 9v; 1 boc; 1 duoi; 2 boc ha @0 4v",
    "drawn cai 1", "2 doc 5v 6v 7v 4v" },
  { "… at whichever of two", FOUR ("4v 2n / doc 5v 6v 7v / doc 1v 2v 3v"), "0 danh 4v; 1 boc ha @1 4v", "drawn cai -1",
    "1 doc 5v 6v 7v / doc 1v 2v 3v 4v" },
  { "… and it stays there though another takes the card by phỗng", FOUR ("4v 2n / doc 5v 6v 7v; 2 4v 4v 9n 9n"),
    "0 danh 4v; 1 boc ha @0 4v; 2 phong 4v; 2 tra 9n", "claim 9n at 1 asked 1", "1 doc 5v 6v 7v 4v" },
  { "… nothing to lay", FOUR ("3v 2n / doc 5v 6v 7v"), "0 danh 4v; 1 boc ha @0 4v ?no-phu; 1 boc", "drawn cai -1", NULL },
  { "… not at another's gate", "turn 4; 4 4v 9n; 1 4v 4v 2n / doc 5v 6v 7v", "4 danh 4v; 1 qua", "claim 4v at 0 asked 0",
    "1 doc 5v 6v 7v" },
};

const Table table_lying = TABLE ("lying", rows);
