/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The choice for a hand of Mậu binh is compared with every arrangement of it, each against all hands of the library that fit;
 * for hands where the measure alone was wrong, it is compared with what the measure takes, against hands that are dealt and
 * arranged here. Answers in TAP.
 */
#include <string.h>

#include "games/mau-binh/bots/choice.h"
#include "../rules/tap.h"

#define HANDS 60
/* Sets of the cards of a hand, by their places as bits. */
#define SETS (1 << CHIEU_MAU_BINH_HAND)
#define FRONT_MAX 2000
/* The hands of another player against which one arrangement is laid. */
#define DEALS 2000

/* How far a choice may be below the best arrangement, in thousandths of a point: with one hand, and on average. */
#define FAR 500
#define FAR_ON_AVERAGE 5

static Tap tap;
static ChieuRules rules;

static uint64_t
hand_of (const char *names)
{
  static const char ranks[] = "23456789TJQKA", suits[] = "shdc";
  uint64_t hand = 0;

  for (; names[0] != '\0'; names += names[2] != '\0' ? 3 : 2)
    hand |= CHIEU_MAU_BINH_CARD (4 * (strchr (ranks, names[0]) - ranks) + (strchr (suits, names[1]) - suits));
  return hand;
}

/* ---- All arrangements ---- */

typedef struct
{
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  int class[SETS];               /* of sets of five or three cards */
  int front[FRONT_MAX][CHIEU_MAU_BINH_ROWS];   /* classes of the arrangements that no other one reaches in all three chi */
  int n;
} All;

static int
list_cards (const All *self,
            int        set,
            ChieuCard *cards)
{
  int n = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    if ((set >> i & 1) != 0)
      cards[n++] = self->cards[i];
  return n;
}

/* Returns: whether no class of @a is higher than that of @b in the same row */
static bool
is_below (const int *a,
          const int *b)
{
  return a[0] <= b[0] && a[1] <= b[1] && a[2] <= b[2];
}

static void
add_arrangement (All *self,
                 int  one,
                 int  two)
{
  int three = (SETS - 1) ^ one ^ two, kept = 0;
  const int classes[] = { self->class[one], self->class[two], self->class[three] };
  ChieuCard cards[CHIEU_MAU_BINH_HAND];

  for (int i = 0; i < self->n; i++)
    if (is_below (classes, self->front[i]))
      return;
  list_cards (self, one, cards);
  list_cards (self, two, cards + 5);
  list_cards (self, three, cards + 10);
  if (chieu_mau_binh_is_foul (cards, false))
    return;
  for (int i = 0; i < self->n; i++)
    if (!is_below (self->front[i], classes))
      memmove (self->front[kept++], self->front[i], sizeof self->front[i]);
  memcpy (self->front[kept], classes, sizeof classes);
  self->n = kept + 1;
}

static void
find_all (All      *self,
          uint64_t  hand)
{
  self->n = 0;
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++, hand &= hand - 1)
    self->cards[i] = (ChieuCard) __builtin_ctzll (hand);
  for (int set = 0; set < SETS; set++)
    {
      ChieuCard cards[CHIEU_MAU_BINH_HAND];
      int n = list_cards (self, set, cards);

      if (n == 5 || n == 3)
        self->class[set] = chieu_mau_binh_class (cards, n, false);
    }
  for (int one = 0; one < SETS; one++)
    for (int two = 0; __builtin_popcount ((unsigned) one) == 5 && two < SETS; two++)
      if ((one & two) == 0 && __builtin_popcount ((unsigned) two) == 5 && self->class[two] <= self->class[one])
        add_arrangement (self, one, two);
}

static int64_t
find_most (const All                *all,
           const ChieuMauBinhOthers *others)
{
  int64_t most = INT64_MIN;

  for (int i = 0; i < all->n; i++)
    {
      int64_t sum = chieu_mau_binh_others_sum_points (others, all->front[i]);

      most = sum > most ? sum : most;
    }
  return most;
}

static void
check_all (void)
{
  static ChieuMauBinhOthers others;
  static All all;
  long far = 0, total = 0, wrong = 0;
  ChieuRandom random;

  chieu_random_init (&random, 17);
  for (int i = 0; i < HANDS; i++)
    {
      uint64_t hand = chieu_mau_binh_deal_hand (&random);
      ChieuMauBinhChoice choice;
      int64_t count, sum;
      long off;

      find_all (&all, hand);
      chieu_mau_binh_others_find (&others, hand, &rules, CHIEU_MAU_BINH_LIBRARY);
      chieu_mau_binh_choose (hand, &rules, &choice);
      count = chieu_mau_binh_others_count (&others);
      sum = chieu_mau_binh_others_sum_points (&others, choice.best.classes);
      off = (long) (1000 * (find_most (&all, &others) - sum) / count);
      far = off > far ? off : far;
      total += off;
      wrong += choice.best.worth / (CHIEU_MAU_BINH_POINT / 1000) - 1000 * sum / count > 1
               || choice.best.worth / (CHIEU_MAU_BINH_POINT / 1000) - 1000 * sum / count < -1;
    }
  tap_count (&tap, far <= FAR, "the choice is close to the best arrangement with each hand, thousandths of a point", far);
  tap_count (&tap, total <= FAR_ON_AVERAGE * HANDS, "and with all hands together, thousandths of a point", total);
  tap_count (&tap, wrong == 0, "its worth is what it wins", wrong);
}

/* ---- Hands of which the measure alone was wrong ---- */

/* Returns: a hand of thirteen random cards that are not in @hand */
static uint64_t
deal_beside (uint64_t     hand,
             ChieuRandom *random)
{
  ChieuCard left[CHIEU_MAU_BINH_FACES];
  uint64_t other = 0;
  int n = 0;

  for (int card = 0; card < CHIEU_MAU_BINH_FACES; card++)
    if ((hand >> card & 1) == 0)
      left[n++] = (ChieuCard) card;
  chieu_random_shuffle (random, left, n);
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    other |= CHIEU_MAU_BINH_CARD (left[i]);
  return other;
}

/* Returns: what the arrangement @cards of @hand wins from a player who arranges by the measure, in thousandths of a point on average */
static long
measure_win (uint64_t         hand,
             const ChieuCard *cards)
{
  ChieuMauBinhAnswer mine = { .kind = CHIEU_MAU_BINH_XEP };
  ChieuRandom random;
  long sum = 0;

  memcpy (mine.cards, cards, CHIEU_MAU_BINH_HAND);
  chieu_random_init (&random, 3);
  for (int i = 0; i < DEALS; i++)
    {
      uint64_t other = deal_beside (hand, &random);
      ChieuMauBinhAnswer theirs = { .kind = CHIEU_MAU_BINH_XEP };
      ChieuMauBinhComparison comparison;
      ChieuMauBinhArrangement best;

      chieu_mau_binh_find_best (other, &rules, &chieu_mau_binh_rates, &best);
      memcpy (theirs.cards, best.cards, CHIEU_MAU_BINH_HAND);
      chieu_mau_binh_compare (&rules, &mine, hand, &theirs, other, &comparison);
      sum += comparison.points;
    }
  return 1000 * sum / DEALS;
}

typedef struct
{
  const char *cards;
  const char *move;
  int least;                     /* thousandths of a point that the choice wins more than what the measure took */
} Row;

static const Row rows[] = {
  { "Tc 5h Qh Kh 8h Ad 9h Th 2h Ah 4h Jh 3c", "xep Kh Qh Jh Th 9h / Ah 8h 5h 4h 2h / Ad Tc 3c", 700 },
  { "4c 5s 5h 3s Ad 3d 2c 4d 6d 3h 5d 2d 4s", "toi-trang ba-sanh", 1000 },
};

static void
check_row (const Row *row)
{
  uint64_t hand = hand_of (row->cards);
  ChieuMauBinhChoice choice;
  ChieuMauBinhArrangement best;
  char text[CHIEU_MOVE_TEXT_MAX];
  long more;

  chieu_mau_binh_choose (hand, &rules, &choice);
  chieu_mau_binh_find_best (hand, &rules, &chieu_mau_binh_rates, &best);
  chieu_mau_binh.print_move (&choice.move, text);
  tap_compare (&tap, row->cards, text, row->move);
  more = choice.move.kind == CHIEU_MAU_BINH_TOI_TRANG
           ? 1000 * rules.value[CHIEU_MAU_BINH_POINTS_INSTANT + choice.move.detail]
           : measure_win (hand, choice.best.cards);
  more -= measure_win (hand, best.cards);
  tap_count (&tap, more >= row->least, "wins more from others than the measure's choice, thousandths of a point", more);
}

int
main (void)
{
  chieu_rules_init (&rules, &chieu_mau_binh);
  check_all ();
  for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
    check_row (&rows[i]);
  return tap_end (&tap);
}
