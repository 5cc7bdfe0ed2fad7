/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "own-lesson.h"

#include "match/record/bounded.h"
#include "school/lesson/course.h"
#include "school/lesson/lesson-check.h"

/* A file that was read, for the thread that checks it. */
typedef struct
{
  char *text;
  gsize length;
  char *name;                    /* as it is shown in messages */
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_free (work->text);
  g_free (work->name);
  g_free (work);
}

gboolean
chieu_own_lesson_has_suffix (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  name = g_file_get_basename (file);
  return name != NULL && g_str_has_suffix (name, CHIEU_LESSON_SUFFIX);
}

static void
check_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Work *work = data;
  GError *error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse (work->text, (gssize) work->length, work->name, &error);

  if (lesson != NULL && chieu_lesson_check (lesson, NULL, &error))
    g_task_return_pointer (task, g_steal_pointer (&lesson), (GDestroyNotify) chieu_lesson_free);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GTask) task = data;
  Work *work = g_new0 (Work, 1);
  g_autofree char *name = g_file_get_basename (G_FILE (object));
  GError *error = NULL;

  work->name = g_filename_display_name (name);
  g_task_set_task_data (task, work, work_free);
  if (chieu_bounded_read_finish (result, &work->text, &work->length, &error))
    g_task_run_in_thread (task, check_in_thread);
  else
    g_task_return_error (task, error);
}

void
chieu_own_lesson_open_async (GFile               *file,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  GTask *task;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (file, cancellable, callback, data);
  g_task_set_source_tag (task, chieu_own_lesson_open_async);
  chieu_bounded_read_async (file, CHIEU_LESSON_BYTES_MAX, cancellable, read_cb, task);
}

ChieuLesson *
chieu_own_lesson_open_finish (GAsyncResult  *result,
                              GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
