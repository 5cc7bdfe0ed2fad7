/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons: an error that names the file, or a lesson that can be checked by the rules.
 */
#include "fuzz.h"

#include "school/lesson-check.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL, wrong = NULL;
  ChieuLesson *lesson = chieu_lesson_parse ((const char *) data, (gssize) size, "file", &error);

  if (lesson == NULL)
    {
      g_assert_cmpint (error->code, ==, CHIEU_LESSON_ERROR_BAD);
      g_assert_true (g_str_has_prefix (error->message, "file"));
      return 0;
    }
  if (!chieu_lesson_check (lesson, NULL, &wrong))
    g_assert_cmpint (wrong->code, ==, CHIEU_LESSON_ERROR_WRONG);
  chieu_lesson_free (lesson);
  return 0;
}
