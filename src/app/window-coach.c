/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach beside the mat: there in the way of play that is for learning, never
 * in the strict one, and seen while the person wants it.
 */
#include "coach-panel.h"
#include "lesson-split.h"
#include "window-private.h"

static gboolean
has_coach (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);

  return match != NULL && chieu_window_page_is (self, CHIEU_PAGE_TABLE)
         && chieu_match_get_options (match)->way == CHIEU_WAY_HOC && chieu_match_get_person (match) >= 0
         && chieu_coach_knows (chieu_match_get_options (match)->game);
}

void
chieu_window_update_coach (ChieuWindow *self)
{
  gboolean can = has_coach (self), wanted = g_settings_get_boolean (self->settings, "coach");

  gtk_widget_set_visible (self->coach_button, can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.coach", can);
  if (can)
    {
      ChieuSeatNames names;

      chieu_window_get_names (self, names);
      chieu_coach_panel_set_names (CHIEU_COACH_PANEL (self->coach), names);
    }
  chieu_coach_panel_set_match (CHIEU_COACH_PANEL (self->coach), can ? chieu_window_get_match (self) : NULL);
  gtk_widget_set_visible (self->coach, can && wanted);
}

/* The mat is the table's child in the window's description; it moves beside the coach. */
void
chieu_window_add_coach (ChieuWindow *self)
{
  g_autoptr (GtkWidget) mat = g_object_ref (GTK_WIDGET (self->mat));

  self->coach = chieu_coach_panel_new ();
  gtk_widget_set_visible (self->coach, FALSE);
  adw_bin_set_child (self->table, NULL);
  adw_bin_set_child (self->table, chieu_lesson_split_new (self->coach, mat));
}

static void
coach_cb (ChieuWindow *self)
{
  chieu_window_update_coach (self);
}

void
chieu_window_follow_coach (ChieuWindow *self)
{
  chieu_coach_panel_follow (CHIEU_COACH_PANEL (self->coach), self->settings);
  g_settings_bind (self->settings, "coach", self->coach_button, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::coach", G_CALLBACK (coach_cb), self, G_CONNECT_SWAPPED);
}

/* The key does what the button does. */
static void
coach_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  g_settings_set_boolean (self->settings, "coach", !g_settings_get_boolean (self->settings, "coach"));
}

void
chieu_window_install_coach_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.coach", NULL, coach_action);
}
