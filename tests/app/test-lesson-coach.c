/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-coach EXAMPLES LESSONS   The coach on the page of a lesson: when he is there, and that the hand is won as he says.
 */
#include "common/lesson-fixture.h"
#include "mat/view/mat-view-private.h"
#include "../patience.h"

#include <string.h>

static void
wait_for_coach (ChieuCoachPanel *coach)
{
  wait_until (!chieu_coach_panel_is_thinking (coach));
  g_assert_nonnull (chieu_coach_panel_get_advice (coach));
}

/* Checks that the coach's sentence stands on the page. Returns: his move, which can be made at once */
static ChieuMove
follow_coach (LessonFixture *self)
{
  const ChieuCoachAdvice *advice;

  wait_for_coach (self->page->coach);
  advice = chieu_coach_panel_get_advice (self->page->coach);
  g_assert_true (advice->has_move);
  g_assert_true (lesson_fixture_has_words (self, chieu_coach_advice_find (advice, CHIEU_COACH_BEST)->text));
  return advice->move;
}

/* When the coach is asked, his words take the place of the text; the hand is won as he says; then the words of the lesson are back. */
static void
test_coach (void)
{
  LessonFixture self;
  int moves = 0;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, (guint) chieu_course_find (self.course, "mot-minh"), "last-card");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)));
  g_assert_true (lesson_fixture_has_words (&self, "Play until you win"));
  lesson_fixture_press (&self, "lesson.coach");
  g_assert_false (lesson_fixture_has_words (&self, "Play until you win"));
  while (!chieu_lesson_run_is_done (self.page->run) && moves++ < 30)
    {
      ChieuMove move = follow_coach (&self);

      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
      chieu_deeds_try_move (&self.page->mat->deeds, &move);
      chieu_lesson_source_show_all (self.page->source);
    }
  g_assert_cmpint (moves, >, 1);
  g_assert_true (chieu_lesson_run_is_done (self.page->run));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)));
  g_assert_true (lesson_fixture_has_words (&self, "Play until you win"));
  lesson_fixture_tear_down (&self);
}

/* The coach goes when he is not wanted any more, when the lesson speaks, and with the next step; where nothing is played he does not
 * come at all. */
static void
test_coach_goes (void)
{
  LessonFixture self;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, (guint) chieu_course_find (self.course, "mot-minh"), "ask");
  lesson_fixture_press (&self, "lesson.coach");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  /* A step that is skipped shows its answer; then one goes on. */
  lesson_fixture_press (&self, "lesson.skip");
  lesson_fixture_press (&self, "lesson.next");
  lesson_fixture_press (&self, "lesson.coach");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  lesson_fixture_press (&self, "lesson.coach");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  lesson_fixture_press (&self, "lesson.coach");
  lesson_fixture_press (&self, "lesson.hint");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  g_assert_true (lesson_fixture_has_words (&self, "Bốc to draw"));
  lesson_fixture_press (&self, "lesson.coach");
  g_assert_false (lesson_fixture_has_words (&self, "Bốc to draw"));
  lesson_fixture_press (&self, "lesson.again");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  lesson_fixture_press (&self, "lesson.coach");
  lesson_fixture_press (&self, "lesson.skip");
  g_assert_cmpstr (chieu_lesson_run_get_step (self.page->run)->id, ==, "which-card");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)));
  lesson_fixture_tear_down (&self);
}

/* Returns: (transfer full): the lesson “mot-minh”, in whose last hand @position stands for its own */
static ChieuLesson *
load_hand (const char *position)
{
  g_autofree char *path = g_build_filename (lesson_fixture_lessons, "16-mot-minh.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GString) xml = NULL;
  ChieuLesson *lesson;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  xml = g_string_new (text);
  g_assert_cmpuint (g_string_replace (xml, "<position cai=\"0\">\n      <hand>9v cc</hand>", position, 0), ==, 1);
  file = g_file_new_tmp ("chieu-XXXXXX.xml", &stream, &error);
  g_assert_no_error (error);
  g_file_set_contents (g_file_peek_path (file), xml->str, -1, &error);
  lesson = chieu_lesson_load (g_file_peek_path (file), &error);
  g_assert_no_error (error);
  g_file_delete (file, NULL, NULL);
  return lesson;
}

/* In the strict way there is no coach. */
static void
test_coach_strict (void)
{
  static const char *const positions[] = {
    "<position cai=\"0\">\n<hand>9v cc</hand>", "<position cai=\"0\" strict=\"yes\">\n<hand>9v cc</hand>",
  };
  LessonFixture self;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_ptr_array_add (self.course->lessons, load_hand (positions[i]));
      lesson_fixture_open (&self, self.course->lessons->len - 1, "any");
      lesson_fixture_press (&self, "lesson.coach");
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)), ==, i == 0);
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)), ==, i == 0);
    }
  lesson_fixture_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  lesson_fixture_init (&argc, &argv);
  g_test_add_func ("/lesson/coach", test_coach);
  g_test_add_func ("/lesson/coach-goes", test_coach_goes);
  g_test_add_func ("/lesson/coach-strict", test_coach_strict);
  return g_test_run ();
}
