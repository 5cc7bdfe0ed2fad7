/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tổ tôm for five seats, bí tứ for four, in plain words; what differs with four stands in brackets:
 *
 * 120 cards, 20 (24) each, the cái one more; 19 (23) in the nọc. A card comes to a gate: discarded by the left neighbour, turned
 * from the nọc by the gate's owner, or returned there. It may be claimed, in this order: to win (ù), by the player who holds the
 * khàn (dậy khàn), by the one who holds the pair (phỗng), or by the owner of the gate (ăn). A player who claims out of turn
 * returns a card at that gate. If nobody claims it, the owner draws, or passes a drawn card to the right (dưới). A player with
 * all cards in phu and one lưng (two) wins. A hand ends as a draw when the nọc is at its last number.
 *
 * Every point where tables differ is a switch below; the faults of the table are reasons: apply() does what hands could do and
 * notes them for the làng.
 */
#pragma once

#include "rules/eating.h"
#include "cuoc.h"
#include "games/to-tom/rules/eval/holding.h"

extern const ChieuGame chieu_to_tom;

/* Kinds of moves, with the words that print them (docs/notation.md). */
typedef enum
{
  CHIEU_TO_TOM_KHAN,             /* "khan 5s": lays a khàn face down; opening */
  CHIEU_TO_TOM_THIEN_KHAI,       /* "thien-khai 7s": lays four equal face down; opening */
  CHIEU_TO_TOM_BAT_THUC,         /* "bat-thuc 5s": keeps a khàn or thiên khai, or takes up one that lies face down, to split it;
                                  * takes a cup */
  CHIEU_TO_TOM_XONG,             /* "xong": done (opening; after the call) */
  CHIEU_TO_TOM_DANH,             /* "danh 3v": discards to the right neighbour's gate */
  CHIEU_TO_TOM_TRA,              /* "tra 3v": trả cửa, returns a card at the gate it claimed from */
  CHIEU_TO_TOM_U,                /* "u": wins, or says so */
  CHIEU_TO_TOM_DAY_KHAN,         /* "day-khan 5s": raises the khàn to a thiên khai */
  CHIEU_TO_TOM_PHONG,            /* "phong 6n", "phong 6n + doc 6n 7n 8n" for a khàn bất thực */
  CHIEU_TO_TOM_AN,               /* "an 4v bi 4v 4v 4s 4n", "an 2v doc 2v 3v 4v + doc 2v 3v 4v", "an cc yeu cc", "an 5v @2 doc 5v",
                                  * "an 5v lat doc 5v 6v 7v": the card claimed, then the phu from undermost */
  CHIEU_TO_TOM_BOC,              /* "boc": leaves a card that it did not draw, and draws; "boc ha @1 5v" lays an equal card at that
                                  * dọc */
  CHIEU_TO_TOM_DUOI,             /* "duoi": passes what it drew to the right; "duoi ha @1 5v" */
  CHIEU_TO_TOM_QUA,              /* "qua": leaves a card at another's gate, or a thiên khai that is shown */
  CHIEU_TO_TOM_LAT_KHAN,         /* "lat-khan 5s": turns the khàn up at the win */
  CHIEU_TO_TOM_BAO_BAT_THUC,     /* "bao-bat-thuc 5s an-ca", "bao-bat-thuc 5s 1": names it, with how many were discarded */
  CHIEU_TO_TOM_TRA_CHEN,         /* "tra-chen": returns the cups */
  CHIEU_TO_TOM_HO_PHONG,         /* "ho-phong": says phỗng */
  CHIEU_TO_TOM_HO_KHONG_PHONG,   /* "ho-khong-phong": says không phỗng */
  CHIEU_TO_TOM_XUONG,            /* "xuong bach-dinh tom": the call; cards[] holds ChieuCuoc */
  CHIEU_TO_TOM_KHONG_DANH,       /* "khong-danh": puts no card down when one is due; strict play only */
  CHIEU_TO_TOM_TRA_THUA,         /* "tra-thua 1n": shows a surplus card to all and lays it under the nọc; opening, strict play
                                  * only */
  CHIEU_TO_TOM_N_MOVES
} ChieuToTomMoveKind;

/* ChieuMove.target of an ăn that begins a new phu; any other is the place of the phu that it lengthens. */
#define CHIEU_TO_TOM_NEW 0xff
/* ChieuMove.detail of an ăn: the kind of phu in the low bits, and these. */
#define CHIEU_TO_TOM_KIND_MASK 0x0f
#define CHIEU_TO_TOM_LAT 0x80    /* the face-down khàn of the claimed card's face is turned up, and stays a khàn */
#define CHIEU_TO_TOM_ALONE 0x40  /* the second part is one equal card laid alone, not a dọc */
/* ChieuMove.detail of boc and duoi: the equal card ChieuMove.face goes down at the dọc ChieuMove.target. */
#define CHIEU_TO_TOM_HA 0x20

/* Reasons: what a move is refused for, and the faults of the table. */
typedef enum
{
  CHIEU_TO_TOM_OK,
  /* Impossible with these hands. */
  CHIEU_TO_TOM_NOT_ASKED,        /* "not-asked": it is not this seat's turn to answer */
  CHIEU_TO_TOM_NOT_NOW,          /* "not-now": such a move is not made at this moment */
  CHIEU_TO_TOM_NO_CARD,          /* "no-card": the cards are not in the hand */
  CHIEU_TO_TOM_NO_PHU,           /* "no-phu": the cards make no phu */
  CHIEU_TO_TOM_NOT_YOUR_GATE,    /* "not-your-gate": ăn only at one's own gate */
  CHIEU_TO_TOM_NOTHING_LEFT,     /* "nothing-left": no card would be left to discard */
  CHIEU_TO_TOM_NO_THUA,          /* "no-thua": there is no surplus card to give back */
  CHIEU_TO_TOM_XUONG_ORDER,      /* "xuong-order": no call, or one in a wrong order: asked again. Where the latter costs
                                  * something (CHIEU_TO_TOM_FAULT_XUONG_ORDER), it is a fault that can be made */
  /* Faults (docs/rules/to-tom.md, "Faults"): first those that leave the win unpaid. */
  CHIEU_TO_TOM_BO_U,
  CHIEU_TO_TOM_TREO_TRANH,
  CHIEU_TO_TOM_TRAI_VI,
  CHIEU_TO_TOM_U_TRUOC_KHAN,
  CHIEU_TO_TOM_KHE_KHAN,
  CHIEU_TO_TOM_BAT_THUC_MOT_CUC,
  CHIEU_TO_TOM_QUEN_BAT_THUC,    /* bất thực not named, or the cup kept */
  CHIEU_TO_TOM_TRA_THUA_SAI,     /* another card was given back than the surplus one that should go */
  /* Faults that are chèo đò. */
  CHIEU_TO_TOM_KHONG_HO_PHONG,
  CHIEU_TO_TOM_U_SAI,
  CHIEU_TO_TOM_AN_MOT_DANH_HAI,
  CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU,
  CHIEU_TO_TOM_DANH_DOI,
  CHIEU_TO_TOM_DOI_LANG,
  CHIEU_TO_TOM_AN_LAI,
  CHIEU_TO_TOM_THOI_KHAN,
  CHIEU_TO_TOM_BO_YEU,
  CHIEU_TO_TOM_HO_CAO,
  CHIEU_TO_TOM_DANH_YEU,
  CHIEU_TO_TOM_BAT_THUC_QUA,     /* more of a bất thực discarded than allowed */
  CHIEU_TO_TOM_THUA_QUAN,        /* a surplus card was kept: no ù of this hand can be right */
  CHIEU_TO_TOM_N_REASONS
} ChieuToTomReason;

/* The costs of a fault; a switch may change it. */
typedef enum
{
  CHIEU_TO_TOM_COST_NONE,
  CHIEU_TO_TOM_COST_UNPAID,
  CHIEU_TO_TOM_COST_CHEO_DO,
} ChieuToTomCost;

/* Switches, in the order of chieu_to_tom.switches. */
typedef enum
{
  CHIEU_TO_TOM_NOC_END,          /* the hand is drawn when the nọc holds this many cards */
  CHIEU_TO_TOM_AN_DUOI,          /* may the right neighbour eat what the drawer left */
  CHIEU_TO_TOM_SAU_PHONG,        /* tra-cua, den-luot */
  CHIEU_TO_TOM_HONG_5,           /* reds for thập hồng, five seats */
  CHIEU_TO_TOM_HONG_4,           /* reds for thập nhị hồng, four seats */
  CHIEU_TO_TOM_CHO_THIEN_KHAI,   /* may one win on a thiên khai shown */
  CHIEU_TO_TOM_LAT_KHAN_AN,      /* may the khàn be turned up to eat its fourth into a dọc */
  CHIEU_TO_TOM_PHONG_LAI,        /* may a refused face be taken by phỗng later */
  CHIEU_TO_TOM_CAI_DAU,          /* first cái: by lot, or seat 0 */
  CHIEU_TO_TOM_POT_RULE,         /* a win takes at most what is left of the hội: no, yes */
  CHIEU_TO_TOM_CHI_NAY_LEO,      /* with chi nẩy another lèo is called too */
  CHIEU_TO_TOM_FAULT_KHONG_HO_PHONG,   /* costs: none, unpaid, cheo-do */
  CHIEU_TO_TOM_FAULT_THOI_KHAN,
  CHIEU_TO_TOM_FAULT_BO_YEU,
  CHIEU_TO_TOM_FAULT_DANH_YEU,
  CHIEU_TO_TOM_FAULT_AN_MOT_DANH_HAI,
  CHIEU_TO_TOM_FAULT_QUEN_BAT_THUC,
  CHIEU_TO_TOM_FAULT_BAT_THUC_QUA,
  CHIEU_TO_TOM_POINTS_SUONG,
  CHIEU_TO_TOM_POINTS_THONG,
  CHIEU_TO_TOM_POINTS_TOM,
  CHIEU_TO_TOM_POINTS_LEO,
  CHIEU_TO_TOM_POINTS_THAP_HONG,
  CHIEU_TO_TOM_POINTS_KINH_CO,
  CHIEU_TO_TOM_POINTS_BACH_DINH,
  CHIEU_TO_TOM_POINTS_CHI_NAY,
  CHIEU_TO_TOM_POINTS_KINH_TU_CO,
  CHIEU_TO_TOM_POINTS_MORE,
  CHIEU_TO_TOM_BO_QUAN,          /* an-duoc: what is left at one's gate bars its face if it could be eaten; moi-quan: always */
  CHIEU_TO_TOM_BAT_THUC_KHI,     /* truoc-danh: bất thực is said before the player's own first discard or claim; mo-dau: at once */
  CHIEU_TO_TOM_LE_QUAN,          /* an equal card that no dọc holds: ha, must go down alone; giu, may be kept */
  CHIEU_TO_TOM_FAULT_XUONG_ORDER,      /* a call in a wrong order; none: asked again */
  CHIEU_TO_TOM_CHO_CAI_0,        /* so-ghe: in cho cái a remainder of 0 counts as the number of seats; lat-lai: another card is
                                  * turned up */
  CHIEU_TO_TOM_BAT_THUC_PHU,     /* ChieuSplitSort: which phu a khàn bất thực must lie in */
  CHIEU_TO_TOM_DANH_HAI,         /* ăn một đánh hai: two cards that with the eaten one make moi-phu: any phu; cung-loai: one as
                                  * it was eaten into */
  CHIEU_TO_TOM_YEU_CUOI,         /* when only yêu are held: thu-tu, 1n goes first, a red one last; tuy-y, any */
  CHIEU_TO_TOM_LUNG_123,         /* van: of 1-2-3 that of văn is a lưng; moi-hang, of every suit */
  CHIEU_TO_TOM_YEU_AN_LE,        /* ChieuLoneYeu: how a yêu that was eaten alone reads */
  CHIEU_TO_TOM_TOM_LEO_DOI,      /* two Tôm or two Lèo: mot, one counts; moi-phu, each */
  CHIEU_TO_TOM_DEAL_THUA_QUAN,   /* ChieuToTomThuaQuan: whether in strict play a seat may be dealt a surplus card */
  CHIEU_TO_TOM_FAULT_TRA_THUA_SAI,     /* costs of giving back another card than one should */
  CHIEU_TO_TOM_N_SWITCHES
} ChieuToTomSwitch;

/* How often the deal gives a seat a surplus card, in strict play. Each hand is dealt by people, and now and then one miscounts;
 * no source says how often. */
typedef enum
{
  CHIEU_TO_TOM_THUA_NEVER,
  CHIEU_TO_TOM_THUA_SOMETIMES,   /* one hand in six */
  CHIEU_TO_TOM_THUA_ALWAYS,      /* a seat in each hand: to practise it */
} ChieuToTomThuaQuan;

/* Values of the switches that are words, in the order of their words; where these are no and yes the value says which. */
enum
{
  CHIEU_TO_TOM_SAU_PHONG_TRA_CUA,
  CHIEU_TO_TOM_SAU_PHONG_DEN_LUOT,
};
enum
{
  CHIEU_TO_TOM_CAI_DAU_LOT,
  CHIEU_TO_TOM_CAI_DAU_FIRST_SEAT,
};
enum
{
  CHIEU_TO_TOM_BO_QUAN_AN_DUOC,
  CHIEU_TO_TOM_BO_QUAN_MOI_QUAN,
};
enum
{
  CHIEU_TO_TOM_BAT_THUC_KHI_TRUOC_DANH,
  CHIEU_TO_TOM_BAT_THUC_KHI_MO_DAU,
};
enum
{
  CHIEU_TO_TOM_LE_QUAN_HA,
  CHIEU_TO_TOM_LE_QUAN_GIU,
};
enum
{
  CHIEU_TO_TOM_CHO_CAI_0_SO_GHE,
  CHIEU_TO_TOM_CHO_CAI_0_LAT_LAI,
};
enum
{
  CHIEU_TO_TOM_DANH_HAI_MOI_PHU,
  CHIEU_TO_TOM_DANH_HAI_CUNG_LOAI,
};
enum
{
  CHIEU_TO_TOM_YEU_CUOI_THU_TU,
  CHIEU_TO_TOM_YEU_CUOI_TUY_Y,
};
enum
{
  CHIEU_TO_TOM_LUNG_123_VAN,
  CHIEU_TO_TOM_LUNG_123_MOI_HANG,
};
enum
{
  CHIEU_TO_TOM_TOM_LEO_DOI_MOT,
  CHIEU_TO_TOM_TOM_LEO_DOI_MOI_PHU,
};

/* ---- State ---- */

/* A phu as it lies on the mat. */
typedef struct
{
  uint8_t kind;                  /* ChieuPhuKind */
  uint8_t n;
  uint8_t flags;                 /* CHIEU_TO_TOM_PHU_… */
  uint16_t of_refused;           /* of a dọc: the ranks of those of its cards that came from the hand after a card was refused with
                                  * which they would have made a dọc */
  ChieuCard cards[CHIEU_PHU_CARDS_MAX];   /* from undermost; CHIEU_CARD_HIDDEN where the onlooker does not know */
} ChieuToTomPhu;

#define CHIEU_TO_TOM_PHU_DOWN 0x01     /* lies face down: khàn, or thiên khai not shown yet */
#define CHIEU_TO_TOM_PHU_BARRED 0x02   /* a card that would have lengthened this dọc was refused */
#define CHIEU_TO_TOM_PHU_RAISED 0x04   /* a khàn or thiên khai turned up by its owner; three that are left of one that was won on */
/* How many cards from the third on lie face down, upon a khàn bất thực's card and the eaten one: others do not know them,
 * nor what kind of phu it is. */
#define CHIEU_TO_TOM_PHU_REST_SHIFT 4
#define CHIEU_TO_TOM_PHU_REST(phu) ((phu)->flags >> CHIEU_TO_TOM_PHU_REST_SHIFT)
/* The place of the first of these in ChieuToTomPhu.cards. */
#define CHIEU_TO_TOM_PHU_REST_AT 2

/* The most that is kept of a seat. No hand with the right number of cards has more phu, or single cards on the mat; a claim
 * that would lay one more phu is impossible. A seat that is dealt more khàn than it may have bất thực, which hardly happens by chance,
 * has to lay the others. */
#define CHIEU_TO_TOM_PHU_MAX 9
#define CHIEU_TO_TOM_ALONE_MAX 26
#define CHIEU_TO_TOM_BAT_THUC_MAX 6
#define CHIEU_TO_TOM_DEEDS_MAX 96
#define CHIEU_TO_TOM_SEAT_FAULTS_MAX 12

/* The deeds of a seat that are kept in their order, for the faults that need two of them. */
typedef enum
{
  CHIEU_TO_TOM_DEED_DISCARD,
  CHIEU_TO_TOM_DEED_ATE,
  CHIEU_TO_TOM_DEED_REFUSED_PHONG,
} ChieuToTomDeedKind;
/* A deed is one byte: the kind above the face. */
#define CHIEU_TO_TOM_DEED_FACE_BITS 5
#define CHIEU_TO_TOM_DEED(kind, face) ((uint8_t) ((kind) << CHIEU_TO_TOM_DEED_FACE_BITS | (face)))
#define CHIEU_TO_TOM_DEED_KIND(deed) ((ChieuToTomDeedKind) ((deed) >> CHIEU_TO_TOM_DEED_FACE_BITS))
#define CHIEU_TO_TOM_DEED_FACE(deed) ((ChieuCard) ((deed) & ((1 << CHIEU_TO_TOM_DEED_FACE_BITS) - 1)))

/* The most cards of a bất thực that can be named as discarded: all four of the face. */
#define CHIEU_TO_TOM_BAO_MAX CHIEU_STRIP_COPIES

/* ChieuToTomBatThuc.named: its fourth card came by phỗng. It is a khàn again, and the cup went back by itself. */
#define CHIEU_TO_TOM_KHAN_AGAIN 2

/* A khàn or thiên khai that its owner kept to split it. */
typedef struct
{
  ChieuCard face;
  uint8_t held;                  /* the cards it had: CHIEU_KHAN_CARDS or CHIEU_THIEN_KHAI_CARDS; 0 in another's view until named */
  uint8_t discarded;             /* how many of these were discarded or, being surplus, given back */
  uint8_t named;                 /* 1: named at the win; or CHIEU_TO_TOM_KHAN_AGAIN */
} ChieuToTomBatThuc;

/* What a seat holds, has laid down and has done. */
typedef struct
{
  uint8_t hand[CHIEU_TO_TOM_FACES];      /* the fan, by face; all zero in another seat's view, unless a winner has laid it down */
  uint8_t n_hand;                        /* always known */
  uint8_t n_phu;
  uint8_t n_alone;
  uint8_t n_bat_thuc;
  ChieuToTomPhu phu[CHIEU_TO_TOM_PHU_MAX];   /* in the order laid */
  ChieuCard alone[CHIEU_TO_TOM_ALONE_MAX];   /* single cards on the mat that read freely: yêu, equal cards laid alone */
  ChieuToTomBatThuc bat_thuc[CHIEU_TO_TOM_BAT_THUC_MAX];
  uint8_t cups;                          /* chén that stand before the seat */
  uint8_t acted;                         /* 1: discarded or claimed: too late for bất thực */
  uint8_t n_deeds;
  uint8_t deeds[CHIEU_TO_TOM_DEEDS_MAX]; /* none in another seat's view: only the owner knows the refusals */
  uint8_t n_faults;
  uint8_t refused_u;                     /* 1: a winning card was refused */
  uint8_t spoiled_chi_nay;               /* 1: a refusal has closed chi nẩy */
  uint8_t too_many;                      /* how many surplus cards are held, from the deal and because none was put down;
                                          * everybody sees that */
  uint32_t refused;                      /* bit f: face refused, may not be eaten nor, unless the house allows it, taken by phỗng */
  /* By face, of numbers that were refused at the player's own gate: the ranks of the cards in the hand with which that card would have
   * made the longest dọc. */
  uint16_t refused_with[CHIEU_CC];
  ChieuFault faults[CHIEU_TO_TOM_SEAT_FAULTS_MAX];
} ChieuToTomSeat;

/* A card that was turned up at cho cái, which all have seen, while it is still hidden in the hand of @seat: in its fan or face
 * down before it. When an equal one leaves that hand with everybody watching, it counts as this one. */
typedef struct
{
  ChieuCard card;
  uint8_t seat;
} ChieuToTomSeen;

/* The most cards that are turned up at cho cái: the cái's additional card, and the card of a pile whose number is added to its number;
 * more of the pile if the first ones leave no remainder. */
#define CHIEU_TO_TOM_SEEN_MAX 10

/* The cards of the nọc with four seats, that of the cái still among them; and all cards of the deck. */
#define CHIEU_TO_TOM_NOC_MAX (CHIEU_TO_TOM_CARDS - CHIEU_TO_TOM_MIN_SEATS * (CHIEU_HAND_FULL_MAX - 1))
#define CHIEU_TO_TOM_DEAD_MAX CHIEU_TO_TOM_CARDS

/* A hand of Tổ tôm at some moment of its play. */
typedef struct
{
  CHIEU_EATING_STATE;
  uint8_t show_phu;              /* the thiên khai that is shown: its place among the phu of the seat in turn */
  uint8_t last_gate;             /* gate of the last nọc card, for kê; UINT8_MAX before the first is turned */
  uint8_t win_pair;              /* 1: the winner held two or more cards equal to the winning one before that came */
  uint8_t ho;                    /* 0, or CHIEU_TO_TOM_HO_PHONG / HO_KHONG_PHONG */
  uint8_t under;                 /* 1: a surplus card went back under the nọc: noc[0], which all have seen */
  uint8_t n_seen;
  ChieuToTomSeen seen[CHIEU_TO_TOM_SEEN_MAX];  /* in the order in which they were turned up */
  ChieuCard noc[CHIEU_TO_TOM_NOC_MAX];         /* noc[noc_left − 1] is drawn next */
  ChieuEatingDead dead[CHIEU_TO_TOM_DEAD_MAX];  /* cards nobody took, in order */
  ChieuToTomSeat seat[CHIEU_SEATS_MAX];
} ChieuToTomState;

/* Returns: how many cards at the bottom of the nọc all know: one that went back and was not drawn, or none */
static inline int chieu_to_tom_count_under (const ChieuToTomState *s) { return s->under < s->noc_left ? s->under : s->noc_left; }

/* Returns: the cards of a full hand before the winning one with @seats, 4 or 5. The nọc has as many before the cái gets one of it. */
static inline int chieu_to_tom_cards_dealt (int seats) { return chieu_full_hand_size (seats) - 1; }

/* Returns: the cards of a full hand before the winning one */
static inline int chieu_to_tom_hand_size (const ChieuToTomState *s) { return chieu_to_tom_cards_dealt (s->seats); }

/**
 * chieu_to_tom_find_faces_due:
 * @hand: cards by face
 *
 * The booklet (IV.5) on a surplus card: “phải trả lại quân yêu nhất văn, không có mới trả yêu đen khác, cuối cùng mới đến yêu
 * đỏ hoặc quân khác”: 1n goes back, if there is none another black yêu, and last a red one or any other card. Public for tests.
 *
 * Returns: the faces of @hand that may go back, as bits
 */
uint32_t chieu_to_tom_find_faces_due (const uint8_t hand[CHIEU_TO_TOM_FACES]);

/* Returns: the cost of @fault in these house rules */
ChieuToTomCost chieu_to_tom_cost (const ChieuRules *rules, int fault);

/**
 * chieu_to_tom_find_holding:
 * @seat: a seat whose hand is known in @state
 * @win: a card to add to the free ones, or %CHIEU_CARD_NONE
 * @holding: (out): what the seat holds, as the evaluation reads it
 */
void chieu_to_tom_find_holding (const ChieuToTomState *state, int seat, ChieuCard win, ChieuHolding *holding);

/* Returns: what these rules say on phu */
ChieuHouse chieu_to_tom_house (const ChieuRules *rules);

/* Finds what a house with these rules pays with @seats, 4 or 5, and how many reds it wants. */
void chieu_to_tom_find_values (const ChieuRules *rules, int seats, ChieuCuocValues *values);

/* Returns: whether a hội with @pot points left (−1: none are kept) is over: they are fewer than the smallest win brings */
static inline bool
chieu_to_tom_is_hoi_over (const ChieuRules *rules, int pot)
{
  return pot >= 0 && pot < rules->value[CHIEU_TO_TOM_POINTS_SUONG];
}

/* Returns: whether @cuoc may come more than once in a call: Tôm or Lèo, if the house counts each of them */
bool chieu_to_tom_may_repeat (const ChieuRules *rules, int cuoc);

/* Lists in @cuoc those that may be called with @seats, in calling order: with four seats there is no thông (docs/rules/to-tom.md, "Deck and
 * deal"). @repeated: (out): those that may come more than once, as bits. Returns: how many */
int chieu_to_tom_list_callable (const ChieuRules *rules, int seats, uint8_t cuoc[CHIEU_N_CUOC], uint64_t *repeated);

/**
 * chieu_to_tom_reading:
 * @state: a state, with a winner or without
 * @score: (out): the best legal reading's cước and points; left as it was if nobody won
 * @reading: (out) (optional): all phu of the winner, phu on the mat joined with what lengthens them; without it finding the score
 * takes a tenth of the time
 *
 * Returns: false if nobody won rightly, or the winner's cards are not a winning hand.
 */
bool chieu_to_tom_reading (const ChieuToTomState *state, ChieuScore *score, ChieuReading *reading);

/**
 * ChieuToTomReadingFunc:
 * @reading: all phu of the winner, as chieu_to_tom_reading() gives them; valid during the call only
 * @score: its cước and points
 *
 * Returns: false to see no more
 */
typedef bool (*ChieuToTomReadingFunc) (const ChieuReading *reading, const ChieuScore *score, void *data);

/**
 * chieu_to_tom_each_reading:
 * @state: a state for which chieu_to_tom_reading() finds a reading
 *
 * Goes through all readings with which the winner's cards win, as far as the khàn bất thực and the word about the pair let them stand,
 * in no particular order.
 */
void chieu_to_tom_each_reading (const ChieuToTomState *state, ChieuToTomReadingFunc func, void *data);

/* Adds to @reading, which has the free cards of @seat and its phu on the mat, the yêu that it ate alone, if the house has them stay
 * alone: then they are neither. They need a place each (CHIEU_READING_PHU_MAX). */
void chieu_to_tom_add_bound_yeu (const ChieuToTomState *state, int seat, ChieuReading *reading);

/* Returns: how many cards of @face that @seat holds may become a khàn or phỗng together */
int chieu_to_tom_count_held_equals (const ChieuToTomState *state, const ChieuToTomSeat *seat, ChieuCard face);

/* Returns: whether @seat would win with @card now, with regard to bất thực; CHIEU_CARD_NONE: with the cards that it holds */
bool chieu_to_tom_wins (const ChieuToTomState *state, int seat, ChieuCard card);

/**
 * chieu_to_tom_find_holding_after:
 * @move: a possible claim of @seat: ăn, phỗng or dậy khàn
 * @holding: (out): what the seat holds once the claim took effect, before it puts a card down
 */
void chieu_to_tom_find_holding_after (const ChieuToTomState *state, int seat, const ChieuMove *move, ChieuHolding *holding);
