/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons: an error that names the file, or a lesson that can be checked and
 * gone through without a fault of the program.
 */
#include "fuzz.h"

#include <string.h>

#include "school/lesson/lesson-check.h"
#include "school/lesson/lesson-run.h"

static void
check_error (const GError *error,
             int           code)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == CHIEU_LESSON_ERROR && error->code == code);
  g_assert_true (g_str_has_prefix (error->message, "file: "));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

/* Gives each step its first answer, asks for a hint and goes on; a position that is not possible ends it. */
static void
go_through (const ChieuLesson *lesson)
{
  g_autoptr (ChieuLessonRun) run = chieu_lesson_run_new (lesson, NULL);

  while (run != NULL && chieu_lesson_run_get_step (run) != NULL)
    {
      g_auto (ChieuLessonVerdict) verdict = { 0 };

      chieu_lesson_run_try_answer (run, 0, &verdict);
      g_free (chieu_lesson_run_hint (run));
      if (!chieu_lesson_run_next (run, NULL))
        break;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse ((const char *) data, (gssize) size, "file", &error);

  if (lesson == NULL)
    {
      check_error (error, CHIEU_LESSON_ERROR_BAD);
      return 0;
    }
  if (!chieu_lesson_check (lesson, NULL, &error))
    check_error (error, CHIEU_LESSON_ERROR_WRONG);
  go_through (lesson);
  return 0;
}
