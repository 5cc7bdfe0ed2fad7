/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony before a hand: who deals, and how the cái's pile is found. The deal does not depend on it, but the cards that are turned
 * up in it have been seen by all (docs/notation.md, "Cho cái").
 */
#pragma once

#include "to-tom.h"

/* A cho cái that leads to the deal of a hand. Piles are numbered to the right around the ring. */
typedef struct
{
  uint8_t noc_pile;              /* which of the seats + 1 piles in the ring becomes the nọc. The piles that are left are numbered from
                                  * 0, beginning with the one to its right, in all members that follow */
  uint8_t gap;                   /* 0 … seats − 1: the turned nọc card lies between pile gap and the pile to its left */
  ChieuCard noc_card;            /* the turned card, which becomes the cái's 21st (25th) card */
  uint8_t turned_pile;           /* where the other card was turned up */
  uint8_t n_turned;              /* 1; more if the first ones left no remainder and the house turns up another */
  ChieuCard turned[CHIEU_TO_TOM_SEEN_MAX - 1];   /* the last one counts */
  uint8_t remainder;             /* of both numbers' sum, 1 … seats */
  uint8_t cai_pile;              /* the remainder-th pile to the right of the gap */
  uint8_t cai;                   /* seat */
  uint8_t pile[CHIEU_SEATS_MAX]; /* of each seat: from the cái's on to the right */
} ChieuChoCai;

/* Returns: the number that @card counts; yêu count 1 */
int chieu_cho_cai_number (ChieuCard card);

/**
 * chieu_cho_cai_make:
 * @rules, @carry, @seed: those of the hand, as for ChieuGame.deal
 * @cho_cai: (out)
 *
 * Makes a cho cái that leads to the deal of this hand.
 */
void chieu_cho_cai_make (const ChieuRules *rules,
                         const ChieuCarry *carry,
                         uint64_t          seed,
                         ChieuChoCai      *cho_cai);

/**
 * chieu_cho_cai_find_dealers:
 * @last: (nullable): result of the hand before in this hội, or %NULL for its first hand
 * @points: (nullable): points of the seats in this hội so far; for its first hand those of the last hội, or %NULL
 * @seats: 4 or 5
 *
 * Finds who deals the next hand: after kê the new cái and the seat to its right; after chèo đò or a false ù the seat that called ù; else
 * the two beside the winner, but the lowest that is left in place of one that is among the two highest; in a first hand the two highest. A
 * seat without points is not high, so in a first hand there may be one dealer or none. Where points decide, and @points is NULL, there is
 * none.
 *
 * Returns: bit s for each seat that deals; 0: anybody, or a standing dealer
 */
unsigned chieu_cho_cai_find_dealers (const ChieuResult *last,
                                     const int32_t     *points,
                                     int                seats);

/**
 * chieu_cho_cai_find_giver:
 * @last: (nullable): result of the hand before in this hội, or %NULL for its first hand
 * @winner_before: the seat that won the hand before that, or −1
 *
 * The winner of the hand before @last gives the cái to the winner of @last. After a thông or kê, in the first hand, and if
 * the hand before @last had no winner, anybody may.
 *
 * Returns: the seat that gives the cái; −1: anybody
 */
int chieu_cho_cai_find_giver (const ChieuResult *last, int winner_before);
