/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads lessons: each is refused with an error that names the file, or can be checked and gone through.
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

/* Gives each step its first answer, asks for a hint and goes on. @sound: the check found nothing wrong; otherwise a position that is not
 * possible may end it with an error. */
static void
go_through (const ChieuLesson *lesson,
            gboolean           sound)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLessonRun) run = chieu_lesson_run_new (lesson, &error);
  guint number = 0;

  while (error == NULL && chieu_lesson_run_get_step (run) != NULL)
    {
      g_auto (ChieuLessonVerdict) verdict = { 0 };
      g_autofree char *hint = NULL;

      g_assert_cmpuint (chieu_lesson_run_get_number (run), ==, number++);
      chieu_lesson_run_try_answer (run, 0, &verdict);
      g_assert_true (g_utf8_validate (verdict.text, -1, NULL));
      g_assert_true (!verdict.right || (verdict.done && chieu_lesson_run_is_done (run)));
      hint = chieu_lesson_run_hint (run);
      g_assert_true (hint == NULL || g_utf8_validate (hint, -1, NULL));
      g_assert_true (chieu_lesson_run_next (run, &error) == (error == NULL));
    }
  g_assert_true (error == NULL || (!sound && g_error_matches (error, CHIEU_LESSON_ERROR, CHIEU_LESSON_ERROR_WRONG)));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse ((const char *) data, (gssize) size, "file", &error);
  gboolean sound;

  if (lesson == NULL)
    {
      check_error (error, CHIEU_LESSON_ERROR_BAD);
      return 0;
    }
  sound = chieu_lesson_check (lesson, NULL, &error);
  if (!sound)
    check_error (error, CHIEU_LESSON_ERROR_WRONG);
  go_through (lesson, sound);
  return 0;
}
