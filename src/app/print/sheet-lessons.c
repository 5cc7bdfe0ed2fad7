/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-lessons.h"

#include <glib/gi18n.h>

#include "school/lesson/lesson-text.h"

void
chieu_sheet_add_lessons (ChieuPaper        *paper,
                         const ChieuCourse *course)
{
  g_return_if_fail (paper != NULL && course != NULL);

  for (guint i = 0; i < course->lessons->len; i++)
    {
      const ChieuLesson *lesson = chieu_course_get (course, i);
      g_autofree char *title = chieu_lesson_text (lesson, lesson->title);
      g_autofree char *aim = chieu_lesson_text (lesson, lesson->aim);
      g_autofree char *tonight = lesson->tonight != NULL ? chieu_lesson_text (lesson, lesson->tonight) : NULL;
      /* Translators: number and title of a lesson. */
      g_autofree char *named = g_strdup_printf (_("%1$u. %2$s"), i + 1, title);

      chieu_paper_add_text (paper, CHIEU_PAPER_SUBHEADING, named);
      chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, aim);
      if (tonight != NULL)
        {
          g_autofree char *try = g_strdup_printf (_("At the table tonight: %s"), tonight);

          chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, try);
        }
    }
}
