/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Presses that are no answer, on the mats of all games: a card is carried over a place that takes it, and let go there once something
 * else is asked; buttons that have just come, and a second finger, in every game alike; a finger that stays while the mat is emptied, or
 * goes out of sight. A program cannot make touches with GTK, and the X server of the tests has no fingers: the tests call what the mat
 * calls when an event comes, or the guard directly. Needs a display.
 */
#include <adwaita.h>
#include <string.h>

#include "mat-window.h"
#include "mat/faces/pictures.h"
#include "mat/motion.h"
#include "mat/view/mat-view-private.h"

/* How many questions of each game change while a card is carried. */
#define QUESTIONS 6

typedef struct
{
  PlaySource play;
  GtkWidget *window;
} Fixture;

static gint64
get_now_ms (void)
{
  return g_get_monotonic_time () / 1000;
}

/* ---- The pointer ---- */

static void
press (ChieuPointer *pointer,
       double        x,
       double        y)
{
  g_assert_true (chieu_press_guard_press (&pointer->guard, get_now_ms (), FALSE));
  g_signal_emit_by_name (pointer->gesture, "drag-begin", x, y);
}

static void
carry (ChieuPointer *pointer,
       double        x,
       double        y)
{
  g_signal_emit_by_name (pointer->gesture, "drag-update", x - pointer->drag.start_x, y - pointer->drag.start_y);
}

static void
let_go (ChieuPointer *pointer,
        double        x,
        double        y)
{
  g_signal_emit_by_name (pointer->gesture, "drag-end", x - pointer->drag.start_x, y - pointer->drag.start_y);
}

/* Finds a point of one of the person's cards, and one of a place that takes it. Returns: whether there is such a card */
static gboolean
find_drop (ChieuMatView *mat,
           double        from[2],
           double        to[2])
{
  ChieuTarget targets[CHIEU_ZONES_MAX];

  for (int z = 0; z < mat->scene->n_zones; z++)
    for (int i = 0; chieu_held_has_zone (&mat->held, z) && i < chieu_zone_get_n_cards (chieu_mat_zone (mat, z)); i++)
      {
        ChieuSpot spot = chieu_zone_get_spot (chieu_mat_zone (mat, z), i);

        chieu_modes_find_targets (&mat->modes, z, spot.card, targets);
        for (int t = 0; t < mat->scene->n_zones; t++)
          {
            const ChieuBox *box = chieu_zone_get_box (chieu_mat_zone (mat, t));

            if (t == z || !chieu_modes_is_lit (&mat->modes, targets[t]))
              continue;
            from[0] = spot.x;
            from[1] = spot.y;
            to[0] = box->x + box->width / 2;
            to[1] = box->y + box->height / 2;
            return TRUE;
          }
      }
  return FALSE;
}

/* ---- Questions ---- */

/* The person answers, and the others, until something else is asked. Returns: FALSE: the hand is over */
static gboolean
ask_anew (Fixture *f)
{
  gboolean asked;

  play_source_make_random_move (&f->play, f->play.person);
  asked = play_source_run_to_person (&f->play);
  mat_window_wait_frames (GTK_WIDGET (f->play.mat), 2);
  return asked;
}

/* Buttons that came with the question take a press only once they could be seen; a second finger is never taken. @before: when the
 * question before was asked, or later; in milliseconds */
static void
check_new_question (ChieuMatView *mat,
                    gint64        before)
{
  ChieuPressGuard *guard = &mat->pointer.guard;
  int first = 0, second = 0;

  g_assert_cmpint (guard->asked_at, >=, before);
  g_assert_false (chieu_press_guard_press (guard, guard->asked_at + CHIEU_TIME_NEW - 1, TRUE));
  g_assert_true (chieu_press_guard_press (guard, guard->asked_at + CHIEU_TIME_NEW, TRUE));
  g_assert_true (chieu_press_guard_touch (guard, guard->asked_at + 2 * CHIEU_TIME_NEW, &first, 10, 10, FALSE));
  g_assert_false (chieu_press_guard_touch (guard, guard->asked_at + 2 * CHIEU_TIME_NEW, &second, 400, 300, FALSE));
  chieu_press_guard_lift (guard, guard->asked_at + 2 * CHIEU_TIME_NEW, &first, 10, 10);
  *guard = (ChieuPressGuard) { .question = guard->question };
}

/* A drop is an answer only as long as its question stands. @goes_on: (out): whether the person is asked again. Returns: whether there was
 * a card to carry */
static gboolean
check_question (Fixture *f,
                gboolean *goes_on)
{
  ChieuMatView *mat = f->play.mat;
  ChieuPointer *pointer = &mat->pointer;
  double from[2], to[2];
  guint tried;
  gboolean found = find_drop (mat, from, to);
  gint64 before = get_now_ms ();

  if (found)
    {
      press (pointer, from[0], from[1]);
      carry (pointer, to[0], to[1]);
      g_assert_true (chieu_pointer_is_carrying (pointer));
    }
  *goes_on = ask_anew (f);
  tried = f->play.n_tried;
  if (found && chieu_pointer_is_carrying (pointer))
    {
      let_go (pointer, to[0], to[1]);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (mat->teller.notice)), ==,
                       "Meanwhile you have been asked something else, so nothing was done.");
    }
  g_assert_cmpint (f->play.n_tried, ==, tried);
  g_assert_cmpint (mat->deeds.n_choices, ==, 0);
  if (*goes_on)
    check_new_question (mat, before);
  return found;
}

/* The same drop while the question stands: the move is tried, or several ways are offered, or the hand is put in order. */
static void
check_drop (Fixture *f)
{
  ChieuMatView *mat = f->play.mat;
  ChieuPointer *pointer = &mat->pointer;
  ChieuHand before = mat->held.hand;
  guint tried = f->play.n_tried;
  double from[2], to[2];

  if (!find_drop (mat, from, to))
    return;
  f->play.only_notes = TRUE;
  press (pointer, from[0], from[1]);
  carry (pointer, to[0], to[1]);
  let_go (pointer, to[0], to[1]);
  f->play.only_notes = FALSE;
  g_assert_true (f->play.n_tried > tried || mat->deeds.n_choices > 0
                 || memcmp (before.cards, mat->held.hand.cards, sizeof before.cards) != 0);
  chieu_deeds_drop_choices (&mat->deeds);
  mat->held.hand = before;
  chieu_mode_unchoose (mat->modes.game);
  chieu_mat_sync (mat, CHIEU_SYNC_STILL);
  mat_window_wait_frames (GTK_WIDGET (mat), 2);
}

static void
test_guarded (gconstpointer data)
{
  const ChieuMatLayout *layout = data;
  Fixture f = { 0 };
  int carried = 0;

  for (int questions = 0, seed = 1; questions < QUESTIONS; seed++)
    {
      gboolean goes_on;

      f.play = (PlaySource) { 0 };
      play_source_init_game (&f.play, layout->game, layout->game->max_seats, (guint64) seed, FALSE);
      if (f.window == NULL)
        f.window = mat_window_new (&f.play);
      f.play.mat = CHIEU_MAT_VIEW (gtk_window_get_child (GTK_WINDOW (f.window)));
      chieu_mat_view_set_source (f.play.mat, &play_source, &f.play, NULL);
      goes_on = play_source_run_to_person (&f.play);
      mat_window_wait_frames (GTK_WIDGET (f.play.mat), 3);
      for (; goes_on && questions < QUESTIONS; questions++)
        {
          check_drop (&f);
          carried += check_question (&f, &goes_on);
        }
    }
  g_test_message ("%s: %d cards were carried", layout->game->id, carried);
  g_assert_cmpint (carried, >, 0);
  chieu_mat_view_set_source (f.play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (f.window));
}

/* Opens a window with the mat of @layout and puts finger @first on it, then @second, which counts for nothing. Returns: the mat's pointer */
static ChieuPointer *
open_with_two_fingers (Fixture              *f,
                       const ChieuMatLayout *layout,
                       gpointer              first,
                       gpointer              second)
{
  ChieuPointer *pointer;

  play_source_init_game (&f->play, layout->game, layout->game->max_seats, 1, FALSE);
  f->window = mat_window_new (&f->play);
  pointer = &f->play.mat->pointer;
  g_assert_false (chieu_pointer_sort_out (pointer, GDK_TOUCH_BEGIN, first, 10, 10));
  g_assert_true (chieu_pointer_sort_out (pointer, GDK_TOUCH_BEGIN, second, 10, 200));
  return pointer;
}

/* A finger that is lifted when nothing is played any more is forgotten: with the next hand another one is the first. */
static void
test_emptied (gconstpointer data)
{
  Fixture f = { 0 };
  int first = 0, second = 0;
  ChieuPointer *pointer = open_with_two_fingers (&f, data, &first, &second);

  chieu_mat_view_set_source (f.play.mat, NULL, NULL, NULL);
  g_assert_false (chieu_pointer_sort_out (pointer, GDK_TOUCH_END, &first, 10, 10));
  chieu_mat_view_set_source (f.play.mat, &play_source, &f.play, NULL);
  mat_window_wait_frames (GTK_WIDGET (f.play.mat), 2);
  g_assert_false (chieu_pointer_sort_out (pointer, GDK_TOUCH_BEGIN, &second, 10, 200));
  chieu_mat_view_set_source (f.play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (f.window));
}

/* A finger that is down when the mat goes out of sight is lifted elsewhere, so that it is forgotten. */
static void
test_hidden (gconstpointer data)
{
  Fixture f = { 0 };
  int first = 0, second = 0;
  ChieuPointer *pointer = open_with_two_fingers (&f, data, &first, &second);

  gtk_widget_set_visible (GTK_WIDGET (f.play.mat), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (f.play.mat), TRUE);
  mat_window_wait_frames (GTK_WIDGET (f.play.mat), 2);
  g_assert_false (chieu_pointer_sort_out (pointer, GDK_TOUCH_BEGIN, &second, 10, 200));
  chieu_mat_view_set_source (f.play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (f.window));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/mat/guarded/%s", chieu_mat_layouts[i]->game->id);
      g_autofree char *emptied = g_strdup_printf ("/mat/emptied/%s", chieu_mat_layouts[i]->game->id);
      g_autofree char *hidden = g_strdup_printf ("/mat/hidden/%s", chieu_mat_layouts[i]->game->id);

      g_test_add_data_func (path, chieu_mat_layouts[i], test_guarded);
      g_test_add_data_func (emptied, chieu_mat_layouts[i], test_emptied);
      g_test_add_data_func (hidden, chieu_mat_layouts[i], test_hidden);
    }
  return g_test_run ();
}
