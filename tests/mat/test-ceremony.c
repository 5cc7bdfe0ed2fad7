/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony on the mat: it comes to its end by itself, by the person's own hands, and by skipping; nothing lies outside the room.
 */
#include <gtk/gtk.h>
#include <locale.h>

#include "match/match.h"
#include "mat/ceremony/ceremony-places.h"
#include "mat/ceremony/ceremony-view.h"

static const char *const names[CHIEU_SEATS_MAX] = { "You", "Bich", "Cuc", "Dung", "Em" };

static ChieuMatch *
new_match (const ChieuGame *game,
           int              seats,
           guint64          seed)
{
  ChieuMatchOptions options = { .game = game, .seats = seats, .seed = seed, .way = CHIEU_WAY_NGHIEM, .hoi = CHIEU_HOI_POINTS, .hoi_limit = 50,
                                .first_cai = 1 };
  g_autoptr (GError) error = NULL;
  ChieuMatch *match;

  chieu_rules_init (&options.rules, game);
  for (int seat = 1; seat < seats; seat++)
    options.level[seat] = "tap-su";
  match = chieu_match_new (&options, NULL, &error);
  g_assert_no_error (error);
  return match;
}

/* ---- Places ---- */

static void
check_inside (const ChieuCeremonySpot   *spots,
              int                        n,
              const ChieuCeremonyPlaces *places,
              float                      width,
              float                      height)
{
  for (int i = 0; i < n; i++)
    if (spots[i].n > 0)
      {
        g_assert_cmpfloat (spots[i].x - places->card_width / 2, >=, 0);
        g_assert_cmpfloat (spots[i].x + places->card_width / 2, <=, width);
        g_assert_cmpfloat (spots[i].y - (float) places->card_height / 2, >=, 0);
        g_assert_cmpfloat (spots[i].y + (float) places->card_height / 2, <=, height);
      }
}

static void
check_places (const ChieuCeremony *plan,
              float                width,
              float                height)
{
  ChieuCeremonyProgress progress = { .plan = plan, .person = 0, .noc_slot = plan->noc_slot, .mark = plan->mark };
  ChieuCeremonyPlaces places;
  int cards = plan->game->deck->n_faces * plan->game->deck->copies;

  for (progress.done = 0; progress.done <= plan->n_rites; progress.done++)
    {
      int lie = 0;

      chieu_ceremony_arrange (&progress, 0.3f, width, height, 90, 36, &places);
      check_inside (places.heaps, CHIEU_CEREMONY_HEAPS_MAX, &places, width, height);
      check_inside (places.open, CHIEU_CEREMONY_OPEN_MAX, &places, width, height);
      for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
        lie += places.heaps[i].n;
      /* No card is lost on the way; what is over is told of only. */
      if (plan->n_heaps > 0 && progress.done == plan->n_rites)
        g_assert_cmpint (lie, ==, cards);
    }
}

static void
test_places (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++)
      for (guint64 seed = 1; seed < 12; seed++)
        {
          g_autoptr (ChieuMatch) match = new_match (chieu_games[g], seats, seed);
          ChieuCeremony plan;

          g_assert_true (chieu_match_get_ceremony (match, &plan));
          check_places (&plan, 1024, 416);
          check_places (&plan, 1920, 880);
          check_places (&plan, 600, 420);
        }
}

/* Heaps from the mark on, and the slots of the ring: each is the other's inverse, whatever is chosen. */
static void
test_slots (void)
{
  g_autoptr (ChieuMatch) match = new_match (chieu_games[0], 5, 3);
  ChieuCeremony plan;
  ChieuCeremonyProgress progress = { .plan = &plan };

  g_assert_true (chieu_match_get_ceremony (match, &plan));
  for (progress.noc_slot = 0; progress.noc_slot <= plan.n_heaps; progress.noc_slot++)
    for (progress.mark = 0; progress.mark < plan.n_heaps; progress.mark++)
      {
        g_assert_cmpint (chieu_ceremony_heap_at (&progress, progress.noc_slot), ==, -1);
        for (int heap = 0; heap < plan.n_heaps; heap++)
          g_assert_cmpint (chieu_ceremony_heap_at (&progress, chieu_ceremony_slot_of (&progress, heap)), ==, heap);
      }
}

/* ---- The widget ---- */

static int n_over;

static void
over_cb (void)
{
  n_over++;
}

static ChieuCeremonyView *
new_view (void)
{
  ChieuCeremonyView *view = CHIEU_CEREMONY_VIEW (g_object_ref_sink (chieu_ceremony_view_new ()));

  n_over = 0;
  g_signal_connect (view, "over", G_CALLBACK (over_cb), NULL);
  return view;
}

static void
test_by_itself (void)
{
  g_autoptr (ChieuMatch) match = new_match (chieu_games[0], 5, 3);
  ChieuCeremonyView *view = new_view ();
  ChieuCeremony plan;

  g_assert_true (chieu_match_get_ceremony (match, &plan));
  chieu_ceremony_view_begin (view, &plan, 0, names, FALSE, 1);
  while (n_over == 0)
    {
      g_assert_false (chieu_ceremony_view_is_waiting (view));
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpint (chieu_ceremony_view_get_rite (view), ==, -1);
  g_object_unref (view);
}

/* Whatever may be chosen freely is chosen so; where one thing alone is right all others are refused first. */
static void
do_by_hand (const ChieuGame *game,
            int              seats,
            guint64          seed)
{
  g_autoptr (ChieuMatch) match = new_match (game, seats, seed);
  ChieuCeremonyView *view = new_view ();
  ChieuCeremony plan;
  int duties = 0;

  g_assert_true (chieu_match_get_ceremony (match, &plan));
  chieu_ceremony_view_begin (view, &plan, 0, names, TRUE, -1);
  while (n_over == 0)
    {
      int rite = chieu_ceremony_view_get_rite (view), n = chieu_ceremony_count_choices (&plan, rite), right = 0;

      if (!chieu_ceremony_view_is_waiting (view))
        {
          chieu_ceremony_view_go_on (view);
          continue;
        }
      duties++;
      chieu_ceremony_view_go_on (view);
      g_assert_cmpint (chieu_ceremony_view_get_rite (view), ==, rite);
      for (int thing = 0; thing < n; thing++)
        if (chieu_ceremony_is_right (&plan, rite, thing))
          right = thing;
        else
          g_assert_false (chieu_ceremony_view_choose (view, thing));
      g_assert_true (chieu_ceremony_view_is_waiting (view));
      g_assert_true (chieu_ceremony_view_choose (view, right));
      g_assert_false (chieu_ceremony_view_is_waiting (view));
    }
  /* In a first hand anybody may find the cái; where no heaps lie there is nothing to do. */
  g_assert_true ((duties > 0) == (plan.n_heaps > 0));
  g_object_unref (view);
}

static void
test_by_hand (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++)
      for (guint64 seed = 1; seed < 6; seed++)
        do_by_hand (chieu_games[g], seats, seed);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ceremony/places", test_places);
  g_test_add_func ("/ceremony/slots", test_slots);
  g_test_add_func ("/ceremony/by-itself", test_by_itself);
  g_test_add_func ("/ceremony/by-hand", test_by_hand);
  return g_test_run ();
}
