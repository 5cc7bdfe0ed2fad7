/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony on the mat: it comes to its end by itself, by the person's own hands, and by skipping; nothing lies outside the room.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <locale.h>

#include "mat/motion.h"
#include "match/match.h"
#include "mat/ceremony/ceremony-places.h"
#include "mat/ceremony/ceremony-view.h"
#include "mat/view/mat-view.h"

/* Milliseconds in which a rite would come by itself, at the pace of the tests. */
#define TIME_OF_RITES (3 * CHIEU_TIME_NEW)

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

/* All of the @n spots lie inside a room of @width by @height. */
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

/* Returns: whether two boxes lie on each other by more than an error of rounding; one without a width lies on none */
static gboolean
overlap (const ChieuBox *a,
         const ChieuBox *b)
{
  return a->width > 0 && b->width > 0 && a->x < b->x + b->width - 0.5f && b->x < a->x + a->width - 0.5f && a->y < b->y + b->height - 0.5f
         && b->y < a->y + a->height - 0.5f;
}

static ChieuBox
make_box (const ChieuCeremonySpot *spot,
          float                    width,
          float                    height)
{
  return spot->n > 0 ? (ChieuBox) { spot->x - width / 2, spot->y - height / 2, width, height } : (ChieuBox) { 0 };
}

/* Neither the cards that are held up nor the dish, with what lies on it, cover anything, and nothing covers them. */
static void
check_nothing_covered (const ChieuCeremonyProgress *progress,
                       const ChieuCeremonyPlaces   *places)
{
  g_assert_false (overlap (&places->reading, &places->dish));
  for (int p = 0; p < progress->plan->seats; p++)
    {
      g_assert_false (overlap (&places->reading, &places->seats[p]));
      g_assert_false (overlap (&places->dish, &places->seats[p]));
      for (int other = 0; other < p; other++)
        g_assert_false (overlap (&places->seats[other], &places->seats[p]));
    }
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    {
      ChieuBox heap = make_box (&places->heaps[i], places->card_width, (float) places->card_height);
      gboolean on_dish = progress->plan->n_heaps > 0 && i == progress->noc_slot
                         && progress->done > chieu_ceremony_find_rite (progress->plan, CHIEU_RITE_NOC);

      if (overlap (&places->reading, &heap))
        g_error ("%s, %d seats, %d rites done, mat of %g×%g: heap %d at %g,%g lies on the cards held up at %g,%g", progress->plan->game->id,
                 progress->plan->seats, progress->done, (double) places->mat.width, (double) places->mat.height, i, (double) heap.x,
                 (double) heap.y, (double) places->reading.x, (double) places->reading.y);
      g_assert_true (on_dish || !overlap (&places->dish, &heap));
      for (int p = 0; p < progress->plan->seats; p++)
        g_assert_false (overlap (&heap, &places->seats[p]));
    }
  for (int i = 0; i < places->n_open; i++)
    {
      ChieuBox open = make_box (&places->open[i], places->card_width, (float) places->card_height);
      ChieuBox held = make_box (&places->held[i], places->held_width, (float) places->held_height);

      g_assert_false (overlap (&open, &places->reading));
      g_assert_false (overlap (&open, &places->dish));
      g_assert_false (overlap (&held, &places->sum));
      g_assert_true (chieu_box_contains (&places->reading, held.x, held.y)
                     && chieu_box_contains (&places->reading, held.x + held.width - 1, held.y + held.height - 1));
    }
}

/* Checks every stage of @plan in a room of @width by @height. @plate: the width of a seat's plate; @held: the least height of the cards
 * that are held up; all in pixels */
static void
check_places (const ChieuCeremony *plan,
              float                width,
              float                height,
              float                plate,
              int                  held)
{
  ChieuCeremonyProgress progress = { .plan = plan, .person = 0, .noc_slot = plan->noc_slot, .mark = plan->mark };
  ChieuCeremonyRoom room = { .ratio = 0.3f, .width = width, .height = height, .plate_width = plate, .plate_height = plate * 0.4f,
                             .sum_width = plate * 1.3f, .sum_height = plate * 0.6f };
  ChieuCeremonyPlaces places;
  int cards = plan->n_heaps > 0 ? plan->game->deck->n_faces * plan->game->deck->copies : chieu_ceremony_count_cards (plan);

  for (progress.done = 0; progress.done <= plan->n_rites; progress.done++)
    {
      int n_lying;

      chieu_ceremony_arrange (&progress, &room, &places);
      check_inside (places.heaps, CHIEU_CEREMONY_HEAPS_MAX, &places, width, height);
      check_inside (places.open, CHIEU_CEREMONY_OPEN_MAX, &places, width, height);
      check_nothing_covered (&progress, &places);
      n_lying = places.stock.n + places.n_open;
      for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
        n_lying += places.heaps[i].n;
      /* Open cards are counted once: the second is also the uppermost of its heap, and the first, when all is taken, one of the cái's. */
      for (int i = 0; i < progress.done; i++)
        n_lying -= plan->rites[i].kind == CHIEU_RITE_OPEN || plan->rites[i].kind == CHIEU_RITE_TAKE;
      g_assert_cmpint (n_lying, ==, cards);
      if (places.n_open > 0)
        {
          g_test_message ("%s %d seats %g×%g: held %d heaps %d", plan->game->id, plan->seats, width, height, places.held_height, places.card_height);
          g_assert_cmpint (places.held_height, >=, held);
          g_assert_cmpint (places.card_height, >=, 56);
        }
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
          check_places (&plan, 740, 552, 96, 152);
          check_places (&plan, 1500, 1030, 110, 320);
          check_places (&plan, 580, 552, 96, 136);
          check_places (&plan, 480, 500, 90, 88);
          /* Text of twice the size. */
          check_places (&plan, 640, 552, 150, 104);
        }
}

/* The slot of a heap and the heap at a slot are each other's inverse, whichever nọc and mark are chosen. */
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
        g_assert_cmpint (chieu_ceremony_find_heap (&progress, progress.noc_slot), ==, -1);
        for (int heap = 0; heap < plan.n_heaps; heap++)
          g_assert_cmpint (chieu_ceremony_find_heap (&progress, chieu_ceremony_find_slot (&progress, heap)), ==, heap);
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

static gboolean
wake_cb (gpointer woken)
{
  *(gboolean *) woken = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets the main loop run for so many @milliseconds. */
static void
let_pass (guint milliseconds)
{
  gboolean woken = FALSE;

  g_timeout_add (milliseconds, wake_cb, &woken);
  while (!woken)
    g_main_context_iteration (NULL, TRUE);
}

/* Once the person has gone on, the ceremony does not run on below the button; a press that comes just after a rite came by itself was
 * meant for the one before. */
static void
test_taken_over (void)
{
  g_autoptr (ChieuMatch) match = new_match (chieu_games[0], 5, 3);
  ChieuCeremonyView *view = new_view ();
  ChieuCeremony plan;
  int rite;

  g_assert_true (chieu_match_get_ceremony (match, &plan));
  g_assert_cmpint (plan.n_rites, >, 4);
  chieu_ceremony_view_begin (view, &plan, 0, names, FALSE, 1);
  while (chieu_ceremony_view_get_rite (view) == 0)
    g_main_context_iteration (NULL, TRUE);
  rite = chieu_ceremony_view_get_rite (view);
  chieu_ceremony_view_go_on (view);
  g_assert_cmpint (chieu_ceremony_view_get_rite (view), ==, rite);
  let_pass (TIME_OF_RITES);
  g_assert_cmpint (chieu_ceremony_view_get_rite (view), ==, rite);
  chieu_ceremony_view_go_on (view);
  g_assert_cmpint (chieu_ceremony_view_get_rite (view), ==, rite + 1);
  chieu_ceremony_view_go_on (view);
  g_assert_cmpint (chieu_ceremony_view_get_rite (view), ==, rite + 2);
  let_pass (TIME_OF_RITES);
  g_assert_cmpint (chieu_ceremony_view_get_rite (view), ==, rite + 2);

  /* The next ceremony has its own pace again. */
  chieu_ceremony_view_begin (view, &plan, 0, names, FALSE, 1);
  while (n_over == 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (view);
}

/* Goes through a ceremony by hand. Where the choice is free the last thing is chosen; where one thing alone is right all others are tried
 * first, and refused. */
static void
do_by_hand (const ChieuGame *game,
            int              seats,
            guint64          seed)
{
  g_autoptr (ChieuMatch) match = new_match (game, seats, seed), skipped = new_match (game, seats, seed);
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
  /* Whatever was chosen, the cards and the seed of the hand are the same as without the ceremony. */
  chieu_match_start (match);
  chieu_match_start (skipped);
  g_assert_cmpmem (chieu_match_get_view (match), game->state_size, chieu_match_get_view (skipped), game->state_size);
  g_assert_cmpuint (chieu_match_get_hand_seed (match), ==, chieu_match_get_hand_seed (skipped));
  chieu_match_pause (match);
  chieu_match_pause (skipped);
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

/* ---- Pictures ---- */

static void
save_picture (GtkWidget  *window,
              const char *folder,
              const char *name,
              int         number)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autofree char *file = g_strdup_printf ("%s-%02d.png", name, number);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  gdk_texture_save_to_png (texture, path);
}

/* The arguments are pictures FOLDER GAME SEATS WIDTH HEIGHT [TEXT [SEED [MIDDLE]]]; @words are those from FOLDER on. Saves a picture of
 * each rite as it waits for the person, and one as it ends. TEXT: the scale of the text; MIDDLE: milliseconds after which one more is
 * taken, on the way. Returns: the status of the program */
static int
take_pictures (char **words,
               int    n)
{
  const ChieuGame *game = chieu_game_find (words[1]);
  int seats = atoi (words[2]), number = 0;
  guint64 seed = n > 6 ? (guint64) atoi (words[6]) : 3;
  guint middle = n > 7 ? (guint) atoi (words[7]) : 0;
  g_autoptr (ChieuMatch) match = new_match (game, seats, seed);
  GtkWidget *window = gtk_window_new (), *sheet = g_object_ref_sink (chieu_mat_view_new ());
  ChieuCeremonyView *view = new_view ();
  const char *const people[CHIEU_SEATS_MAX] = { NULL, "Cụ Tú", "Bà Hai", "Ông Lý", "Cô Ba" };
  ChieuCeremony plan;

  if (n > 5)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * g_ascii_strtod (words[5], NULL)), NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (words[3]), atoi (words[4]));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (view));
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (chieu_match_get_ceremony (match, &plan));
  let_pass (300);
  chieu_ceremony_view_begin (view, &plan, 0, people, TRUE, -1);
  while (n_over == 0)
    {
      int rite = chieu_ceremony_view_get_rite (view);

      if (middle > 0)
        {
          let_pass (middle);
          save_picture (window, words[0], "middle", ++number);
        }
      let_pass (3000);
      save_picture (window, words[0], chieu_ceremony_view_is_waiting (view) ? "wait" : "done", ++number);
      for (int thing = 0; chieu_ceremony_view_is_waiting (view) && thing < chieu_ceremony_count_choices (&plan, rite); thing++)
        if (chieu_ceremony_is_right (&plan, rite, thing))
          chieu_ceremony_view_choose (view, thing);
      if (chieu_ceremony_view_is_waiting (view))
        continue;
      if (plan.rites[rite].choice != CHIEU_RITE_CHOOSES_NOTHING)
        {
          let_pass (3000);
          save_picture (window, words[0], "done", ++number);
        }
      chieu_ceremony_view_go_on (view);
    }
  g_object_unref (sheet);
  return 0;
}

int
main (int    argc,
      char **argv)
{
  if (argc > 6 && g_str_equal (argv[1], "pictures"))
    {
      setlocale (LC_ALL, "");
      if (g_getenv ("CHIEU_LOCALE") != NULL)
        bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CHIEU_LOCALE"));
      gtk_init ();
      adw_init ();
      return take_pictures (argv + 2, argc - 2);
    }
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ceremony/places", test_places);
  g_test_add_func ("/ceremony/slots", test_slots);
  g_test_add_func ("/ceremony/by-itself", test_by_itself);
  g_test_add_func ("/ceremony/taken-over", test_taken_over);
  g_test_add_func ("/ceremony/by-hand", test_by_hand);
  return g_test_run ();
}
