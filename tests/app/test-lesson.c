/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson EXAMPLES LESSONS   The page of a lesson: gone through with right and wrong answers, back and forth; and
 * how far one is, which is kept.
 */
#include "lesson-player.h"

#include <adwaita.h>
#include <string.h>

#include "app/choice.h"
#include "app/school-page.h"
#include "app/school.h"
#include "mat/mat-view-private.h"

#define PATIENCE_S 20

static const char *examples, *lessons;

typedef struct
{
  GtkWindow *window;
  ChieuLessonPage *page;
  ChieuCourse *course;
  GString *places;               /* of "place" */
} Fixture;

static void
place_cb (Fixture    *self,
          const char *step,
          gboolean    done)
{
  g_string_append_printf (self->places, "%s%s ", step, done ? "!" : "");
}

static void
settle (void)
{
  for (int i = 0; i < 120; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (500);
    }
}

/* They have no numbers. */
static ChieuCourse *
load_examples (void)
{
  static const char *const names[] = { "bi.xml", "eat.xml", "hand.xml" };
  ChieuCourse *course = g_new0 (ChieuCourse, 1);

  course->game = &chieu_to_tom;
  course->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_lesson_free);
  course->faults = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (examples, names[i], NULL);
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (course->lessons, chieu_lesson_load (path, &error));
      g_assert_no_error (error);
    }
  return course;
}

static void
set_up (Fixture    *self,
        const char *folder)
{
  self->window = GTK_WINDOW (gtk_window_new ());
  self->page = CHIEU_LESSON_PAGE (chieu_lesson_page_new ());
  self->course = folder == examples ? load_examples () : chieu_course_load (&chieu_to_tom, folder);
  self->places = g_string_new (NULL);
  chieu_lesson_page_set_pace (self->page, CHIEU_PACE_NONE);
  g_signal_connect_swapped (self->page, "place", G_CALLBACK (place_cb), self);
  gtk_window_set_default_size (self->window, 1024, 560);
  gtk_window_set_child (self->window, GTK_WIDGET (self->page));
  gtk_window_present (self->window);
}

static void
tear_down (Fixture *self)
{
  gtk_window_destroy (self->window);
  chieu_course_free (self->course);
  g_string_free (self->places, TRUE);
}

static void
open_lesson (Fixture    *self,
             guint       place,
             const char *step)
{
  g_autoptr (GError) error = NULL;

  chieu_lesson_page_set_lesson (self->page, self->course, place, step, &error);
  g_assert_no_error (error);
  settle ();
}

/* ---- Going through ---- */

/* All tasks there are, each with what is wrong and what is right. */
static void
test_examples (void)
{
  Fixture self;
  LessonPlayer player;

  set_up (&self, examples);
  g_assert_cmpuint (self.course->lessons->len, ==, 3);
  for (guint i = 0; i < self.course->lessons->len; i++)
    {
      open_lesson (&self, i, NULL);
      lesson_player_init (&player, self.page);
      lesson_player_finish (&player);
      g_assert_cmpuint (player.answers, >, 1);
      lesson_player_clear (&player);
      g_assert_true (g_str_has_suffix (self.places->str, "! "));
    }
  tear_down (&self);
}

/* Every lesson that the program has. */
static void
test_all (void)
{
  Fixture self;
  LessonPlayer player;

  set_up (&self, lessons);
  g_assert_cmpuint (self.course->faults->len, ==, 0);
  for (guint i = 0; i < self.course->lessons->len; i++)
    {
      open_lesson (&self, i, NULL);
      lesson_player_init (&player, self.page);
      lesson_player_finish (&player);
      lesson_player_clear (&player);
    }
  tear_down (&self);
}

static void
press (Fixture    *self,
       const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}

/* Everything can be skipped, and one comes back to each step. */
static void
test_back_and_forth (void)
{
  Fixture self;
  guint n;

  set_up (&self, examples);
  open_lesson (&self, 1, NULL);
  n = chieu_lesson_page_get_lesson (self.page)->steps->len;
  for (guint i = 0; i < n; i++)
    press (&self, chieu_lesson_run_is_done (self.page->run) ? "lesson.next" : "lesson.skip");
  g_assert_null (chieu_lesson_run_get_step (self.page->run));
  for (guint i = n; i > 0; i--)
    {
      press (&self, "lesson.back");
      g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, i - 1);
    }
  press (&self, "lesson.back");
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 0);
  tear_down (&self);
}

/* A step that was answered is asked again. */
static void
test_again (void)
{
  Fixture self;
  LessonPlayer player;

  set_up (&self, examples);
  open_lesson (&self, 1, "eat");
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 1);
  lesson_player_init (&player, self.page);
  chieu_mat_view_land (self.page->mat);
  lesson_player_do_step (&player);
  press (&self, "lesson.back");
  g_assert_false (chieu_lesson_run_is_done (self.page->run));
  lesson_player_do_step (&player);
  g_assert_cmpstr (self.places->str, ==, "eat throw eat throw ");
  lesson_player_clear (&player);
  tear_down (&self);
}

/* What is said stays until there is another answer, however long one takes. */
static void
test_stays (void)
{
  Fixture self;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up (&self, examples);
  open_lesson (&self, 0, "suit");
  press (&self, "lesson.hint");
  before = chieu_lesson_page_get_words (self.page);
  g_assert_nonnull (strstr (before, "There are two of them."));
  for (int i = 0; i < 5; i++)
    settle ();
  after = chieu_lesson_page_get_words (self.page);
  g_assert_cmpstr (before, ==, after);
  tear_down (&self);
}

/* ---- Moves of the others ---- */

/* Who lets each of them wait sees one after the other, and hears only then that it was right. */
static void
test_pace (void)
{
  Fixture self;
  LessonPlayer player;
  const ChieuStep *step;
  guint steps = 0;

  set_up (&self, examples);
  chieu_lesson_page_set_pace (self.page, CHIEU_PACE_WAIT);
  open_lesson (&self, 1, "discard");
  lesson_player_init (&player, self.page);
  step = chieu_lesson_run_get_step (self.page->run);
  chieu_mat_try (self.page->mat, &g_array_index (step->moves, ChieuLessonMove, 0).move);
  while (strstr (player.heard->str, "✓") == NULL && steps < 20)
    {
      steps++;
      gtk_widget_activate_action (GTK_WIDGET (self.page->mat), "mat.proceed", NULL);
    }
  g_assert_cmpuint (steps, ==, chieu_lesson_run_get_deeds (self.page->run)->len - 1);
  g_assert_cmpuint (steps, >=, step->then->len);
  lesson_player_clear (&player);
  tear_down (&self);
}

/* ---- The coach ---- */

static gboolean
has_words (Fixture    *self,
           const char *words)
{
  g_autofree char *shown = chieu_lesson_page_get_words (self->page);

  return strstr (shown, words) != NULL;
}

static void
wait_for_coach (ChieuCoachPanel *coach)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;

  while (chieu_coach_panel_is_thinking (coach) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (chieu_coach_panel_get_advice (coach));
}

/* What the coach says now; its sentence stands on the page, and can be done at once. */
static ChieuMove
follow_coach (Fixture *self)
{
  const ChieuCoachAdvice *advice;

  wait_for_coach (self->page->coach);
  advice = chieu_coach_panel_get_advice (self->page->coach);
  g_assert_true (advice->has_move);
  g_assert_true (has_words (self, chieu_coach_advice_find (advice, CHIEU_COACH_BEST)->text));
  return advice->move;
}

/* Asked, it takes the place of the text; the hand is won as it says; then the words of the lesson are back. */
static void
test_coach (void)
{
  Fixture self;
  int moves = 0;

  set_up (&self, lessons);
  open_lesson (&self, (guint) chieu_course_find (self.course, "mot-minh"), "last-card");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)));
  g_assert_true (has_words (&self, "Play to your ù"));
  press (&self, "lesson.coach");
  g_assert_false (has_words (&self, "Play to your ù"));
  while (!chieu_lesson_run_is_done (self.page->run) && moves++ < 30)
    {
      ChieuMove move = follow_coach (&self);

      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
      chieu_mat_try (self.page->mat, &move);
      chieu_lesson_source_finish (self.page->source);
    }
  g_assert_cmpint (moves, >, 1);
  g_assert_true (chieu_lesson_run_is_done (self.page->run));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)));
  g_assert_true (has_words (&self, "Play to your ù"));
  tear_down (&self);
}

/* It goes when it is not wanted any more or the lesson speaks, and does not come along to the next step, nor where nothing is played. */
static void
test_coach_goes (void)
{
  Fixture self;

  set_up (&self, lessons);
  open_lesson (&self, (guint) chieu_course_find (self.course, "mot-minh"), "ask");
  press (&self, "lesson.coach");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  press (&self, "lesson.skip");
  press (&self, "lesson.coach");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  press (&self, "lesson.coach");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  press (&self, "lesson.coach");
  press (&self, "lesson.hint");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  g_assert_true (has_words (&self, "Bốc to draw"));
  press (&self, "lesson.coach");
  g_assert_false (has_words (&self, "Bốc to draw"));
  press (&self, "lesson.again");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  press (&self, "lesson.coach");
  press (&self, "lesson.skip");
  g_assert_cmpstr (chieu_lesson_run_get_step (self.page->run)->id, ==, "which-card");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)));
  tear_down (&self);
}

/* The last hand of the lesson, with this position. */
static ChieuLesson *
load_hand (const char *position)
{
  g_autofree char *path = g_build_filename (lessons, "20-mot-minh.xml", NULL);
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

/* In the strict way nobody is told anything. */
static void
test_coach_strict (void)
{
  static const char *const positions[] = {
    "<position cai=\"0\">\n<hand>9v cc</hand>", "<position cai=\"0\" strict=\"yes\">\n<hand>9v cc</hand>",
  };
  Fixture self;

  set_up (&self, examples);
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_ptr_array_add (self.course->lessons, load_hand (positions[i]));
      open_lesson (&self, self.course->lessons->len - 1, "any");
      press (&self, "lesson.coach");
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (self.page->coach_button)), ==, i == 0);
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (self.page->coach)), ==, i == 0);
    }
  tear_down (&self);
}

/* ---- How far one is ---- */

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
}

/* Where nothing can be kept it is known as long as the program runs. */
static void
test_progress_without_store (void)
{
  g_autoptr (ChieuSchoolProgress) progress = chieu_school_progress_new (NULL, "to-tom");

  chieu_school_progress_save (progress, "bi", "red", TRUE);
  g_assert_true (chieu_school_progress_is_done (progress, "bi"));
}

/* The large button leads to the lesson that was open, to the one after it if that is done, and at last to the first. */
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
  g_assert_cmpuint (place, ==, 2);
  for (guint i = 0; i < course->lessons->len; i++)
    chieu_school_progress_save (progress, chieu_course_get (course, i)->id, "x", TRUE);
  chieu_school_find_next (school, 0, &place);
  g_assert_cmpuint (place, ==, 0);
}

/* Each game's course stands by itself; one goes on where one learnt last. */
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
  g_assert_cmpuint (chieu_school_count_done (school, (guint) chan), ==, 1);
  g_assert_cmpuint (chieu_school_count_done (school, 0), ==, 0);
  g_assert_true (chieu_school_find_next (school, 0, &place));
  g_assert_cmpuint (place, ==, 0);
}

/* The game that is chosen is the one that is shown, and a press opens its lesson. */
static void
note_lesson_cb (guint *asked,
                guint  course,
                guint  place)
{
  asked[0] = course;
  asked[1] = place;
}

static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type,
             gboolean (*is_it) (GtkWidget *widget))
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (is_it == NULL || is_it (widget)) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, is_it);
  return found;
}

static gboolean
is_row (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "lesson-row");
}

static void
test_choosing (void)
{
  g_autoptr (ChieuSchool) school = chieu_school_new (NULL);
  g_autoptr (GtkWidget) page = g_object_ref_sink (chieu_school_page_new ());
  guint asked[2] = { 99, 99 };

  g_signal_connect_swapped (page, "lesson", G_CALLBACK (note_lesson_cb), asked);
  chieu_school_page_show (CHIEU_SCHOOL_PAGE (page), school);
  g_assert_true (chieu_school_page_get_game (CHIEU_SCHOOL_PAGE (page)) == &chieu_to_tom);
  chieu_choice_set_selected (CHIEU_CHOICE (find_widget (page, CHIEU_TYPE_CHOICE, NULL)), "chan");
  g_assert_true (chieu_school_page_get_game (CHIEU_SCHOOL_PAGE (page)) == &chieu_chan);
  g_signal_emit_by_name (find_widget (page, GTK_TYPE_BUTTON, is_row), "clicked");
  g_assert_cmpint ((int) asked[0], ==, chieu_school_find_course (school, &chieu_chan));
  g_assert_cmpuint (asked[1], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  examples = argv[1];
  lessons = argv[2];
  g_test_add_func ("/lesson/examples", test_examples);
  g_test_add_func ("/lesson/all", test_all);
  g_test_add_func ("/lesson/back-and-forth", test_back_and_forth);
  g_test_add_func ("/lesson/again", test_again);
  g_test_add_func ("/lesson/stays", test_stays);
  g_test_add_func ("/lesson/pace", test_pace);
  g_test_add_func ("/lesson/coach", test_coach);
  g_test_add_func ("/lesson/coach-goes", test_coach_goes);
  g_test_add_func ("/lesson/coach-strict", test_coach_strict);
  g_test_add_func ("/school/progress", test_progress);
  g_test_add_func ("/school/progress-without-store", test_progress_without_store);
  g_test_add_func ("/school/next", test_next);
  g_test_add_func ("/school/courses", test_courses);
  g_test_add_func ("/school/choosing", test_choosing);
  return g_test_run ();
}
