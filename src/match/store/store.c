/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "database-private.h"
#include "match/record/jobs.h"
#include "match/record/timer.h"
#include "store-private.h"

#include <glib/gi18n-lib.h>

/* The log is moved into the database when the store has been idle for this long. */
#define QUIET_US (G_USEC_PER_SEC / 4)

/* A job for the thread. */
typedef struct
{
  GTask *task;                   /* (nullable): none for the end of all work */
  ChieuStoreWork work;           /* (nullable) */
} Job;

/* The function that is called when writing in the background fails. It outlives the store, as the last jobs may. */
typedef struct
{
  ChieuStoreTroubleFunc func;    /* (nullable) */
  gpointer user_data;
  gboolean told;
} Trouble;

/* The part that the thread shares with its callers. */
struct _ChieuStore
{
  gatomicrefcount references;    /* of those who ask */
  gatomicrefcount holders;       /* one for all of @references together, and one for the thread */
  GThread *thread;               /* (nullable): none could be made */
  GAsyncQueue *jobs;             /* Job */
  GMutex lock;                   /* of what follows */
  GCond ended_cond;
  gboolean ended;                /* the thread has ended */
  gboolean ready;                /* the opening has ended, well or not */
  const char *path, *notice;     /* interned */
  GMutex school_lock;
  ChieuSchoolMemory *school;
  Trouble *trouble;              /* used by the caller that saves alone, not by the store's thread */
};

/* Frees the store when neither the thread nor any caller has it. */
static void
drop_holder (ChieuStore *self)
{
  if (!g_atomic_ref_count_dec (&self->holders))
    return;
  g_async_queue_unref (self->jobs);
  chieu_school_memory_free (self->school);
  g_atomic_rc_box_release (self->trouble);
  g_mutex_clear (&self->school_lock);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->ended_cond);
  g_free (self);
}

/* ---- The thread ---- */

/* The part that only the thread uses. */
typedef struct
{
  ChieuStore *store;
  char *path;
  ChieuDatabase *database;       /* (nullable): it could not be opened */
  GError *error;                 /* (nullable): why not */
  gboolean log_grew;
} Worker;

/* Publishes the path of the database and its notice. */
static void
publish_path_and_notice (Worker *worker)
{
  ChieuStore *store = worker->store;

  if (worker->database == NULL)
    return;
  g_mutex_lock (&store->lock);
  store->path = g_intern_string (chieu_database_get_path (worker->database));
  store->notice = g_intern_string (chieu_database_get_notice (worker->database));
  g_mutex_unlock (&store->lock);
}

/* Reads lessons and practice, once. Anything saved while the database was being opened is later than what is in it. Returns: FALSE with
 * @error if SQLite cannot read at this moment: practice would begin anew, and be saved over all that is there */
static gboolean
read_school (Worker  *worker,
             GError **error)
{
  ChieuStore *store = worker->store;
  g_autoptr (ChieuSchoolMemory) school = chieu_school_memory_new ();
  g_autoptr (GError) local = NULL;

  if (!chieu_database_read_lessons (worker->database, school, &local)
      || !chieu_database_read_practice (worker->database, school, &local))
    {
      if (!chieu_database_is_damaged (worker->database))
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return FALSE;
        }
      g_message ("How far one is in lessons and practice cannot be read: %s", local->message);
    }
  g_mutex_lock (&store->school_lock);
  chieu_school_memory_put_all (school, store->school);
  chieu_school_memory_free (store->school);
  store->school = g_steal_pointer (&school);
  g_mutex_unlock (&store->school_lock);
  return TRUE;
}

static void
open_database (Worker *worker)
{
  ChieuStore *store = worker->store;

  worker->database = chieu_database_open (worker->path, &worker->error);
  if (worker->database != NULL && !read_school (worker, &worker->error))
    {
      chieu_database_add_aside (worker->database, &worker->error);
      g_clear_pointer (&worker->database, chieu_database_close);
    }
  publish_path_and_notice (worker);
  g_mutex_lock (&store->lock);
  store->ready = TRUE;
  g_mutex_unlock (&store->lock);
}

/* Does a job (transfer full), and answers it: with an error if its work failed or could not be done. */
static void
do_job (Worker *worker,
        Job    *job)
{
  GCancellable *cancellable = g_task_get_cancellable (job->task);
  GError *error = NULL;

  if (!g_cancellable_set_error_if_cancelled (cancellable, &error))
    {
      if (worker->database == NULL)
        error = g_error_copy (worker->error);
      else if (job->work != NULL)
        job->work (worker->database, g_task_get_task_data (job->task), cancellable, &error);
      publish_path_and_notice (worker);
      worker->log_grew = TRUE;
    }
  chieu_jobs_answer (job->task, error);
  g_free (job);
}

/* Returns: (transfer full): the next job. The log is moved into the database when the store has been idle for a while, so that no
 * move has to wait for that. */
static Job *
next_job (Worker *worker)
{
  Job *job;

  if (!worker->log_grew || worker->database == NULL)
    return g_async_queue_pop (worker->store->jobs);
  job = g_async_queue_timeout_pop (worker->store->jobs, QUIET_US);
  if (job != NULL)
    return job;
  chieu_database_checkpoint (worker->database);
  worker->log_grew = FALSE;
  return g_async_queue_pop (worker->store->jobs);
}

static gpointer
work_main (gpointer data)
{
  Worker *worker = data;
  ChieuStore *store = worker->store;
  gboolean ends = FALSE;

  open_database (worker);
  /* A job may give more work to the store; this too is done before the end. */
  while (!ends || g_async_queue_length (store->jobs) > 0)
    {
      Job *job = next_job (worker);

      if (job->task != NULL)
        {
          do_job (worker, job);
          continue;
        }
      ends = TRUE;
      g_free (job);
    }
  g_clear_pointer (&worker->database, chieu_database_close);
  g_clear_error (&worker->error);
  g_free (worker->path);
  g_free (worker);
  g_mutex_lock (&store->lock);
  store->ended = TRUE;
  g_cond_broadcast (&store->ended_cond);
  g_mutex_unlock (&store->lock);
  drop_holder (store);
  return NULL;
}

/* ---- Making and letting go ---- */

static void
begin_thread (ChieuStore *self,
              const char *path)
{
  Worker *worker = g_new0 (Worker, 1);
  GError *error = NULL;

  worker->store = self;
  worker->path = g_strdup (path);
  g_atomic_ref_count_inc (&self->holders);
  self->thread = g_thread_try_new ("store", work_main, worker, &error);
  if (self->thread != NULL)
    return;
  /* Without a thread every job fails at once. */
  g_warning ("No thread for the store: %s", error->message);
  g_error_free (error);
  g_free (worker->path);
  g_free (worker);
  drop_holder (self);
}

ChieuStore *
chieu_store_new (const char *path)
{
  ChieuStore *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (ChieuStore, 1);
  g_atomic_ref_count_init (&self->references);
  g_atomic_ref_count_init (&self->holders);
  g_mutex_init (&self->lock);
  g_mutex_init (&self->school_lock);
  self->school = chieu_school_memory_new ();
  self->trouble = g_atomic_rc_box_new0 (Trouble);
  g_cond_init (&self->ended_cond);
  self->jobs = g_async_queue_new ();
  self->path = g_intern_string (path);
  begin_thread (self, path);
  return self;
}

ChieuStore *
chieu_store_open (const char  *path,
                  GError     **error)
{
  g_autoptr (ChieuStore) self = chieu_store_new (path);

  return chieu_store_run (self, NULL, NULL, error) ? g_steal_pointer (&self) : NULL;
}

ChieuStore *
chieu_store_ref (ChieuStore *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

/* Has the thread close the database after all jobs, and waits for its end, at most CHIEU_JOBS_FLUSH_US. */
static void
end_thread (ChieuStore *self)
{
  gint64 end = g_get_monotonic_time () + CHIEU_JOBS_FLUSH_US;
  gboolean in_time = TRUE;

  g_async_queue_push (self->jobs, g_new0 (Job, 1));
  if (self->thread == g_thread_self ())
    return;
  g_mutex_lock (&self->lock);
  while (!self->ended && in_time)
    in_time = g_cond_wait_until (&self->ended_cond, &self->lock, end);
  g_mutex_unlock (&self->lock);
}

void
chieu_store_unref (ChieuStore *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  if (self->thread != NULL)
    {
      end_thread (self);
      g_thread_unref (self->thread);
    }
  drop_holder (self);
}

/* ---- Asking ---- */

/* Takes an answer that is not needed, so that its data is freed with it. */
static void
unwanted_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  chieu_store_run_finish (result, NULL, NULL);
}

void
chieu_store_run_async (ChieuStore          *self,
                       ChieuStoreWork       work,
                       gpointer             data,
                       GDestroyNotify       destroy,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  GTask *task;
  Job *job;

  g_return_if_fail (self != NULL);

  task = g_task_new (NULL, cancellable, callback != NULL ? callback : unwanted_cb, user_data);
  g_task_set_source_tag (task, chieu_store_run_async);
  g_task_set_task_data (task, data, destroy);
  if (self->thread == NULL)
    {
      g_task_return_new_error (task, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, "%s: %s", self->path,
                               _("The database is not open"));
      g_object_unref (task);
      return;
    }
  job = g_new0 (Job, 1);
  job->task = task;
  job->work = work;
  g_async_queue_push (self->jobs, job);
}

gboolean
chieu_store_run_finish (GAsyncResult  *result,
                        gpointer      *data,
                        GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, chieu_store_run_async), FALSE);

  if (data != NULL)
    *data = g_task_get_task_data (G_TASK (result));
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* ---- Asking and waiting ---- */

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
too_long_cb (gpointer too_long)
{
  *(gboolean *) too_long = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs a job and waits for it, at most @limit milliseconds unless that is 0, in a main context of its own, so that nothing else
 * happens meanwhile. An answer that comes too late comes to that context, which nobody runs any more, and so calls nothing.
 * Returns: (transfer full) (nullable): the answer */
static GAsyncResult *
ask_and_wait (ChieuStore     *self,
              ChieuStoreWork  work,
              gpointer        data,
              guint           limit)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  GSource *timer = NULL;
  GAsyncResult *result = NULL;
  gboolean too_long = FALSE;

  g_main_context_push_thread_default (context);
  if (limit > 0)
    chieu_timer_set (&timer, context, "chieu-store", limit, too_long_cb, &too_long);
  chieu_store_run_async (self, work, data, NULL, NULL, answered_cb, &result);
  while (result == NULL && !too_long)
    g_main_context_iteration (context, TRUE);
  chieu_timer_clear (&timer);
  g_main_context_pop_thread_default (context);
  return result;
}

gboolean
chieu_store_run (ChieuStore      *self,
                 ChieuStoreWork   work,
                 gpointer         data,
                 GError         **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  result = ask_and_wait (self, work, data, 0);
  return chieu_store_run_finish (result, NULL, error);
}

gboolean
chieu_store_flush (ChieuStore *self)
{
  g_autoptr (GAsyncResult) result = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  result = ask_and_wait (self, NULL, NULL, CHIEU_JOBS_FLUSH_US / G_TIME_SPAN_MILLISECOND);
  return result != NULL;
}

/* ---- What is known of it ---- */

const char *
chieu_store_get_path (ChieuStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  locker = g_mutex_locker_new (&self->lock);
  return self->path;
}

const char *
chieu_store_get_notice (ChieuStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  locker = g_mutex_locker_new (&self->lock);
  return self->notice;
}

gboolean
chieu_store_is_ready (ChieuStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  locker = g_mutex_locker_new (&self->lock);
  return self->ready || self->thread == NULL;
}

/* ---- What is written behind ---- */

ChieuSchoolMemory *
chieu_store_lock_school (ChieuStore *self)
{
  g_mutex_lock (&self->school_lock);
  return self->school;
}

void
chieu_store_unlock_school (ChieuStore *self)
{
  g_mutex_unlock (&self->school_lock);
}

void
chieu_store_set_trouble_func (ChieuStore            *self,
                              ChieuStoreTroubleFunc  func,
                              gpointer               user_data)
{
  g_return_if_fail (self != NULL);

  self->trouble->func = func;
  self->trouble->user_data = user_data;
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Trouble *trouble = data;
  g_autoptr (GError) error = NULL;

  if (chieu_store_run_finish (result, NULL, &error))
    trouble->told = FALSE;
  else if (trouble->func != NULL && !trouble->told)
    {
      trouble->told = TRUE;
      trouble->func (error->message, trouble->user_data);
    }
  g_atomic_rc_box_release (trouble);
}

void
chieu_store_write_behind (ChieuStore     *self,
                          ChieuStoreWork  work,
                          gpointer        data,
                          GDestroyNotify  destroy)
{
  chieu_store_run_async (self, work, data, destroy, NULL, written_cb, g_atomic_rc_box_acquire (self->trouble));
}

/* ---- Hands, waited for ---- */

/* A question about hands, and its answer; each function uses what it needs. */
typedef struct
{
  gint64 id;                     /* of a hand; of all hands, the one before which they are listed; the answer to an import */
  const char *text;              /* (nullable): the record that is imported */
  char *exported;                /* (nullable): the answer to an export */
  ChieuStoreHandFunc func;       /* (nullable): called with each hand */
  gpointer user_data;
} HandQuestion;

static gboolean
foreach_hand_work (ChieuDatabase  *database,
                   gpointer        data,
                   GCancellable   *cancellable,
                   GError        **error)
{
  HandQuestion *question = data;

  return chieu_database_foreach_hand (database, question->id, question->func, question->user_data, error);
}

gboolean
chieu_store_foreach_hand (ChieuStore          *self,
                          gint64               before,
                          ChieuStoreHandFunc   func,
                          gpointer             user_data,
                          GError             **error)
{
  HandQuestion question = { .id = before, .func = func, .user_data = user_data };

  g_return_val_if_fail (self != NULL && func != NULL, FALSE);

  return chieu_store_run (self, foreach_hand_work, &question, error);
}

static gboolean
export_hand_work (ChieuDatabase  *database,
                  gpointer        data,
                  GCancellable   *cancellable,
                  GError        **error)
{
  HandQuestion *question = data;

  question->exported = chieu_database_export_hand (database, question->id, error);
  return question->exported != NULL;
}

char *
chieu_store_export_hand (ChieuStore  *self,
                         gint64       id,
                         GError     **error)
{
  HandQuestion question = { .id = id };

  g_return_val_if_fail (self != NULL, NULL);

  chieu_store_run (self, export_hand_work, &question, error);
  return question.exported;
}

static gboolean
import_hand_work (ChieuDatabase  *database,
                  gpointer        data,
                  GCancellable   *cancellable,
                  GError        **error)
{
  HandQuestion *question = data;

  question->id = chieu_database_import_hand (database, question->text, error);
  return question->id != 0;
}

gint64
chieu_store_import_hand (ChieuStore  *self,
                         const char  *text,
                         GError     **error)
{
  HandQuestion question = { .text = text };

  g_return_val_if_fail (self != NULL && text != NULL, 0);

  return chieu_store_run (self, import_hand_work, &question, error) ? question.id : 0;
}
