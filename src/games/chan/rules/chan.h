/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chắn for two to four seats, in plain words:
 *
 * 100 cards, 19 each; whoever won the last hand draws a card and counts it round to find the cái, who takes that card too and
 * discards first. A card lies at the gate to the right of the seat that played or drew it. Anybody may win with a card drawn from
 * the nọc, ten sets with six chắn; whoever holds the three equals of a card at any gate may take it by chíu, and then returns a card
 * there. Otherwise the player who drew it eats it, into a chắn or a cạ, or passes it to the right (dưới); the right neighbour eats
 * it, or draws. A player who eats discards. A discarded or returned card is won by chíu ù only, unless the house has it otherwise.
 * When the nọc is used up and its last card is refused, the hand is drawn.
 *
 * Cards that one refused, discarded or ate bind: the faults of the table are reasons; apply() does what hands could do, and notes
 * them. Some are seen at once (báo), some come out when the hand is laid down (ù báo), some only cost the pay.
 *
 * Every point where tables differ is a switch below, the values of all cước among them. docs/rules/chan.md has the rules in full,
 * help/C/chan*.page tells them to players; docs/sources.md has what a Vietnamese page on the game and a Japanese one on the deck
 * say.
 */
#pragma once

#include "rules/eating.h"
#include "cuoc.h"

extern const ChieuGame chieu_chan;

#define CHIEU_CHAN_MIN_SEATS 2
#define CHIEU_CHAN_MAX_SEATS 4
#define CHIEU_CHAN_HAND 19       /* cards of a pile */
#define CHIEU_CHAN_HAND_FULL (CHIEU_CHAN_HAND + 1)   /* cards of the cái, and of a hand with the card on which it wins */
#define CHIEU_CHAN_NOC 23        /* cards to draw, after the one that found the cái */
#define CHIEU_CHAN_SETS_MAX CHIEU_CHAN_SETS   /* sets one seat can have on the mat */
#define CHIEU_CHAN_DEAD_MAX (CHIEU_CHAN_NOC + 1)   /* cards left at gates: after each a card is drawn, or the hand ends */
/* Room for the faults noted of one seat, each reason once: the ten that let it play on, then at most the five open ones of one
 * act, after which it can commit no more. Three places are to spare. */
#define CHIEU_CHAN_FAULTS_MAX 18

/* Kinds of moves, with the words that print them (docs/notation.md). */
typedef enum
{
  CHIEU_CHAN_CHOI,               /* "choi": plays a hand that was dealt without chắn */
  CHIEU_CHAN_HA,                 /* "ha": lays it down as ù xuông instead */
  CHIEU_CHAN_DANH,               /* "danh 3v": discards to the player's own gate, the right one */
  CHIEU_CHAN_TRA,                /* "tra 3v": trả cửa, returns a card at the gate it took from */
  CHIEU_CHAN_U,                  /* "u" */
  CHIEU_CHAN_CHIU,               /* "chiu 3v" */
  CHIEU_CHAN_AN,                 /* "an 3v chan 3v 3v", "an 3v ca 3v 3s": the card eaten, then the set from undermost */
  CHIEU_CHAN_BOC,                /* "boc": leaves the card of the upper gate and draws */
  CHIEU_CHAN_DUOI,               /* "duoi": passes what it drew to the right */
  CHIEU_CHAN_QUA,                /* "qua": leaves a card out of turn */
  CHIEU_CHAN_XUONG,              /* "xuong chi tom": the call; cards[] holds ChieuChanCuoc */
  CHIEU_CHAN_NHUONG,             /* "nhuong": in place of boc where the cái draws for all; the cái itself has boc */
  CHIEU_CHAN_N_MOVES
} ChieuChanMoveKind;

/* Kinds of sets on the mat; also ChieuMove.detail of an ăn. */
typedef enum
{
  CHIEU_CHAN_SET_CHAN,
  CHIEU_CHAN_SET_CA,
  CHIEU_CHAN_SET_CHIU,
  CHIEU_CHAN_N_SETS
} ChieuChanSetKind;

/* Reasons: what a move is refused for, and the faults of the table, with their numbers in the source (docs/sources.md, "lỗi 0–17"). */
typedef enum
{
  CHIEU_CHAN_OK,
  /* Impossible with these hands. */
  CHIEU_CHAN_NOT_ASKED,          /* "not-asked": it is not this seat's turn to answer */
  CHIEU_CHAN_NOT_NOW,            /* "not-now": such a move is not made at this moment */
  CHIEU_CHAN_NO_CARD,            /* "no-card": the cards are not in the hand */
  CHIEU_CHAN_NO_SET,             /* "no-set": the cards make no chắn and no cạ */
  CHIEU_CHAN_NOT_YOUR_TURN,      /* "not-your-turn": ăn only in turn */
  CHIEU_CHAN_OWN_CARD,           /* "own-card": nobody takes what he put down himself */
  CHIEU_CHAN_NOTHING_LEFT,       /* "nothing-left": no card would be left to put down */
  CHIEU_CHAN_IS_BAO,             /* "bao": a seat that is báo only draws and passes */
  CHIEU_CHAN_XUONG_FORM,         /* "xuong-form": no call at all; asked again */
  /* Faults that cost the pay (nghỉ ăn tiền). */
  CHIEU_CHAN_BO_U,
  CHIEU_CHAN_TRAI_VI,            /* 0 */
  CHIEU_CHAN_TREO_TRANH,         /* 1 */
  CHIEU_CHAN_CHIU_AN_THUONG,     /* 2 */
  /* Hidden faults: ù báo. */
  CHIEU_CHAN_AN_CHON_CA,         /* 3 */
  CHIEU_CHAN_CHUYEN_CHO,         /* 4 */
  CHIEU_CHAN_CAU_CA,             /* 5 */
  /* Open faults: báo. */
  CHIEU_CHAN_BO_CHAN_AN_CHAN,    /* 6 */
  CHIEU_CHAN_BO_CHAN_AN_CA,      /* 7 */
  CHIEU_CHAN_BO_CA_AN_CA,        /* 8 */
  CHIEU_CHAN_BO_CHAN_DANH_CHAN,  /* 9 */
  CHIEU_CHAN_DANH_CA_AN_CA,      /* 10 */
  CHIEU_CHAN_XE_CA_AN_CA,        /* 11 */
  CHIEU_CHAN_DANH_ROI_AN_LAI,    /* 12 */
  CHIEU_CHAN_DANH_DOI_CHAN,      /* 13 */
  CHIEU_CHAN_AN_ROI_DANH,        /* 14 */
  CHIEU_CHAN_AN_CA_AN_CHAN,      /* 15 */
  CHIEU_CHAN_AN_CA_DANH_CA,      /* 16 */
  CHIEU_CHAN_AN_CA_DANH_HANG,    /* 17 */
  /* False ù: ù láo. */
  CHIEU_CHAN_U_LAO,              /* "u-lao": the hand is not complete */
  CHIEU_CHAN_U_QUAN_DANH,        /* "u-quan-danh": a discarded or returned card, and no chíu */
  CHIEU_CHAN_U_CHI,              /* "u-chi": chi chi, and no bạch thủ chi */
  CHIEU_CHAN_U_XUONG,            /* "u-xuong": no cước, where xuông may not win */
  /* False calls. */
  CHIEU_CHAN_XUONG_SAI,          /* "xuong-sai": a cước that is not there, or is not there as often as it is called */
  CHIEU_CHAN_QUEN_BACH_THU,      /* "quen-bach-thu": bạch thủ not called */
  /* Faults in houses where chắn have to be kept and taken: the card then makes neither chắn nor cạ any more. */
  CHIEU_CHAN_XE_CHAN,            /* "xe-chan": discards a card of a chắn of the hand */
  CHIEU_CHAN_BO_CHAN,            /* "bo-chan": leaves a card that makes a chắn */
  CHIEU_CHAN_BO_CHIU,            /* "bo-chiu": leaves the fourth of three equal cards */
  CHIEU_CHAN_N_REASONS
} ChieuChanReason;

/* The consequences that a fault can have. */
typedef enum
{
  CHIEU_CHAN_KIND_NONE,          /* no fault */
  CHIEU_CHAN_KIND_UNPAID,        /* nghỉ ăn tiền */
  CHIEU_CHAN_KIND_HIDDEN,        /* ù báo */
  CHIEU_CHAN_KIND_OPEN,          /* báo */
  CHIEU_CHAN_KIND_U_LAO,
  CHIEU_CHAN_KIND_CALL,          /* pays for the call */
  CHIEU_CHAN_KIND_LOST,          /* costs nothing at the end, but what is left of its face makes no set with an eaten card any
                                  * more */
} ChieuChanFaultKind;

/* Switches, in the order of chieu_chan.switches. The values of the cước follow: first every điểm, then every dịch. */
typedef enum
{
  CHIEU_CHAN_CAI_NEXT,           /* boc-cai, winner: ChieuChanCaiNext */
  CHIEU_CHAN_DIA_U_RULE,         /* cua-chi, first-card: ChieuChanDiaURule */
  CHIEU_CHAN_U_XUONG_RULE,       /* may xuông win: no, yes */
  CHIEU_CHAN_KHONG_CHAN,         /* a hand without chắn may be laid down; a win from it is worth …: ChieuChanKhongChan */
  CHIEU_CHAN_VALUES,             /* diem-dich, sum: ChieuChanValueRule */
  CHIEU_CHAN_THAP_THANH_RULE,    /* bạch định, tám đỏ and kính tứ chi beside thập thành count their dịch or their điểm:
                                  * ChieuChanThapThanhRule */
  CHIEU_CHAN_GA,                 /* none, wide, narrow: ChieuChanGaRule */
  CHIEU_CHAN_GA_POINTS,          /* points of one gà */
  CHIEU_CHAN_GA_BACH_THU_CHI,    /* has bạch thủ chi a gà: no, yes */
  CHIEU_CHAN_U_DANH,             /* may all who wait for it win with a discarded or returned card, not only by chíu: no, yes */
  CHIEU_CHAN_BACH_THU_CHI_RULE,  /* chi-chi, chi: ChieuChanBachThuChiRule */
  CHIEU_CHAN_GIU_CHAN,           /* are the cards of a chắn of the hand kept: no, yes */
  CHIEU_CHAN_PHAI_AN_CHAN,       /* must a card be eaten that makes a chắn: no, yes */
  CHIEU_CHAN_PHAI_CHIU,          /* must the fourth of three equal cards be taken: no, yes */
  CHIEU_CHAN_SAU_CHIU,           /* what follows a chíu: tra-cua, het-luot: ChieuChanSauChiu */
  CHIEU_CHAN_CAI_BOC,            /* does the cái draw for all: no, yes */
  CHIEU_CHAN_XUONG_RULE,         /* khong-cuoc, bay-chan: ChieuChanXuongRule */
  CHIEU_CHAN_DIEM,
  CHIEU_CHAN_DICH = CHIEU_CHAN_DIEM + CHIEU_CHAN_N_CUOC,
  CHIEU_CHAN_N_SWITCHES = CHIEU_CHAN_DICH + CHIEU_CHAN_N_CUOC
} ChieuChanSwitch;

/* Values of CHIEU_CHAN_CAI_NEXT: who is the cái after a win. */
typedef enum
{
  CHIEU_CHAN_CAI_NEXT_BOC_CAI,   /* whom the card that the winner draws is counted to */
  CHIEU_CHAN_CAI_NEXT_WINNER,
} ChieuChanCaiNext;

/* Values of CHIEU_CHAN_DIA_U_RULE: which win is địa ù. */
typedef enum
{
  CHIEU_CHAN_DIA_U_CUA_CHI,      /* one before the seat's own first turn is over (ChieuChanSeat.gate_passed) */
  CHIEU_CHAN_DIA_U_FIRST_CARD,   /* one on the first card that is drawn, or before any is */
} ChieuChanDiaURule;

/* Values of CHIEU_CHAN_VALUES: how cước are counted together. */
typedef enum
{
  CHIEU_CHAN_VALUES_DIEM_DICH,   /* the highest điểm, and the dịch of the rest */
  CHIEU_CHAN_VALUES_SUM,         /* all điểm */
} ChieuChanValueRule;

/* Values of CHIEU_CHAN_THAP_THANH_RULE. */
typedef enum
{
  CHIEU_CHAN_THAP_THANH_DICH,
  CHIEU_CHAN_THAP_THANH_DIEM,
} ChieuChanThapThanhRule;

/* Values of CHIEU_CHAN_BACH_THU_CHI_RULE: which bạch thủ is bạch thủ chi. */
typedef enum
{
  CHIEU_CHAN_BACH_THU_CHI_ON_CHI_CHI,
  CHIEU_CHAN_BACH_THU_CHI_AS_CHI,    /* one won as chì, on whatever card */
} ChieuChanBachThuChiRule;

/* Values of CHIEU_CHAN_SAU_CHIU. */
typedef enum
{
  CHIEU_CHAN_SAU_CHIU_TRA_CUA,   /* a card is returned at the gate that was taken from */
  CHIEU_CHAN_SAU_CHIU_HET_LUOT,  /* a card is discarded at the seat's own gate, and its right neighbour goes on */
} ChieuChanSauChiu;

/* Values of CHIEU_CHAN_XUONG_RULE: which win is xuông. */
typedef enum
{
  CHIEU_CHAN_XUONG_KHONG_CUOC,   /* one without cước, and no other */
  CHIEU_CHAN_XUONG_BAY_CHAN,     /* also one on the seventh chắn beside six */
} ChieuChanXuongRule;

/* Values of CHIEU_CHAN_GA. */
typedef enum
{
  CHIEU_CHAN_GA_NONE,
  CHIEU_CHAN_GA_WIDE,            /* bạch định and tám đỏ have a gà on their own */
  CHIEU_CHAN_GA_NARROW,          /* bạch định has one only with tôm, tám đỏ only with lèo */
} ChieuChanGaRule;

/* Values of CHIEU_CHAN_KHONG_CHAN. */
typedef enum
{
  CHIEU_CHAN_KHONG_CHAN_NO,          /* it is played like any other; a win is phá thiên */
  CHIEU_CHAN_KHONG_CHAN_THAP_THANH,  /* it may be laid down; if played on, phá thiên is worth thập thành … */
  CHIEU_CHAN_KHONG_CHAN_TAM_DO_LEO,  /* … or tám đỏ lèo */
} ChieuChanKhongChan;

/* A set on the mat, from undermost: the eaten card first but for trái vỉ. Chắn and cạ have two cards, chíu four. */
typedef struct
{
  uint8_t kind;                  /* ChieuChanSetKind */
  ChieuCard eaten;
  ChieuCard cards[CHIEU_CHAN_CHIU_CARDS];
} ChieuChanSet;

/* Returns: the number of @card when it is drawn to find the cái, counted from the drawer as 1 */
static inline int
chieu_chan_cai_number (ChieuCard card)
{
  return card == CHIEU_CHAN_CC ? 1 : chieu_chan_rank (card);
}

/* Returns: how many cards @set has */
static inline int
chieu_chan_set_size (const ChieuChanSet *set)
{
  return set->kind == CHIEU_CHAN_SET_CHIU ? CHIEU_CHAN_CHIU_CARDS : 2;
}

/* What a seat has, and what binds it. */
typedef struct
{
  uint8_t hand[CHIEU_CHAN_FACES];
  uint8_t left[CHIEU_CHAN_FACES];    /* cards that left the hand with everybody watching: put down, or laid with one taken */
  uint8_t n_hand;
  uint8_t n_sets;
  ChieuChanSet sets[CHIEU_CHAN_SETS_MAX];
  uint8_t mat_chan;              /* chắn on the mat; a chíu counts two */
  uint8_t ca_ranks;              /* bit rank − 2: a cạ of that rank was eaten */
  uint8_t gate_passed;           /* 1: its first turn is over, by its discard, meal, dưới or chíu at its own gate, or by a chíu of
                                  * another that ended the turn: no địa ù any more */
  uint8_t refused_u;             /* 1: could win, with a card or as dealt, and did something else */
  uint32_t discarded;            /* faces put down, returned ones too */
  uint32_t eaten;                /* faces taken from a gate */
  uint32_t passed;               /* faces that it let pass in its turn, as everybody saw */
  uint32_t refused_chan;         /* faces whose chắn it refused; nobody else knows this and the next */
  uint32_t refused_ca;           /* faces of the hand whose cạ it refused */
  uint8_t n_faults;
  ChieuFault faults[CHIEU_CHAN_FAULTS_MAX];
} ChieuChanSeat;

/* A hand of the game, begun, in play or over. */
typedef struct
{
  CHIEU_EATING_STATE;
  uint8_t drawer;                /* who drew for the cái */
  ChieuCard cai_card;            /* the card that found the cái */
  uint8_t cai_card_held;         /* 1: everybody knows the cái still holds it */
  uint8_t bao;                   /* bit s: seat s is báo */
  uint8_t drawn;                 /* 1: the seat at gate drew the first card that lay there, so it may eat before its right neighbour
                                  * does: that card, or one that is returned for it */
  uint8_t laid_down;             /* 1: a hand without chắn was laid down */
  uint8_t n_aside;               /* cards of the unused piles */
  ChieuCard noc[CHIEU_CHAN_NOC]; /* noc[noc_left − 1] is drawn next */
  uint8_t aside[CHIEU_CHAN_FACES];   /* the unused piles, by face */
  ChieuEatingDead dead[CHIEU_CHAN_DEAD_MAX];
  ChieuChanSeat seat[CHIEU_CHAN_MAX_SEATS];
} ChieuChanState;

/* Returns: the consequence of the fault @reason */
ChieuChanFaultKind chieu_chan_fault_kind (int reason);

/* Finds the values of the cước under @rules. */
void chieu_chan_find_values (const ChieuRules *rules, ChieuChanValues *values);

/* Makes @win of the sets of @seat and its hand, as chieu_chan_score() takes it, with the facts of a win with @card at the gate
 * (CHIEU_CARD_NONE: thiên ù). */
void chieu_chan_describe_win (const ChieuChanState *s, int seat, ChieuCard card, ChieuChanWin *win);

/* Returns: the reason why @seat may not win with @card, CHIEU_CARD_NONE for thiên ù; CHIEU_CHAN_OK: it may */
ChieuReason chieu_chan_judge_u (const ChieuChanState *s, int seat, ChieuCard card);

/* Finds the right and full call of the winner; xuông for a hand without chắn that was laid down. If nobody won, or ù was called
 * falsely, n is 0. */
void chieu_chan_find_full_call (const ChieuChanState *s, ChieuChanScore *score);

/* Returns: how many gà a call of the hand has; 0 if the house plays none */
int chieu_chan_count_ga (const ChieuChanState *s, const uint8_t *call, int n);

/* Returns: the points that each loser pays for @call under the house rules, gà among it */
int chieu_chan_worth (const ChieuChanState *s, const uint8_t *call, int n);

/* Returns: the faces of the hand that may be put down without a fault under @rules, as bits; 0: each would be a fault */
uint32_t chieu_chan_find_clean_discards (const ChieuRules *rules, const ChieuChanSeat *seat);

/* Returns: the faces that @seat may put down without a fault once it has laid @hand_card with @eaten; CHIEU_CARD_NONE: once it has
 * taken @eaten by chíu. Cards of a chắn are among them even where these have to be kept, since a seat that holds nothing else may
 * split one */
uint32_t chieu_chan_find_clean_discards_after (const ChieuChanSeat *seat, ChieuCard eaten, ChieuCard hand_card);

/* Room for all faults of one meal, or of one card that is put down. */
#define CHIEU_CHAN_MEAL_FAULTS_MAX 12
/* Lists all faults of @seat eating @face with @with of its hand, except trái vỉ and bỏ ù. Returns: how many. */
int chieu_chan_list_eat_faults (const ChieuChanSeat *seat, ChieuCard face, ChieuCard with,
                                uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX]);

/* Returns: how many cards of @face @seat has, in its hand and on the mat */
int chieu_chan_count_own (const ChieuChanSeat *seat, ChieuCard face);

/* Returns: the faces that @seat waits for, as bits: those that complete its hand and may still come, as it does not have all four
 * itself; none if it is báo. Where xuông may not win each of them still wins at the seat's own gate, as chì */
uint32_t chieu_chan_waits_of (const ChieuChanState *s, int seat);

/* Returns: the card of the hand that the ăn @move lays */
ChieuCard chieu_chan_get_hand_card (const ChieuMove *move);

/* Makes @after what @seat is once the ăn or chíu @move took effect, before it puts a card down; faults are not noted. */
void chieu_chan_find_seat_after (const ChieuChanSeat *seat, const ChieuMove *move, ChieuChanSeat *after);
