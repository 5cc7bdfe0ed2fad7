/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of the hand, in a window beside which play goes on.
 */
#include "log-window.h"
#include "window-private.h"

void
chieu_window_update_log (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  ChieuSeatNames names;

  if (self->log == NULL)
    return;
  chieu_window_get_names (self, names);
  chieu_log_window_set_match (CHIEU_LOG_WINDOW (self->log), match, names);
}

static void
log_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  if (self->log == NULL)
    {
      g_set_weak_pointer (&self->log, GTK_WINDOW (chieu_log_window_new (GTK_WINDOW (self))));
      chieu_window_update_log (self);
    }
  gtk_window_present (self->log);
}

void
chieu_window_install_log_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.log", NULL, log_action);
}
