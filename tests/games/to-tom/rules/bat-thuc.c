/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/to-tom.md, "Opening": khàn and thiên khai bất thực.
 */
#include "table.h"

/* Twenty cards, 5v three times bất thực: dọc and bí hold them. */
#define SPLIT "5v 5v 5v 3v 4v 6v 5s 5n 1n 2n 3n 2s 3s 4s 7s 8s 9s 6n 7n 8n / bat-thuc 5v"
/* Waits for 5n to make a bí of all three 5v. */
#define LUMP "5v 5v 5v 5s 1n 2n 3n 2s 3s 4s 7s 8s 9s 6n 7n 8n 7v 8v 9v cc / bat-thuc 5v"
/* 3v 4v 5v beside a bí of 4v; or a Tôm, and all of 4v in one bí. */
#define LUMP_OR_NOT "4v 4v 4v 4s 4s 4n 3v 3s 7n 5v 5s 5n 6n 7n 8n 1n 2n 3n cc tt / bat-thuc 4v"
/* Wins with the fourth 5v only as phỗng, the other between 4v and 6v. */
#define AGAIN "5v 5v 5v 4v 6v 2s 3s 4s 7s 8s 9s 6n 7n 8n 2n 3n 4n 1v 1s cc / bat-thuc 5v"
/* The same where all four would lie in one bí else. */
#define FOURTH_OF_BI "5v 5v 5v 5s 5n 2s 3s 4s 6n 7n 8n 1n 2n 3n 7v 8v 9v cc tt oc / bat-thuc 5v"
#define NAMED(CARD, WORD) "0 danh " CARD "; 1 u; 1 bao-bat-thuc 5v " WORD "; 1 tra-chen; "

/* Waits for 7v, and has 5v in three dọc then. */
#define TWO_DOC "5v 5v 5v 3v 4v 4v 6v 6v 1n 2n 3n 2s 3s 4s 6n 7n 8n cc tt oc / bat-thuc 5v"
#define TWO_DOC_U "0 danh 7v; 1 u !bat-thuc-mot-cuc; +"
/* Waits for 7n, and has 3v in a Tôm and two dọc then. */
#define TRIPLE "3v 3v 3v 3s 1v 2v 4v 5v 6v 1n 2n 3n 2s 3s 4s 6n 7n 8n cc oc / bat-thuc 3v"
#define NAMED_3V "0 danh 7n; 1 u; 1 bao-bat-thuc 3v an-ca; 1 tra-chen; "
/* tt puts one oc into a named triple, the others stay alone. */
#define HONOURS "oc oc oc 9s 3v 4v 5v 6v 7v 8v 2s 3s 4s 5n 6n 7n 1n 2n 3n cc / bat-thuc oc"

static const TableRow rows[] = {
  { "bí and dọc: named, the cup returned, called", "turn 0; 0 7v 9n; 1 " SPLIT, NAMED ("7v", "an-ca") "1 xuong suong",
    "won 1: suong 4 cai 1 thong 1", "1 " },
  { "called before it is named", "turn 0; 0 7v 9n; 1 " SPLIT, "0 danh 7v; 1 u; 1 xuong suong !quen-bat-thuc; 1 xong !quen-bat-thuc",
    "unpaid 1: suong 4 earns 0 [quen-bat-thuc] cai 1 thong 1", NULL },
  { "… the cup kept", "turn 0; 0 7v 9n; 1 " SPLIT,
    "0 danh 7v; 1 u; 1 bao-bat-thuc 5v an-ca; 1 xuong suong !quen-bat-thuc; 1 tra-chen",
    "unpaid 1: suong 4 earns 0 [quen-bat-thuc] cai 1 thong 1", NULL },
  { "… named with a wrong number", "turn 0; 0 7v 9n; 1 " SPLIT, "0 danh 7v; 1 u; 1 bao-bat-thuc 5v 1 !quen-bat-thuc; +",
    "unpaid 1: suong 4 earns 0 [quen-bat-thuc] cai 1 thong 1", NULL },
  { "… at a table where it is chèo đò", "fault-quen-bat-thuc=cheo-do; turn 0; 0 7v 9n; 1 " SPLIT,
    "0 danh 7v; 1 u; 1 bao-bat-thuc 5v 1 !quen-bat-thuc; +",
    "cheo-do 1: suong 4 earns 0 [quen-bat-thuc] cai 1 debts 1", NULL },
  { "… at a table where it is nothing", "fault-quen-bat-thuc=none; turn 0; 0 7v 9n; 1 " SPLIT,
    "0 danh 7v; 1 u; 1 bao-bat-thuc 5v 1 !quen-bat-thuc; +", "won 1: suong 4 cai 1 thong 1", NULL },
  { "a face that is no bất thực is not named, nor a cup returned that does not stand there", "turn 0; 0 7v 9n; 1 " SPLIT,
    "0 danh 7v; 1 u; 1 bao-bat-thuc 2s an-ca ?no-card; 1 bao-bat-thuc 5v an-ca; 1 bao-bat-thuc 5v an-ca ?no-card;"
    "1 tra-chen; 1 tra-chen ?not-now", "lay 1", NULL },
  { "bất thực một cục", "turn 0; 0 5n 9n; 1 " LUMP, "0 danh 5n; 1 u !bat-thuc-mot-cuc; +",
    "unpaid 1: suong 4 earns 0 [bat-thuc-mot-cuc] cai 1 thong 1", NULL },
  { "where the lump holds a Tôm and two phu do not, it is read in two phu", "turn 0; 0 9n 8v; 1 " LUMP_OR_NOT,
    "0 danh 9n; 1 u; 1 bao-bat-thuc 4v an-ca; 1 tra-chen; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… and no Tôm is called", "turn 0; 0 9n 8v; 1 " LUMP_OR_NOT,
    "0 danh 9n; 1 u; 1 bao-bat-thuc 4v an-ca; 1 tra-chen; 1 xuong tom !ho-cao", "cheo-do 1: tom 6 earns 0 [ho-cao] cai 1 debts 1", NULL },
  { "two dọc do", "turn 0; 0 7v 9n; 1 5v 5v 5v 3v 4v 4v 6v 6v 5n 5s 1n 2n 3n 2s 3s 4s 6n 7n 8n cc / bat-thuc 5v",
    NAMED ("7v", "an-ca") "+", "won 1: suong 4 cai 1 thong 1", NULL },
  { "a named triple may stand for the bí", "turn 0; 0 7n 9n; 1 3v 3v 3v 3s 1v 2v 4v 5v 6v 1n 2n 3n 2s 3s 4s 6n 7n 8n cc oc / bat-thuc 3v",
    "0 danh 7n; 1 u; 1 bao-bat-thuc 3v an-ca; 1 tra-chen; +", "won 1: tom 6 cai 1 thong 1", NULL },
  { "two dọc where the house asks for a bí or a named triple, too", "bat-thuc-phu=bi-lung-doc; turn 0; 0 7v 9n; 1 " TWO_DOC,
    TWO_DOC_U, "unpaid 1: suong 4 earns 0 [bat-thuc-mot-cuc] cai 1 thong 1", NULL },
  { "… where it asks for a bí and a dọc", "bat-thuc-phu=bi-doc; turn 0; 0 7v 9n; 1 " TWO_DOC,
    TWO_DOC_U, "unpaid 1: suong 4 earns 0 [bat-thuc-mot-cuc] cai 1 thong 1", NULL },
  { "… where any two do", "turn 0; 0 7v 9n; 1 " TWO_DOC, NAMED ("7v", "an-ca") "+", "won 1: suong 4 cai 1 thong 1", NULL },
  { "a named triple and a dọc where they do", "bat-thuc-phu=bi-lung-doc; turn 0; 0 7n 9n; 1 " TRIPLE, NAMED_3V "+",
    "won 1: tom 6 cai 1 thong 1", NULL },
  { "… where the house wants a bí", "bat-thuc-phu=bi-doc; turn 0; 0 7n 9n; 1 " TRIPLE, "0 danh 7n; 1 u !bat-thuc-mot-cuc; +",
    "unpaid 1: tom 6 earns 0 [bat-thuc-mot-cuc] cai 1 thong 1", NULL },
  { "bí and dọc do everywhere", "bat-thuc-phu=bi-doc; turn 0; 0 7v 9n; 1 " SPLIT, NAMED ("7v", "an-ca") "+",
    "won 1: suong 4 cai 1 thong 1", NULL },
  { "… those on the mat, too", "bat-thuc-phu=bi-doc; turn 0; 0 7v 9n; 1 5v 5v 6v 1n 2n 3n 2s 3s 4s 6n 7n 8n 1v 1s cc oc tt / bi 5s 5v 5n / bat-thuc 5v",
    NAMED ("7v", "an-ca") "+", "won 1: suong 4 cai 1 thong 1", NULL },
  { "cc, tt and oc make neither: any two phu", "bat-thuc-phu=bi-doc; turn 0; 0 9n 9v; 1 " HONOURS "; noc tt",
    "0 danh 9n; 1 boc; 1 u; 1 bao-bat-thuc oc an-ca; 1 tra-chen; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", NULL },
  { "three equal are no khàn any more", "turn 0; 0 2v 9n; 1 5v 5v 5v 3v 4v 6v 7v 8v 2s 3s 4s 7s 8s 9s 6n 7n 8n 2n 3n cc / bat-thuc 5v; strict",
    "0 danh 2v; 1 u !u-sai; *", "false 1: [u-sai] cai 1 debts 1", NULL },

  { "one of a khàn may be discarded, and that many are named", "turn 1; 1 7v " SPLIT "; noc 8v",
    "1 danh 5v; 2 boc; 1 u; *; 1 bao-bat-thuc 5v 1; 1 tra-chen; +", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… not two", "turn 1; 1 4v 6v 9n 9n 9n 7n 8n 6s 6s 2n 3n 4n 2s 3s 4s cc tt oc / khan 5s / bat-thuc 9n; noc 6s 5v",
    "1 danh 9n; 2 boc; 1 phong 6s; *; 1 tra 9n !bat-thuc-qua; 2 boc; 1 u; *; +",
    "cheo-do 1: suong 4 earns 0 [bat-thuc-qua] cai 1 debts 1", NULL },
  { "… at a table where it is unpaid",
    "fault-bat-thuc-qua=unpaid; turn 1; 1 4v 6v 9n 9n 9n 7n 8n 6s 6s 2n 3n 4n 2s 3s 4s cc tt oc / khan 5s / bat-thuc 9n; noc 6s 5v",
    "1 danh 9n; 2 boc; 1 phong 6s; *; 1 tra 9n !bat-thuc-qua; 2 boc; 1 u; *; +",
    "unpaid 1: suong 4 earns 0 [bat-thuc-qua] cai 1 thong 1", NULL },
  { "… at a table where it is nothing",
    "fault-bat-thuc-qua=none; turn 1; 1 4v 6v 9n 9n 9n 7n 8n 6s 6s 2n 3n 4n 2s 3s 4s cc tt oc / khan 5s / bat-thuc 9n; noc 6s 5v",
    "1 danh 9n; 2 boc; 1 phong 6s; *; 1 tra 9n !bat-thuc-qua; 2 boc; 1 u; *; +", "won 1: suong 4 cai 1 thong 1", NULL },
  { "of a thiên khai two", "turn 1; 1 4v 6v 9n 9n 9n 9n 7n 8n 6s 6s 2n 3n 4n 2s 3s 4s 1v 1s / khan 5s / bat-thuc 9n; noc 6s",
    "1 danh 9n; 2 boc; 1 phong 6s; *; 1 tra 9n", "claim 9n at 2 asked 2", NULL },
  { "… not three", "turn 1; 1 4v 6v 9n 9n 9n 9n 7n 8n 6s 6s 2s 2s 3s 3s 4s 4s / bat-thuc 9n; noc 6s 2s; sau-phong=den-luot",
    "1 danh 9n; 2 boc; 1 phong 6s; *; 1 danh 9n; 2 boc; 1 phong 2s; *; 1 danh 9n !bat-thuc-qua", "claim 9n at 2 asked 2", NULL },

  { "one discarded, the others taken by phỗng with the fourth: a phỗng as any, nothing is named",
    "turn 1; 1 5v 5v 5v 2n 3n 4n 6n 7n 8n 2s 3s 4s 7s 9s cc tt oc 1v 1s 1n 2v / bat-thuc 5v; noc 5v 8s",
    "1 danh 5v; 2 boc; 1 phong 5v; *; 1 tra 2v; 2 boc; 1 u; *; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", "1 phong 5v 5v 5v" },
  { "its fourth card is not a duty", "turn 0; 0 5v 9n; 1 2n; 2 5v 5v 5v 6v 7v 2n / bat-thuc 5v",
    "0 danh 5v; 2 day-khan 5v ?no-card; 2 qua", "claim 5v at 1 asked 1", NULL },
  { "… taken by phỗng the dọc goes down and the cup back", "turn 0; 0 5v 9n; 1 2n; 2 5v 5v 5v 6v 7v 2n / bat-thuc 5v",
    "0 danh 5v; 1 boc; 2 phong 5v + doc 5v 6v 7v", "return 2 at 1", "2 phong 5v 5v 5v / doc 5v 6v 7v" },
  { "… of a yêu that is no number there is none", "turn 0; 0 tt 9n; 1 2n; 2 tt tt tt cc oc 2n / bat-thuc tt",
    "0 danh tt !danh-yeu; 1 an tt yeu tt; 2 phong tt", "return 2 at 1", "2 phong tt tt tt" },
  { "… the dọc kept back: treo tranh", "turn 0; 0 5v 9n; 1 2n; 2 5v 5v 5v 6v 7v 2n / bat-thuc 5v",
    "0 danh 5v; 1 boc; 2 phong 5v !treo-tranh", "return 2 at 1", NULL },
  { "… there is no dọc", "turn 0; 0 5v 9n; 1 2n; 2 5v 5v 5v 6v 2n / bat-thuc 5v",
    "0 danh 5v; 1 boc; 2 phong 5v", "return 2 at 1", "2 phong 5v 5v 5v" },
  { "… the equal card on top of the dọc: trái vỉ", "turn 0; 0 5v 9n; 1 2n; 2 5v 5v 5v 6v 7v 2n / bat-thuc 5v",
    "0 danh 5v; 1 boc; 2 phong 5v + doc 6v 7v 5v !trai-vi", "return 2 at 1", NULL },
  { "the winning card is its fourth: no word of phỗng is needed", "turn 0; 0 5v 9n; 1 " AGAIN,
    NAMED ("5v", "an-ca") "+", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… phỗng, which makes it a khàn again, may be said", "turn 0; 0 5v 9n; 1 " AGAIN,
    "0 danh 5v; 1 u; 1 bao-bat-thuc 5v an-ca; 1 tra-chen; 1 ho-phong =; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… a false word counts as none", "turn 0; 0 5v 9n; 1 " AGAIN,
    "0 danh 5v; 1 u; 1 bao-bat-thuc 5v an-ca; 1 tra-chen; 1 ho-khong-phong =; 1 xuong suong", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… without a word it is the khàn where the four would lie in one bí", "turn 0; 0 5v 9n; 1 " FOURTH_OF_BI,
    NAMED ("5v", "an-ca") "1 xuong suong", "won 1: suong 4 cai 1 thong 1", NULL },
  { "… không phỗng leaves them there", "turn 0; 0 5v 9n; 1 " FOURTH_OF_BI,
    NAMED ("5v", "an-ca") "1 ho-khong-phong !bat-thuc-mot-cuc; 1 xuong suong", "unpaid 1: suong 4 earns 0 [bat-thuc-mot-cuc] cai 1 thong 1", NULL },
  { "… as a phỗng it would do, không phỗng leaves all in one bí",
    "turn 1; 1 5v 5v 5v 5s 5n 2s 3s 4s 6n 7n 8n 1n 2n 3n 7v 8v 9v cc tt oc 9s / bat-thuc 5v; noc 5v",
    "1 danh 5v; 2 boc; 1 u; *; 1 bao-bat-thuc 5v 1; 1 tra-chen; 1 ho-khong-phong !bat-thuc-mot-cuc; +",
    "unpaid 1: suong 4 earns 0 [bat-thuc-mot-cuc] cai 1 thong 1", NULL },

  { "a bí with its card: that one undermost, the eaten one on it", "turn 0; 0 5s 9n; 1 5v 5v 5v 5n 2n / bat-thuc 5v",
    "0 danh 5s; 1 an 5s bi 5v 5s 5n", "discard 1", "1 bi 5v 5s 5n / cups 1" },
  { "… the rest face down on that: another seat does not see it", "turn 0; 0 5s 9n; 1 5n 5n 5n 5v 2n / bat-thuc 5n",
    "0 danh 5s; 1 an 5s bi 5n 5s 5v", "discard 1", "1@2 bi 5n 5s ?? / cups 1" },
  { "… nor whether it is a bí or a named triple", "turn 0; 0 9v 9n; 1 9s 9s 9s tt 2n / bat-thuc 9s",
    "0 danh 9v; 1 an 9v lung 9s 9v tt", "discard 1", "1@2 bi 9s 9v ?? / cups 1" },
  { "… its owner does", "turn 0; 0 9v 9n; 1 9s 9s 9s tt 2n / bat-thuc 9s",
    "0 danh 9v; 1 an 9v lung 9s 9v tt", "discard 1", "1@1 lung 9s 9v tt / cups 1" },
  { "… what is eaten onto it lies open",
    "an-duoi=no; turn 0; 0 5s 9n; 1 5v 5v 5v 5n 2n 3s / bat-thuc 5v; noc 8s 8n 7v 9v 5s",
    "0 danh 5s; 1 an 5s bi 5v 5s 5n; 1 danh 2n; *; *; *; *; *; 1 an 5s @0 bi 5s", "discard 1", "1@2 bi 5v 5s ?? 5s / cups 1" },
  { "… the eaten one undermost: trái vỉ", "turn 0; 0 5s 9n; 1 5v 5v 5v 5n 2n / bat-thuc 5v",
    "0 danh 5s; 1 an 5s bi 5s 5v 5n !trai-vi", "discard 1", NULL },
  { "a named triple likewise", "turn 0; 0 7n 9n; 1 3v 3v 3v 3s 2n / bat-thuc 3v",
    "0 danh 7n; 1 an 7n lung 3v 7n 3s", "discard 1", "1 lung 3v 7n 3s / cups 1" },
  { "a dọc lies as any", "turn 0; 0 5v 9n; 1 6v 6v 6v 7v 2n / bat-thuc 6v",
    "0 danh 5v; 1 an 5v doc 5v 6v 7v", "discard 1", "1 doc 5v 6v 7v / cups 1" },
};

const Table table_bat_thuc = TABLE ("bất thực", rows);
