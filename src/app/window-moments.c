/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cost most in the hand that is over: asked for with its result, in every
 * way of play, where there is a coach who can tell.
 */
#include "moments-window.h"
#include "school/moments.h"
#include "window-private.h"

gboolean
chieu_window_has_moments (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);

  return match != NULL && chieu_window_hand_is_over (self) && chieu_match_get_person (match) >= 0
         && chieu_moments_can (chieu_match_get_options (match)->game);
}

static void
moment_cb (ChieuMomentsWindow *window,
           guint               position,
           ChieuWindow        *self)
{
  chieu_window_replay_match_over (self, GTK_WINDOW (window), position);
}

static void
moments_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  ChieuMatch *match = chieu_window_get_match (self);
  GtkWindow *window;

  if (!chieu_window_has_moments (self))
    return;
  window = chieu_moments_window_new (GTK_WINDOW (self), chieu_match_make_record (match), chieu_match_get_person (match));
  g_signal_connect_object (window, "moment", G_CALLBACK (moment_cb), self, 0);
  chieu_window_present_over (self, window);
}

void
chieu_window_install_moments_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.moments", NULL, moments_action);
}
