/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards that one seat holds in Tổ tôm, in the form the evaluation reads: free cards as counts, phu on the mat as what
 * they still let in (docs/rules/to-tom.md, "Phu").
 */
#pragma once

#include "rules/card.h"

/* Five play Tổ tôm; its form for four is called bí tứ. */
#define CHIEU_TO_TOM_MIN_SEATS 4
#define CHIEU_TO_TOM_MAX_SEATS 5

/* Returns: whether 4 or 5 @seats play bí tứ (docs/rules/to-tom.md, "Deck and deal") */
static inline bool chieu_is_bi_tu (int seats) { return seats == CHIEU_TO_TOM_MIN_SEATS; }

/* No hand that wins has more cards: chieu_full_hand_size() in bí tứ. */
#define CHIEU_HAND_FULL_MAX 25

/* Return, for 4 or 5 @seats, the cards of a complete hand with the winning card, and the lưng that it needs. */
static inline int chieu_full_hand_size (int seats) { return chieu_is_bi_tu (seats) ? CHIEU_HAND_FULL_MAX : 21; }
static inline int chieu_lung_needed (int seats) { return chieu_is_bi_tu (seats) ? 2 : 1; }

/* The cards of a named triple, of a khàn or phỗng, and of a thiên khai. */
#define CHIEU_LUNG_CARDS 3
#define CHIEU_KHAN_CARDS 3
#define CHIEU_THIEN_KHAI_CARDS CHIEU_STRIP_COPIES

/* The fewest cards of a dọc. */
#define CHIEU_DOC_CARDS_MIN 3

/* Kinds of phu, on the mat and in a reading. */
typedef enum
{
  CHIEU_PHU_BI,            /* three or more of one rank, all three suits */
  CHIEU_PHU_DOC,           /* three or more in sequence in one suit */
  CHIEU_PHU_LUNG,          /* a named triple: Tôm, Lèo, … */
  CHIEU_PHU_KHAN,          /* three equal, from the deal */
  CHIEU_PHU_PHONG,         /* three equal, the third claimed */
  CHIEU_PHU_THIEN_KHAI,    /* four equal */
  CHIEU_PHU_YEU,           /* a single yêu */
  CHIEU_N_PHU_KINDS
} ChieuPhuKind;

/* Returns: whether a phu of @kind (ChieuPhuKind) has equal cards only */
static inline bool
chieu_phu_kind_is_equal (int kind)
{
  return kind == CHIEU_PHU_KHAN || kind == CHIEU_PHU_PHONG || kind == CHIEU_PHU_THIEN_KHAI;
}

/* The words of the notation, by kind. */
extern const char *const chieu_phu_words[CHIEU_N_PHU_KINDS];

/* The longest phu: a bí of all twelve cards of a rank. */
#define CHIEU_PHU_CARDS_MAX 12

/* A phu, on the mat or in a reading. */
typedef struct
{
  uint8_t kind;            /* ChieuPhuKind */
  uint8_t n;               /* cards */
  ChieuCard cards[CHIEU_PHU_CARDS_MAX];
} ChieuPhu;

/* More than any reading has: a hand of single yêu cannot be, but the array never overflows. */
#define CHIEU_READING_PHU_MAX CHIEU_HAND_FULL_MAX

/* A way in which cards fall into phu. */
typedef struct
{
  uint8_t n;
  ChieuPhu phu[CHIEU_READING_PHU_MAX];
} ChieuReading;

/* The named triples, in the order of the table in docs/rules/to-tom.md, "Phu". */
enum
{
  CHIEU_LUNG_TOM,          /* 3v 3s 7n */
  CHIEU_LUNG_LEO,          /* 9v 8s cc */
  CHIEU_LUNG_9S_TT_OC,
  CHIEU_LUNG_9V_9S_TT,
  CHIEU_LUNG_1V_1S_9N,
  CHIEU_LUNG_2V_2S_8N,
  CHIEU_LUNG_1N_2N_3N,
  CHIEU_N_LUNG,
  /* For houses that take 1-2-3 of any suit for a lưng. */
  CHIEU_LUNG_1V_2V_3V = CHIEU_N_LUNG,
  CHIEU_LUNG_1S_2S_3S,
  CHIEU_N_LUNG_ALL
};
extern const ChieuCard chieu_lung_cards[CHIEU_N_LUNG_ALL][CHIEU_LUNG_CARDS];

/* The ways in which a yêu that was eaten alone may be read. */
typedef enum
{
  CHIEU_LONE_YEU_FREE,     /* as a card of the hand */
  CHIEU_LONE_YEU_NO_KHAN,  /* the same, but no khàn or phỗng has it */
  CHIEU_LONE_YEU_BOUND,    /* alone */
} ChieuLoneYeu;

/* The yêu: 1v 1s 1n cc tt oc. */
#define CHIEU_N_YEU 6

/* The house rules on phu. All zero: the table of docs/rules/to-tom.md. */
typedef struct
{
  uint8_t any_123;         /* 1: 1-2-3 of any suit is a lưng, not of văn only */
  uint8_t lone_yeu;        /* ChieuLoneYeu */
} ChieuHouse;

typedef struct
{
  uint8_t hand[CHIEU_TO_TOM_FACES];  /* free cards by face, 0–4; a yêu eaten alone is among them unless it is bound */
  uint8_t mat[CHIEU_TO_TOM_FACES];   /* cards bound in phu on the mat, by face */
  uint8_t n_hand;                    /* sum of hand */
  uint8_t n_mat;                     /* sum of mat */
  uint8_t seats;                     /* 4 or 5 */
  uint8_t mat_lung;                  /* lưng that lie on the mat */
  uint8_t mat_tom;                   /* Tôm on the mat */
  uint8_t mat_leo;                   /* Lèo on the mat */
  ChieuHouse house;
  uint8_t n_lone;                    /* sum of lone */
  uint8_t lone[CHIEU_N_YEU];         /* by chieu_yeu_place(): how many of hand[] may not be part of a khàn */
  uint16_t mat_bi;                   /* bit r − 1: a bí of rank r lies on the mat; any more cards of that rank may join it */
  uint32_t mat_ba;                   /* bit f: a khàn or phỗng of face f lies on the mat; the fourth may join it */
  uint8_t doc_up[CHIEU_TO_TOM_FACES];    /* by face: how many dọc on the mat would be lengthened upwards by this card */
  uint8_t doc_down[CHIEU_TO_TOM_FACES];  /* … and how many downwards */
} ChieuHolding;

/* Returns: the cards of a complete hand with the winning card */
static inline int chieu_holding_full_size (const ChieuHolding *self) { return chieu_full_hand_size (self->seats); }
/* Returns: the lưng needed to win */
static inline int chieu_holding_need (const ChieuHolding *self) { return chieu_lung_needed (self->seats); }

/**
 * chieu_holding_init:
 * @self: (out): an empty holding
 * @seats: 4 or 5
 */
void chieu_holding_init (ChieuHolding *self, int seats);

/* Does the same for a house of its own; @house decides how the phu that are added later read. */
void chieu_holding_init_in (ChieuHolding *self, int seats, ChieuHouse house);

/* Adds one free card. The caller sees to it that no face occurs more than four times. */
void chieu_holding_add_card (ChieuHolding *self, ChieuCard card);

/* Takes one free card away, which must be there. */
static inline void
chieu_holding_remove_card (ChieuHolding *self,
                           ChieuCard     card)
{
  self->hand[card]--;
  self->n_hand--;
}

/**
 * chieu_holding_add_phu:
 * @phu: a phu on the mat, its cards in any order
 *
 * Adds a phu as it lies on the mat; a %CHIEU_PHU_YEU becomes a free card (docs/rules/to-tom.md, "Phu": a yêu
 * that was eaten alone still reads freely), unless the house has it otherwise.
 *
 * Returns: false, and changes nothing, if the cards are no phu of that kind in this house.
 */
bool chieu_holding_add_phu (ChieuHolding *self, const ChieuPhu *phu);

/* Does the same for a phu that is known to be valid, as those of a state are: it is not checked again. */
void chieu_holding_add_known_phu (ChieuHolding *self, const ChieuPhu *phu);

/* Returns: whether the cards of @phu, in any order, are a phu of its kind (docs/rules/to-tom.md, "Phu") */
bool chieu_phu_is_valid (const ChieuPhu *phu);

/* Returns: how many named triples the house has: they are the first of chieu_lung_cards */
static inline int
chieu_house_count_lung (ChieuHouse house)
{
  return house.any_123 ? CHIEU_N_LUNG_ALL : CHIEU_N_LUNG;
}

/* Returns: whether @phu, which is valid in some house, is so in this one */
bool chieu_house_has_phu (ChieuHouse house, const ChieuPhu *phu);

/* Finds the lowest and the highest of the @n cards of a dọc, in any order: the faces of a suit follow each other. */
static inline void
chieu_doc_find_ends (const ChieuCard *cards, int n, ChieuCard *low, ChieuCard *high)
{
  *low = *high = cards[0];
  for (int i = 1; i < n; i++)
    {
      if (cards[i] < *low)
        *low = cards[i];
      if (cards[i] > *high)
        *high = cards[i];
    }
}

/* Returns: whether @card is one of 1v 1s 1n cc tt oc */
static inline bool
chieu_card_is_yeu (ChieuCard card)
{
  return card >= CHIEU_CC || chieu_card_place (card) == 0;
}

/* Returns: a number for each yêu, from 0 to CHIEU_N_YEU − 1 */
static inline int
chieu_yeu_place (ChieuCard yeu)
{
  return yeu < CHIEU_CC ? chieu_card_suit (yeu) : CHIEU_STRIP_SUITS + yeu - CHIEU_CC;
}

/* Returns: how many free cards of @card, any face, may not be part of a khàn because they were eaten alone */
static inline int
chieu_holding_count_lone (const ChieuHolding *self,
                          ChieuCard           card)
{
  return self->n_lone > 0 && chieu_card_is_yeu (card) ? self->lone[chieu_yeu_place (card)] : 0;
}
