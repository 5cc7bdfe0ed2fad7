/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-window.h"

#include "mat/view/mat-view-private.h"

GtkWidget *
mat_window_new (PlaySource *play)
{
  GtkWidget *window = gtk_window_new (), *mat = chieu_mat_view_new ();

  play->mat = CHIEU_MAT_VIEW (mat);
  gtk_window_set_child (GTK_WINDOW (window), mat);
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  chieu_mat_view_set_source (play->mat, &play_source, play, NULL);
  gtk_window_present (GTK_WINDOW (window));
  /* The mat shows itself step by step, over more frames on one machine than on another. */
  while (gtk_widget_get_width (mat) == 0 || !gtk_widget_get_child_visible (play->mat->side))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       frames)
{
  ++*(int *) frames;
  return G_SOURCE_CONTINUE;
}

void
mat_window_wait_frames (GtkWidget *widget,
                        int        n)
{
  int frames = 0;
  guint id = gtk_widget_add_tick_callback (widget, count_frame_cb, &frames, NULL);

  while (frames < n)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (widget, id);
}
