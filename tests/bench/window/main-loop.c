/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The main loop of the whole program while hands are played: how long it is busy
 * between two polls, and with what. A player that answers at once sits in the
 * person's place; what its own thinking costs is left out.
 *
 *   main-loop [HANDS [PACE [LEVEL]]]     LEVEL: of the others at the mat
 */
#include "config.h"

#include <stdlib.h>

#include "app/program/application.h"
#include "app/program/window-private.h"
#include "bots/bot.h"
#include "parts.h"
#include "../../folder.h"

#define TARGET_MS 8.0
/* How many of the longest turns are printed. */
#define LONGEST 8
/* The player in the person's place answers so long after being asked; and so often it is seen whether the result is shown. */
#define ANSWER_MS 150
#define RESULT_MS 200
/* The window has come to rest so long after it is opened. */
#define REST_MS 2000

typedef struct
{
  double at;                     /* ms since the match began */
  Cost whole;
  Cost part[N_PARTS];
} Turn;

static ChieuApplication *application;
static GArray *turns;
static Turn turn;
static gint64 begun;             /* 0: nothing is measured yet */
static int hands_left;
static guint answer_id;

/* ---- Turns of the main loop ---- */

static void
end_turn (void)
{
  turn.at = (g_get_monotonic_time () - begun) / 1000.0;
  parts_take (turn.part);
  turn.whole = (Cost) { 0 };
  for (int p = 0; p < N_PARTS; p++)
    if (p != PART_PLAYER)
      {
        turn.whole.cpu += turn.part[p].cpu;
        turn.whole.wall += turn.part[p].wall;
      }
  if (begun != 0)
    g_array_append_val (turns, turn);
}

static gint
poll_probe (GPollFD *fds,
            guint    n,
            gint     timeout)
{
  gint result;

  end_turn ();
  result = g_poll (fds, n, timeout);
  parts_restart ();
  return result;
}

/* Handlers connected after GTK's own: each phase ends where its handler runs. */
static void
next_phase_cb (GdkFrameClock *clock,
               gpointer       part)
{
  parts_enter (GPOINTER_TO_INT (part));
}

static void
watch_frames (GtkWidget *window)
{
  static const struct { const char *signal; Part next; } phases[] = {
    { "before-paint", PART_UPDATE },
    { "update", PART_LAYOUT },
    { "layout", PART_PAINT },
    { "after-paint", PART_OTHER },
  };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    g_signal_connect (clock, phases[i].signal, G_CALLBACK (next_phase_cb), GINT_TO_POINTER (phases[i].next));
}

/* ---- The player in the person's place ---- */

static ChieuWindow *
get_window (void)
{
  return CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

static gboolean
answer_cb (gpointer match)
{
  ChieuBotBudget budget = { .seed = chieu_match_get_hand_number (match) };
  ChieuReason reason;
  ChieuMove move;
  Part before = parts_enter (PART_PLAYER);
  gboolean chosen = chieu_match_is_asked (match)
                    && chieu_bot_choose (chieu_bot_levels[0], chieu_match_get_options (match)->game,
                                         chieu_match_get_view (match), chieu_match_get_person (match), &budget, &move, NULL);

  parts_enter (before);
  answer_id = 0;
  if (chosen)
    chieu_match_try (match, &move, &reason);
  return G_SOURCE_REMOVE;
}

static void
asked_cb (ChieuMatch *match)
{
  if (answer_id == 0)
    answer_id = g_timeout_add (ANSWER_MS, answer_cb, match);
}

/* Goes on to the next hand once the result is shown; after the last one quits. */
static gboolean
go_on_after_result_cb (gpointer data)
{
  ChieuWindow *window = get_window ();
  ChieuMatch *match = chieu_window_get_match (window);

  if (g_str_equal (chieu_pages_get_seen_name (chieu_window_get_parts (window)->pages), CHIEU_PAGE_RESULT))
    {
      if (--hands_left > 0 && !chieu_match_is_over (match))
        gtk_widget_activate_action (GTK_WIDGET (window), "win.next-hand", NULL);
      else
        g_application_quit (G_APPLICATION (application));
    }
  return G_SOURCE_CONTINUE;
}

static gboolean
begin_cb (gpointer data)
{
  ChieuWindow *window = get_window ();
  ChieuMatch *match;

  parts_restart ();
  begun = g_get_monotonic_time ();
  watch_frames (GTK_WIDGET (window));
  g_signal_emit_by_name (chieu_pages_get_page (chieu_window_get_parts (window)->pages, CHIEU_PAGE_NEW), "begin");
  match = chieu_window_get_match (window);
  g_signal_connect (match, "asked", G_CALLBACK (asked_cb), NULL);
  if (chieu_match_is_asked (match))
    asked_cb (match);
  g_timeout_add (RESULT_MS, go_on_after_result_cb, NULL);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (void)
{
  g_timeout_add (REST_MS, begin_cb, NULL);
}

/* ---- Figures ---- */

static int
compare_numbers (const void *a,
                 const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Prints the times of the turns in which there was any of @part; N_PARTS: of whole turns. */
static void
print_part (const char *name,
            int         part)
{
  g_autofree double *cpu = g_new (double, turns->len + 1), *wall = g_new (double, turns->len + 1);
  int n = 0;

  for (guint i = 0; i < turns->len; i++)
    {
      const Turn *t = &g_array_index (turns, Turn, i);
      const Cost *cost = part == N_PARTS ? &t->whole : &t->part[part];

      if (cost->wall == 0)
        continue;
      cpu[n] = cost->cpu;
      wall[n++] = cost->wall;
    }
  if (n == 0)
    return;
  qsort (cpu, n, sizeof *cpu, compare_numbers);
  qsort (wall, n, sizeof *wall, compare_numbers);
  g_print ("%-10s n %6d   cpu: median %7.3f p95 %7.3f max %7.3f   wall: median %7.3f p95 %7.3f max %7.3f ms\n", name, n,
           cpu[n / 2], cpu[n * 95 / 100], cpu[n - 1], wall[n / 2], wall[n * 95 / 100], wall[n - 1]);
}

static int
compare_turns (const void *a,
               const void *b)
{
  double x = ((const Turn *) a)->whole.cpu, y = ((const Turn *) b)->whole.cpu;

  return (x < y) - (x > y);
}

static void
print_longest (void)
{
  guint over = 0;

  qsort (turns->data, turns->len, sizeof (Turn), compare_turns);
  while (over < turns->len && g_array_index (turns, Turn, over).whole.cpu > TARGET_MS)
    over++;
  g_print ("turns with more than %.0f ms of processor time: %u (target 0). The longest:\n", TARGET_MS, over);
  for (guint i = 0; i < MIN (turns->len, LONGEST); i++)
    {
      const Turn *t = &g_array_index (turns, Turn, i);

      g_print ("  at %8.0f ms: cpu %6.2f wall %6.2f  =", t->at, t->whole.cpu, t->whole.wall);
      for (int p = 0; p < N_PARTS; p++)
        if (t->part[p].cpu >= 0.05)
          g_print ("  %s %.2f", part_names[p], t->part[p].cpu);
      g_print ("\n");
    }
}

/* Sets the level of the others in the settings, which fill the form of a new match. */
static void
seat_others (const char *level)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);

  g_settings_set_string (settings, "bot-level", level);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("main-loop-XXXXXX", NULL);
  char *arguments[] = { argv[0], "--seed", "3", "--data-dir", folder, "--pace", argc > 2 ? argv[2] : "quick", NULL };
  int status;

  hands_left = argc > 1 ? atoi (argv[1]) : 2;
  if (argc > 3)
    seat_others (argv[3]);
  turns = g_array_new (FALSE, TRUE, sizeof (Turn));
  parts_restart ();
  g_main_context_set_poll_func (NULL, poll_probe);
  application = chieu_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  status = g_application_run (G_APPLICATION (application), G_N_ELEMENTS (arguments) - 1, arguments);
  for (int p = 0; p < N_PARTS; p++)
    if (p != PART_PLAYER)
      print_part (part_names[p], p);
  print_part ("a turn", N_PARTS);
  print_longest ();
  g_object_unref (application);
  g_array_unref (turns);
  chieu_test_remove_folder (folder);
  return status;
}
