/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-window.h"

#include <adwaita.h>

#include "language.h"
#include "layout-check.h"
#include "mat/view/mat-view-private.h"
#include "mat/widgets/pan-room.h"
#include "style.h"

void
chieu_table_window_begin (void)
{
  chieu_test_use_language ();
  adw_init ();
  chieu_test_load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

void
chieu_table_window_open (ChieuTableWindow *self,
                         int               width,
                         int               height,
                         PlaySource       *play)
{
  GtkWidget *mat = chieu_mat_view_new ();

  self->mat = CHIEU_MAT_VIEW (mat);
  self->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (self->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (self->window), chieu_pan_room_new (mat));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  /* Widgets that are not drawn are laid out all the same. */
  gtk_widget_set_opacity (mat, 0);
  chieu_mat_view_set_source (self->mat, &play_source, play, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  while (gtk_widget_get_width (mat) == 0 || !gtk_widget_get_child_visible (self->mat->side))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
has_size (ChieuTableWindow *self,
          int               width,
          int               height)
{
  return gtk_widget_get_width (self->window) == width && gtk_widget_get_height (self->window) == height;
}

gboolean
chieu_table_window_set_room (ChieuTableWindow *self,
                             int               width,
                             int               height,
                             double            text_scale)
{
  chieu_mat_view_set_text_scale (self->mat, text_scale);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * text_scale), NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  for (int i = 0; i < 200 && !has_size (self, width, height); i++)
    chieu_layout_settle (self->window);
  if (has_size (self, width, height))
    return TRUE;
  g_print ("# the window is %d×%d and not %d×%d\n", gtk_widget_get_width (self->window), gtk_widget_get_height (self->window),
           width, height);
  return FALSE;
}

static void
lay_out_once (GtkWidget *mat)
{
  int least;

  gtk_widget_measure (mat, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (mat, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (mat), &least, NULL, NULL, NULL);
  gtk_widget_allocate (mat, gtk_widget_get_width (mat), gtk_widget_get_height (mat), -1, NULL);
}

void
chieu_table_window_lay_out (ChieuTableWindow *self)
{
  if (self->mat->fit_id != 0 || self->mat->stale || !self->mat->parted)
    chieu_layout_settle (self->window);
  lay_out_once (GTK_WIDGET (self->mat));
  /* The words that the column shows now ask for another width. */
  if (self->mat->fit_id == 0)
    return;
  chieu_layout_settle (self->window);
  lay_out_once (GTK_WIDGET (self->mat));
}
