/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands dealt again in the middle of play: the player's own view stays, hidden cards really differ from what they are, and each
 * unseen card turns up in each hidden place as often as it should. Where nothing binds the hidden cards it is known how often that is;
 * where something does, it is counted in deals made by shuffling until they are possible.
 */
#include <locale.h>
#include <math.h>
#include <string.h>

#include "hidden-deal.h"
#include "kit.h"

#define DEALS 3000
#define POSITIONS 8
#define DEALS_OF_VIEW 50
/* In standard deviations: none of some ten thousand numbers is so far off by chance. */
#define FAR 5.5
/* No χ² of a whole position, divided by how many numbers it sums, is so great by chance. */
#define EACH_MAX 1.5
/* With fewer numbers than these χ² differs more by chance: such positions are judged together. */
#define FEW 50

/* How often each face came to each place: the numbers of all deals together, and the sum of their squares. */
typedef struct
{
  int n;                         /* deals */
  int places;
  double sum[PROBE_PLACES_MAX][CHIEU_DECK_FACES_MAX];
  double squares[PROBE_PLACES_MAX][CHIEU_DECK_FACES_MAX];
} Counts;

/* One position, seen by one seat. */
typedef struct
{
  const Probe *probe;
  ChieuState truth, view;
  int seats, seat;
  ChieuRandom random;
} Position;

typedef gboolean (*Deal) (Position *position, ChieuState *state);

static gboolean
deal_own (Position   *position,
          ChieuState *state)
{
  position->probe->game->redeal (&position->view, position->seat, &position->random, state);
  return TRUE;
}

static gboolean
deal_slowly (Position   *position,
             ChieuState *state)
{
  return hidden_deal (position->probe, &position->truth, position->seat, &position->random, state);
}

/* A redeal that is wrong by little: every tenth time the truth. */
static gboolean
deal_peeping (Position   *position,
              ChieuState *state)
{
  if (chieu_random_below (&position->random, 10) != 0)
    return deal_own (position, state);
  memcpy (state, &position->truth, sizeof *state);
  return TRUE;
}

/* ---- Counting ---- */

static void
count_state (const Position   *position,
             const ChieuState *state,
             Counts           *counts)
{
  ProbePlace places[PROBE_PLACES_MAX];

  counts->places = position->probe->hidden (state, position->seat, places);
  counts->n++;
  for (int p = 0; p < counts->places; p++)
    {
      int at_once[CHIEU_DECK_FACES_MAX] = { 0 };

      for (int i = 0; i < places[p].n; i++)
        at_once[places[p].cards[i]]++;
      for (int face = 0; face < CHIEU_DECK_FACES_MAX; face++)
        {
          counts->sum[p][face] += at_once[face];
          counts->squares[p][face] += at_once[face] * at_once[face];
        }
    }
}

/* Deals again and again. Returns: FALSE where nothing could be dealt. */
static gboolean
count_deals (Position *position,
             Deal      deal,
             Counts   *counts)
{
  ChieuState state;

  memset (counts, 0, sizeof *counts);
  for (int i = 0; i < DEALS; i++)
    {
      if (!deal (position, &state))
        return FALSE;
      count_state (position, &state, counts);
    }
  return TRUE;
}

static double
variance (const Counts *counts,
          int           place,
          int           face)
{
  double mean = counts->sum[place][face] / counts->n;

  return counts->squares[place][face] / counts->n - mean * mean;
}

/* ---- How often it should be ---- */

/* Sets @expected to the sums and squares of DEALS deals where each card is as likely in each place: cards are drawn from all that are
 * unseen, without putting any back. */
static void
expect_free (const Position *position,
             Counts         *expected)
{
  ProbePlace places[PROBE_PLACES_MAX];
  double unseen[CHIEU_DECK_FACES_MAX] = { 0 }, total = 0;

  memset (expected, 0, sizeof *expected);
  expected->n = DEALS;
  expected->places = position->probe->hidden (&position->truth, position->seat, places);
  for (int p = 0; p < expected->places; p++)
    for (int i = 0; i < places[p].n; i++, total++)
      unseen[places[p].cards[i]]++;
  for (int p = 0; p < expected->places; p++)
    for (int face = 0; face < CHIEU_DECK_FACES_MAX; face++)
      {
        double share = unseen[face] / total, n = places[p].n;
        double spread = total > 1 ? n * share * (1 - share) * (total - n) / (total - 1) : 0;

        expected->sum[p][face] = DEALS * n * share;
        expected->squares[p][face] = DEALS * (spread + n * share * n * share);
      }
}

/* Compares @counts with @expected. @exact: @expected is no sample; @worst: (inout): the greatest difference, in standard deviations; @n:
 * (out): how many numbers vary. Returns: χ² over all places and faces that vary, by chance about @n */
static double
compare_counts (const Counts *counts,
                const Counts *expected,
                gboolean      exact,
                double       *worst,
                int          *n)
{
  double chi2 = 0;

  *n = 0;
  for (int p = 0; p < counts->places; p++)
    for (int face = 0; face < CHIEU_DECK_FACES_MAX; face++)
      {
        double difference = counts->sum[p][face] - expected->sum[p][face];
        double spread = variance (expected, p, face) * DEALS + (exact ? 0 : variance (counts, p, face) * DEALS);

        /* Where a card cannot vary it must not. */
        if (spread < 1e-6)
          {
            *worst = MAX (*worst, fabs (difference) > 1e-3 ? INFINITY : 0);
            continue;
          }
        chi2 += difference * difference / spread;
        *worst = MAX (*worst, fabs (difference) / sqrt (spread));
        (*n)++;
      }
  return chi2;
}

/* ---- Positions ---- */

/* Makes @moves random clean moves from a deal on. Returns: FALSE if the hand ended, or its hidden cards are bound by more than
 * hidden_deal() knows */
static gboolean
find_position (const ChieuGame *game,
               int              seats,
               guint64          seed,
               int              moves,
               Position        *position)
{
  static ChieuMove list[CHIEU_MOVES_MAX];
  ChieuRules rules;
  ChieuCarry carry;
  unsigned asked;

  position->probe = probe_find (game);
  position->seats = seats;
  chieu_random_init (&position->random, seed);
  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  game->deal (&position->truth, &rules, &carry, seed);
  for (; moves > 0 && (asked = game->to_answer (&position->truth)) != 0; moves--)
    {
      int seat = g_bit_nth_lsf (asked, -1);
      int choice = probe_choose_move (position->probe, &position->truth, seat, 0, &position->random, list);

      game->apply (&position->truth, seat, &list[choice], NULL);
    }
  position->seat = (int) chieu_random_below (&position->random, (guint32) seats);
  if (game->to_answer (&position->truth) == 0
      || !hidden_is_known (position->probe, &position->truth, position->seat))
    return FALSE;
  game->observe (&position->truth, position->seat, &position->view);
  return TRUE;
}

typedef void (*PositionFunc) (Position *position, gpointer data);

/* Calls @func for some positions of each game with each number of seats, from the first moves to the last ones. Nearly always there are
 * as many as are wanted: only hands that end with the second answer have none. */
static void
foreach_position (PositionFunc func,
                  gpointer     data)
{
  static Position position;
  int wanted = 0, found = 0;

  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++, wanted += POSITIONS)
      for (int i = 0, tried = 0; i < POSITIONS && tried < 40 * POSITIONS; tried++)
        if (find_position (chieu_games[g], seats, (guint64) (1000 * seats + tried), 2 + tried % 40, &position))
          {
            func (&position, data);
            found++;
            i++;
          }
  g_assert_cmpint (found, >, wanted * 4 / 5);
}

/* ---- Tests ---- */

/* Returns: the chance that hidden cards which nothing binds are dealt as they truly lie: one in the number of ways to deal them, where the
 * order within a place and the order of equal cards make no difference */
static double
chance_of_truth (const Position *position)
{
  ProbePlace places[PROBE_PLACES_MAX];
  int unseen[CHIEU_DECK_FACES_MAX] = { 0 }, total = 0;
  int n = position->probe->hidden (&position->truth, position->seat, places);
  double logarithm = 0;

  for (int p = 0; p < n; p++)
    {
      int held[CHIEU_DECK_FACES_MAX] = { 0 };

      total += places[p].n;
      logarithm += lgamma (places[p].n + 1);
      for (int i = 0; i < places[p].n; i++)
        {
          held[places[p].cards[i]]++;
          unseen[places[p].cards[i]]++;
        }
      for (int face = 0; face < CHIEU_DECK_FACES_MAX; face++)
        logarithm -= lgamma (held[face] + 1);
    }
  for (int face = 0; face < CHIEU_DECK_FACES_MAX; face++)
    logarithm += lgamma (unseen[face] + 1);
  return exp (logarithm - lgamma (total + 1));
}

/* Deals, how many of them were the truth, and how many should have been. */
typedef struct
{
  int same, dealt;
  double expected;
} Truths;

static void
look_for_views (Position *position,
                gpointer  data)
{
  const ChieuGame *game = position->probe->game;
  Truths *truths = data;
  ChieuState state, view;

  for (int i = 0; i < DEALS_OF_VIEW; i++)
    {
      memset (&state, 0, sizeof state);
      memset (&view, 0, sizeof view);
      deal_own (position, &state);
      game->observe (&state, position->seat, &view);
      g_assert_cmpmem (&view, game->state_size, &position->view, game->state_size);
      truths->same += memcmp (&state, &position->truth, game->state_size) == 0;
    }
  truths->dealt += DEALS_OF_VIEW;
  truths->expected += DEALS_OF_VIEW * chance_of_truth (position);
}

/* Only where hardly anything is hidden is a deal ever the truth. That is likelier where something binds the cards: one deal in fifty is
 * allowed for it. */
static void
test_views (void)
{
  Truths truths = { 0 };

  foreach_position (look_for_views, &truths);
  g_test_message ("%d of %d deals were the truth, %.1f expected", truths.same, truths.dealt, truths.expected);
  g_assert_cmpfloat (truths.same, <, truths.expected + FAR * sqrt (truths.expected) + truths.dealt / 50);
}

typedef struct
{
  Deal deal;
  double chi2, worst;            /* the greatest ones */
  double few_chi2;               /* of all positions with few numbers together */
  int few_n;
  int positions;                 /* that were compared */
  int undealt;                   /* that could not be dealt slowly */
} Frequencies;

static void
look_for_frequencies (Position *position,
                      gpointer  data)
{
  Frequencies *self = data;
  static Counts counts, expected;
  gboolean exact = hidden_is_free (position->probe);
  double worst = 0, chi2;
  int n;

  if (exact)
    expect_free (position, &expected);
  else if (!count_deals (position, deal_slowly, &expected))
    {
      self->undealt++;
      return;
    }
  count_deals (position, self->deal, &counts);
  chi2 = compare_counts (&counts, &expected, exact, &worst, &n);
  g_test_message ("%s, %d seats, seen by %d: χ² %.2f for each, worst %.1f", position->probe->game->id,
                  position->seats, position->seat, chi2 / MAX (n, 1), worst);
  if (n >= FEW)
    self->chi2 = MAX (self->chi2, chi2 / n);
  else
    {
      self->few_chi2 += chi2;
      self->few_n += n;
    }
  self->worst = MAX (self->worst, worst);
  self->positions++;
}

static void
test_frequencies (void)
{
  Frequencies self = { .deal = deal_own };

  foreach_position (look_for_frequencies, &self);
  g_assert_cmpint (self.positions, >, 8 * self.undealt);
  g_assert_cmpfloat (self.worst, <, FAR);
  g_assert_cmpfloat (self.chi2, <, EACH_MAX);
  g_assert_cmpfloat (self.few_chi2, <=, EACH_MAX * self.few_n);
}

static void
test_peeping_fails (void)
{
  Frequencies self = { .deal = deal_peeping };

  foreach_position (look_for_frequencies, &self);
  g_assert_cmpfloat (self.worst, >, FAR);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/redeal/views", test_views);
  g_test_add_func ("/redeal/frequencies", test_frequencies);
  g_test_add_func ("/redeal/peeping-fails", test_peeping_fails);
  return g_test_run ();
}
