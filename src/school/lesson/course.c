/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "course.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lesson-private.h"
#include "match/record/bounded.h"

/* The length of "07-", before the id. */
#define NUMBER_LENGTH 3

const char *
chieu_courses_folder (void)
{
  const char *variable = g_getenv ("CHIEU_LESSONS");

  return variable != NULL ? variable : PKGDATADIR "/lessons";
}

/* ---- One file ---- */

/* The file must have the name of its lesson, by which it is found. */
static gboolean
check_name (const ChieuLesson  *lesson,
            GError            **error)
{
  g_autofree char *wanted = g_strconcat (lesson->id, CHIEU_LESSON_SUFFIX, NULL);
  const char *name = lesson->source;

  if (g_ascii_isdigit (name[0]) && g_ascii_isdigit (name[1]) && name[2] == '-' && g_str_equal (name + NUMBER_LENGTH, wanted))
    return TRUE;
  return chieu_lesson_set_reading_error (error, _("%1$s: the name of the lesson “%2$s” must be two digits, “-” and “%3$s”"),
                                         lesson->source, lesson->id, wanted);
}

/* The files are sorted, so only the one before can have the same number. */
static gboolean
check_place_in_course (const ChieuCourse  *self,
                       const ChieuLesson  *lesson,
                       GError            **error)
{
  const ChieuLesson *last = self->lessons->len > 0 ? chieu_course_get (self, self->lessons->len - 1) : NULL;

  if (lesson->game != self->game)
    return chieu_lesson_set_reading_error (error, _("%1$s: a lesson of “%2$s” among those of “%3$s”"), lesson->source,
                                           lesson->game->id, self->game->id);
  if (last != NULL && strncmp (last->source, lesson->source, NUMBER_LENGTH) == 0)
    return chieu_lesson_set_reading_error (error, _("%1$s: “%2$s” already has this number"), lesson->source, last->source);
  if (chieu_course_find (self, lesson->id) >= 0)
    return chieu_lesson_set_reading_error (error, _("%1$s: there is a lesson “%2$s” before it"), lesson->source, lesson->id);
  return TRUE;
}

/* Reads a file, of which @left bytes at most, into the lessons, or notes in the faults why it is left out. */
static void
load_file (ChieuCourse *self,
           const char  *folder,
           const char  *name,
           gsize       *left)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_load_within (path, left, &error);

  if (lesson != NULL && check_name (lesson, &error) && check_place_in_course (self, lesson, &error))
    g_ptr_array_add (self->lessons, g_steal_pointer (&lesson));
  else
    g_ptr_array_add (self->faults, g_strdup (error->message));
}

/* ---- All of a folder ---- */

ChieuCourse *
chieu_course_load (const ChieuGame *game,
                   const char      *folder)
{
  g_autoptr (GPtrArray) names = NULL;
  ChieuCourse *self;
  gsize left = CHIEU_COURSE_BYTES_MAX;
  gboolean more;

  g_return_val_if_fail (game != NULL && folder != NULL, NULL);

  names = chieu_bounded_list (folder, CHIEU_LESSON_SUFFIX, CHIEU_COURSE_LESSONS_MAX, &more);
  self = g_new0 (ChieuCourse, 1);
  self->game = game;
  self->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_lesson_free);
  self->faults = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < names->len; i++)
    load_file (self, folder, g_ptr_array_index (names, i), &left);
  if (more)
    {
      g_autofree char *name = g_filename_display_name (folder);

      g_ptr_array_add (self->faults, g_strdup_printf (_("%1$s: there are too many files; at most %2$u are read"), name, names->len));
    }
  return self;
}

ChieuCourse *
chieu_course_new_of_lesson (ChieuLesson *lesson)
{
  ChieuCourse *self;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = g_new0 (ChieuCourse, 1);
  self->game = lesson->game;
  self->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_lesson_free);
  self->faults = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->lessons, lesson);
  return self;
}

void
chieu_course_free (ChieuCourse *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->lessons);
  g_ptr_array_unref (self->faults);
  g_free (self);
}

GPtrArray *
chieu_courses_load (const char *folder)
{
  GPtrArray *courses;

  g_return_val_if_fail (folder != NULL, NULL);

  courses = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_course_free);
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, chieu_games[i]->id, NULL);
      g_autoptr (ChieuCourse) course = chieu_course_load (chieu_games[i], path);

      if (course->lessons->len > 0 || course->faults->len > 0)
        g_ptr_array_add (courses, g_steal_pointer (&course));
    }
  return courses;
}

/* ---- Its lessons ---- */

int
chieu_course_find (const ChieuCourse *self,
                   const char        *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, -1);

  for (guint i = 0; i < self->lessons->len; i++)
    if (g_str_equal (chieu_course_get (self, i)->id, id))
      return (int) i;
  return -1;
}

const ChieuLesson *
chieu_course_get (const ChieuCourse *self,
                  guint              place)
{
  g_return_val_if_fail (self != NULL && place < self->lessons->len, NULL);

  return g_ptr_array_index (self->lessons, place);
}

/* ---- What it speaks of ---- */

/* Returns: how much a step teaches about @wanted, a reason or a kind of moves; 0: nothing */
typedef guint (*WeighFunc) (const ChieuStep *step, int wanted);

/* A reason is taught where the fault is shown or asked for, and by each wrong answer that is explained with it. */
static guint
weigh_reason (const ChieuStep *step,
              int              wanted)
{
  guint weight = step->fault == wanted;

  for (guint i = 0; i < step->wrongs->len; i++)
    weight += ((const ChieuWrong *) g_ptr_array_index (step->wrongs, i))->reason == wanted;
  return weight;
}

/* A kind is taught where a move of it is asked for, and by each text about one that the rules refuse. */
static guint
weigh_kind (const ChieuStep *step,
            int              wanted)
{
  guint weight = 0;

  for (guint i = 0; step->task == CHIEU_TASK_DO && weight == 0 && i < step->moves->len; i++)
    weight = g_array_index (step->moves, ChieuLessonMove, i).move.kind == wanted;
  for (guint i = 0; i < step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (step->wrongs, i);

      weight += wrong->kind == CHIEU_WRONG_MOVE && wrong->reason != CHIEU_REASON_NONE && wrong->move.kind == wanted;
    }
  return weight;
}

/* Finds the lesson that teaches most about it, and its first step that does. */
static gboolean
find_most (const ChieuCourse *self,
           WeighFunc          weigh,
           int                wanted,
           ChieuCoursePlace  *found)
{
  guint best = 0;

  for (guint i = 0; i < self->lessons->len; i++)
    {
      const ChieuLesson *lesson = chieu_course_get (self, i);
      const char *first = NULL;
      guint n = 0;

      for (guint number = 0; number < lesson->steps->len; number++)
        {
          const ChieuStep *step = g_ptr_array_index (lesson->steps, number);
          guint weight = weigh (step, wanted);

          if (weight > 0 && first == NULL)
            first = step->id;
          n += weight;
        }
      if (n > best)
        {
          best = n;
          *found = (ChieuCoursePlace) { i, first };
        }
    }
  return best > 0;
}

gboolean
chieu_course_find_reason (const ChieuCourse *self,
                          ChieuReason        reason,
                          ChieuCoursePlace  *found)
{
  g_return_val_if_fail (self != NULL && found != NULL, FALSE);

  return reason != CHIEU_REASON_NONE && find_most (self, weigh_reason, reason, found);
}

gboolean
chieu_course_find_kind (const ChieuCourse *self,
                        int                kind,
                        ChieuCoursePlace  *found)
{
  g_return_val_if_fail (self != NULL && found != NULL, FALSE);

  return find_most (self, weigh_kind, kind, found);
}
