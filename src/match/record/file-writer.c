/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "file-writer.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "bounded.h"
#include "file-modes.h"
#include "jobs.h"

typedef struct
{
  char *path;
  char *text;                    /* (nullable): its new contents; NULL: the file is removed */
  gboolean follows;              /* what was to be written before it has to be, or it stays as it was */
} File;

typedef struct
{
  GTask *task;
  GArray *files;                 /* of File */
} Job;

static GMutex lock;             /* of both that follow */
static GCond written_cond;
/* The thread works on the first one, which leaves the queue when it is done; without jobs there is no thread. */
static GQueue jobs = G_QUEUE_INIT;

static void
file_clear (gpointer data)
{
  File *file = data;

  g_free (file->path);
  g_free (file->text);
}

/* Answers whoever asked for @job (transfer full), which is done or replaced. @error: (nullable) (transfer full): what went wrong */
static void
answer_job (Job    *job,
            GError *error)
{
  chieu_jobs_answer (job->task, error);
  g_array_unref (job->files);
  g_free (job);
}

/* ---- The thread ---- */

static gboolean
write_file (const File  *file,
            GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (file->path);
  int reason;

  if (g_mkdir_with_parents (folder, CHIEU_FOLDER_MODE) == 0)
    return g_file_set_contents_full (file->path, file->text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                     CHIEU_FILE_MODE, error);
  reason = errno;
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason), _("The folder %s cannot be made: %s"), folder,
               g_strerror (reason));
  return FALSE;
}

static gboolean
remove_file (const File  *file,
             GError     **error)
{
  int reason;

  if (g_unlink (file->path) == 0 || errno == ENOENT)
    return TRUE;
  reason = errno;
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason), _("%s cannot be removed: %s"), file->path,
               g_strerror (reason));
  return FALSE;
}

/* Returns: (transfer full) (nullable): the first error */
static GError *
do_job (const Job *job)
{
  GError *error = NULL;

  for (guint i = 0; i < job->files->len; i++)
    {
      const File *file = &g_array_index (job->files, File, i);

      if (error != NULL && (file->follows || file->text == NULL))
        continue;
      if (file->text != NULL)
        write_file (file, error == NULL ? &error : NULL);
      else
        remove_file (file, &error);
    }
  return error;
}

static void
write_thread (GTask        *worker,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  Job *job;

  g_mutex_lock (&lock);
  while ((job = g_queue_peek_head (&jobs)) != NULL)
    {
      GError *error;

      g_mutex_unlock (&lock);
      error = do_job (job);
      g_mutex_lock (&lock);
      g_queue_pop_head (&jobs);
      g_cond_broadcast (&written_cond);
      answer_job (job, error);
    }
  g_mutex_unlock (&lock);
  g_task_return_boolean (worker, TRUE);
}

/* ---- Asking ---- */

/* Returns: whether @job writes or removes the file at @path, whatever becomes of the files before it */
static gboolean
surely_changes (const Job  *job,
                const char *path)
{
  for (guint i = 0; i < job->files->len; i++)
    {
      const File *file = &g_array_index (job->files, File, i);

      if (!file->follows && (file->text != NULL || i == 0) && g_str_equal (file->path, path))
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether @job leaves nothing of what @older would write or remove */
static gboolean
replaces (const Job *job,
          const Job *older)
{
  for (guint i = 0; i < older->files->len; i++)
    if (!surely_changes (job, g_array_index (older->files, File, i).path))
      return FALSE;
  return TRUE;
}

static void
drop_replaced (const Job *job)
{
  /* The first one is being written. */
  for (GList *link = jobs.head != NULL ? jobs.head->next : NULL, *next; link != NULL; link = next)
    {
      Job *older = link->data;

      next = link->next;
      if (!replaces (job, older))
        continue;
      g_queue_delete_link (&jobs, link);
      answer_job (older, NULL);
    }
}

static Job *
job_new (const ChieuFileToWrite *files,
         guint                   n,
         GTask                  *task)
{
  Job *job = g_new0 (Job, 1);

  job->task = g_object_ref (task);
  job->files = g_array_new (FALSE, FALSE, sizeof (File));
  g_array_set_clear_func (job->files, file_clear);
  for (guint i = 0; i < n; i++)
    g_array_append_val (job->files, ((File) { g_strdup (files[i].path), g_strdup (files[i].text), files[i].follows }));
  return job;
}

void
chieu_file_writer_write_async (const ChieuFileToWrite *files,
                               guint                   n,
                               gpointer                source,
                               GAsyncReadyCallback     callback,
                               gpointer                user_data)
{
  g_autoptr (GTask) task = NULL, worker = NULL;
  Job *job;

  g_return_if_fail (files != NULL && n > 0);
  g_return_if_fail (source == NULL || G_IS_OBJECT (source));

  task = g_task_new (source, NULL, callback, user_data);
  g_task_set_source_tag (task, chieu_file_writer_write_async);
  job = job_new (files, n, task);
  g_mutex_lock (&lock);
  drop_replaced (job);
  if (g_queue_is_empty (&jobs))
    worker = g_task_new (NULL, NULL, NULL, NULL);
  g_queue_push_tail (&jobs, job);
  g_mutex_unlock (&lock);
  if (worker != NULL)
    g_task_run_in_thread (worker, write_thread);
}

gboolean
chieu_file_writer_write_finish (GAsyncResult  *result,
                                GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, chieu_file_writer_write_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
chieu_file_writer_flush (void)
{
  gint64 end = g_get_monotonic_time () + CHIEU_JOBS_FLUSH_US;
  gboolean in_time = TRUE, done;

  g_mutex_lock (&lock);
  while (!g_queue_is_empty (&jobs) && in_time)
    in_time = g_cond_wait_until (&written_cond, &lock, end);
  done = g_queue_is_empty (&jobs);
  g_mutex_unlock (&lock);
  return done;
}

/* ---- What still waits ---- */

/* Finds what still waits to be written to @path. @text: (out) (nullable) (transfer full): the new contents; NULL: the file is removed.
 * Returns: whether anything waits */
static gboolean
find_waiting (const char  *path,
              char       **text)
{
  gboolean found = FALSE;

  g_mutex_lock (&lock);
  for (GList *link = jobs.tail; link != NULL && !found; link = link->prev)
    {
      const Job *job = link->data;

      for (guint i = job->files->len; i-- > 0 && !found;)
        {
          const File *file = &g_array_index (job->files, File, i);

          found = g_str_equal (file->path, path);
          *text = found ? g_strdup (file->text) : NULL;
        }
    }
  g_mutex_unlock (&lock);
  return found;
}

gboolean
chieu_file_writer_read (const char  *path,
                        gsize        most,
                        char       **text,
                        gsize       *length,
                        GError     **error)
{
  g_autofree char *waiting = NULL;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  if (!find_waiting (path, &waiting))
    return chieu_bounded_read (path, most, text, length, error);
  if (waiting == NULL)
    return chieu_bounded_fail_reading (path, ENOENT, error);
  if (strlen (waiting) > most)
    return chieu_bounded_fail_too_large (path, most, error);
  if (length != NULL)
    *length = strlen (waiting);
  *text = g_steal_pointer (&waiting);
  return TRUE;
}

gboolean
chieu_file_writer_exists (const char *path)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  return find_waiting (path, &text) ? text != NULL : g_file_test (path, G_FILE_TEST_EXISTS);
}
