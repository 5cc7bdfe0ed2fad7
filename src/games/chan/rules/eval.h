/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Evaluates a set of free cards in Chắn: its chắn, whether it is complete, what it waits for (help/C/chan.page).
 *
 * Cards that fall into chắn and cạ at all do so with as many chắn as there are pairs of equal ones: the cards of a rank are
 * parted among themselves, and of an even number of them an even number is left over. So no search is needed: the counts of a
 * suit are eight bytes, one for each rank, and all ranks are handled at once.
 */
#pragma once

#include "rules/card.h"

/* The chắn that a win needs at least, and the sets that twenty cards make. */
#define CHIEU_CHAN_NEED 6
#define CHIEU_CHAN_SETS 10

/* The ranks of the numbers, in the loops over them. */
#define CHIEU_CHAN_MIN_RANK 2
#define CHIEU_CHAN_MAX_RANK (CHIEU_CHAN_MIN_RANK + CHIEU_CHAN_SUIT_RANKS - 1)

/* The cards of a chíu, all of a face: the one that is taken, and the others from the hand. */
#define CHIEU_CHAN_CHIU_CARDS 4
#define CHIEU_CHAN_CHIU_HELD (CHIEU_CHAN_CHIU_CARDS - 1)

/* The free cards of a hand, with as many chắn as possible made of them. */
typedef struct
{
  uint8_t chan;                  /* chắn */
  uint8_t ca;                    /* cạ, that of a ba đầu not among them */
  uint8_t ba_dau;                /* ranks with one of each suit left */
  uint8_t que;                   /* cards that lie alone */
  ChieuCard que_face;            /* the last of them, or CHIEU_CARD_NONE */
  uint32_t single;               /* bit f: one card of face f is in no chắn */
} ChieuChanShape;

/* Returns: bit f for each face of which @hand has at least one */
uint32_t chieu_chan_find_faces (const uint8_t hand[CHIEU_CHAN_FACES]);

/* Returns: the chắn that @hand makes. */
int chieu_chan_count_chan (const uint8_t hand[CHIEU_CHAN_FACES]);

/**
 * chieu_chan_is_complete:
 * @hand: free cards, the winning one among them
 * @mat_chan: chắn that lie on the mat; a chíu or bòn counts two
 *
 * Returns: whether all of @hand falls into chắn and cạ, and with the mat there are six chắn
 */
bool chieu_chan_is_complete (const uint8_t hand[CHIEU_CHAN_FACES], int mat_chan);

/**
 * chieu_chan_waits:
 * @hand: free cards; with the mat 19
 * @mat_chan: chắn that lie on the mat; a chíu or bòn counts two
 *
 * Returns: bit f for each face that wins if it is drawn from the nọc: chi chi as bạch thủ chi only. Whether four of it
 *   are held already is not asked.
 */
uint32_t chieu_chan_waits (const uint8_t hand[CHIEU_CHAN_FACES], int mat_chan);

/* Sorts the cards of @hand into @shape. */
void chieu_chan_find_shape (const uint8_t hand[CHIEU_CHAN_FACES], ChieuChanShape *shape);

/* Returns: the faces of the ranks of @ranks, bit 0 being rank 2 */
static inline uint32_t
chieu_chan_rank_faces (uint32_t ranks)
{
  return ranks * UINT32_C (0x010101);
}

/* Returns: the ranks of the faces of @suit among @faces, bit 0 being rank 2 */
static inline uint32_t
chieu_chan_ranks_in (uint32_t faces, int suit)
{
  return faces >> suit * CHIEU_CHAN_SUIT_RANKS & ((1u << CHIEU_CHAN_SUIT_RANKS) - 1);
}

/* Returns: the ranks of the numbers among @faces, bit 0 being rank 2 */
static inline uint32_t
chieu_chan_ranks (uint32_t faces)
{
  return chieu_chan_ranks_in (faces, 0) | chieu_chan_ranks_in (faces, 1) | chieu_chan_ranks_in (faces, 2);
}

/* Return the suit and the rank of a number; callers exclude chi chi. */
static inline int chieu_chan_suit (ChieuCard card) { return card / CHIEU_CHAN_SUIT_RANKS; }
static inline int chieu_chan_rank (ChieuCard card) { return card % CHIEU_CHAN_SUIT_RANKS + CHIEU_CHAN_MIN_RANK; }
/* Return the rank from 0, as sets of ranks number it, and the number of the same rank in @suit. */
static inline int chieu_chan_place (ChieuCard card) { return card % CHIEU_CHAN_SUIT_RANKS; }
static inline ChieuCard chieu_chan_in_suit (ChieuCard card, int suit) { return CHIEU_CHAN_FACE (suit, chieu_chan_rank (card)); }

/* Returns: the faces with which @card makes a cạ, those of its rank in the other suits; none for chi chi */
static inline uint32_t
chieu_chan_mates (ChieuCard card)
{
  return card != CHIEU_CHAN_CC ? chieu_chan_rank_faces (CHIEU_BIT (chieu_chan_place (card))) & ~CHIEU_BIT (card) : 0;
}
