/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach in a lesson: asked for in a hand that one plays alone, and only then. It takes the place of the lesson's
 * words; where the lesson has something to say to what was done, these are back.
 */
#include "lesson-page-private.h"

#include <glib/gi18n.h>

static gboolean
has_coach (ChieuLessonPage *self)
{
  const ChieuStep *step = self->run != NULL ? chieu_lesson_run_get_step (self->run) : NULL;

  return step != NULL && step->task == CHIEU_TASK_PLAY && !chieu_lesson_run_is_done (self->run)
         && !chieu_lesson_run_is_strict (self->run) && chieu_coach_knows (chieu_lesson_page_get_lesson (self)->game);
}

/* While others still move, the coach would know what they do before it is seen. */
static void
look (ChieuLessonPage *self)
{
  ChieuState view;

  if (self->source == NULL || chieu_lesson_source_is_behind (self->source))
    return;
  chieu_lesson_run_get_view (self->run, &view);
  chieu_coach_panel_look (self->coach, chieu_lesson_page_get_lesson (self)->game, &view, CHIEU_LEARNER);
}

void
chieu_lesson_page_update_coach (ChieuLessonPage *self)
{
  gboolean can = has_coach (self), asked;

  gtk_widget_set_visible (GTK_WIDGET (self->coach_button), can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.coach", can);
  if (!can)
    chieu_lesson_page_close_coach (self);
  asked = gtk_toggle_button_get_active (self->coach_button);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), asked);
  gtk_widget_set_visible (GTK_WIDGET (self->panel), !asked);
  if (asked)
    look (self);
}

void
chieu_lesson_page_close_coach (ChieuLessonPage *self)
{
  gtk_toggle_button_set_active (self->coach_button, FALSE);
}

void
chieu_lesson_page_toggle_coach (ChieuLessonPage *self)
{
  if (has_coach (self))
    gtk_toggle_button_set_active (self->coach_button, !gtk_toggle_button_get_active (self->coach_button));
}

GtkWidget *
chieu_lesson_page_coach_button_new (ChieuLessonPage *self)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (_("Coach"));

  self->coach_button = GTK_TOGGLE_BUTTON (button);
  gtk_widget_add_css_class (button, "large");
  gtk_widget_set_tooltip_text (button, _("What the coach says of your hand (F9)"));
  gtk_widget_set_visible (button, FALSE);
  g_signal_connect_object (button, "toggled", G_CALLBACK (chieu_lesson_page_update_coach), self, G_CONNECT_SWAPPED);
  return button;
}

GtkWidget *
chieu_lesson_page_add_coach (ChieuLessonPage *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->coach = CHIEU_COACH_PANEL (chieu_coach_panel_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->coach), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->coach));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->panel));
  return column;
}
