/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row of the table of faults, with its price: seat 1 makes the fault and
 * wins by 5v (docs/rules/to-tom.md, "Faults"). Those of bất thực are in bat-thuc.c,
 * those of the call in win.c.
 */
#include "hands.h"
#include "table.h"

/* Seat 0 discards CARD, seat 1 has HAND; DRAWN are turned one after another. */
#define PLAY(CARD, HAND, DRAWN) "turn 0; 0 " CARD " 9n; 1 " HAND "; noc " DRAWN
#define U "1 u; *; +"
#define COST(FAULT, VALUE) "fault-" FAULT "=" VALUE ";"
#define WON "won 1: suong 4 cai 1 thong 1"
#define UNPAID(FAULTS) "unpaid 1: suong 4 earns 0 [" FAULTS "] cai 1 thong 1"
#define CHEO_DO(FAULTS) "cheo-do 1: suong 4 earns 0 [" FAULTS "] cai 1 debts 1"

/* As EATS, with the equal of the card that is eaten. */
#define EATS_BESIDE(CARD) "4v 6v 7v 7s 6n 7n 8n 2n 3n 4n cc tt oc 2s 3s 4s " CARD " / khan 5s"
#define SEVEN(MORE) PLAY ("7n", "9s " EATS MORE, "5v")
#define AN "0 danh 7n; 1 an 7n bi 7n 7v 7s; "

/* Seat 1 leaves a winning card at each gate in turn. */
#define ROUND "1 duoi !bo-u; 2 duoi; 1 qua !bo-u; 3 duoi; 1 qua !bo-u; 4 duoi; 1 qua !bo-u; 0 duoi; 1 qua !bo-u; "
#define FIVE_5V "5v 5v 5v 5v 5v "

static const TableRow rows[] = {
  { "bo-u: left", PLAY ("5v", WAITS_5V, "5v"), "0 danh 5v; 1 boc !bo-u;" U, UNPAID ("bo-u"), NULL },
  { "bo-u: at another's gate", "turn 4; 4 5v 9n; 1 " WAITS_5V "; noc 5v", "4 danh 5v; 0 boc; 1 qua !bo-u; 1 u; *; +",
    UNPAID ("bo-u"), NULL },
  { "bo-u: claimed otherwise", PLAY ("5v", WAITS_5V, "9n"),
    "0 danh 5v; 1 an 5v doc 5v 4v 6v !bo-u; 1 danh 9n; 2 boc; 1 u; *; +", UNPAID ("bo-u"), NULL },
  { "bo-u: another's claim went first", PLAY ("5v", WAITS_5V "; 2 5v 5v 3n", "5v"),
    "0 danh 5v; 1 an 5v doc 5v 4v 6v !bo-u; 2 phong 5v; 2 tra 3n; 1 boc; 1 u; +", UNPAID ("bo-u"), NULL },

  { "treo-tranh: a khàn was not laid down",
    "opening; 0 5v 9n; 1 5s 5s 5s 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n 2s 3s 4s cc",
    "1 xong !treo-tranh; 0 danh 5v; 1 u; +", UNPAID ("treo-tranh"), NULL },
  { "treo-tranh: an equal card not laid down at a bí", PLAY ("7n", EATS_BESIDE ("9s"), "5v"),
    "0 danh 7n; 1 an 7n bi 7n 7v 7s !treo-tranh; 1 danh 9s; 2 boc;" U, UNPAID ("treo-tranh"), NULL },
  { "treo-tranh: … at a dọc", PLAY ("3n", "9s 4v 6v 2n 4n 3n 4n 5n 2s 3s 4s cc tt oc 7n 8n 9n / khan 5s", "5v"),
    "0 danh 3n; 1 an 3n doc 3n 2n 4n !treo-tranh; 1 danh 9s; 2 boc;" U, UNPAID ("treo-tranh"), NULL },

  { "trai-vi", SEVEN (""), "0 danh 7n; 1 an 7n bi 7v 7n 7s !trai-vi; 1 danh 9s; 2 boc;" U, UNPAID ("trai-vi"), NULL },

  { "an-mot-danh-hai", PLAY ("7n", "8n 9n 6s 6s 4v 6v 7v 7s 2n 3n 4n cc tt oc 2s 3s 4s / khan 5s", "6s 5v"),
    AN "1 danh 8n; 2 boc; 1 phong 6s; *; 1 tra 9n !an-mot-danh-hai; 2 boc;" U, CHEO_DO ("an-mot-danh-hai"), NULL },
  { "an-mot-danh-hai: unpaid here", COST ("an-mot-danh-hai", "unpaid")
    PLAY ("7n", "8n 9n 6s 6s 4v 6v 7v 7s 2n 3n 4n cc tt oc 2s 3s 4s / khan 5s", "6s 5v"),
    AN "1 danh 8n; 2 boc; 1 phong 6s; *; 1 tra 9n !an-mot-danh-hai; 2 boc;" U, UNPAID ("an-mot-danh-hai"), NULL },
  { "an-mot-danh-hai: nothing here", COST ("an-mot-danh-hai", "none")
    PLAY ("7n", "8n 9n 6s 6s 4v 6v 7v 7s 2n 3n 4n cc tt oc 2s 3s 4s / khan 5s", "6s 5v"),
    AN "1 danh 8n; 2 boc; 1 phong 6s; *; 1 tra 9n !an-mot-danh-hai; 2 boc;" U, WON, NULL },
  { "an-mot-danh-hai: two cards that make no phu with it",
    PLAY ("7n", "8n 9s 6s 6s 4v 6v 7v 7s 2n 3n 4n cc tt oc 2s 3s 4s / khan 5s", "6s 5v"),
    AN "1 danh 8n; 2 boc; 1 phong 6s; *; 1 tra 9s; 2 boc;" U, WON, NULL },

  { "an-mot-danh-hai: … where only a phu as the one eaten counts, no dọc for a bí", "danh-hai=cung-loai;"
    PLAY ("7n", "8n 9n 6s 6s 4v 6v 7v 7s 2n 3n 4n cc tt oc 2s 3s 4s / khan 5s", "6s 5v"),
    AN "1 danh 8n; 2 boc; 1 phong 6s; *; 1 tra 9n; 2 boc;" U, WON, NULL },
  { "an-mot-danh-hai: … but a dọc for a dọc", "danh-hai=cung-loai;"
    PLAY ("7n", "8n 9n 6s 6s 4v 6v 5n 6n 2n 3n 4n cc tt oc 2s 3s 4s / khan 5s", "6s 5v"),
    "0 danh 7n; 1 an 7n doc 7n 5n 6n; 1 danh 8n; 2 boc; 1 phong 6s; *; 1 tra 9n !an-mot-danh-hai; 2 boc;" U,
    CHEO_DO ("an-mot-danh-hai"), NULL },

  { "an-mot-danh-hai: not with a card that went before the other was eaten",
    "an-duoi=no; turn 1; 1 8n 9n 7v 7s 2n; noc 9v 9v 9v 9v 7n",
    "1 danh 8n; *; *; *; *; *; 1 an 7n bi 7n 7v 7s; 1 danh 9n", "claim 9n at 2 asked 2", NULL },

  { "danh-phu-duoi-chieu", PLAY ("7n", "7v " EATS, "5v"), AN "1 danh 7v !danh-phu-duoi-chieu; 2 boc;" U,
    CHEO_DO ("danh-phu-duoi-chieu"), NULL },

  { "danh-doi", PLAY ("6s", "cc oc 4v 6v 6s 6s 8n 8n 2n 3n 4n 1v 1s 1n 2s 3s 4s / khan 5s", "tt 8n 5v"),
    "0 danh 6s; 1 boc; 1 an tt yeu tt; 1 danh 6s; 2 boc; 1 phong 8n; *; 1 tra 6s !danh-doi; 2 boc;" U,
    CHEO_DO ("danh-doi"), NULL },
  { "danh-doi: one of the pair may go", PLAY ("6s", "cc oc 4v 6v 6s 6s 8n 8n 2n 3n 4n 1v 1s 1n 2s 3s 4s / khan 5s", "tt 8n 5v"),
    "0 danh 6s; 1 boc; 1 an tt yeu tt; 1 danh 6s", "claim 6s at 2 asked 2", NULL },

  { "doi-lang", PLAY ("5n", "5n 4v 6v 2s 3s 4s 1v 1s 1n 2n 3n 4n cc oc / doc 6n 7n 8n / khan 5s", "5v"),
    "0 danh 5n; 1 boc !doi-lang;" U, CHEO_DO ("doi-lang"), NULL },
  { "doi-lang: though another takes the card by phỗng",
    PLAY ("5n", "5n 4v 6v 2s 3s 4s 1v 1s 1n 2n 3n 4n cc oc / doc 6n 7n 8n / khan 5s; 2 5n 5n 9s 9s", "5v"),
    "0 danh 5n; 1 boc !doi-lang; 2 phong 5n; 2 tra 9s; 1 boc; 1 u; +", CHEO_DO ("doi-lang"), NULL },
  { "doi-lang: none where the seat would eat the card, and another's phỗng goes first",
    PLAY ("5n", "5n 4v 6v 2s 3s 4s 1v 1s 1n 2n 3n 4n cc oc / doc 6n 7n 8n / khan 5s; 2 5n 5n 9s 9s", "5v"),
    "0 danh 5n; 1 an 5n @0 doc 5n + doc 5n 3n 4n; 2 phong 5n; 2 tra 9s; 1 boc; 1 u; +", WON, NULL },

  { "an-lai: a face refused", PLAY ("7n", "9s " EATS, "7n 5v"),
    "0 danh 7n; 1 boc; 1 an 7n bi 7n 7v 7s !an-lai; 1 danh 9s; 2 boc;" U, CHEO_DO ("an-lai"), NULL },
  { "an-lai: a later card of a dọc from the hand", PLAY ("9n", "9s 7n 8n 4v 6v 2n 3n 4n 1v 1s 1n 2s 3s 4s cc tt oc / khan 5s", "6n 5v"),
    "0 danh 9n; 1 boc; 1 an 6n doc 6n 7n 8n !an-lai; 1 danh 9s; 2 boc;" U, CHEO_DO ("an-lai"), NULL },
  { "an-lai: of a dọc on the mat", PLAY ("9n", "9s 4v 6v 2n 3n 4n 1v 1s 1n 2s 3s 4s cc tt / doc 6n 7n 8n / khan 5s", "5n 5v"),
    "0 danh 9n; 1 boc; 1 an 5n @0 doc 5n !an-lai; 1 danh 9s; 2 boc;" U, CHEO_DO ("an-lai"), NULL },

  { "thoi-khan", PLAY ("5s", WAITS_5V, "5v"), "0 danh 5s; 1 boc !thoi-khan;" U, CHEO_DO ("thoi-khan"), NULL },
  { "thoi-khan: unpaid here, as the source also has it", COST ("thoi-khan", "unpaid") PLAY ("5s", WAITS_5V, "5v"),
    "0 danh 5s; 1 boc !thoi-khan;" U, UNPAID ("thoi-khan"), NULL },
  { "thoi-khan: nothing here", COST ("thoi-khan", "none") PLAY ("5s", WAITS_5V, "5v"), "0 danh 5s; 1 boc !thoi-khan;" U, WON, NULL },
  { "thoi-khan: at another's gate", "turn 4; 4 5s 9n; 1 " WAITS_5V "; noc 5v", "4 danh 5s; 1 qua !thoi-khan; 0 boc; 1 u; *; +",
    CHEO_DO ("thoi-khan"), NULL },
  { "thoi-khan: the card eaten otherwise", PLAY ("5s", "9s 2s 3s 4s 6s 7s 4v 6v 2n 3n 4n 5n 6n 7n 8n 9n cc / khan 5s", "5v"),
    "0 danh 5s; 1 an 5s doc 5s 6s 7s !thoi-khan; 1 danh 9s; 2 boc;" U, CHEO_DO ("thoi-khan"), NULL },

  { "bo-yeu", PLAY ("9s", WAITS_5V, "tt 5v"), "0 danh 9s; 1 boc; 1 duoi !bo-yeu; 2 boc;" U, CHEO_DO ("bo-yeu"), NULL },
  { "bo-yeu: none where another took it before it could be eaten", "strict;" PLAY ("9s", WAITS_5V "; 2 tt tt 9n 9n", "tt 5v"),
    "0 danh 9s; *; 1 duoi !bo-yeu; 2 phong tt; *; 2 tra 9n; *; 1 u; *; +", WON, NULL },
  { "bo-yeu: though the neighbour eats it", PLAY ("9s", WAITS_5V "; 2 2s 9n", "tt 5v"),
    "0 danh 9s; 1 boc; 1 duoi !bo-yeu; 2 an tt yeu tt; 2 danh 9n; 3 boc;" U, CHEO_DO ("bo-yeu"), NULL },
  { "bo-yeu: unpaid here", COST ("bo-yeu", "unpaid") PLAY ("9s", WAITS_5V, "tt 5v"),
    "0 danh 9s; 1 boc; 1 duoi !bo-yeu; 2 boc;" U, UNPAID ("bo-yeu"), NULL },
  { "bo-yeu: nothing here", COST ("bo-yeu", "none") PLAY ("9s", WAITS_5V, "tt 5v"),
    "0 danh 9s; 1 boc; 1 duoi !bo-yeu; 2 boc;" U, WON, NULL },

  { "danh-yeu", PLAY ("7n", "oc " EATS, "5v"), AN "1 danh cc !danh-yeu; 2 boc;" U, "cheo-do 1: kinh-co 12 earns 0 [danh-yeu] cai 1 debts 1", NULL },
  { "danh-yeu: unpaid here", COST ("danh-yeu", "unpaid") PLAY ("7n", "tt " EATS, "5v"), AN "1 danh cc !danh-yeu; 2 boc;" U,
    UNPAID ("danh-yeu"), NULL },
  { "danh-yeu: nothing here", COST ("danh-yeu", "none") PLAY ("7n", "tt " EATS, "5v"), AN "1 danh cc !danh-yeu; 2 boc;" U, WON, NULL },

  { "where every discard is a fault any but the yêu is free", "turn 1; 1 5v 6v 1v / doc 5v 6v 7v", "1 danh 5v", "claim 5v at 2 asked 2", NULL },
  { "… the yêu is not", "turn 1; 1 5v 6v 1v / doc 5v 6v 7v", "1 danh 1v !danh-yeu", "claim 1v at 2 asked 2", NULL },
  { "… nor is any card while one is clean", "turn 1; 1 5v 8s 1v / doc 5v 6v 7v", "1 danh 5v !danh-phu-duoi-chieu", "claim 5v at 2 asked 2", NULL },

  { "u-sai: one card too many, none having been put down after a claim", "strict;" SEVEN (""),
    "0 danh 7n; 1 an 7n bi 7n 7v 7s; *; 1 khong-danh !u-sai; 1 u !u-sai; *", "false 1: [u-sai] cai 1 debts 1", NULL },
  { "u-sai: … whoever wins rightly is paid", "strict;" SEVEN ("; 3 " WAITS_5V),
    "0 danh 7n; 1 an 7n bi 7n 7v 7s; *; 1 khong-danh !u-sai; 1 u !u-sai; 3 u; *; +", "won 3: suong 4 [1 u-sai] cai 3 thong 3 debts 1", NULL },
  { "… only in strict play", SEVEN (""), "0 danh 7n; 1 an 7n bi 7n 7v 7s; 1 khong-danh ?not-now", "discard 1", NULL },
  { "… nor while the card lies there", "strict;" SEVEN (""), "0 danh 7n; 1 khong-danh ?not-now", "claim 7n at 1 asked 1 2 3 4", NULL },

  { "of more faults than can be kept the grave ones are kept", "an-duoi=no;" PLAY ("9n 9s", WAITS_5V, FIVE_5V FIVE_5V FIVE_5V "5s 5v"),
    "0 danh 9n; 1 boc;" ROUND ROUND ROUND "1 duoi !thoi-khan; 1 u; *; +",
    CHEO_DO ("bo-u bo-u bo-u bo-u bo-u bo-u bo-u bo-u bo-u bo-u bo-u thoi-khan"), NULL },
  { "two at once: both are told", PLAY ("5s", "7v " EATS, "7n 5v"),
    "0 danh 5s; 1 boc !thoi-khan; 1 an 7n bi 7v 7n 7s !trai-vi; 1 danh 7v !danh-phu-duoi-chieu; 2 boc;" U,
    CHEO_DO ("thoi-khan trai-vi danh-phu-duoi-chieu"), NULL },
  { "two of one claim: both are told", PLAY ("7n", "9s " EATS, "7n 5v"),
    "0 danh 7n; 1 boc; 1 an 7n bi 7v 7n 7s !an-lai; 1 danh 9s; 2 boc;" U, CHEO_DO ("an-lai trai-vi"), NULL },
};

const Table table_faults = TABLE ("faults", rows);
