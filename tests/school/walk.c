/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

void
walk_begin (Walk        *self,
            ChieuLesson *lesson,
            const char  *step)
{
  g_autoptr (GError) error = NULL;

  *self = (Walk) { .lesson = lesson };
  self->run = chieu_lesson_run_new (lesson, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_str_equal (((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id, step))
      g_assert_true (chieu_lesson_run_go_to (self->run, i, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (chieu_lesson_run_get_step (self->run)->id, ==, step);
}

void
walk_end (Walk *self)
{
  chieu_lesson_verdict_clear (&self->verdict);
  chieu_lesson_run_free (self->run);
  chieu_lesson_free (self->lesson);
}

/* Asserts that the last answer was judged to be @right, and that @said was said about it. */
static void
assert_verdict (Walk       *self,
                gboolean    right,
                const char *said)
{
  g_assert_null (chieu_lesson_run_get_fault (self->run));
  g_assert_cmpstr (self->verdict.text, ==, said);
  g_assert_cmpint (self->verdict.right, ==, right);
  g_assert_cmpint (chieu_lesson_run_is_done (self->run), ==, self->verdict.done);
  chieu_lesson_verdict_clear (&self->verdict);
}

void
walk_touch (Walk       *self,
            const char *text,
            gboolean    right,
            const char *said)
{
  ChieuLessonCards cards = kit_parse_cards (text);

  chieu_lesson_run_try_cards (self->run, &cards, &self->verdict);
  assert_verdict (self, right, said);
}

void
walk_move (Walk       *self,
           const char *text,
           gboolean    right,
           const char *said)
{
  ChieuMove made = kit_parse_move (text);

  chieu_lesson_run_try_move (self->run, &made, &self->verdict);
  assert_verdict (self, right, said);
}

void
walk_arrange (Walk       *self,
              const char *text,
              gboolean    right,
              const char *said)
{
  g_auto (GStrv) groups = g_strsplit (text, " / ", -1);
  ChieuArrangement arrangement = { 0 };

  for (int i = 0; groups[i] != NULL && *text != '\0'; i++)
    arrangement.groups[arrangement.n++] = kit_parse_cards (groups[i]);
  chieu_lesson_run_try_groups (self->run, &arrangement, &self->verdict);
  assert_verdict (self, right, said);
}

void
walk_choose_faces (Walk       *self,
                   const char *text,
                   gboolean    right,
                   const char *said)
{
  ChieuLessonCards cards = kit_parse_cards (text);
  guint64 set = 0;

  for (int i = 0; i < cards.n; i++)
    set |= G_GUINT64_CONSTANT (1) << cards.cards[i];
  chieu_lesson_run_try_faces (self->run, set, &self->verdict);
  assert_verdict (self, right, said);
}

void
walk_answer (Walk       *self,
             guint       number,
             gboolean    right,
             const char *said)
{
  chieu_lesson_run_try_answer (self->run, number, &self->verdict);
  assert_verdict (self, right, said);
}
