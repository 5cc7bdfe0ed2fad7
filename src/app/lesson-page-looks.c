/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lesson page as the program's settings say, and its parts for who shows it.
 */
#include "lesson-page-private.h"

#include "mat-looks.h"

/* From here on the letters of a lesson are no larger than those of other pages. */
#define TEXT_IS_LARGE 1.4

void
chieu_lesson_page_set_pace (ChieuLessonPage *self,
                            ChieuPace        pace)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self));

  self->pace = pace;
  if (self->source != NULL)
    chieu_lesson_source_set_pace (self->source, pace);
}

static void
card_index_changed_cb (ChieuLessonPage *self,
                       const char      *key,
                       GSettings       *settings)
{
  ChieuCardIndex index = chieu_card_index_from_settings (settings);

  chieu_lesson_table_set_index (self->table, index);
  chieu_lesson_groups_set_index (self->groups, index);
}

static void
text_scale_changed_cb (ChieuLessonPage *self,
                       const char      *key,
                       GSettings       *settings)
{
  if (g_settings_get_double (settings, key) >= TEXT_IS_LARGE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "large-text");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "large-text");
}

void
chieu_lesson_page_follow (ChieuLessonPage *self,
                          GSettings       *settings)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self) && G_IS_SETTINGS (settings));

  chieu_mat_looks_follow (self->mat, settings);
  chieu_coach_panel_follow (self->coach, settings);
  g_signal_connect_object (settings, "changed::card-index", G_CALLBACK (card_index_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::text-scale", G_CALLBACK (text_scale_changed_cb), self, G_CONNECT_SWAPPED);
  card_index_changed_cb (self, "card-index", settings);
  text_scale_changed_cb (self, "text-scale", settings);
}

ChieuMatView *
chieu_lesson_page_get_mat (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->mat;
}

/* What the coach says comes first, as it does on the page. */
char *
chieu_lesson_page_get_words (ChieuLessonPage *self)
{
  g_autofree char *coach = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  words = chieu_lesson_panel_get_words (self->panel);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->coach)))
    return g_steal_pointer (&words);
  coach = chieu_coach_panel_get_words (self->coach);
  return g_strconcat (coach, words, NULL);
}

GtkBox *
chieu_lesson_page_get_tools (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->tools;
}
