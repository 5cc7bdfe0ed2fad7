/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges which cards may be led, which beat which, and which may be dropped (help/C/luc-ho-play.page).
 */
#include "state.h"

#include "rules/bits.h"

/* All ranks of a suit, the one as bit 0. */
#define ALL_RANKS ((1u << CHIEU_LUC_HO_RANKS) - 1)
/* Các of ones are beaten by nines alone, and beat nothing. */
#define ONES 1
#define NINES 9

/* Returns: the cards of @suit that have @ranks, the one as bit 0 */
static uint64_t
to_suit (unsigned ranks,
         int      suit)
{
  return (uint64_t) ranks << (suit * CHIEU_LUC_HO_RANKS);
}

static uint64_t
of_rank (uint64_t cards,
         int      rank)
{
  return cards & CHIEU_LUC_HO_RANK (rank);
}

/* Returns: bit i for each place from which on @n of @ranks are in sequence */
static unsigned
run_starts (unsigned ranks,
            int      n)
{
  unsigned starts = ranks;

  for (int i = 1; i < n; i++)
    starts &= ranks >> i;
  return starts;
}

/* ---- One set ---- */

bool
chieu_luc_ho_read_set (uint64_t       cards,
                       ChieuLucHoSet *set)
{
  int n = chieu_luc_ho_count (cards), first = n > 0 ? chieu_luc_ho_first (cards) : 0;
  int suit = first / CHIEU_LUC_HO_RANKS, rank = first % CHIEU_LUC_HO_RANKS + 1;

  *set = (ChieuLucHoSet) { .cards = cards, .n = (uint8_t) n, .suit = (uint8_t) suit, .rank = (uint8_t) rank };
  if (n == 1)
    return true;
  if (n < CHIEU_LUC_HO_LEAST || suit == CHIEU_LUC_HO_SUITS)
    return false;
  if (of_rank (cards, rank) == cards)
    {
      set->kind = CHIEU_LUC_HO_CAC;
      set->suit = 0;
      return true;
    }
  set->kind = CHIEU_LUC_HO_THUAN;
  set->rank = (uint8_t) (rank + n - 1);
  return rank + n - 1 <= CHIEU_LUC_HO_RANKS && cards == to_suit ((1u << n) - 1, suit) << (rank - 1);
}

static bool
rank_beats (int rank,
            int best)
{
  if (best == ONES)
    return rank == NINES;
  return rank > best;
}

bool
chieu_luc_ho_beats (const ChieuLucHoSet *set,
                    const ChieuLucHoSet *best)
{
  if (set->kind != best->kind || set->n != best->n)
    return false;
  switch ((ChieuLucHoSetKind) best->kind)
    {
    case CHIEU_LUC_HO_SINGLE:
      return set->suit == best->suit && set->rank > best->rank && (best->cards & CHIEU_LUC_HO_ALONE) == 0;
    case CHIEU_LUC_HO_CAC:
      return rank_beats (set->rank, best->rank);
    case CHIEU_LUC_HO_THUAN:
      break;
    }
  return set->suit < best->suit || (set->suit == best->suit && set->rank > best->rank);
}

uint64_t
chieu_luc_ho_find_single_beaters (const ChieuLucHoSet *best)
{
  if ((best->cards & CHIEU_LUC_HO_ALONE) != 0)
    return 0;
  return to_suit (ALL_RANKS << best->rank & ALL_RANKS, best->suit);
}

/* Returns: bit i for each place where a run of @suit begins that beats the sequence @best */
static unsigned
beating_starts (uint64_t             hand,
                int                  suit,
                const ChieuLucHoSet *best)
{
  unsigned starts = run_starts (chieu_luc_ho_ranks_in (hand, suit), best->n);

  /* A run that begins at bit i ends at rank i + n. */
  return suit < best->suit ? starts : starts & ALL_RANKS << (best->rank - best->n + 1);
}

bool
chieu_luc_ho_can_beat (uint64_t             hand,
                       const ChieuLucHoSet *best)
{
  if (best->kind == CHIEU_LUC_HO_SINGLE)
    return (hand & chieu_luc_ho_find_single_beaters (best)) != 0;
  if (best->kind == CHIEU_LUC_HO_CAC)
    {
      for (int rank = ONES + 1; rank <= CHIEU_LUC_HO_RANKS; rank++)
        if (rank_beats (rank, best->rank) && chieu_luc_ho_count (of_rank (hand, rank)) >= best->n)
          return true;
      return false;
    }
  for (int suit = 0; suit <= best->suit; suit++)
    if (beating_starts (hand, suit, best) != 0)
      return true;
  return false;
}

/* ---- Lists ---- */

/* Lists the sets of @n among @cards, which are all of one rank: all of them, or each three of four. */
static int
list_of_rank (uint64_t  cards,
              int       n,
              uint64_t *sets)
{
  int held = chieu_luc_ho_count (cards), found = 0;

  if (held == n)
    sets[found++] = cards;
  else if (held == n + 1)
    for (uint64_t left = cards; left != 0; left &= left - 1)
      sets[found++] = cards & ~(left & -left);
  return found;
}

static int
list_runs (unsigned  starts,
           int       suit,
           int       n,
           uint64_t *sets)
{
  int found = 0;

  for (; starts != 0; starts &= starts - 1)
    sets[found++] = to_suit ((1u << n) - 1, suit) << __builtin_ctz (starts);
  return found;
}

uint64_t
chieu_luc_ho_find_single_leads (uint64_t hand,
                                uint64_t old,
                                bool     privileged)
{
  uint64_t early = privileged ? hand & old : 0;

  for (int suit = 0; suit < CHIEU_LUC_HO_SUITS; suit++)
    {
      uint64_t held = hand & CHIEU_LUC_HO_SUIT (suit);

      if (held != 0)
        return early | ((held & ~old) != 0 ? held & ~old : held);
    }
  return hand;
}

static int
list_singles (uint64_t  cards,
              uint64_t *sets)
{
  int found = 0;

  for (; cards != 0; cards &= cards - 1)
    sets[found++] = cards & -cards;
  return found;
}

int
chieu_luc_ho_list_leads (uint64_t hand,
                         uint64_t old,
                         bool     privileged,
                         uint64_t sets[CHIEU_LUC_HO_SETS_MAX])
{
  int n = list_singles (chieu_luc_ho_find_single_leads (hand, old, privileged), sets);

  for (int rank = 1; rank <= CHIEU_LUC_HO_RANKS; rank++)
    for (int size = CHIEU_LUC_HO_LEAST; size <= CHIEU_LUC_HO_SUITS; size++)
      n += list_of_rank (of_rank (hand, rank), size, sets + n);
  for (int suit = 0; suit < CHIEU_LUC_HO_SUITS; suit++)
    for (int size = CHIEU_LUC_HO_LEAST; size <= CHIEU_LUC_HO_RANKS; size++)
      n += list_runs (run_starts (chieu_luc_ho_ranks_in (hand, suit), size), suit, size, sets + n);
  return n;
}

int
chieu_luc_ho_list_beats (uint64_t             hand,
                         const ChieuLucHoSet *best,
                         uint64_t             sets[CHIEU_LUC_HO_SETS_MAX])
{
  int n = 0;

  if (best->kind == CHIEU_LUC_HO_SINGLE)
    return list_singles (hand & chieu_luc_ho_find_single_beaters (best), sets);
  if (best->kind == CHIEU_LUC_HO_CAC)
    for (int rank = ONES + 1; rank <= CHIEU_LUC_HO_RANKS; rank++)
      n += rank_beats (rank, best->rank) ? list_of_rank (of_rank (hand, rank), best->n, sets + n) : 0;
  else
    for (int suit = 0; suit <= best->suit; suit++)
      n += list_runs (beating_starts (hand, suit, best), suit, best->n, sets + n);
  return n;
}

/* Returns: those of @cards whose places in the array are the bits of @places */
static uint64_t
pick_cards (const uint64_t cards[CHIEU_LUC_HO_HAND],
            unsigned       places)
{
  uint64_t set = 0;

  for (; places != 0; places &= places - 1)
    set |= cards[__builtin_ctz (places)];
  return set;
}

int
chieu_luc_ho_list_drops (uint64_t             hand,
                         const ChieuLucHoSet *best,
                         uint64_t             sets[CHIEU_LUC_HO_SETS_MAX])
{
  uint64_t cards[CHIEU_LUC_HO_HAND];
  int held = list_singles (hand, cards), n = 0;
  bool any = !chieu_luc_ho_can_beat (hand, best);   /* then no drop holds anything back */

  for (unsigned places = (1u << best->n) - 1; places < 1u << held; places = chieu_bits_next (places))
    {
      sets[n] = pick_cards (cards, places);
      n += any || !chieu_luc_ho_can_beat (hand & ~sets[n], best);
    }
  return n;
}
