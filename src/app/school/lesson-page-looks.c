/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lesson page as the program's settings say, and its parts for who shows it.
 */
#include "lesson-page-private.h"

#include "lesson-looks.h"
#include "app/preferences/mat-looks.h"

void
chieu_lesson_page_set_pace (ChieuLessonPage *self,
                            ChieuPace        pace)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self));

  self->pace = pace;
  if (self->source != NULL)
    chieu_lesson_source_set_pace (self->source, pace);
}

void
chieu_lesson_page_follow (ChieuLessonPage *self,
                          GSettings       *settings)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self) && G_IS_SETTINGS (settings));

  chieu_mat_looks_follow (self->mat, settings);
  chieu_coach_panel_follow (self->coach, settings);
  chieu_lesson_looks_follow (GTK_WIDGET (self), self->table, self->groups, settings);
}

ChieuMatView *
chieu_lesson_page_get_mat (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->mat;
}

char *
chieu_lesson_page_get_words (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  if (gtk_widget_get_visible (GTK_WIDGET (self->coach)))
    return chieu_coach_panel_get_words (self->coach);
  return chieu_lesson_panel_get_words (self->panel);
}

GtkBox *
chieu_lesson_page_get_tools (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->tools;
}
