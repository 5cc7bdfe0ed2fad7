/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "strict-hand.h"

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  play_source_init_strict (&f->play, 5, 1);
  f->window = mat_window_new (&f->play);
  f->mat = f->play.mat;
  hands_settle ();
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  hands_settle ();
}

gboolean
play_until (Fixture   *f,
            gboolean   strict,
            Wanted     wanted,
            ChieuMove *move)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  for (int seed = 1; seed < 3000; seed++)
    {
      f->play.mat = NULL;
      f->play.auto_person = TRUE;
      (strict ? play_source_init_strict : play_source_init) (&f->play, 5, seed);
      do
        {
          int n = play_source.is_asked (&f->play) ? play_source.list_moves (&f->play, CHIEU_MOVES_ALL, moves) : 0;

          for (int i = 0; i < n; i++)
            if (wanted (f, &moves[i]))
              {
                *move = moves[i];
                f->play.auto_person = FALSE;
                f->play.mat = f->mat;
                f->play.n_tried = 0;
                chieu_mat_view_report_deal (f->mat);
                hands_settle ();
                return TRUE;
              }
        }
      while (play_source_step (&f->play));
    }
  return FALSE;
}

gboolean
do_action (Fixture    *f,
           const char *action)
{
  gboolean done = gtk_widget_activate_action (GTK_WIDGET (f->mat), action, NULL);

  hands_settle ();
  return done;
}

void
add_test (const char    *path,
          gconstpointer  data,
          void         (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}
