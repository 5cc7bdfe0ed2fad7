/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A view holds what its seat may know, and hands can be dealt again from it: the view leaves out what is hidden, does not
 * change with it, and every unseen card turns up in every place as often as it should. A redeal that copies the true state
 * must fail (test_copy_fails()).
 */
#include <locale.h>
#include <math.h>
#include <string.h>

#include "kit.h"

#define ONLOOKER (-1)

typedef void (*Redeal) (const ChieuGame *game, const ChieuState *truth, const void *view, int seat,
                        ChieuRandom *random, ChieuState *state);

/* The game's own redeal. */
static void
game_redeal (const ChieuGame  *game,
             const ChieuState *truth,
             const void       *view,
             int               seat,
             ChieuRandom      *random,
             ChieuState       *state)
{
  game->redeal (view, seat, random, state);
}

/* A redeal that peeps. */
static void
copying_redeal (const ChieuGame  *game,
                const ChieuState *truth,
                const void       *view,
                int               seat,
                ChieuRandom      *random,
                ChieuState       *state)
{
  memcpy (state, truth, sizeof *state);
}

/* ---- Views ---- */

static void
check_nothing_known (Kit        *kit,
                     const void *view,
                     int         seat)
{
  ProbePlace places[PROBE_PLACES_MAX];
  int n = kit->probe->hidden (view, seat, places);

  for (int i = 0; i < n; i++)
    kit_check (kit, places[i].known == 0, "seat %d sees %d hidden cards of place %d", seat, places[i].known, i);
}

static void
check_view (Kit *kit,
            int  seat)
{
  ChieuState view, again, state;
  const char *broken;

  memset (&state, 0xa5, sizeof state);
  memset (&view, 0x5a, sizeof view);
  kit->game->observe (&kit->state, seat, &view);
  check_nothing_known (kit, &view, seat);
  kit->game->redeal (&view, seat, &kit->random, &state);
  broken = kit->game->check_state (&state);
  kit_check (kit, broken == NULL, "dealt again for seat %d: %s", seat, broken);
  /* The other seats that are asked may depend on cards that nobody sees. */
  kit_check (kit, kit_asked (kit, &state) != 0, "dealt again for seat %d, nobody is asked", seat);
  if (seat != ONLOOKER)
    kit_check (kit, !((kit_asked (kit, &state) ^ kit_asked (kit, &kit->state)) >> seat & 1),
               "dealt again, seat %d is no more asked, or only now", seat);
  memset (&again, 0xa5, sizeof again);
  kit->game->observe (&state, seat, &again);
  kit_check (kit, kit_same (kit, &view, &again), "the view of seat %d changes with what it does not see", seat);
}

/* The moves of a seat depend on nothing but its view. */
static void
check_own_moves (Kit *kit,
                 int  seat)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuState view;
  int n, n_view;

  kit->game->observe (&kit->state, seat, &view);
  n = kit->game->moves (&kit->state, seat, CHIEU_MOVES_ALL, kit->moves);
  n_view = kit->game->moves (&view, seat, CHIEU_MOVES_ALL, moves);
  kit_check (kit, n == n_view, "seat %d has %d moves, and %d in its view", seat, n, n_view);
  for (int i = 0; i < n; i++)
    kit_check (kit, chieu_move_equal (&moves[i], &kit->moves[i]), "seat %d: move %d is “%s”, in its view “%s”",
               seat, i, kit_move_text (kit, &kit->moves[i]), kit_move_text (kit, &moves[i]));
}

/* While others must still answer, nobody sees which of two answers @seat gave; and where a seat sees no difference afterwards, it was told
 * of none. */
static void
compare_answers (Kit             *kit,
                 int              seat,
                 const ChieuMove *one,
                 const ChieuMove *two)
{
  unsigned others = kit_asked (kit, &kit->state) & ~(1u << seat);
  gboolean waiting = others != 0;
  ChieuState states[2], views[2];
  ChieuEvents events[2];

  memset (events, 0, sizeof events);
  for (int i = 0; i < 2; i++)
    {
      memcpy (&states[i], &kit->state, sizeof states[i]);
      kit->game->apply (&states[i], seat, i == 0 ? one : two, &events[i]);
      /* The answer was only taken note of: the others' are still missing. */
      waiting = waiting && events[i].n == 0 && kit_asked (kit, &states[i]) == others;
    }
  for (int other = ONLOOKER; other < kit->plan->seats; other++)
    {
      if (other == seat)
        continue;
      kit->game->observe (&states[0], other, &views[0]);
      kit->game->observe (&states[1], other, &views[1]);
      kit_check (kit, !waiting || kit_same (kit, &views[0], &views[1]),
                 "seat %d sees whether seat %d answered “%s” or “%s”", other, seat,
                 kit_move_text (kit, one), kit_move_text (kit, two));
      kit_check (kit, !kit_same (kit, &views[0], &views[1]) || memcmp (&events[0], &events[1], sizeof *events) == 0,
                 "seat %d hears more than it sees of “%s” and “%s”", other,
                 kit_move_text (kit, one), kit_move_text (kit, two));
    }
}

static void
check_answers (Kit *kit,
               int  seat)
{
  int n = kit->game->moves (&kit->state, seat, CHIEU_MOVES_ALL, kit->moves);

  for (int i = 1; i < n; i += 1 + (int) chieu_random_below (&kit->random, 6))
    compare_answers (kit, seat, &kit->moves[0], &kit->moves[i]);
}

static void
check_step (Kit *kit)
{
  unsigned asked = kit_asked (kit, &kit->state);

  for (int seat = ONLOOKER; seat < kit->plan->seats; seat++)
    check_view (kit, seat);
  for (int seat = 0; seat < kit->plan->seats; seat++)
    if (asked >> seat & 1)
      {
        check_own_moves (kit, seat);
        check_answers (kit, seat);
      }
}

static void
test_views (gconstpointer data)
{
  kit_play (data, check_step, NULL);
}

/* ---- Every unseen card in every place ---- */

#define REDEALS 4000
/* In standard deviations: none of some thousand numbers is so far off by chance. */
#define FAR 6.0

/* Deals the view of @seat again and again, and counts which cards lie in which place. Returns: the greatest distance, in standard
 * deviations, of any count from what it should be */
static double
find_worst_deviation (const ChieuGame *game,
                      int              seats,
                      int              seat,
                      Redeal           redeal)
{
  static int counts[PROBE_PLACES_MAX][CHIEU_DECK_FACES_MAX];
  ProbePlace places[PROBE_PLACES_MAX];
  int unseen[CHIEU_DECK_FACES_MAX] = { 0 }, total = 0, n_places;
  const Probe *probe = probe_find (game);
  ChieuState truth, view, state;
  ChieuRandom random;
  ChieuRules rules;
  ChieuCarry carry;
  double worst = 0;

  memset (counts, 0, sizeof counts);
  chieu_random_init (&random, (guint64) (seats * 100 + seat));
  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  game->deal (&truth, &rules, &carry, 4711);
  game->observe (&truth, seat, &view);
  n_places = probe->hidden (&truth, seat, places);
  for (int p = 0; p < n_places; p++)
    for (int i = 0; i < places[p].n; i++, total++)
      unseen[places[p].cards[i]]++;
  for (int i = 0; i < REDEALS; i++)
    {
      redeal (game, &truth, &view, seat, &random, &state);
      g_assert_cmpint (probe->hidden (&state, seat, places), ==, n_places);
      for (int p = 0; p < n_places; p++)
        for (int j = 0; j < places[p].n; j++)
          counts[p][places[p].cards[j]]++;
    }
  for (int p = 0; p < n_places; p++)
    for (int face = 0; face < game->deck->n_faces; face++)
      {
        double share = (double) unseen[face] / total;
        double mean = REDEALS * places[p].n * share;
        double deviation = sqrt (mean * (1 - share)) + 1e-9;

        worst = MAX (worst, fabs (counts[p][face] - mean) / deviation);
      }
  return worst;
}

static void
check_each_view (Redeal   redeal,
                 gboolean good)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++)
      for (int seat = ONLOOKER; seat < seats; seat++)
        {
          double worst = find_worst_deviation (chieu_games[g], seats, seat, redeal);

          g_test_message ("%s, %d seats, seen by %d: %.1f standard deviations", chieu_games[g]->id, seats, seat, worst);
          g_assert_true ((worst < FAR) == good);
        }
}

static void
test_every_place (void)
{
  check_each_view (game_redeal, TRUE);
}

static void
test_copy_fails (void)
{
  check_each_view (copying_redeal, FALSE);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/redeal/every-place", test_every_place);
  g_test_add_func ("/redeal/copy-fails", test_copy_fails);
  kit_add_plans ("views", g_test_slow () ? 400 : 60, test_views);
  return g_test_run ();
}
