/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mậu binh (binh xập xám, Chinese poker) for two to four seats, in plain words:
 *
 * 52 cards, thirteen each. Everybody arranges them into chi 1 of five cards, chi 2 of five and chi 3 of three, all at once; chi 1
 * must not be lower than chi 2, nor chi 2 than chi 3, else the hand is binh lủng (foul). A player may instead show a tới trắng, a
 * hand that wins as it is, or give the hand up. When all are done every two players compare chi by chi: the higher one earns 1,
 * or more if it is rare; a player who loses all three pays double (sập), and double again if the winner beat everybody in all
 * three (sập làng). A foul hand counts as beaten in all three by everybody whose hand is not, and pays them a fixed price. A tới trắng
 * beats all but a higher one; giving up costs a fixed price, too.
 *
 * Suits do not count. Every point where tables differ, and everything that is paid, is a switch below. A foul hand is a fault:
 * hands can lay it, and it is noted. docs/rules/mau-binh.md has the rules in full, help/C/mau-binh*.page tells them to players;
 * docs/sources.md has what an article on the game says.
 */
#pragma once

#include "rules/game.h"

extern const ChieuGame chieu_mau_binh;

/* The rows of cards, in the order of a move. */
enum
{
  CHIEU_MAU_BINH_CHI_1,
  CHIEU_MAU_BINH_CHI_2,
  CHIEU_MAU_BINH_CHI_3,
  CHIEU_MAU_BINH_ROWS
};

#define CHIEU_MAU_BINH_HAND 13
#define CHIEU_MAU_BINH_LONG_ROWS 2    /* chi 1 and chi 2 */
#define CHIEU_MAU_BINH_LONG_ROW 5     /* cards of each of them */
#define CHIEU_MAU_BINH_SHORT_ROW 3    /* of chi 3 */
#define CHIEU_MAU_BINH_SUITS 4
#define CHIEU_MAU_BINH_RANKS 13
#define CHIEU_MAU_BINH_ACE (CHIEU_MAU_BINH_RANKS - 1)   /* ranks are counted from the two, 0 */
#define CHIEU_MAU_BINH_FIVE 3         /* the rank of the five, the highest of A-2-3-4-5 */
#define CHIEU_MAU_BINH_SEATS_MIN 2
#define CHIEU_MAU_BINH_SEATS_MAX 4
/* A card, and the whole pack, as sets: bit c for card c. */
#define CHIEU_MAU_BINH_CARD(card) CHIEU_BIT64 (card)
#define CHIEU_MAU_BINH_ALL (CHIEU_BIT64 (CHIEU_MAU_BINH_FACES) - 1)
/* The lowest of the four bits of each rank: as a set the cards of the first suit, as counts one card of each rank. */
#define CHIEU_MAU_BINH_EACH_RANK UINT64_C (0x1111111111111)
/* The cards of one suit, from 0. */
#define CHIEU_MAU_BINH_SUIT(suit) (CHIEU_MAU_BINH_EACH_RANK << (suit))
/* The card of @rank and @suit, both from 0. */
#define CHIEU_MAU_BINH_FACE(rank, suit) ((ChieuCard) ((rank) * CHIEU_MAU_BINH_SUITS + (suit)))

static inline int chieu_mau_binh_rank (ChieuCard card) { return card / CHIEU_MAU_BINH_SUITS; }
static inline int chieu_mau_binh_suit (ChieuCard card) { return card % CHIEU_MAU_BINH_SUITS; }

/* Returns: how many cards of each rank @hand has, four bits for each */
static inline uint64_t
chieu_mau_binh_count_ranks (uint64_t hand)
{
  /* Pairs of bits are added first, then the pairs of each rank. */
  uint64_t twos = hand - (hand >> 1 & UINT64_C (0x5555555555555));

  return (twos & UINT64_C (0x3333333333333)) + (twos >> 2 & UINT64_C (0x3333333333333));
}

/* Kinds of moves, with the words that print them (docs/notation.md). */
typedef enum
{
  CHIEU_MAU_BINH_TOI_TRANG,      /* "toi-trang sanh-rong": shows it; detail is the ChieuMauBinhInstant */
  CHIEU_MAU_BINH_XEP,            /* "xep As Ad Ac Kh Kd / 9s 9h 7d 7c 2s / Qd Jd 8h": the three chi, five, five and three */
  CHIEU_MAU_BINH_BO,             /* "bo": gives the hand up */
  CHIEU_MAU_BINH_N_MOVES
} ChieuMauBinhMoveKind;

/* Reasons why a move is refused, and the one fault. */
typedef enum
{
  CHIEU_MAU_BINH_OK,
  CHIEU_MAU_BINH_NOT_ASKED,      /* "not-asked": it is not this seat's turn to answer */
  CHIEU_MAU_BINH_NOT_NOW,        /* "not-now": no such move is made */
  CHIEU_MAU_BINH_NO_CARD,        /* "no-card": not exactly the thirteen cards of the hand */
  CHIEU_MAU_BINH_NO_INSTANT,     /* "no-toi-trang": the hand is not that tới trắng */
  CHIEU_MAU_BINH_BINH_LUNG,      /* "binh-lung": a chi is higher than the one before it; can be laid */
  CHIEU_MAU_BINH_N_REASONS
} ChieuMauBinhReason;

/* The kinds of chi, from the lowest. Chi 3 knows only mậu thầu, đôi and xám. */
typedef enum
{
  CHIEU_MAU_BINH_MAU_THAU,
  CHIEU_MAU_BINH_DOI,
  CHIEU_MAU_BINH_THU,
  CHIEU_MAU_BINH_XAM,
  CHIEU_MAU_BINH_SANH,
  CHIEU_MAU_BINH_THUNG,
  CHIEU_MAU_BINH_CU_LU,
  CHIEU_MAU_BINH_TU_QUY,
  CHIEU_MAU_BINH_THUNG_PHA_SANH,
  CHIEU_MAU_BINH_N_KINDS
} ChieuMauBinhKind;

/* Tới trắng, from the highest (help/C/mau-binh-points.page). */
typedef enum
{
  CHIEU_MAU_BINH_RONG_CUON,
  CHIEU_MAU_BINH_SANH_RONG,
  CHIEU_MAU_BINH_BA_THUNG_PHA_SANH,
  CHIEU_MAU_BINH_DONG_MAU_13,
  CHIEU_MAU_BINH_DONG_MAU_12,
  CHIEU_MAU_BINH_NAM_DOI_MOT_XAM,
  CHIEU_MAU_BINH_LUC_PHE_BON,
  CHIEU_MAU_BINH_BA_THUNG,
  CHIEU_MAU_BINH_BA_SANH,
  CHIEU_MAU_BINH_TU_3_DEN_XI,    /* only if the house has it */
  CHIEU_MAU_BINH_N_INSTANTS
} ChieuMauBinhInstant;

/* The parts of a win, in ChieuGame.cuoc: a tới trắng, or these. */
typedef enum
{
  CHIEU_MAU_BINH_CUOC_SO_CHI = CHIEU_MAU_BINH_N_INSTANTS,   /* "so-chi": chi compared */
  CHIEU_MAU_BINH_CUOC_XAM_3,
  CHIEU_MAU_BINH_CUOC_CU_LU_2,
  CHIEU_MAU_BINH_CUOC_TU_QUY_1,
  CHIEU_MAU_BINH_CUOC_TU_QUY_2,
  CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_1,
  CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_2,
  CHIEU_MAU_BINH_CUOC_SAP,
  CHIEU_MAU_BINH_CUOC_SAP_LANG,
  CHIEU_MAU_BINH_CUOC_BINH_LUNG, /* "binh-lung": another's hand was foul */
  CHIEU_MAU_BINH_CUOC_BO_BAI,    /* "bo-bai": another gave up */
  CHIEU_MAU_BINH_N_CUOC
} ChieuMauBinhCuoc;

/* Switches, in the order of chieu_mau_binh.switches. */
typedef enum
{
  CHIEU_MAU_BINH_A5,             /* where A-2-3-4-5 stands among the sảnh: lowest, second: ChieuMauBinhA5Rule */
  CHIEU_MAU_BINH_POINTS_CHI,     /* any chi without a price of its own */
  CHIEU_MAU_BINH_POINTS_XAM_3,
  CHIEU_MAU_BINH_POINTS_CU_LU_2,
  CHIEU_MAU_BINH_POINTS_TU_QUY_1,
  CHIEU_MAU_BINH_POINTS_TU_QUY_2,
  CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_1,
  CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_2,
  CHIEU_MAU_BINH_SAP,            /* the factor by which sập multiplies the points of the chi */
  CHIEU_MAU_BINH_SAP_LANG,       /* the factor by which sập làng multiplies that again */
  CHIEU_MAU_BINH_POINTS_BINH_LUNG,
  CHIEU_MAU_BINH_POINTS_BO_BAI,
  CHIEU_MAU_BINH_RULE_TU_3_DEN_XI, /* whether all ranks from 3 to A with any thirteenth card are a tới trắng: no, yes */
  CHIEU_MAU_BINH_POINTS_INSTANT, /* one for each of them */
  CHIEU_MAU_BINH_N_SWITCHES = CHIEU_MAU_BINH_POINTS_INSTANT + CHIEU_MAU_BINH_N_INSTANTS
} ChieuMauBinhSwitch;

/* Values of CHIEU_MAU_BINH_A5. */
typedef enum
{
  CHIEU_MAU_BINH_A5_LOWEST,
  CHIEU_MAU_BINH_A5_SECOND,      /* below 10-J-Q-K-A only */
} ChieuMauBinhA5Rule;

/* Ids of the kinds of chi, and of the parts of a win, the first of which are the tới trắng; NULL at the end. */
extern const char *const chieu_mau_binh_kinds[CHIEU_MAU_BINH_N_KINDS + 1];
extern const char *const chieu_mau_binh_cuoc[CHIEU_MAU_BINH_N_CUOC + 1];

/* ---- Chi ---- */

/* Return how many cards chi @row (0–2) has, where they begin among the thirteen, and in which chi a place is. */
static inline int
chieu_mau_binh_row_size (int row)
{
  return row < CHIEU_MAU_BINH_LONG_ROWS ? CHIEU_MAU_BINH_LONG_ROW : CHIEU_MAU_BINH_SHORT_ROW;
}

static inline int chieu_mau_binh_row_start (int row) { return CHIEU_MAU_BINH_LONG_ROW * row; }
static inline int chieu_mau_binh_row_of (int place) { return place / CHIEU_MAU_BINH_LONG_ROW; }

/* Returns: whether A-2-3-4-5 is the second highest sảnh in this house */
bool chieu_mau_binh_is_a5_second (const ChieuRules *rules);

/**
 * chieu_mau_binh_class:
 * @cards: @n cards, in any order
 * @n: CHIEU_MAU_BINH_LONG_ROW, or CHIEU_MAU_BINH_SHORT_ROW for chi 3
 * @a5: whether A-2-3-4-5 stands second (the switch)
 *
 * Returns: a number that is higher for the better of two chi of the same size, and equal where they draw
 */
int chieu_mau_binh_class (const ChieuCard *cards, int n, bool a5);

/* Returns: the class of chi @row (0–2); @cards: in the order of a move */
static inline int
chieu_mau_binh_row_class (const ChieuCard cards[CHIEU_MAU_BINH_HAND], int row, bool a5)
{
  return chieu_mau_binh_class (cards + chieu_mau_binh_row_start (row), chieu_mau_binh_row_size (row), a5);
}

/* Returns: whether chi 2 is higher than chi 1; in a foul hand where it is not, chi 3 is higher than chi 2 */
static inline bool
chieu_mau_binh_is_second_too_high (const ChieuCard cards[CHIEU_MAU_BINH_HAND], bool a5)
{
  return chieu_mau_binh_row_class (cards, CHIEU_MAU_BINH_CHI_2, a5) > chieu_mau_binh_row_class (cards, CHIEU_MAU_BINH_CHI_1, a5);
}

/* Returns: the kind of a chi of this class and size */
ChieuMauBinhKind chieu_mau_binh_kind (int class, int n);

/* Returns: whether the three chi are foul; @cards: in the order of a move */
bool chieu_mau_binh_is_foul (const ChieuCard cards[CHIEU_MAU_BINH_HAND], bool a5);

/* Puts the cards of each chi in the order in which they are shown: those of the rank that occurs most often first, of equally
 * many the higher rank first. */
void chieu_mau_binh_sort_rows (ChieuCard cards[CHIEU_MAU_BINH_HAND]);

/* ---- Tới trắng ---- */

/* Returns: bit i for each ChieuMauBinhInstant that the thirteen cards of @hand have by @rules */
unsigned chieu_mau_binh_find_instants (uint64_t hand, const ChieuRules *rules);

/* Returns: a number that decides between two hands that show the same tới trắng: the higher one wins, equal ones draw */
uint64_t chieu_mau_binh_instant_rank (uint64_t hand, ChieuMauBinhInstant instant, bool a5);

/* ---- Comparing ---- */

/* The answer of a seat; all zero as long as it has given none, or its answer is not known. */
typedef struct
{
  uint8_t kind;                  /* ChieuMauBinhMoveKind */
  uint8_t instant;               /* of toi-trang */
  uint8_t foul;                  /* of xep */
  ChieuCard cards[CHIEU_MAU_BINH_HAND];   /* of xep, as chieu_mau_binh_sort_rows() puts them */
} ChieuMauBinhAnswer;

/* One player beside another. */
typedef struct
{
  bool compared;                 /* chi by chi */
  int8_t rows[CHIEU_MAU_BINH_ROWS];       /* 1: the first player's is higher, −1: lower */
  int16_t earned[CHIEU_MAU_BINH_ROWS];    /* the points that the chi bring the first player if they are compared, without sập;
                                  * negative: it pays them */
  int8_t sap;                    /* 1: the first player won all three, −1: lost them; a foul hand lost them, too */
  int points;                    /* the points of the first player, with sập but without sập làng */
} ChieuMauBinhComparison;

/* Compares two players who hold @hand and @other_hand, which only matter if both showed a tới trắng. */
void chieu_mau_binh_compare (const ChieuRules *rules, const ChieuMauBinhAnswer *answer, uint64_t hand,
                             const ChieuMauBinhAnswer *other, uint64_t other_hand, ChieuMauBinhComparison *comparison);

typedef struct _ChieuMauBinhState ChieuMauBinhState;

/* Returns: the points that @seat gets from @other in a hand that is over, sập and sập làng counted; negative: it pays them */
int chieu_mau_binh_points_from (const ChieuMauBinhState *state, int seat, int other);

/* Returns: the points that @row (0–2) brings @seat from all players with whom it was compared, without sập */
int chieu_mau_binh_row_points (const ChieuMauBinhState *state, int seat, int row);

/* Returns: whether @seat won all three chi from everybody else, of whom there are two at least */
bool chieu_mau_binh_is_sap_lang (const ChieuMauBinhState *state, int seat);

/* Returns: the points that a chi of @kind earns in @row (0–2) when it wins */
int chieu_mau_binh_pay (const ChieuRules *rules, int row, ChieuMauBinhKind kind);

/* Returns: the part of a win (ChieuMauBinhCuoc) for a chi of @kind that won in @row (0–2); −1 if it has no name of its own */
int chieu_mau_binh_row_cuoc (int row, ChieuMauBinhKind kind);

/* ---- State ---- */

struct _ChieuMauBinhState
{
  ChieuRules rules;
  ChieuCarry carry;
  uint64_t hand[CHIEU_MAU_BINH_SEATS_MAX];   /* in another's view 0 before the end, and if it was given up */
  uint64_t rest;                 /* the cards dealt to nobody */
  uint8_t seats;
  uint8_t cai;                   /* the dealer; of several who won equally much the first one from here counts as winner */
  uint8_t asked;                 /* bit s: seat s must still answer; 0: the hand is over */
  uint8_t zero;                  /* padding: always 0 */
  uint8_t order[CHIEU_MAU_BINH_SEATS_MAX];   /* of each seat: the number of its answer, from 0, which a fault names; in
                                              * another's view 0 before the end */
  ChieuMauBinhAnswer answer[CHIEU_MAU_BINH_SEATS_MAX];
};

/* Returns: thirteen cards of a shuffled pack, as a set: a hand as it may come, for tables and measurements */
uint64_t chieu_mau_binh_deal_hand (ChieuRandom *random);

/* ---- Arranging ---- */

/* The classes of five and of three cards. */
#define CHIEU_MAU_BINH_CLASSES_5 7176
#define CHIEU_MAU_BINH_CLASSES_3 455
/* The whole of which a share is a part: it stands for all chi. */
#define CHIEU_MAU_BINH_SHARE 32768

/* The expected strength of each class of chi: the share of other players' chi in the same row that is lower, and the share that
 * is higher. */
typedef struct
{
  uint16_t lower5[CHIEU_MAU_BINH_LONG_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  uint16_t higher5[CHIEU_MAU_BINH_LONG_ROWS][CHIEU_MAU_BINH_CLASSES_5];
  uint16_t lower3[CHIEU_MAU_BINH_CLASSES_3];
  uint16_t higher3[CHIEU_MAU_BINH_CLASSES_3];
} ChieuMauBinhRates;

/* Made from rates.txt. */
extern const ChieuMauBinhRates chieu_mau_binh_rates;

/* One of the 72,072 arrangements of a hand. */
typedef struct
{
  ChieuCard cards[CHIEU_MAU_BINH_HAND];   /* as in a move */
  int classes[CHIEU_MAU_BINH_ROWS];
  int64_t worth;                 /* points expected against one opponent, CHIEU_MAU_BINH_POINT for each */
} ChieuMauBinhArrangement;

/* One point, as what an arrangement is worth is counted. */
#define CHIEU_MAU_BINH_POINT \
  ((int64_t) CHIEU_MAU_BINH_SHARE * CHIEU_MAU_BINH_SHARE * CHIEU_MAU_BINH_SHARE)

/**
 * chieu_mau_binh_find_best:
 * @hand: thirteen cards
 * @rules: what the house pays
 * @rates: usually &chieu_mau_binh_rates
 * @best: (out): of all arrangements that are not foul the one that is worth most; of equal ones the one with the higher chi 1,
 * then chi 2, then chi 3
 *
 * Exact: no arrangement that is skipped could be better. The measure (docs/notation.md, "eval: Mậu binh") takes the rates of the
 * three chi, as if these were independent of each other, and what the opponent's higher chi earn on average.
 */
void chieu_mau_binh_find_best (uint64_t hand, const ChieuRules *rules, const ChieuMauBinhRates *rates, ChieuMauBinhArrangement *best);

/**
 * chieu_mau_binh_list_best:
 * @max: room in @list, 1 or more
 * @list: (out): the best first
 *
 * Lists the best arrangements, as chieu_mau_binh_find_best() measures them, that have different names: a chi of theirs differs in its
 * kind or in the rank that decides first, of two pairs in either. Of all with the same names only the best is listed.
 * Takes some milliseconds.
 *
 * Returns: how many; fewer than @max if the hand has no more
 */
int chieu_mau_binh_list_best (uint64_t hand, const ChieuRules *rules, const ChieuMauBinhRates *rates, int max,
                              ChieuMauBinhArrangement *list);

/* For tests. Returns: the worth of an arrangement whose chi have these classes, in the same unit */
int64_t chieu_mau_binh_weigh_classes (const ChieuRules *rules, const ChieuMauBinhRates *rates,
                                      const int classes[CHIEU_MAU_BINH_ROWS]);

/* Returns: the highest tới trắng of @hand if it pays at least @worth, CHIEU_MAU_BINH_POINT for each point; or −1 */
int chieu_mau_binh_find_best_instant (uint64_t hand, const ChieuRules *rules, int64_t worth);

/* Arranges @hand as a beginner does, never foul: the highest five cards for chi 1, of the others the highest five for chi 2. Each
 * chi is in the order of chieu_mau_binh_sort_rows(). */
void chieu_mau_binh_arrange_as_beginner (uint64_t hand, bool a5, ChieuCard cards[CHIEU_MAU_BINH_HAND]);

/* ---- The rates ---- */

/* Room for the grades of a row. */
#define CHIEU_MAU_BINH_GRADES_MAX 512
/* The number of chi that rates.txt shares out among the grades of a row. */
#define CHIEU_MAU_BINH_MILLION 1000000

/**
 * chieu_mau_binh_list_grades:
 * @row: 0–2
 * @first: (out): the first class of each grade
 *
 * A grade is all chi of the same kind with the same highest ranks: what the rates tell apart.
 *
 * Returns: how many there are
 */
int chieu_mau_binh_list_grades (int row, uint16_t first[CHIEU_MAU_BINH_GRADES_MAX]);

/* Room for the name of a grade. */
#define CHIEU_MAU_BINH_NAME_MAX 32

/* Writes the name of the grade of @class in @row (0–2): "thung A K". */
void chieu_mau_binh_print_grade (int row, int class, char name[CHIEU_MAU_BINH_NAME_MAX]);

/**
 * chieu_mau_binh_rates_fill:
 * @below: for each grade of each row, how many of a million chi have a lower grade, and after the last grade a million
 * @rates: (out)
 *
 * Within a grade the classes count as equally frequent.
 */
void chieu_mau_binh_rates_fill (uint32_t below[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_GRADES_MAX + 1], ChieuMauBinhRates *rates);
