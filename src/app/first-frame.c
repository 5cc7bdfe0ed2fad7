/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "first-frame.h"

static void
after_paint_cb (GdkFrameClock *clock,
                GtkWidget     *window)
{
  g_signal_handlers_disconnect_by_func (clock, after_paint_cb, window);
  gtk_widget_remove_css_class (window, CHIEU_FIRST_FRAME_CLASS);
}

/* A window has a frame clock only once it is mapped. */
static void
map_cb (GtkWidget *window)
{
  g_signal_handlers_disconnect_by_func (window, map_cb, NULL);
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb), window, 0);
}

void
chieu_first_frame_lighten (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_widget_add_css_class (GTK_WIDGET (window), CHIEU_FIRST_FRAME_CLASS);
  g_signal_connect (window, "map", G_CALLBACK (map_cb), NULL);
}
