/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/chan.md, "Faults": each fault of the table, and moves like it that are none. Seat 1 is judged.
 */
#include "table.h"

/* Seat 0 puts down the card in question. */
#define PUT(CARD, HAND) "0 " CARD " 2v; 2 2s; 3 2n; noc 7v 7v; turn 0; 1 4n 5s " HAND
/* Two seats; seat 1 draws the first and the third card. */
#define ALONE(HAND, NOC) "seats 2; 0 2v 2s; 1 4n " HAND "; noc " NOC "; draw 1"
#define LEFT "1 duoi; 0 boc; 0 duoi; 1 boc; "
/* Nineteen cards of which 9v alone is què, and one chắn less. */
#define ONE_QUE "3n 3n 4n 4n 5n 5n 6n 6n 8n 8n 3v 3s 4v 4s 5v 5s 6v 6s 9v"
#define FOUR_CHAN "3n 3n 4n 4n 5n 5n 6n 6n 8n 8v 3v 3s 4v 4s 5v 5s 6v 6s 9v"

static const TableRow rows[] = {
  { "0 trái vỉ: the eaten card on top", PUT ("6v", "6s"), "0 danh 6v; 1 an 6v ca 6s 6v !trai-vi", "discard 1", "1 ca 6s 6v" },
  { "1 ăn treo tranh: could eat as chắn, eats as cạ", PUT ("9v", "9v 9n"), "0 danh 9v; 1 an 9v ca 9v 9n !treo-tranh", "discard 1", NULL },
  { "… from a ba đầu", PUT ("9n", "9v 9s 9n"), "0 danh 9n; 1 an 9n ca 9n 9v !treo-tranh", "discard 1", NULL },
  { "… with a card of a chắn it is treo tranh, not cấu cạ", PUT ("9n", "9v 9v 9n"), "0 danh 9n; 1 an 9n ca 9n 9v !treo-tranh", "discard 1", NULL },
  { "2 chíu được ăn thường", PUT ("9v", "9v 9v 9v"), "0 danh 9v; 1 an 9v chan 9v 9v !chiu-an-thuong", "discard 1", "1 chan 9v 9v" },
  { "… with two held it is an ordinary chắn", PUT ("9v", "9v 9v"), "0 danh 9v; 1 an 9v chan 9v 9v", "discard 1", NULL },
  { "3 ăn chọn cạ: breaks a cạ", PUT ("9s", "9v 9n"), "0 danh 9s; 1 an 9s ca 9s 9v !an-chon-ca", "discard 1", NULL },
  { "… a single card beside a full chắn is no cạ", PUT ("9s", "9v 9n 9n"), "0 danh 9s; 1 an 9s ca 9s 9v", "discard 1", NULL },
  { "… nor beside two chắn", PUT ("9s", "9v 9n 9n 9n 9n"), "0 danh 9s; 1 an 9s ca 9s 9v", "discard 1", NULL },
  { "4 ăn cạ chuyển chờ: with five chắn and only that què", "0 9n 2v; 2 2s; 3 2n; noc 7v; turn 0; 1 " ONE_QUE,
    "0 danh 9n; 1 an 9n ca 9n 9v !chuyen-cho", "discard 1", NULL },
  { "… with four chắn it is none", "0 9n 2v; 2 2s; 3 2n; noc 7v; turn 0; 1 " FOUR_CHAN, "0 danh 9n; 1 an 9n ca 9n 9v", "discard 1", NULL },
  { "… nor with another què", "0 9n 2v; 2 2s; 3 2n; noc 7v; turn 0; 1 3n 3n 4n 4n 5n 5n 6n 6n 8n 8n 3v 3s 4v 4s 5v 5s 6v 7s 9v",
    "0 danh 9n; 1 an 9n ca 9n 9v", "discard 1", NULL },
  { "… waiting with a ba đầu it is treo tranh", "0 2n 7v; 2 7s; 3 7n; noc 7v; turn 0; 1 " WAITS_2, "0 danh 2n; 1 an 2n ca 2n 2v !treo-tranh",
    "discard 1", NULL },
  { "… and bỏ ù with a card from the nọc", "0 7v; 2 7s; 3 7n; noc 2n; draw 1; 1 " WAITS_2, "1 an 2n ca 2n 2v !bo-u", "discard 1", NULL },
  { "5 có chắn cấu cạ", PUT ("9n", "9v 9v"), "0 danh 9n; 1 an 9n ca 9n 9v !cau-ca", "discard 1", NULL },
  { "… the third of three equal cards is free", PUT ("9n", "9v 9v 9v"), "0 danh 9n; 1 an 9n ca 9n 9v", "discard 1", NULL },
  { "… of four none is", PUT ("9n", "9v 9v 9v 9v"), "0 danh 9n; 1 an 9n ca 9n 9v !cau-ca", "discard 1", NULL },

  { "6 bỏ chắn ăn chắn", ALONE ("9v", "9v 8s 9v 7n"), LEFT "1 an 9v chan 9v 9v !bo-chan-an-chan", "claim 7n at 0 asked 0", "1 chan 9v 9v" },
  { "7 bỏ chắn ăn cạ", ALONE ("9v", "9v 8s 9n 7n"), LEFT "1 an 9n ca 9n 9v !bo-chan-an-ca", "claim 7n at 0 asked 0", NULL },
  { "8 bỏ cạ ăn cạ", ALONE ("9n", "9v 8s 9s 7n"), LEFT "1 an 9s ca 9s 9n !bo-ca-an-ca", "claim 7n at 0 asked 0", NULL },
  { "… of 9v and 9n with 9v refused: 9v eats no 9v", ALONE ("9v 9n", "9v 8s 9v 7n"), LEFT "1 an 9v chan 9v 9v !bo-chan-an-chan", "claim 7n at 0 asked 0", NULL },
  { "… nor 9n", ALONE ("9v 9n 9n", "9v 8s 9s 7n"), LEFT "1 an 9s ca 9s 9v !bo-chan-an-ca", "claim 7n at 0 asked 0", NULL },
  { "… of two 9v and 9n with 9v refused: 9n eats no 9s", ALONE ("9v 9v 9n", "9v 8s 9s 7n"), LEFT "1 an 9s ca 9s 9n !bo-ca-an-ca", "claim 7n at 0 asked 0", NULL },
  { "… of 9v and 9n it breaks a cạ, but none that was refused", ALONE ("9v 9n", "9v 8s 9s 7n"), LEFT "1 an 9s ca 9s 9n !an-chon-ca", "discard 1", NULL },
  { "… and 9v is not put down", ALONE ("9v 9n 6s", "9v 8s 6s 7n"), LEFT "1 an 6s chan 6s 6s; 1 danh 9v !bo-chan-danh-chan", "claim 9v at 1 asked 0", NULL },
  { "… but 9n may eat 9n: bỏ cạ ăn chắn is allowed", ALONE ("9v 9n", "9v 8s 9n 7n"), LEFT "1 an 9n chan 9n 9n", "discard 1", NULL },
  { "a cạ that 3 bars was not refused", ALONE ("9v 9n 6s", "9s 8s 9n 7n 9s"), LEFT "1 an 9n chan 9n 9n; 1 danh 6s; 0 boc; 0 duoi; 1 boc; 1 an 9s ca 9s 9v",
    "discard 1", NULL },
  { "… also where it could have made a chắn: only treo tranh remains", ALONE ("2n 2n 2s 2v 6s", "2n 8s 2n 7n"), LEFT "1 an 2n ca 2n 2s !treo-tranh", "discard 1", NULL },
  { "a cạ that 4 bars was not refused: five chắn and a lone 2s", "seats 2; 0 7v 2v; 1 2n 2n 3n 3n 4n 4n 5n 5n 6n 6n 3v 3s 4v 4s 5v 5s 6v 6s 2s; noc 2n 8s 2n 7n; draw 1",
    "1 duoi; 0 boc; 0 duoi; 1 boc; 1 an 2n ca 2n 2s !treo-tranh", "discard 1", NULL },
  { "… with four chắn it was refused", "seats 2; 0 7v 2v; 1 2n 2n 3n 3n 4n 4n 5n 5n 6n 8v 3v 3s 4v 4s 5v 5s 6v 6s 2s; noc 2n 8s 2n 7n; draw 1",
    "1 duoi; 0 boc; 0 duoi; 1 boc; 1 an 2n ca 2n 2s !treo-tranh", "claim 7n at 0 asked 0", NULL },
  { "a cạ that 5 bars was not refused: 2s of a chắn", ALONE ("2n 2n 2s 2s 6s", "2n 8s 2n 7n"), LEFT "1 an 2n ca 2n 2s !treo-tranh", "discard 1", NULL },
  { "a card at the upper gate is refused, too", PUT ("9v", "9v"), "0 danh 9v; 1 boc; 1 duoi; 2 boc", "claim 7v at 2 asked 2", NULL },
  { "a chíu not made out of turn is no refusal", "0 7v 2v; 1 5s; 2 7v 7v 7v 6s; 3 2n; noc 8v 6s; turn 0",
    "0 danh 7v; 2 qua; 1 boc; 1 duoi; 2 boc; 2 an 6s chan 6s 6s; 2 danh 7v", "claim 7v at 2 asked 3", NULL },
  { "9 bỏ chắn đánh chắn", ALONE ("9v 6s", "9v 8s 6s 7n"), LEFT "1 an 6s chan 6s 6s; 1 danh 9v !bo-chan-danh-chan", "claim 9v at 1 asked 0", NULL },
  { "10 đánh cạ ăn cạ", "put 1 3n 3v;" PUT ("9v", "9n"), "0 danh 9v; 1 an 9v ca 9v 9n !danh-ca-an-ca", "claim 7v at 2 asked 2", NULL },
  { "… two equal cards are no cạ", "put 1 3n 6v;" PUT ("9v", "9n"), "0 danh 9v; 1 an 9v ca 9v 9n", "discard 1", NULL },
  { "… a chắn may be eaten", "put 1 3n 3v;" PUT ("9v", "9v"), "0 danh 9v; 1 an 9v chan 9v 9v", "discard 1", NULL },
  { "11 xé cạ ăn cạ", "put 1 9s;" PUT ("9v", "9n"), "0 danh 9v; 1 an 9v ca 9v 9n !xe-ca-an-ca", "claim 7v at 2 asked 2", NULL },
  { "… a chắn of the rank may be eaten", "put 1 9s;" PUT ("9v", "9v"), "0 danh 9v; 1 an 9v chan 9v 9v", "discard 1", NULL },
  { "12 đánh rồi ăn lại", "put 1 9v;" PUT ("9v", "9v"), "0 danh 9v; 1 an 9v chan 9v 9v !danh-roi-an-lai", "claim 7v at 2 asked 2", NULL },
  { "13 đánh đôi chắn", "0 2v; 1 9v 4n; 2 2s; 3 2n; put 1 9v; noc 7v; turn 1", "1 danh 9v !danh-doi-chan", "claim 9v at 1 asked 2", NULL },
  { "14 ăn rồi đánh", "0 2v; 1 9v 4n / chan 9v; 2 2s; 3 2n; noc 7v; turn 1", "1 danh 9v !an-roi-danh", "claim 9v at 1 asked 2", NULL },
  { "… the card it was eaten with may go", "0 2v; 1 9n 4n / ca 9v 9n; 2 2s; 3 2n; noc 7v; turn 1", "1 danh 9n !an-ca-danh-hang", "claim 9n at 1 asked 2", NULL },
  { "15 ăn cạ ăn chắn", PUT ("9s", "9s / ca 9v 9n"), "0 danh 9s; 1 an 9s chan 9s 9s !an-ca-an-chan", "claim 7v at 2 asked 2", NULL },
  { "… chíu counts as a chắn; nothing is returned, the right neighbour of the gate draws", PUT ("9s", "9s 9s 9s / ca 9v 9n"),
    "0 danh 9s; 1 chiu 9s !an-ca-an-chan", "claim 7v at 1 asked 1", "1 ca 9v 9n / chiu 9s 9s 9s 9s" },
  { "… another cạ of the rank may be eaten", PUT ("9s", "9v / ca 9v 9n"), "0 danh 9s; 1 an 9s ca 9s 9v", "discard 1", NULL },
  { "16 ăn cạ đánh cạ", "0 2v; 1 3s 4n / ca 9v 9n; 2 2s; 3 2n; put 1 3n; noc 7v; turn 1", "1 danh 3s !an-ca-danh-ca", "claim 3s at 1 asked 2", NULL },
  { "… without a cạ eaten both may go", "0 2v; 1 3s 4n / chan 9v; 2 2s; 3 2n; put 1 3n; noc 7v; turn 1", "1 danh 3s", "claim 3s at 1 asked 2", NULL },
  { "17 ăn cạ đánh cùng hàng", "0 2v; 1 9s 4n / ca 9v 9n; 2 2s; 3 2n; noc 7v; turn 1", "1 danh 9s !an-ca-danh-hang", "claim 9s at 1 asked 2", NULL },
  { "a returned card counts as discarded", "0 7v 2v; 1 7v 7v 7v 9v 4n; 2 2s; 3 2n; put 1 9v; noc 8v; turn 0",
    "0 danh 7v; 1 chiu 7v; 1 tra 9v !danh-doi-chan", "claim 9v at 0 asked 1", NULL },

  { "bỏ ù: lets a winning card pass and wins by a later one", "0 7v 7s; 2 9v; 3 9n; 1 " WAITS_2_MORE "; noc 2s 8v 2v; draw 3",
    "3 duoi; 1 qua !bo-u; 0 boc; 0 duoi; 1 boc; 1 u; +", "unpaid 1: chi 3, 0 0 0 0 [1 bo-u] next 1", NULL },
  { "… or eats it instead", "seats 2; 0 7v 7s; 1 " WAITS_2_MORE "; noc 2s 2v 2n; draw 1", "1 an 2s ca 2s 2v !bo-u", "discard 1", NULL },
  { "… the cái leaves thiên ù", "first 1; 0 7v 7s; 2 9v; 3 9n; 1 " WAITS_2_MORE " 2s; noc 7n 2v",
    "1 danh 2s !bo-u; 2 boc; 2 duoi; 3 boc; 3 duoi; 1 u; +", "unpaid 1: xuong 2, 0 0 0 0 [1 bo-u] next 1", NULL },
  { "… on a card that may not be won there is none", "0 2v 7s; 2 9v; 3 9n; 1 " WAITS_2_MORE "; noc 8v; turn 0", "0 danh 2v; 1 boc", "claim 8v at 1 asked 1", NULL },
};

const Table table_faults = TABLE ("faults", rows);
