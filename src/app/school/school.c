/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school.h"

#include "mat/mat-layout.h"

struct _ChieuSchool
{
  GPtrArray *courses;            /* ChieuCourse */
  GPtrArray *progress;           /* ChieuSchoolProgress: one for each of @courses, in the same order */
};

/* A course is left out if its game has no mat yet. */
GPtrArray *
chieu_school_load_courses (void)
{
  GPtrArray *courses = chieu_courses_load (chieu_courses_folder ());

  for (guint i = courses->len; i > 0; i--)
    if (chieu_mat_layout_find (((const ChieuCourse *) g_ptr_array_index (courses, i - 1))->game) == NULL)
      g_ptr_array_remove_index (courses, i - 1);
  return courses;
}

ChieuSchool *
chieu_school_new (ChieuStore *store)
{
  return chieu_school_new_of_courses (chieu_school_load_courses (), store);
}

ChieuSchool *
chieu_school_new_of_courses (GPtrArray  *courses,
                             ChieuStore *store)
{
  ChieuSchool *self;

  g_return_val_if_fail (courses != NULL, NULL);

  self = g_new0 (ChieuSchool, 1);
  self->courses = courses;
  self->progress = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_school_progress_free);
  for (guint i = 0; i < self->courses->len; i++)
    g_ptr_array_add (self->progress, chieu_school_progress_new (store, chieu_school_get_course (self, i)->game->id));
  return self;
}

void
chieu_school_free (ChieuSchool *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->progress);
  g_ptr_array_unref (self->courses);
  g_free (self);
}

guint
chieu_school_get_n_courses (const ChieuSchool *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->courses->len;
}

const ChieuCourse *
chieu_school_get_course (const ChieuSchool *self,
                         guint              course)
{
  g_return_val_if_fail (self != NULL && course < self->courses->len, NULL);

  return g_ptr_array_index (self->courses, course);
}

ChieuSchoolProgress *
chieu_school_get_progress (const ChieuSchool *self,
                           guint              course)
{
  g_return_val_if_fail (self != NULL && course < self->progress->len, NULL);

  return g_ptr_array_index (self->progress, course);
}

int
chieu_school_find_course (const ChieuSchool *self,
                          const ChieuGame   *game)
{
  g_return_val_if_fail (self != NULL, -1);

  for (guint i = 0; i < self->courses->len; i++)
    if (chieu_school_get_course (self, i)->game == game)
      return (int) i;
  return -1;
}

guint
chieu_school_find_last (const ChieuSchool *self)
{
  guint last = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 1; i < self->courses->len; i++)
    if (chieu_school_progress_get_time (chieu_school_get_progress (self, i))
        > chieu_school_progress_get_time (chieu_school_get_progress (self, last)))
      last = i;
  return last;
}

guint
chieu_school_count_learnt (const ChieuSchool *self,
                           guint              course)
{
  const ChieuCourse *lessons = chieu_school_get_course (self, course);
  guint n = 0;

  for (guint i = 0; i < lessons->lessons->len; i++)
    n += chieu_school_progress_is_learnt (chieu_school_get_progress (self, course), chieu_course_get (lessons, i));
  return n;
}

gboolean
chieu_school_find_next (const ChieuSchool *self,
                        guint              course,
                        guint             *place)
{
  const ChieuCourse *lessons = chieu_school_get_course (self, course);
  ChieuSchoolProgress *progress = chieu_school_get_progress (self, course);
  const char *last = chieu_school_progress_get_last (progress);
  int open = last != NULL ? chieu_course_find (lessons, last) : -1;

  *place = 0;
  /* A lesson that was begun is continued. */
  if (open >= 0 && !chieu_school_progress_is_done (progress, last))
    {
      *place = (guint) open;
      return TRUE;
    }
  for (guint i = 0; i < lessons->lessons->len; i++)
    if (!chieu_school_progress_is_learnt (progress, chieu_course_get (lessons, i)))
      {
        *place = i;
        break;
      }
  return lessons->lessons->len > 0;
}

guint
chieu_school_count_review (const ChieuSchool *self,
                           guint              course)
{
  const ChieuCourse *lessons = chieu_school_get_course (self, course);
  guint n = 0;

  for (guint i = 0; i < lessons->lessons->len; i++)
    {
      g_autoptr (GArray) steps = chieu_school_progress_list_review (chieu_school_get_progress (self, course),
                                                                    chieu_course_get (lessons, i));

      n += steps->len;
    }
  return n;
}

GArray *
chieu_school_find_review (const ChieuSchool *self,
                          guint              course,
                          guint              from,
                          guint             *place)
{
  const ChieuCourse *lessons = chieu_school_get_course (self, course);

  for (guint i = from; i < lessons->lessons->len; i++)
    {
      g_autoptr (GArray) steps = chieu_school_progress_list_review (chieu_school_get_progress (self, course),
                                                                    chieu_course_get (lessons, i));

      *place = i;
      if (steps->len > 0)
        return g_steal_pointer (&steps);
    }
  return NULL;
}
