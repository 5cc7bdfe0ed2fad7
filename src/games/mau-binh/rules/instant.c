/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tới trắng: hands that win as they are (help/C/mau-binh-points.page).
 */
#include "classes.h"
#include "state.h"

#define RANKS CHIEU_MAU_BINH_RANKS
#define SUITS CHIEU_MAU_BINH_SUITS
#define ACE CHIEU_MAU_BINH_ACE
#define ROW CHIEU_MAU_BINH_LONG_ROW
/* The rank of the three. */
#define THREE 1
/* The straights of five cards, and of three. */
#define FIVES CHIEU_MAU_BINH_SANHS
#define THREES 12

/* ---- Ranks as counts: four bits for each ---- */

static int
count_of (uint64_t counts,
          int      rank)
{
  return (int) (counts >> 4 * rank & 15);
}

/* Returns: the ranks of the straight of @n cards that is @place from the lowest, which begins with the ace */
static uint64_t
straight_ranks (int place,
                int n)
{
  uint64_t ranks = 0;

  for (int i = 0; i < n; i++)
    ranks += UINT64_C (1) << 4 * ((place + i + ACE) % RANKS);
  return ranks;
}

/* ---- Pairs ---- */

/* Returns: whether all cards but those of a single rank, which occurs @odd times, are pairs; four equal ones are two */
static bool
is_pairs_and (uint64_t counts,
              int      odd)
{
  int n = 0;

  for (int rank = 0; rank < RANKS; rank++)
    if (count_of (counts, rank) % 2 != 0)
      {
        if (count_of (counts, rank) != odd)
          return false;
        n++;
      }
  return n == 1;
}

static uint64_t
highest_pair (uint64_t counts)
{
  int rank = ACE;

  while (rank > 0 && (count_of (counts, rank) == 0 || count_of (counts, rank) % 2 != 0))
    rank--;
  return (uint64_t) rank;
}

/* ---- Three flushes ---- */

static uint64_t
of_suit (uint64_t hand,
         int      suit)
{
  return hand & CHIEU_MAU_BINH_SUIT (suit);
}

/* Returns: the highest @n of @cards, or 0 if they are fewer */
static uint64_t
keep_highest (uint64_t cards,
              int      n)
{
  int held = chieu_mau_binh_count (cards);

  if (held < n)
    return 0;
  for (; held > n; held--)
    cards &= cards - 1;
  return cards;
}

/* Returns: the set of ranks of cards of one suit: of as many, the higher number is the higher flush */
static uint64_t
rank_set (uint64_t cards)
{
  uint64_t ranks = 0;

  for (; cards != 0; cards &= cards - 1)
    ranks |= UINT64_C (1) << chieu_mau_binh_rank (chieu_mau_binh_first (cards));
  return ranks;
}

/* Returns: a number for the highest chi 2 beside @one, the highest chi 1, that leaves three of one suit; 0: there is none.
 * Straight flushes count as flushes */
static uint64_t
rank_flushes_with (uint64_t hand,
                   uint64_t one)
{
  uint64_t best = 0, rest = hand & ~one;

  for (int suit = 0; suit < SUITS; suit++)
    {
      uint64_t two = keep_highest (of_suit (rest, suit), ROW), three = rest & ~two;
      uint64_t key = rank_set (one) << 2 * RANKS | rank_set (two) << RANKS | rank_set (three);

      if (two == 0 || of_suit (three, chieu_mau_binh_suit (chieu_mau_binh_first (three))) != three)
        continue;
      best = rank_set (one) >= rank_set (two) && key > best ? key : best;
    }
  return best;
}

static uint64_t
rank_three_flushes (uint64_t hand)
{
  uint64_t best = 0;

  for (int suit = 0; suit < SUITS; suit++)
    {
      uint64_t one = keep_highest (of_suit (hand, suit), ROW), key = one != 0 ? rank_flushes_with (hand, one) : 0;

      best = key > best ? key : best;
    }
  return best;
}

/* ---- Three straights ---- */

/* Returns: the height of the straight of five that is @place from the lowest, among all of them: from 1 */
static uint64_t
straight_height (int  place,
                 bool a5)
{
  if (!a5 || place == FIVES - 1)
    return (uint64_t) place + 1;
  return place == 0 ? FIVES - 1 : (uint64_t) place;
}

/* No rank occurs more than seven times, so that the highest of its four bits is free to be borrowed from. Returns: whether each of
 * @ranks occurs as often as it is needed */
static bool
holds_ranks (uint64_t counts,
             uint64_t ranks)
{
  const uint64_t spare = CHIEU_MAU_BINH_EACH_RANK << 3;

  return (((counts | spare) - ranks) & spare) == spare;
}

/* Returns: a number for the highest three straights that use up @counts, or 0; those of three run from A-2-3 to Q-K-A */
static uint64_t
rank_three_straights (uint64_t counts,
                      bool     a5)
{
  uint64_t best = 0;

  for (int one = 0; one < FIVES; one++)
    for (int two = 0; two < FIVES && holds_ranks (counts, straight_ranks (one, ROW)); two++)
      {
        uint64_t high = straight_height (one, a5), low = straight_height (two, a5);
        uint64_t both = straight_ranks (one, ROW) + straight_ranks (two, ROW);

        for (int three = 0; three < THREES && high >= low && holds_ranks (counts, both); three++)
          {
            uint64_t key = high << 8 | low << 4 | (uint64_t) three;

            if (key > best && both + straight_ranks (three, CHIEU_MAU_BINH_SHORT_ROW) == counts)
              best = key;
          }
      }
  return best;
}

/* This is checked first, as it excludes almost all hands. Returns: whether no rank occurs too often for three straights, and each that
 * occurs has a neighbour */
static bool
may_be_straights (uint64_t counts)
{
  for (int rank = 0; rank < RANKS; rank++)
    if (count_of (counts, rank) > CHIEU_MAU_BINH_ROWS
        || (count_of (counts, rank) > 0 && count_of (counts, (rank + 1) % RANKS) == 0
            && count_of (counts, (rank + ACE) % RANKS) == 0))
      return false;
  return true;
}

/* ---- Three straight flushes ---- */

static uint64_t
straight_flush (int place,
                int suit,
                int n)
{
  uint64_t cards = 0;

  for (int i = 0; i < n; i++)
    cards |= CHIEU_MAU_BINH_CARD (CHIEU_MAU_BINH_FACE ((place + i + ACE) % RANKS, suit));
  return cards;
}

/* Returns: whether @cards, three of them, are a straight flush */
static bool
is_short_straight_flush (uint64_t cards)
{
  int suit = chieu_mau_binh_suit (chieu_mau_binh_first (cards));

  for (int place = 0; place < THREES; place++)
    if (cards == straight_flush (place, suit, CHIEU_MAU_BINH_SHORT_ROW))
      return true;
  return false;
}

static int
list_straight_flushes (uint64_t hand,
                       uint64_t found[FIVES * SUITS])
{
  int n = 0;

  for (int suit = 0; suit < SUITS; suit++)
    for (int place = 0; place < FIVES && chieu_mau_binh_count (of_suit (hand, suit)) >= ROW; place++)
      if ((straight_flush (place, suit, ROW) & ~hand) == 0)
        found[n++] = straight_flush (place, suit, ROW);
  return n;
}

static bool
has_three_straight_flushes (uint64_t hand)
{
  uint64_t found[FIVES * SUITS];
  int n = list_straight_flushes (hand, found);

  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if ((found[i] & found[j]) == 0 && is_short_straight_flush (hand & ~found[i] & ~found[j]))
        return true;
  return false;
}

/* ---- From 3 to A ---- */

/* The source says of this hand only that it may end in a draw (docs/sources.md, "The article on Mậu binh"). Here it is the twelve ranks
 * and any thirteenth card, which decides nothing. */
static bool
is_three_to_ace (uint64_t counts)
{
  for (int rank = THREE; rank <= ACE; rank++)
    if (count_of (counts, rank) == 0)
      return false;
  return true;
}

/* ---- All ---- */

static bool
is_of_one_colour (uint64_t hand,
                  int      n)
{
  int red = chieu_mau_binh_count (hand & chieu_deck_mau_binh.red);

  return red == n || CHIEU_MAU_BINH_HAND - red == n;
}

unsigned
chieu_mau_binh_find_instants (uint64_t          hand,
                              const ChieuRules *rules)
{
  uint64_t counts = chieu_mau_binh_count_ranks (hand);
  bool dragon = counts == CHIEU_MAU_BINH_EACH_RANK;
  bool one_suit = of_suit (hand, chieu_mau_binh_suit (chieu_mau_binh_first (hand))) == hand;
  bool is[CHIEU_MAU_BINH_N_INSTANTS] = {
    [CHIEU_MAU_BINH_RONG_CUON] = dragon && one_suit,
    [CHIEU_MAU_BINH_SANH_RONG] = dragon,
    [CHIEU_MAU_BINH_BA_THUNG_PHA_SANH] = has_three_straight_flushes (hand),
    [CHIEU_MAU_BINH_DONG_MAU_13] = is_of_one_colour (hand, CHIEU_MAU_BINH_HAND),
    [CHIEU_MAU_BINH_DONG_MAU_12] = is_of_one_colour (hand, CHIEU_MAU_BINH_HAND - 1),
    [CHIEU_MAU_BINH_NAM_DOI_MOT_XAM] = is_pairs_and (counts, 3),
    [CHIEU_MAU_BINH_LUC_PHE_BON] = is_pairs_and (counts, 1),
    [CHIEU_MAU_BINH_BA_THUNG] = rank_three_flushes (hand) != 0,
    [CHIEU_MAU_BINH_BA_SANH] = may_be_straights (counts) && rank_three_straights (counts, false) != 0,
    [CHIEU_MAU_BINH_TU_3_DEN_XI] = rules->value[CHIEU_MAU_BINH_RULE_TU_3_DEN_XI] != 0 && is_three_to_ace (counts),
  };
  unsigned instants = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_N_INSTANTS; i++)
    instants |= (unsigned) is[i] << i;
  return instants;
}

uint64_t
chieu_mau_binh_instant_rank (uint64_t            hand,
                             ChieuMauBinhInstant instant,
                             bool                a5)
{
  switch (instant)
    {
    case CHIEU_MAU_BINH_NAM_DOI_MOT_XAM:
    case CHIEU_MAU_BINH_LUC_PHE_BON:
      return highest_pair (chieu_mau_binh_count_ranks (hand));
    case CHIEU_MAU_BINH_BA_THUNG:
      return rank_three_flushes (hand);
    case CHIEU_MAU_BINH_BA_SANH:
      return rank_three_straights (chieu_mau_binh_count_ranks (hand), a5);
    default:
      return 0;
    }
}

int
chieu_mau_binh_find_best_instant (uint64_t          hand,
                                  const ChieuRules *rules,
                                  int64_t           worth)
{
  unsigned instants = chieu_mau_binh_find_instants (hand, rules);
  int highest_one = instants != 0 ? __builtin_ctz (instants) : -1;

  if (highest_one < 0
      || rules->value[CHIEU_MAU_BINH_POINTS_INSTANT + highest_one] * CHIEU_MAU_BINH_POINT < worth)
    return -1;
  return highest_one;
}
