/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour-lesson.h"

#include "../common/lesson-player.h"

typedef struct
{
  ChieuLessonPage *page;
  const ChieuCourse *course;
  ChieuTourStop stop;
  gpointer data;
} School;

/* Finds the first step with this task; @place: (out): the place of its lesson. Returns: (nullable) */
static const ChieuStep *
find_step (const ChieuCourse *course,
           ChieuTask          task,
           guint             *place)
{
  for (*place = 0; *place < course->lessons->len; (*place)++)
    {
      const ChieuLesson *lesson = chieu_course_get (course, *place);

      for (guint i = 0; i < lesson->steps->len; i++)
        if (((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->task == task)
          return g_ptr_array_index (lesson->steps, i);
    }
  return NULL;
}

static void
look_at_step (School          *self,
              guint            place,
              const ChieuStep *step)
{
  LessonPlayer player;

  chieu_lesson_page_set_lesson (self->page, self->course, place, step->id, NULL);
  lesson_player_init (&player, self->page);
  player.look = self->stop;
  player.data = self->data;
  lesson_player_do_step (&player);
  lesson_player_clear (&player);
}

/* Stops at the end of the first lesson, every step of which was skipped. */
static void
look_at_end (School *self)
{
  chieu_lesson_page_set_lesson (self->page, self->course, 0, NULL, NULL);
  while (chieu_lesson_run_get_step (self->page->run) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->page),
                                chieu_lesson_run_is_done (self->page->run) ? "lesson.next" : "lesson.skip", NULL);
  self->stop ("end of a lesson", self->data);
}

static void
open_page (School                 *self,
           const ChieuWindowParts *parts)
{
  self->page = CHIEU_LESSON_PAGE (chieu_pages_get_page (parts->pages, CHIEU_PAGE_LESSON));
  chieu_lesson_page_set_pace (self->page, CHIEU_PACE_NONE);
  chieu_pages_show_page (parts->pages, CHIEU_PAGE_LESSON);
}

void
chieu_tour_lessons (const ChieuWindowParts *parts,
                    ChieuTourStop           stop,
                    gpointer                data)
{
  School self = { .stop = stop, .data = data };
  guint place;

  chieu_school_pages_show_list (parts->school);
  stop ("school", data);
  if (chieu_school_get_n_courses (chieu_school_pages_get_school (parts->school)) == 0)
    return;
  self.course = chieu_school_get_course (chieu_school_pages_get_school (parts->school), 0);
  open_page (&self, parts);
  for (ChieuTask task = CHIEU_TASK_READ; task < CHIEU_TASK_PLAY; task++)
    {
      const ChieuStep *step = find_step (self.course, task, &place);

      if (step != NULL)
        look_at_step (&self, place, step);
    }
  look_at_end (&self);
  chieu_school_pages_show_list (parts->school);
  stop ("school with a lesson done", data);
}

/* ---- All of them ---- */

static void
look_at_lesson (School *self,
                guint   place)
{
  const ChieuLesson *lesson = chieu_course_get (self->course, place);

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const ChieuStep *step = g_ptr_array_index (lesson->steps, i);

      if (step->task != CHIEU_TASK_PLAY)
        look_at_step (self, place, step);
      else
        {
          chieu_lesson_page_set_lesson (self->page, self->course, place, step->id, NULL);
          self->stop (step->id, self->data);
        }
    }
}

void
chieu_tour_every_step (const ChieuWindowParts *parts,
                       ChieuTourStop           stop,
                       gpointer                data)
{
  School self = { .stop = stop, .data = data };

  chieu_school_pages_show_list (parts->school);
  open_page (&self, parts);
  for (guint i = 0; i < chieu_school_get_n_courses (chieu_school_pages_get_school (parts->school)); i++)
    {
      self.course = chieu_school_get_course (chieu_school_pages_get_school (parts->school), i);
      for (guint place = 0; place < self.course->lessons->len; place++)
        look_at_lesson (&self, place);
    }
}

static void
look_at_questions (School *self,
                   guint   place)
{
  const ChieuLesson *lesson = chieu_course_get (self->course, place);

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const ChieuStep *step = g_ptr_array_index (lesson->steps, i);
      g_autofree char *where = g_strdup_printf ("%s %s, %s", lesson->game->id, lesson->id, step->id);

      chieu_lesson_page_set_lesson (self->page, self->course, place, step->id, NULL);
      self->stop (where, self->data);
    }
}

/* The ids of lessons whose steps were once too long for a small window. */
static const char *const dense_lessons[] = { "phong", "u", "danh", "bat-thuc", "lang", "mong", "toi-trang", NULL };

void
chieu_tour_every_question (const ChieuWindowParts *parts,
                           gboolean                dense,
                           ChieuTourStop           stop,
                           gpointer                data)
{
  School self = { .stop = stop, .data = data };

  chieu_school_pages_show_list (parts->school);
  open_page (&self, parts);
  for (guint i = 0; i < chieu_school_get_n_courses (chieu_school_pages_get_school (parts->school)); i++)
    {
      self.course = chieu_school_get_course (chieu_school_pages_get_school (parts->school), i);
      for (guint place = 0; place < self.course->lessons->len; place++)
        if (!dense || g_strv_contains (dense_lessons, chieu_course_get (self.course, place)->id))
          look_at_questions (&self, place);
    }
}
