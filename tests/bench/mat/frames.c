/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frames of the mat: 60 cards on it, a fan of 21 and one card flying, at 1920×1080; then the end of a hand: the person's
 * hand laid open, the call, and how the table praises it. Prints how long a whole frame and the snapshot take, how long
 * the main loop was busy at a stretch, and how much is drawn while nothing moves.
 *
 *   frames [SECONDS]     SECONDS: how long cards fly, 8 unless it is given
 */
#include <adwaita.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "mat/faces/face-cache.h"
#include "mat/faces/pictures.h"
#include "games/to-tom/rules/to-tom.h"
#include "mat/feast/call-panel.h"
#include "mat/view/mat-view-private.h"
#include "chance-hand.h"

/* The time from one card that sets out to the next. */
#define FLIGHT_EVERY_MS 360
#define MAT_CARDS 60
#define FAN_CARDS 21
#define SAMPLES_MAX 65536
/* After so long the hand lies open; the mat has settled; the longest praise is over. */
#define OPEN_MS 2500
#define SETTLED_MS 1500
#define PRAISE_MS 4500

typedef struct
{
  int n;
  double ms[SAMPLES_MAX];        /* by the wall clock */
  double cpu[SAMPLES_MAX];       /* processor time of this thread, which other programs hardly change */
} Samples;

typedef struct
{
  gint64 wall;
  double cpu;
} Moment;

/* ---- Figures ---- */

static Samples frames, snapshots, busy, updates;
static Moment frame_start, wake;
static int n_painted;
static gboolean measuring;

static Moment
now (void)
{
  struct timespec cpu;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &cpu);
  return (Moment) { .wall = g_get_monotonic_time (), .cpu = cpu.tv_sec * 1000.0 + cpu.tv_nsec / 1e6 };
}

static void
add_sample (Samples      *samples,
            const Moment *since)
{
  Moment end = now ();

  if (!measuring || samples->n == SAMPLES_MAX)
    return;
  samples->ms[samples->n] = (end.wall - since->wall) / 1000.0;
  samples->cpu[samples->n++] = end.cpu - since->cpu;
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print_samples (const char *name,
               Samples    *samples)
{
  int n = samples->n;

  if (n == 0)
    return;
  qsort (samples->ms, n, sizeof (double), compare);
  qsort (samples->cpu, n, sizeof (double), compare);
  g_print ("%-24s n %4d   wall: median %6.2f p95 %6.2f max %6.2f   cpu: median %6.2f p95 %6.2f max %6.2f ms\n", name, n,
           samples->ms[n / 2], samples->ms[n * 95 / 100], samples->ms[n - 1],
           samples->cpu[n / 2], samples->cpu[n * 95 / 100], samples->cpu[n - 1]);
}

/* Between two polls the main loop is busy. */
static gint
poll_probe (GPollFD *fds,
            guint    n,
            gint     timeout)
{
  int result;

  if (wake.wall != 0)
    add_sample (&busy, &wake);
  result = g_poll (fds, n, timeout);
  wake = now ();
  return result;
}

static void
before_paint_cb (GdkFrameClock *clock)
{
  frame_start = now ();
}

static void
after_paint_cb (GdkFrameClock *clock)
{
  n_painted++;
  add_sample (&frames, &frame_start);
}

/* ---- A widget that measures its child's snapshot ---- */

#define TYPE_PROBE (probe_get_type ())
G_DECLARE_FINAL_TYPE (Probe, probe, , PROBE, GtkWidget)

struct _Probe
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (Probe, probe, GTK_TYPE_WIDGET)

static void
probe_snapshot (GtkWidget   *widget,
                GtkSnapshot *snapshot)
{
  Moment start = now ();

  gtk_widget_snapshot_child (widget, gtk_widget_get_first_child (widget), snapshot);
  add_sample (&snapshots, &start);
}

static void
probe_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (probe_parent_class)->dispose (object);
}

static void
probe_class_init (ProbeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = probe_snapshot;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
probe_init (Probe *self)
{
}

/* ---- The scene ---- */

static PlaySource play;

/* Makes the view of a late moment: the cards of the others are kept, the person has no phu and a full hand. */
static void
make_view (void)
{
  ChieuToTomState *view = (ChieuToTomState *) &play.view;
  ChieuCard card;

  for (int seed = 1; ; seed++)
    {
      play_source_init (&play, 5, seed);
      play.auto_person = TRUE;
      while (play_source_count_mat_cards (&play) < MAT_CARDS && play_source_step (&play))
        ;
      ((ChieuToTomState *) &play.view)->seat[0].n_phu = ((ChieuToTomState *) &play.view)->seat[0].n_alone = 0;
      if (play_source_count_mat_cards (&play) >= MAT_CARDS)
        break;
    }
  /* Dead cards take the place of those that the person had laid, until as many lie on the mat again. */
  for (card = 0; view->n_dead < CHIEU_TO_TOM_DEAD_MAX; card = (card + 7) % CHIEU_TO_TOM_FACES)
    {
      int on_mat = view->n_dead;

      for (int s = 1; s < 5; s++)
        for (int p = 0; p < view->seat[s].n_phu; p++)
          on_mat += view->seat[s].phu[p].n;
      if (on_mat >= MAT_CARDS)
        break;
      view->dead[view->n_dead] = (ChieuEatingDead) { .card = card, .gate = view->n_dead % 5 };
      view->n_dead++;
    }
  memset (view->seat[0].hand, 0, sizeof view->seat[0].hand);
  for (int i = 0; i < FAN_CARDS; i++)
    view->seat[0].hand[(i * 4) % CHIEU_TO_TOM_FACES]++;
  view->seat[0].n_hand = FAN_CARDS;
  view->noc_left = 9;
}

/* A card comes to another gate: it flies there. */
static gboolean
fly_cb (gpointer mat)
{
  static int turn;
  ChieuToTomState *view = (ChieuToTomState *) &play.view;
  Moment start = now ();

  turn++;
  view->card = (turn * 11) % CHIEU_TO_TOM_FACES;
  view->gate = turn % 5;
  view->from = (turn + 4) % 5;
  view->source = turn & 1 ? CHIEU_EATING_FROM_NOC : CHIEU_EATING_FROM_DISCARD;
  chieu_mat_view_report_move (mat, view->from, NULL, NULL);
  add_sample (&updates, &start);
  return G_SOURCE_CONTINUE;
}

static gboolean
timeout_cb (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

static void
run_for (int ms)
{
  gboolean done = FALSE;

  g_timeout_add (ms, timeout_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static double
cpu_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000.0 + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000.0;
}

static void
begin_samples (void)
{
  frames.n = snapshots.n = busy.n = updates.n = 0;
  measuring = TRUE;
}

/* Begins @hand anew, seen by its winner. */
static void
begin_hand (const ChanceHand *hand)
{
  play = (PlaySource) { .step_delay = -1 };
  play_source_init_game (&play, hand->game, hand->seats, hand->seed, FALSE);
  play.person = hand->result.winner;
}

/* Returns: the number of the move, from 0, with which the winner's hand is laid open, or that of the last one; what the winner still
 * lays before the call comes later */
static int
find_opening (const ChanceHand *hand)
{
  const ChieuMatOpening *opening = chieu_mat_layout_find (hand->game)->opening;

  begin_hand (hand);
  for (int i = 0; i < hand->n - 1; i++)
    {
      ChieuOpenHand open = { .win = -1 };

      play_source_make_move (&play, hand->moves[i].seat, &hand->moves[i].move);
      if (opening->lay (&play.view, &open))
        return i;
    }
  return hand->n - 1;
}

/* Measures the end of the first hand of Tổ tôm that somebody wins by chance, as the winner sees it; the mat has settled before the ù is
 * said. */
static void
measure_feast (ChieuMatView *mat)
{
  g_autofree ChanceHand *hand = g_new0 (ChanceHand, 1);
  ChieuMove *call;
  int opening;

  chieu_mat_view_set_source (mat, NULL, NULL, NULL);
  if (!chance_hand_find (hand, &chieu_to_tom, 5, CHIEU_OUTCOME_WON))
    return;
  call = &hand->moves[hand->n - 1].move;
  opening = find_opening (hand);
  begin_hand (hand);
  for (int i = 0; i < opening; i++)
    play_source_make_move (&play, hand->moves[i].seat, &hand->moves[i].move);
  chieu_mat_view_set_source (mat, &play_source, &play, NULL);
  play.mat = mat;
  run_for (SETTLED_MS);
  begin_samples ();
  for (int i = opening; i < hand->n - 1; i++)
    {
      play_source_make_move (&play, hand->moves[i].seat, &hand->moves[i].move);
      run_for (OPEN_MS);
    }
  for (int i = 0; i < call->n; i++)
    chieu_call_panel_say (CHIEU_CALL_PANEL (mat->calling.panel), call->cards[i]);
  run_for (1000);
  measuring = FALSE;
  print_samples ("feast, open: whole frame", &frames);
  print_samples ("feast, open: main loop", &busy);
  begin_samples ();
  play_source_make_move (&play, hand->result.winner, call);
  run_for (PRAISE_MS);
  measuring = FALSE;
  print_samples ("feast: whole frame", &frames);
  print_samples ("feast: snapshot", &snapshots);
  print_samples ("feast: main loop busy", &busy);
}

int
main (int   argc,
      char *argv[])
{
  GtkWidget *window, *probe, *mat;
  GdkFrameClock *clock;
  int seconds = argc > 1 ? atoi (argv[1]) : 8, painted;
  guint fly_id;
  double cpu;

  chieu_pictures_set_folder (PICTURES_FOLDER);
  adw_init ();
  make_view ();
  window = gtk_window_new ();
  probe = g_object_new (TYPE_PROBE, NULL);
  mat = chieu_mat_view_new ();
  gtk_widget_set_parent (mat, probe);
  gtk_window_set_child (GTK_WINDOW (window), probe);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1920, 1080);
  g_main_context_set_poll_func (NULL, poll_probe);
  measuring = TRUE;
  chieu_mat_view_set_source (CHIEU_MAT_VIEW (mat), &play_source, &play, NULL);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), NULL);

  run_for (3000);
  g_print ("%d×%d, renderer %s\n", gtk_widget_get_width (mat), gtk_widget_get_height (mat),
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))));
  g_print ("faces still to come %u, textures %.1f MB\n",
           chieu_face_cache_get_pending (chieu_face_cache_for_deck (&chieu_deck_to_tom)),
           chieu_face_cache_get_bytes (chieu_face_cache_for_deck (&chieu_deck_to_tom)) / 1e6);
  print_samples ("start: main loop busy", &busy);

  /* Once round the gates, so that faces in the air are rendered before they count. */
  measuring = FALSE;
  fly_id = g_timeout_add (60, fly_cb, mat);
  run_for (3000);
  g_source_remove (fly_id);
  run_for (1000);

  begin_samples ();
  fly_id = g_timeout_add (FLIGHT_EVERY_MS, fly_cb, mat);
  run_for (seconds * 1000);
  g_source_remove (fly_id);
  measuring = FALSE;
  run_for (1000);
  print_samples ("flying: whole frame", &frames);
  print_samples ("flying: snapshot", &snapshots);
  print_samples ("flying: a move shown", &updates);
  print_samples ("flying: main loop busy", &busy);

  painted = n_painted;
  cpu = cpu_ms ();
  run_for (3000);
  g_print ("still for 3 s: frames %d, CPU %.1f ms\n", n_painted - painted, cpu_ms () - cpu);
  measure_feast (CHIEU_MAT_VIEW (mat));
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
