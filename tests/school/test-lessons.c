/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lessons that come with the program: each is played through by the checker,
 * is short enough to be learnt from, and is among the files that are installed.
 *
 * Arguments: the folder of the lessons, and the files that are installed.
 */
#include <locale.h>
#include <string.h>

#include "school/lesson/course.h"
#include "school/lesson/lesson-check.h"

/* The most words of a step: nobody reads more than this and then does something. */
#define WORDS_MAX 45
/* The most steps of a lesson, which is done in one sitting. */
#define STEPS_MAX 18

static GPtrArray *courses;
static char **installed;

/* ---- One lesson ---- */

/* Returns: the number of words of @text (nullable) */
static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  return g_strv_length (words);
}

static guint
count_step_words (const ChieuStep *step)
{
  guint n = 0;

  for (guint i = 0; i < step->texts->len; i++)
    n += count_words (g_ptr_array_index (step->texts, i));
  return n;
}

static gboolean
is_installed (const ChieuLesson *lesson)
{
  g_autofree char *end = g_strconcat ("/", lesson->game->id, "/", lesson->source, NULL);

  for (int i = 0; installed[i] != NULL; i++)
    if (g_str_has_suffix (installed[i], end))
      return TRUE;
  return FALSE;
}

static void
test_lesson (gconstpointer data)
{
  const ChieuLesson *lesson = data;
  g_autoptr (GError) error = NULL;
  ChieuLessonTally tally = { 0 };

  chieu_lesson_check (lesson, &tally, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tally.steps, ==, lesson->steps->len);
  g_assert_cmpuint (lesson->steps->len, <=, STEPS_MAX);
  if (lesson->tonight == NULL)
    g_error ("%s has nothing for the table tonight", lesson->source);
  if (!is_installed (lesson))
    g_error ("%s is not in data/lessons/meson.build", lesson->source);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const ChieuStep *step = g_ptr_array_index (lesson->steps, i);

      if (count_step_words (step) <= WORDS_MAX)
        continue;
      g_test_message ("%s: line %u: step “%s” has %u words", lesson->source, step->line, step->id, count_step_words (step));
      g_test_fail ();
    }
}

/* ---- All of them ---- */

/* There are lessons: the other tests would pass without any. */
static void
test_courses (void)
{
  g_assert_cmpuint (courses->len, >, 0);
  for (guint i = 0; i < courses->len; i++)
    {
      const ChieuCourse *course = g_ptr_array_index (courses, i);

      for (guint j = 0; j < course->faults->len; j++)
        g_error ("%s", (const char *) g_ptr_array_index (course->faults, j));
      g_assert_cmpuint (course->lessons->len, >, 0);
    }
}

/* Returns: the course of the game with this id, which is expected to be there */
static const ChieuCourse *
find_course (const char *game)
{
  for (guint i = 0; i < courses->len; i++)
    {
      const ChieuCourse *course = g_ptr_array_index (courses, i);

      if (g_str_equal (course->game->id, game))
        return course;
    }
  g_error ("there is no course of %s", game);
}

/* The lesson that the table and the coach name to somebody who errs is found by the kind of a move. */
static void
test_lesson_of_kind (void)
{
  static const struct { const char *game, *move, *lesson; } rows[] = {
    { "to-tom", "an 4s bi 4s 4v 4n", "an" }, { "to-tom", "danh 4s", "danh" }, { "to-tom", "phong 4s", "phong" }, { "to-tom", "u", "u" },
    { "to-tom", "khan 5v", "khan" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const ChieuCourse *course = find_course (rows[i].game);
      ChieuCoursePlace place;
      ChieuMove move;
      int column;

      g_assert_true (course->game->parse_move (rows[i].move, &move, &column));
      g_assert_true (chieu_course_find_kind (course, move.kind, &place));
      g_assert_cmpstr (chieu_course_get (course, place.place)->id, ==, rows[i].lesson);
    }
}

/* Returns: the reason of @game that is called @name, which is expected to be there */
static ChieuReason
find_reason (const ChieuGame *game,
             const char      *name)
{
  for (int reason = 1; game->reasons[reason] != NULL; reason++)
    if (g_str_equal (game->reasons[reason], name))
      return (ChieuReason) reason;
  g_error ("%s has no reason %s", game->id, name);
}

/* It is also found by the reason of a refusal. */
static void
test_lesson_of_reason (void)
{
  static const struct { const char *game, *reason, *lesson; } rows[] = {
    { "to-tom", "danh-yeu", "danh" }, { "to-tom", "bat-thuc-qua", "bat-thuc" }, { "chan", "treo-tranh", "loi-an" }, { "luc-ho", "held-back", "chui" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const ChieuCourse *course = find_course (rows[i].game);
      ChieuCoursePlace place;

      g_assert_true (chieu_course_find_reason (course, find_reason (course->game, rows[i].reason), &place));
      g_assert_cmpstr (chieu_course_get (course, place.place)->id, ==, rows[i].lesson);
    }
}

/* ---- How long it takes ---- */

/* The times by which docs/lessons.md reckons: of an unhurried reader, and of what is done. */
#define WORDS_A_MINUTE 110.0
#define QUESTION_S 12.0
#define ARRANGED_CARD_S 3.0
#define PLAY_S 60.0
/* The limit from the first card to the first table of one's own, which comes after TABLE_LESSON. */
#define TABLE_MINUTES_MAX 90.0
#define TABLE_LESSON "mot-minh"

/* Returns: the minutes that @lesson takes */
static double
reckon_minutes (const ChieuLesson *lesson)
{
  double words = 0, seconds = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const ChieuStep *step = g_ptr_array_index (lesson->steps, i);

      words += count_step_words (step) + count_words (step->praise);
      for (guint a = 0; a < step->answers->len; a++)
        words += count_words (((const ChieuAnswer *) g_ptr_array_index (step->answers, a))->text);
      for (int s = 0; s < CHIEU_N_SCENES; s++)
        words += count_words (step->scenes[s].text);
      if (step->task == CHIEU_TASK_PLAY)
        seconds += PLAY_S;
      else if (step->task != CHIEU_TASK_READ && step->task != CHIEU_TASK_WATCH)
        seconds += QUESTION_S;
      if (step->task == CHIEU_TASK_ARRANGE)
        seconds += ARRANGED_CARD_S * step->cards.n;
    }
  return words / WORDS_A_MINUTE + seconds / 60;
}

/* Of no game somebody has to learn too long before the first table; Tổ tôm at least has the lesson after which it comes. */
static void
test_time (void)
{
  for (guint c = 0; c < courses->len; c++)
    {
      const ChieuCourse *course = g_ptr_array_index (courses, c);
      double minutes = 0;
      int last = chieu_course_find (course, TABLE_LESSON);

      for (int i = 0; i <= last; i++)
        minutes += reckon_minutes (chieu_course_get (course, (guint) i));
      g_test_message ("%s: %.0f minutes to the first table", course->game->id, minutes);
      g_assert_cmpfloat (minutes, <=, TABLE_MINUTES_MAX);
      g_assert_true (last > 0 || !g_str_equal (course->game->id, "to-tom"));
    }
}

static void
add_course (const ChieuCourse *course)
{
  for (guint i = 0; i < course->lessons->len; i++)
    {
      const ChieuLesson *lesson = chieu_course_get (course, i);
      g_autofree char *path = g_strdup_printf ("/lessons/%s/%s", course->game->id, lesson->id);

      g_test_add_data_func (path, lesson, test_lesson);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  courses = chieu_courses_load (argv[1]);
  installed = argv + 2;
  g_test_add_func ("/lessons/courses", test_courses);
  g_test_add_func ("/lessons/lesson-of-kind", test_lesson_of_kind);
  g_test_add_func ("/lessons/lesson-of-reason", test_lesson_of_reason);
  g_test_add_func ("/lessons/time", test_time);
  for (guint i = 0; i < courses->len; i++)
    add_course (g_ptr_array_index (courses, i));
  status = g_test_run ();
  g_ptr_array_unref (courses);
  return status;
}
