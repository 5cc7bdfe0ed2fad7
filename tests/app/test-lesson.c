/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson EXAMPLES LESSONS   The page of a lesson: gone through with right and wrong answers, back and forth.
 */
#include "lesson-fixture.h"
#include "lesson-player.h"
#include "mat/view/mat-view-private.h"

#include <string.h>

/* ---- Going through ---- */

/* All tasks there are, each with what is wrong and what is right. */
static void
test_examples (void)
{
  LessonFixture self;
  LessonPlayer player;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  g_assert_cmpuint (self.course->lessons->len, ==, 3);
  for (guint i = 0; i < self.course->lessons->len; i++)
    {
      lesson_fixture_open (&self, i, NULL);
      lesson_player_init (&player, self.page);
      lesson_player_finish (&player);
      g_assert_cmpuint (player.answers, >, 1);
      lesson_player_clear (&player);
      g_assert_true (g_str_has_suffix (self.places->str, "! "));
    }
  lesson_fixture_tear_down (&self);
}

/* Every lesson that the program has. */
static void
test_all (void)
{
  LessonFixture self;
  LessonPlayer player;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  g_assert_cmpuint (self.course->faults->len, ==, 0);
  for (guint i = 0; i < self.course->lessons->len; i++)
    {
      lesson_fixture_open (&self, i, NULL);
      lesson_player_init (&player, self.page);
      lesson_player_finish (&player);
      lesson_player_clear (&player);
    }
  lesson_fixture_tear_down (&self);
}

/* Everything can be skipped, and one comes back to each step. */
static void
test_back_and_forth (void)
{
  LessonFixture self;
  guint n;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  lesson_fixture_open (&self, 1, NULL);
  n = chieu_lesson_page_get_lesson (self.page)->steps->len;
  for (guint i = 0; i < n; i++)
    lesson_fixture_press (&self, chieu_lesson_run_is_done (self.page->run) ? "lesson.next" : "lesson.skip");
  g_assert_null (chieu_lesson_run_get_step (self.page->run));
  for (guint i = n; i > 0; i--)
    {
      lesson_fixture_press (&self, "lesson.back");
      g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, i - 1);
    }
  lesson_fixture_press (&self, "lesson.back");
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 0);
  lesson_fixture_tear_down (&self);
}

/* A step that was answered is asked again. */
static void
test_again (void)
{
  LessonFixture self;
  LessonPlayer player;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  lesson_fixture_open (&self, 1, "eat");
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 1);
  lesson_player_init (&player, self.page);
  chieu_mat_view_land (self.page->mat);
  lesson_player_do_step (&player);
  lesson_fixture_press (&self, "lesson.back");
  g_assert_false (chieu_lesson_run_is_done (self.page->run));
  lesson_player_do_step (&player);
  g_assert_cmpstr (self.places->str, ==, "eat throw eat throw ");
  lesson_player_clear (&player);
  lesson_fixture_tear_down (&self);
}

/* The words on an answer stay until there is another answer, however long one takes. */
static void
test_stays (void)
{
  LessonFixture self;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  lesson_fixture_open (&self, 0, "suit");
  lesson_fixture_press (&self, "lesson.hint");
  before = chieu_lesson_page_get_words (self.page);
  g_assert_nonnull (strstr (before, "There are two of them."));
  for (int i = 0; i < 5; i++)
    lesson_fixture_settle ();
  after = chieu_lesson_page_get_words (self.page);
  g_assert_cmpstr (before, ==, after);
  lesson_fixture_tear_down (&self);
}

/* ---- Moves of the others ---- */

/* A learner who lets each of them wait sees one after the other, and hears only then that it was right. */
static void
test_pace (void)
{
  LessonFixture self;
  LessonPlayer player;
  const ChieuStep *step;
  guint steps = 0;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  chieu_lesson_page_set_pace (self.page, CHIEU_PACE_WAIT);
  lesson_fixture_open (&self, 1, "discard");
  lesson_player_init (&player, self.page);
  step = chieu_lesson_run_get_step (self.page->run);
  chieu_deeds_try (&self.page->mat->deeds, &g_array_index (step->moves, ChieuLessonMove, 0).move);
  while (strstr (player.heard->str, "✓") == NULL && steps < 20)
    {
      steps++;
      gtk_widget_activate_action (GTK_WIDGET (self.page->mat), "mat.proceed", NULL);
    }
  g_assert_cmpuint (steps, ==, chieu_lesson_run_get_deeds (self.page->run)->len - 1);
  g_assert_cmpuint (steps, >=, step->then->len);
  lesson_player_clear (&player);
  lesson_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  lesson_fixture_init (&argc, &argv);
  g_test_add_func ("/lesson/examples", test_examples);
  g_test_add_func ("/lesson/all", test_all);
  g_test_add_func ("/lesson/back-and-forth", test_back_and_forth);
  g_test_add_func ("/lesson/again", test_again);
  g_test_add_func ("/lesson/stays", test_stays);
  g_test_add_func ("/lesson/pace", test_pace);
  return g_test_run ();
}
