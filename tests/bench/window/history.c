/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of hands with very many of them: how long the main loop is busy between two polls while it is opened, and while filters are
 * chosen.
 *
 *   history [HANDS]
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <adwaita.h>
#include <sqlite3.h>

#include "app/history/history-filter.h"
#include "app/history/history-window.h"
#include "games/to-tom/rules/to-tom.h"
#include "match/match.h"
#include "../../folder.h"

#define HANDS 10000
#define HANDS_OF_MATCH 20
/* A measurement takes at least so long, and then ends as soon as nothing else is to be done. */
#define STILL_MS 400

typedef enum
{
  OTHER,                         /* reading, rows bound, input */
  LAYOUT,
  PAINT,
  N_PARTS
} Part;

static double longest[N_PARTS + 1];      /* ms of processor time in one turn of the main loop; the last one: of whole turns */
static double part_of[N_PARTS];          /* in this turn */
static Part part;
static guint turns;
static struct timespec begun;            /* when this part of the turn began */

/* ---- Turns of the main loop ---- */

static double
ms_since (const struct timespec *then)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) (now.tv_sec - then->tv_sec) * 1e3 + (double) (now.tv_nsec - then->tv_nsec) / 1e6;
}

/* Ends the part that runs and begins the @next one. */
static void
enter_part (Part next)
{
  part_of[part] += ms_since (&begun);
  part = next;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &begun);
}

static gint
poll_probe (GPollFD *fds,
            guint    n,
            gint     timeout)
{
  double whole = 0;
  gint result;

  enter_part (OTHER);
  for (int i = 0; i < N_PARTS; i++)
    {
      longest[i] = MAX (longest[i], part_of[i]);
      whole += part_of[i];
      part_of[i] = 0;
    }
  longest[N_PARTS] = MAX (longest[N_PARTS], whole);
  turns++;
  result = g_poll (fds, n, timeout);
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &begun);
  return result;
}

/* Handlers connected after GTK's own: each part begins where the one before has ended. */
static void
next_part_cb (GdkFrameClock *clock,
              gpointer       next)
{
  enter_part (GPOINTER_TO_INT (next));
}

static void
watch_frames (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect (clock, "update", G_CALLBACK (next_part_cb), GINT_TO_POINTER (LAYOUT));
  g_signal_connect (clock, "layout", G_CALLBACK (next_part_cb), GINT_TO_POINTER (PAINT));
  g_signal_connect (clock, "after-paint", G_CALLBACK (next_part_cb), GINT_TO_POINTER (OTHER));
}

static gboolean
still_cb (gpointer still)
{
  *(gboolean *) still = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until nothing is read and drawn any more, and prints how long its longest turn was. */
static void
measure_turns (const char *what)
{
  gboolean still = FALSE;

  memset (longest, 0, sizeof longest);
  turns = 0;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &begun);
  g_timeout_add_full (G_PRIORITY_LOW, STILL_MS, still_cb, &still, NULL);
  while (!still)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%-22s longest of %3u turns %6.2f ms; reading and rows %6.2f, layout %6.2f, drawing %6.2f\n", what, turns,
           longest[N_PARTS], longest[OTHER], longest[LAYOUT], longest[PAINT]);
}

/* ---- Hands ---- */

static void
play_match (ChieuStore *store)
{
  ChieuMatchOptions options = {
    .game = &chieu_to_tom, .seats = 5, .seed = 3, .person = -1, .way = CHIEU_WAY_HOC, .hoi = CHIEU_HOI_HANDS,
    .hoi_limit = HANDS_OF_MATCH,
  };
  g_autoptr (ChieuMatch) match = NULL;

  for (int seat = 0; seat < options.seats; seat++)
    options.level[seat] = "tap-su";
  chieu_rules_init (&options.rules, options.game);
  match = chieu_match_new (&options, store, NULL);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  chieu_match_start (match);
  /* A hand is dealt, and a match over, when that is written. */
  while (!chieu_match_is_over (match))
    {
      if (chieu_match_get_final_state (match) != NULL)
        chieu_match_deal_next_hand (match);
      g_main_context_iteration (NULL, TRUE);
    }
  chieu_match_pause (match);
}

/* Copies the match that was played, until there are @n hands; the person played in all of them. */
static void
copy_hands (const char *path,
            int         n)
{
  static const char *const steps[] = {
    "UPDATE match SET person = 0",
    "CREATE TEMP TABLE times AS WITH RECURSIVE t (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM t WHERE i < %d) SELECT i FROM t",
    "INSERT INTO match (id, begun, standing, game, seats, seed, person, levels, way, hoi, hoi_limit, rules, played) "
    "SELECT i + 1, begun, standing, game, seats, seed, person, levels, way, hoi, hoi_limit, rules, played "
    "FROM match, temp.times WHERE match.id = 1",
    "INSERT INTO hand SELECT i * 1000 + id, i + 1, number, cai, thong, debts, pot, strict, ended, outcome, winner, worth, record "
    "FROM hand, temp.times WHERE match = 1",
    "INSERT INTO hand_seat SELECT i * 1000 + hand, seat, before, won FROM hand_seat, temp.times WHERE hand < 1000",
    "INSERT INTO hand_cuoc SELECT i * 1000 + hand, place, cuoc FROM hand_cuoc, temp.times WHERE hand < 1000",
  };
  sqlite3 *db;

  if (sqlite3_open (path, &db) != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (db));
  sqlite3_exec (db, "BEGIN", NULL, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *sql = i == 1 ? g_strdup_printf (steps[i], n / HANDS_OF_MATCH - 1) : g_strdup (steps[i]);

      if (sqlite3_exec (db, sql, NULL, NULL, NULL) != SQLITE_OK)
        g_error ("%s", sqlite3_errmsg (db));
    }
  sqlite3_exec (db, "COMMIT", NULL, NULL, NULL);
  sqlite3_close (db);
}

/* ---- The window ---- */

static void
choose_filter (GtkWindow       *window,
               const char      *what,
               ChieuHistoryEnd  end)
{
  ChieuHistoryFilter filter;

  chieu_history_filter_init (&filter);
  filter.end = end;
  chieu_history_window_set_filter (CHIEU_HISTORY_WINDOW (window), &filter);
  measure_turns (what);
}

/* Stores @hands hands in the file @path, opens the list of them and chooses filters. */
static void
measure_window (const char *path,
                int         hands)
{
  g_autoptr (ChieuStore) store = chieu_store_open (path, NULL);
  const ChieuSeatNames players = { (char *) "You", (char *) "An", (char *) "Bình", (char *) "Cúc", (char *) "Dần" };
  GtkWindow *window;

  play_match (store);
  g_clear_pointer (&store, chieu_store_unref);
  copy_hands (path, hands);
  store = chieu_store_open (path, NULL);
  g_main_context_set_poll_func (NULL, poll_probe);
  window = chieu_history_window_new (NULL, store, players, "You");
  gtk_widget_realize (GTK_WIDGET (window));
  watch_frames (GTK_WIDGET (window));
  gtk_window_present (window);
  measure_turns ("opened");
  choose_filter (window, "somebody else's wins", CHIEU_HISTORY_OTHERS_WIN);
  choose_filter (window, "own wins", CHIEU_HISTORY_OWN_WIN);
  choose_filter (window, "all", CHIEU_HISTORY_ANY_END);
  gtk_window_destroy (window);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-history-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "history.db", NULL);

  gtk_init ();
  adw_init ();
  measure_window (path, argc > 1 ? atoi (argv[1]) : HANDS);
  chieu_test_remove_folder (folder);
  return EXIT_SUCCESS;
}
