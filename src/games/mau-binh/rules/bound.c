/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds upper bounds for the chi that some cards of a hand can make, by how often their ranks occur and how many are of one suit.
 */
#include "bound.h"

#include "classes.h"
#include "state.h"

#define LOW CHIEU_MAU_BINH_LOWER_HALF
#define ROW CHIEU_MAU_BINH_LONG_ROW
/* How many ranks there are other than one, and other than two. */
#define OTHERS (CHIEU_MAU_BINH_RANKS - 1)
#define OTHERS_OF_TWO (CHIEU_MAU_BINH_RANKS - 2)

/* ---- Counts and marks: four bits for each rank; a rank is marked by bit 3 of these ---- */

#define EACH CHIEU_MAU_BINH_EACH_RANK
/* The mark of the lowest rank, the two. */
#define MARK UINT64_C (8)

/* Returns: the marks of the ranks that occur @n times or more in @counts, 1 to 4 */
static uint64_t
find_at_least (uint64_t counts,
               int      n)
{
  return (counts + EACH * (MARK - (uint64_t) n)) & EACH * MARK;
}

/* Returns: the highest of the ranks of @marks, which must have one */
static int
highest_rank (uint64_t marks)
{
  return (63 - __builtin_clzll (marks)) / 4;
}

static uint64_t
without (uint64_t marks,
         int      rank)
{
  return marks & ~(MARK << 4 * rank);
}

/* ---- The hand ---- */

void
chieu_mau_binh_bound_init (ChieuMauBinhBound *self,
                           const ChieuCard   *sorted,
                           bool               a5)
{
  memset (self, 0, sizeof *self);
  self->a5 = a5;
  self->sorted = sorted;
  for (int half = 0; half < 2; half++)
    for (unsigned set = 1; set < 1u << LOW; set++)
      {
        int place = half * LOW + __builtin_ctz (set);
        uint64_t one = place < CHIEU_MAU_BINH_HAND ? UINT64_C (1) << 4 * chieu_mau_binh_rank (sorted[place]) : 0;

        self->counts[half][set] = self->counts[half][set & (set - 1)] + one;
      }
  for (int suit = 0; suit < CHIEU_MAU_BINH_SUITS; suit++)
    {
      unsigned places = 0;

      for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
        places |= (unsigned) (chieu_mau_binh_suit (sorted[i]) == suit) << i;
      if (__builtin_popcount (places) >= ROW)
        self->flush[self->n_flush++] = places;
      self->in_flush |= __builtin_popcount (places) >= ROW ? places : 0;
    }
  /* Cards of one rank whose suits make no flush are interchangeable. */
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    for (int back = 1; back < CHIEU_MAU_BINH_SUITS && i >= back && (self->in_flush >> i & 1) == 0; back++)
      if ((self->in_flush >> (i - back) & 1) == 0)
        {
          if (chieu_mau_binh_rank (sorted[i]) == chieu_mau_binh_rank (sorted[i - back]))
            self->follows[back - 1] |= 1u << i;
          break;
        }
}

/* ---- Five of some cards ---- */

/* Returns: the highest class of @kind */
static int
last_of (int kind)
{
  return chieu_mau_binh_kind_start[kind + 1] - 1;
}

/* Returns: where five ranks in sequence end, as marks; the ace also stands below the two */
static uint64_t
find_sequences (uint64_t marks)
{
  uint64_t ace_low = marks << 4 | (marks >> 4 * CHIEU_MAU_BINH_ACE & 15);

  return (ace_low & ace_low << 4 & ace_low << 8 & ace_low << 12 & ace_low << 16) >> 4;
}

/* Returns: the class of the five highest of a set of ranks of one suit, or of the sequence in it that stands highest; any sequence
 * counts as the highest of all if @a5 */
static int
flush_class (unsigned ranks,
             bool     a5)
{
  unsigned sequence = ranks << 1 | ranks >> CHIEU_MAU_BINH_ACE;

  sequence &= sequence >> 1 & sequence >> 2 & sequence >> 3 & sequence >> 4;
  if (sequence != 0)
    return a5 ? CHIEU_MAU_BINH_CLASSES_5 - 1
              : chieu_mau_binh_kind_start[CHIEU_MAU_BINH_THUNG_PHA_SANH] + 31 - __builtin_clz (sequence);
  while (__builtin_popcount (ranks) > ROW)
    ranks &= ranks - 1;
  return chieu_mau_binh_flush[ranks];
}

/* Returns: the class of the highest five cards of one suit at @places, or −1 if no suit has five there */
static int
highest_flush (const ChieuMauBinhBound *self,
               unsigned                 places)
{
  int best = -1;

  for (int i = 0; i < self->n_flush; i++)
    {
      unsigned held = places & self->flush[i], ranks = 0;
      int class;

      if (__builtin_popcount (held) < ROW)
        continue;
      for (; held != 0; held &= held - 1)
        ranks |= 1u << chieu_mau_binh_rank (self->sorted[__builtin_ctz (held)]);
      class = flush_class (ranks, self->a5);
      best = class > best ? class : best;
    }
  return best;
}

/* Takes the highest of the ranks of @marks; the two where there are no more. */
static int
take_highest (uint64_t *marks)
{
  int rank = *marks != 0 ? highest_rank (*marks) : 0;

  *marks = without (*marks, rank);
  return rank;
}

/* Returns: the class of five ranks without a pair, the highest of @ones */
static int
loose_five (uint64_t ones)
{
  int sort = 0;

  for (int i = ROW - 1; i >= 0; i--)
    sort += chieu_mau_binh_weight[i][take_highest (&ones)];
  return chieu_mau_binh_class5[sort];
}

static int
choose2 (int n)
{
  return n * (n - 1) / 2;
}

static int
choose3 (int n)
{
  return n * (n - 1) * (n - 2) / 6;
}

/* Returns: the place of @kicker among the ranks other than @rank */
static int
beside (int kicker,
        int rank)
{
  return kicker - (kicker > rank);
}

/* Returns: the class of a pair of @rank with the highest three other ranks of @ones */
static int
pair_five (int      rank,
           uint64_t ones)
{
  int one, two, three;

  ones = without (ones, rank);
  one = beside (take_highest (&ones), rank);
  two = beside (take_highest (&ones), rank);
  three = beside (take_highest (&ones), rank);
  return chieu_mau_binh_kind_start[CHIEU_MAU_BINH_DOI] + choose3 (OTHERS) * rank + choose3 (one) + choose2 (two) + three;
}

/* Returns: the class of pairs of @rank and @second, the lower one, with the highest other rank of @ones */
static int
two_pairs_five (int      rank,
                int      second,
                uint64_t ones)
{
  int kicker = highest_rank (without (without (ones, rank), second) | MARK);

  return chieu_mau_binh_kind_start[CHIEU_MAU_BINH_THU] + OTHERS_OF_TWO * (choose2 (rank) + second)
         + kicker - (kicker > rank) - (kicker > second);
}

/* Returns: the class of three of @rank with the highest two other ranks of @ones */
static int
three_five (int      rank,
            uint64_t ones)
{
  int one, two;

  ones = without (ones, rank);
  one = beside (take_highest (&ones), rank);
  two = beside (take_highest (&ones), rank);
  return chieu_mau_binh_kind_start[CHIEU_MAU_BINH_XAM] + choose2 (OTHERS) * rank + choose2 (one) + two;
}

#define FIVE CHIEU_MAU_BINH_FIVE

/* The marks of the ranks that occur at least once, twice, three times and four times. */
typedef struct
{
  uint64_t ones, pairs, threes, fours;
  int flush;                     /* the class of the highest chi of one suit, or −1 */
} Marks;

/* Returns: whether more than one rank is marked */
static bool
has_several (uint64_t marks)
{
  return (marks & (marks - 1)) != 0;
}

static int
lower (int a,
       int b)
{
  return a < b ? a : b;
}

/* Returns: the class of the highest chi of the kinds above xám up to @kind, or −1; if @a5, a sảnh counts as the highest of its kind */
static int
highest_rare (const Marks *marks,
              int          kind,
              bool         a5)
{
  const uint16_t *start = chieu_mau_binh_kind_start;

  if (kind >= CHIEU_MAU_BINH_THUNG_PHA_SANH && marks->flush >= start[CHIEU_MAU_BINH_THUNG_PHA_SANH])
    return marks->flush;
  if (kind >= CHIEU_MAU_BINH_TU_QUY && marks->fours != 0)
    return start[CHIEU_MAU_BINH_TU_QUY] + highest_rank (marks->fours);
  if (kind >= CHIEU_MAU_BINH_CU_LU && marks->threes != 0 && has_several (marks->pairs))
    return start[CHIEU_MAU_BINH_CU_LU] + highest_rank (marks->threes);
  /* Cards with a straight flush may have another flush, too. */
  if (kind >= CHIEU_MAU_BINH_THUNG && marks->flush >= 0)
    return lower (marks->flush, last_of (CHIEU_MAU_BINH_THUNG));
  if (kind >= CHIEU_MAU_BINH_SANH && find_sequences (marks->ones) != 0)
    return a5 ? last_of (CHIEU_MAU_BINH_SANH) : start[CHIEU_MAU_BINH_SANH] + highest_rank (find_sequences (marks->ones)) - FIVE;
  return -1;
}

/* Returns: the class of the highest chi of the kinds up to @kind, and not above xám */
static int
highest_common (const Marks *marks,
                int          kind)
{
  uint64_t pairs = marks->pairs;
  int rank;

  if (kind >= CHIEU_MAU_BINH_XAM && marks->threes != 0)
    return three_five (highest_rank (marks->threes), marks->ones);
  if (kind >= CHIEU_MAU_BINH_DOI && pairs != 0)
    {
      rank = take_highest (&pairs);
      return kind >= CHIEU_MAU_BINH_THU && pairs != 0 ? two_pairs_five (rank, highest_rank (pairs), marks->ones)
                                                      : pair_five (rank, marks->ones);
    }
  return loose_five (marks->ones);
}

/* Returns: an upper bound for the highest chi of five that cards with these counts make and that is not above @limit. If it is
 * of the same kind as the limit, it is assumed to reach the limit */
static int
highest_five (const ChieuMauBinhBound *self,
              uint64_t                 counts,
              int                      flush,
              int                      limit)
{
  int kind = CHIEU_MAU_BINH_KEY_KIND (chieu_mau_binh_key5[limit]), class = -1;
  Marks marks;

  marks.ones = find_at_least (counts, 1);
  marks.pairs = find_at_least (counts, 2);
  marks.threes = find_at_least (counts, 3);
  marks.fours = find_at_least (counts, 4);
  marks.flush = flush;
  if (kind >= CHIEU_MAU_BINH_SANH)
    class = highest_rare (&marks, kind, self->a5);
  return lower (class >= 0 ? class : highest_common (&marks, kind), limit);
}

/* ---- Three of some cards ---- */

/* Returns: the class of three of @rank */
static int
threes_of (int rank)
{
  return CHIEU_MAU_BINH_CLASSES_3 - CHIEU_MAU_BINH_RANKS + rank;
}

/* Returns: the class of the pair of @rank with the highest other rank of @marks */
static int
pair_of (int      rank,
         uint64_t marks)
{
  int other = highest_rank (without (marks, rank) | MARK);

  return CHIEU_MAU_BINH_PAIRS_3 + OTHERS * rank + other - (other > rank);
}

/* Returns: the class of the highest three ranks of @marks, no pair among them */
static int
loose_of (uint64_t marks)
{
  int one = take_highest (&marks), two = take_highest (&marks);

  return choose3 (one) + choose2 (two) + take_highest (&marks);
}

/* Returns: the class of the highest chi 3 that need not be foul below a chi 2 of @five: three of a rank, a pair or neither */
static int
highest_three (uint64_t counts,
               int      five)
{
  uint64_t ones = find_at_least (counts, 1), marks;

  for (marks = find_at_least (counts, 3); marks != 0; marks = without (marks, highest_rank (marks)))
    if (five >= chieu_mau_binh_floor[threes_of (highest_rank (marks))])
      return threes_of (highest_rank (marks));
  for (marks = find_at_least (counts, 2); marks != 0; marks = without (marks, highest_rank (marks)))
    if (five >= chieu_mau_binh_floor[pair_of (highest_rank (marks), 0)])
      return pair_of (highest_rank (marks), ones);
  return loose_of (ones);
}

void
chieu_mau_binh_find_bounds (const ChieuMauBinhBound *self,
                            unsigned                 places,
                            int                      limit,
                            int                     *five,
                            int                     *three)
{
  uint64_t counts = self->counts[0][places & ((1u << LOW) - 1)] + self->counts[1][places >> LOW];

  *five = highest_five (self, counts, self->n_flush > 0 ? highest_flush (self, places) : -1, limit);
  *three = highest_three (counts, *five);
}

/* The pairs of bounds found so far. */
typedef struct
{
  const ChieuMauBinhBound *self;
  uint64_t counts;
  int flush, limit;
  int *five, *three;
  int n;
} Pairs;

/* Adds the bounds with a chi 3 that is @three at most and @lowest at least, and takes @n cards of @rank. */
static void
add_bound (Pairs *pairs,
           int    n,
           int    rank,
           int    lowest,
           int    three)
{
  int five = highest_five (pairs->self, pairs->counts - ((uint64_t) n << 4 * rank), pairs->flush, pairs->limit);

  /* With such a chi 2 each of these arrangements would be foul. */
  if (five < chieu_mau_binh_floor[lowest])
    return;
  pairs->five[pairs->n] = five;
  pairs->three[pairs->n++] = three;
}

/* Chi 2 cannot have the cards that chi 3 takes. Chi 3 is a three or a pair, or has one card of a pair, or none. */
int
chieu_mau_binh_find_bounds_together (const ChieuMauBinhBound *self,
                                     unsigned                 places,
                                     int                      limit,
                                     int                      five[CHIEU_MAU_BINH_BOUNDS_MAX],
                                     int                      three[CHIEU_MAU_BINH_BOUNDS_MAX])
{
  uint64_t counts = self->counts[0][places & ((1u << LOW) - 1)] + self->counts[1][places >> LOW];
  Pairs pairs = { self, counts, self->n_flush > 0 ? highest_flush (self, places) : -1, limit, five, three, 0 };
  uint64_t ones = find_at_least (counts, 1), twos = find_at_least (counts, 2);

  add_bound (&pairs, 0, 0, 0, loose_of (ones & ~twos));
  for (uint64_t marks = twos; marks != 0; marks &= marks - 1)
    {
      int rank = __builtin_ctzll (marks) / 4;

      add_bound (&pairs, 1, rank, 0, loose_of (ones));
      add_bound (&pairs, 2, rank, pair_of (rank, 0), pair_of (rank, ones));
    }
  for (uint64_t marks = find_at_least (counts, 3); marks != 0; marks &= marks - 1)
    {
      int rank = __builtin_ctzll (marks) / 4;

      add_bound (&pairs, 3, rank, threes_of (rank), threes_of (rank));
    }
  return pairs.n;
}
