/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The progress in the courses, which is kept; the lesson that comes next; and the page on which a course is chosen.
 */
#include <adwaita.h>

#include "app/widgets/choice.h"
#include "app/school/school-page.h"
#include "app/school/school.h"
#include "common/find.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "../folder.h"
#include "../store-held.h"

/* ---- Progress ---- */

static void
test_progress (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-school-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "store.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  ChieuSchoolProgress *progress = chieu_school_progress_new (store, "to-tom");

  g_assert_null (chieu_school_progress_get_last (progress));
  chieu_school_progress_save (progress, "bi", "red", FALSE);
  chieu_school_progress_save (progress, "eat", "gate", TRUE);
  chieu_school_progress_save (progress, "eat", "eat", FALSE);
  chieu_school_progress_free (progress);
  progress = chieu_school_progress_new (store, "to-tom");
  g_assert_cmpstr (chieu_school_progress_get_step (progress, "bi"), ==, "red");
  g_assert_false (chieu_school_progress_is_done (progress, "bi"));
  g_assert_true (chieu_school_progress_is_done (progress, "eat"));
  g_assert_cmpstr (chieu_school_progress_get_step (progress, "eat"), ==, "eat");
  g_assert_cmpstr (chieu_school_progress_get_last (progress), ==, "eat");
  chieu_school_progress_free (progress);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

/* The standing of each question is kept, too. A question that was answered once does not become unanswered by being skipped. */
static void
test_standings (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-school-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "store.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  g_autoptr (ChieuSchool) school = chieu_school_new (NULL);
  const ChieuLesson *lesson = chieu_course_get (chieu_school_get_course (school, 0), 0);
  ChieuSchoolProgress *progress = chieu_school_progress_new (store, "to-tom");
  GArray *review;

  chieu_school_progress_save (progress, lesson->id, "welcome", TRUE);
  g_assert_true (chieu_school_progress_is_learnt (progress, lesson));
  chieu_school_progress_set_standing (progress, lesson->id, "carp", CHIEU_STEP_SHOWN);
  chieu_school_progress_set_standing (progress, lesson->id, "ship", CHIEU_STEP_MENDED);
  chieu_school_progress_set_standing (progress, lesson->id, "ship", CHIEU_STEP_SHOWN);
  chieu_school_progress_set_standing (progress, lesson->id, "stilts", CHIEU_STEP_RIGHT);
  chieu_school_progress_free (progress);
  chieu_store_unref (store);
  store = chieu_store_open (path, NULL);
  while (!chieu_store_is_ready (store))
    g_main_context_iteration (NULL, FALSE);
  progress = chieu_school_progress_new (store, "to-tom");
  g_assert_cmpint (chieu_school_progress_get_standing (progress, lesson->id, "carp"), ==, CHIEU_STEP_SHOWN);
  g_assert_cmpint (chieu_school_progress_get_standing (progress, lesson->id, "ship"), ==, CHIEU_STEP_MENDED);
  g_assert_cmpint (chieu_school_progress_get_standing (progress, lesson->id, "stilts"), ==, CHIEU_STEP_RIGHT);
  g_assert_false (chieu_school_progress_is_learnt (progress, lesson));
  review = chieu_school_progress_list_review (progress, lesson);
  g_assert_cmpuint (review->len, ==, 2);
  g_assert_cmpuint (g_array_index (review, guint, 0), ==, 1);
  g_array_unref (review);
  chieu_school_progress_free (progress);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

/* A question that is skipped before the store has opened does not become unanswered if it was answered once, neither now nor at the next
 * start. */
static void
test_skipped_early (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-school-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "store.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  ChieuSchoolProgress *progress = chieu_school_progress_new (store, "to-tom");

  chieu_school_progress_set_standing (progress, "bi", "carp", CHIEU_STEP_RIGHT);
  chieu_school_progress_set_standing (progress, "bi", "ship", CHIEU_STEP_SHOWN);
  chieu_school_progress_free (progress);
  chieu_store_unref (store);
  /* The file is opened in a thread, which has hardly begun yet. */
  store = chieu_store_new (path);
  progress = chieu_school_progress_new (store, "to-tom");
  chieu_school_progress_set_standing (progress, "bi", "carp", CHIEU_STEP_SHOWN);
  chieu_school_progress_set_standing (progress, "bi", "ship", CHIEU_STEP_MENDED);
  chieu_school_progress_set_standing (progress, "bi", "stilts", CHIEU_STEP_SHOWN);
  for (int start = 0; start < 2; start++)
    {
      while (!chieu_store_is_ready (store))
        g_main_context_iteration (NULL, FALSE);
      g_assert_cmpint (chieu_school_progress_get_standing (progress, "bi", "carp"), ==, CHIEU_STEP_RIGHT);
      g_assert_cmpint (chieu_school_progress_get_standing (progress, "bi", "ship"), ==, CHIEU_STEP_MENDED);
      g_assert_cmpint (chieu_school_progress_get_standing (progress, "bi", "stilts"), ==, CHIEU_STEP_SHOWN);
      chieu_school_progress_free (progress);
      chieu_store_unref (store);
      store = start == 0 ? chieu_store_open (path, NULL) : NULL;
      progress = start == 0 ? chieu_school_progress_new (store, "to-tom") : NULL;
    }
  chieu_test_remove_folder (folder);
}

/* That a question was skipped is kept, even if the school closes before the store has opened. */
static void
test_closed_early (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-school-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "store.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  ChieuSchoolProgress *progress = chieu_school_progress_new (store, "to-tom");
  sqlite3 *other;

  chieu_school_progress_set_standing (progress, "bi", "carp", CHIEU_STEP_RIGHT);
  chieu_school_progress_free (progress);
  chieu_store_unref (store);
  other = hold_database (path);
  store = chieu_store_new (path);
  progress = chieu_school_progress_new (store, "to-tom");
  chieu_school_progress_set_standing (progress, "bi", "carp", CHIEU_STEP_SHOWN);
  chieu_school_progress_set_standing (progress, "bi", "stilts", CHIEU_STEP_SHOWN);
  chieu_school_progress_free (progress);
  g_assert_false (chieu_store_is_ready (store));
  sqlite3_close (other);
  while (!chieu_store_is_ready (store))
    g_main_context_iteration (NULL, FALSE);
  for (int start = 0; start < 2; start++)
    {
      progress = chieu_school_progress_new (store, "to-tom");
      g_assert_cmpint (chieu_school_progress_get_standing (progress, "bi", "carp"), ==, CHIEU_STEP_RIGHT);
      g_assert_cmpint (chieu_school_progress_get_standing (progress, "bi", "stilts"), ==, CHIEU_STEP_SHOWN);
      chieu_school_progress_free (progress);
      chieu_store_unref (store);
      store = start == 0 ? chieu_store_open (path, NULL) : NULL;
    }
  chieu_test_remove_folder (folder);
}

/* Where nothing can be kept, the progress is known as long as the program runs. */
static void
test_progress_without_store (void)
{
  g_autoptr (ChieuSchoolProgress) progress = chieu_school_progress_new (NULL, "to-tom");

  chieu_school_progress_save (progress, "bi", "red", TRUE);
  g_assert_true (chieu_school_progress_is_done (progress, "bi"));
}

/* The large button leads to the lesson that was open last; if that is done, to the first one that is not learnt. */
static void
test_next (void)
{
  g_autoptr (ChieuSchool) school = chieu_school_new (NULL);
  ChieuSchoolProgress *progress;
  const ChieuCourse *course;
  guint place = 99;

  g_assert_cmpuint (chieu_school_get_n_courses (school), >, 0);
  course = chieu_school_get_course (school, 0);
  progress = chieu_school_get_progress (school, 0);
  g_assert_true (chieu_school_find_next (school, 0, &place));
  g_assert_cmpuint (place, ==, 0);
  chieu_school_progress_save (progress, chieu_course_get (course, 1)->id, "gate", FALSE);
  chieu_school_find_next (school, 0, &place);
  g_assert_cmpuint (place, ==, 1);
  chieu_school_progress_save (progress, chieu_course_get (course, 1)->id, "gate", TRUE);
  chieu_school_find_next (school, 0, &place);
  g_assert_cmpuint (place, ==, 0);
  chieu_school_progress_save (progress, chieu_course_get (course, 0)->id, "welcome", TRUE);
  chieu_school_find_next (school, 0, &place);
  g_assert_cmpuint (place, ==, 2);
  /* A question of the first one was skipped: it is not learnt. */
  chieu_school_progress_set_standing (progress, chieu_course_get (course, 0)->id, "carp", CHIEU_STEP_SHOWN);
  chieu_school_find_next (school, 0, &place);
  g_assert_cmpuint (place, ==, 0);
  g_assert_cmpuint (chieu_school_count_review (school, 0), ==, 1);
  chieu_school_progress_set_standing (progress, chieu_course_get (course, 0)->id, "carp", CHIEU_STEP_RIGHT);
  for (guint i = 0; i < course->lessons->len; i++)
    chieu_school_progress_save (progress, chieu_course_get (course, i)->id, "x", TRUE);
  chieu_school_find_next (school, 0, &place);
  g_assert_cmpuint (place, ==, 0);
}

/* The course of each game has its own progress; one goes on in the course in which one learnt last. */
static void
test_courses (void)
{
  g_autoptr (ChieuSchool) school = chieu_school_new (NULL);
  int chan = chieu_school_find_course (school, &chieu_chan);
  const ChieuLesson *lesson;
  guint place = 99;

  g_assert_cmpint (chieu_school_find_course (school, &chieu_to_tom), ==, 0);
  g_assert_cmpint (chan, >, 0);
  g_assert_cmpuint (chieu_school_find_last (school), ==, 0);
  lesson = chieu_course_get (chieu_school_get_course (school, (guint) chan), 0);
  chieu_school_progress_save (chieu_school_get_progress (school, (guint) chan), lesson->id, "welcome", TRUE);
  g_assert_cmpuint (chieu_school_find_last (school), ==, chan);
  g_assert_cmpuint (chieu_school_count_learnt (school, (guint) chan), ==, 1);
  g_assert_cmpuint (chieu_school_count_learnt (school, 0), ==, 0);
  g_assert_true (chieu_school_find_next (school, 0, &place));
  g_assert_cmpuint (place, ==, 0);
}

static void
note_lesson_cb (guint *asked,
                guint  course,
                guint  place)
{
  asked[0] = course;
  asked[1] = place;
}

static gboolean
is_lesson_button (GtkWidget  *widget,
                  const char *css_class)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, css_class);
}

/* The game that is chosen is the one that is shown, and a press on a lesson opens it. */
static void
test_choosing (void)
{
  g_autoptr (ChieuSchool) school = chieu_school_new (NULL);
  g_autoptr (GtkWidget) page = g_object_ref_sink (chieu_school_page_new ());
  guint asked[2] = { 99, 99 };

  g_signal_connect_swapped (page, "lesson", G_CALLBACK (note_lesson_cb), asked);
  chieu_school_page_show (CHIEU_SCHOOL_PAGE (page), school);
  g_assert_true (chieu_school_page_get_game (CHIEU_SCHOOL_PAGE (page)) == &chieu_to_tom);
  chieu_choice_set_selected (CHIEU_CHOICE (find_of_type (page, CHIEU_TYPE_CHOICE)), "chan");
  g_assert_true (chieu_school_page_get_game (CHIEU_SCHOOL_PAGE (page)) == &chieu_chan);
  /* The lessons are listed in pieces. */
  while (find_below (page, is_lesson_button, "lesson-row") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find_below (page, is_lesson_button, "lesson-row"), "clicked");
  g_assert_cmpint ((int) asked[0], ==, chieu_school_find_course (school, &chieu_chan));
  g_assert_cmpuint (asked[1], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/school/progress", test_progress);
  g_test_add_func ("/school/standings", test_standings);
  g_test_add_func ("/school/skipped-early", test_skipped_early);
  g_test_add_func ("/school/closed-early", test_closed_early);
  g_test_add_func ("/school/progress-without-store", test_progress_without_store);
  g_test_add_func ("/school/next", test_next);
  g_test_add_func ("/school/courses", test_courses);
  g_test_add_func ("/school/choosing", test_choosing);
  return g_test_run ();
}
