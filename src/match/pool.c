/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define WORKERS_MAX 16

/* One question. A worker owns it from taking it out of the queue of waiting ones until it puts it into that of done ones; before and
 * after that it is the asking thread's. Only `cancel` is for both at any time. */
typedef struct _Question Question;
struct _Question
{
  Question *next;
  ChieuPoolJob job;
  void *view;
  atomic_bool cancel;
  ChieuMove move;
  bool answered;

  /* The asking thread's alone. */
  guint number;
  ChieuPoolAnswer answer;
  gpointer user_data;
};

typedef struct
{
  Question *first, *last;
} Queue;

/* The part of a pool that workers see; it lives as long as the last of them. */
typedef struct
{
  atomic_int references;
  pthread_mutex_t lock;
  pthread_cond_t wake;
  Queue waiting, done;           /* under the lock */
  bool closed;                   /* under the lock */
  GSource *source;               /* under the lock: NULL once closed */
} Shared;

struct _ChieuPool
{
  guint references;
  Shared *shared;
  int wanted, started;           /* workers */
  GHashTable *questions;         /* number → Question that is awaited */
  guint last_number;
};

static ChieuPool *the_shared_pool;

/* ---- Queues ---- */

static void
queue_push (Queue    *self,
            Question *question)
{
  question->next = NULL;
  if (self->last != NULL)
    self->last->next = question;
  else
    self->first = question;
  self->last = question;
}

static Question *
queue_pop (Queue *self)
{
  Question *question = self->first;

  if (question == NULL)
    return NULL;
  self->first = question->next;
  if (self->first == NULL)
    self->last = NULL;
  return question;
}

static void
question_free (Question *question)
{
  free (question->view);
  free (question);
}

static void
queue_clear (Queue *self)
{
  Question *question;

  while ((question = queue_pop (self)) != NULL)
    question_free (question);
}

/* ---- Workers ---- */

static void
shared_unref (Shared *shared)
{
  if (atomic_fetch_sub (&shared->references, 1) > 1)
    return;
  queue_clear (&shared->waiting);
  queue_clear (&shared->done);
  pthread_cond_destroy (&shared->wake);
  pthread_mutex_destroy (&shared->lock);
  free (shared);
}

/* Returns: the next question, or NULL when the pool has closed. */
static Question *
shared_wait_for_question (Shared *shared)
{
  Question *question = NULL;

  pthread_mutex_lock (&shared->lock);
  while (!shared->closed && (question = queue_pop (&shared->waiting)) == NULL)
    pthread_cond_wait (&shared->wake, &shared->lock);
  pthread_mutex_unlock (&shared->lock);
  return question;
}

static void
question_think (Question *question)
{
  const ChieuPoolJob *job = &question->job;
  ChieuBotBudget budget = {
    .seed = job->seed,
    .max_nodes = job->max_nodes,
    .max_ms = job->max_ms,
    .cancel = &question->cancel,
  };

  if (atomic_load (&question->cancel))
    return;
  question->answered = chieu_bot_choose (job->level, job->game, question->view, job->seat,
                                         &budget, &question->move, NULL);
}

/* Puts @question where the main context takes it. However many questions are put there before it does, the source is dispatched once. */
static void
hand_back (Shared   *shared,
           Question *question)
{
  pthread_mutex_lock (&shared->lock);
  queue_push (&shared->done, question);
  if (shared->source != NULL)
    g_source_set_ready_time (shared->source, 0);
  pthread_mutex_unlock (&shared->lock);
}

static void *
worker_main (void *data)
{
  Shared *shared = data;
  Question *question;

  while ((question = shared_wait_for_question (shared)) != NULL)
    {
      question_think (question);
      hand_back (shared, question);
    }
  shared_unref (shared);
  return NULL;
}

/* ---- The main context ---- */

static gboolean
deliver_cb (gpointer data)
{
  ChieuPool *self = data;
  Shared *shared = self->shared;
  Queue done;
  Question *question;

  pthread_mutex_lock (&shared->lock);
  if (shared->source != NULL)
    g_source_set_ready_time (shared->source, -1);
  done = shared->done;
  shared->done = (Queue) { NULL, NULL };
  pthread_mutex_unlock (&shared->lock);

  /* The callback may free the pool. */
  chieu_pool_ref (self);
  while ((question = queue_pop (&done)) != NULL)
    {
      /* A withdrawn question has been forgotten; its number is not used again. */
      if (g_hash_table_steal (self->questions, GUINT_TO_POINTER (question->number)))
        question->answer (&question->job, question->answered ? &question->move : NULL, question->user_data);
      question_free (question);
    }
  chieu_pool_unref (self);
  return G_SOURCE_CONTINUE;
}

static gboolean
source_dispatch (GSource     *source,
                 GSourceFunc  callback,
                 gpointer     data)
{
  return callback (data);
}

static GSourceFuncs source_funcs = {
  .dispatch = source_dispatch,
};

static GSource *
source_new (ChieuPool *self)
{
  GSource *source = g_source_new (&source_funcs, sizeof (GSource));

  g_source_set_static_name (source, "chieu-pool");
  g_source_set_callback (source, deliver_cb, self, NULL);
  g_source_attach (source, g_main_context_get_thread_default ());
  return source;
}

/* Starts the workers, as many of them as the system allows. Returns: whether there is one */
static bool
start_workers (ChieuPool *self)
{
  Shared *shared = self->shared;
  pthread_attr_t attributes;
  pthread_t thread;

  /* The threads are detached: at the end nothing waits for one that still thinks. */
  pthread_attr_init (&attributes);
  pthread_attr_setdetachstate (&attributes, PTHREAD_CREATE_DETACHED);
  for (int i = 0; i < self->wanted; i++)
    {
      atomic_fetch_add (&shared->references, 1);
      if (pthread_create (&thread, &attributes, worker_main, shared) == 0)
        self->started++;
      else
        atomic_fetch_sub (&shared->references, 1);
    }
  pthread_attr_destroy (&attributes);
  return self->started > 0;
}

ChieuPool *
chieu_pool_new (int workers)
{
  ChieuPool *self;
  Shared *shared;

  g_return_val_if_fail (workers >= 0 && workers <= WORKERS_MAX, NULL);

  self = g_new0 (ChieuPool, 1);
  shared = calloc (1, sizeof *shared);
  if (shared == NULL)
    g_error ("No memory for a pool");
  if (workers == 0)
    workers = CLAMP ((int) g_get_num_processors () - 1, 1, WORKERS_MAX);
  atomic_init (&shared->references, 1);
  pthread_mutex_init (&shared->lock, NULL);
  pthread_cond_init (&shared->wake, NULL);
  self->references = 1;
  self->shared = shared;
  self->wanted = workers;
  self->questions = g_hash_table_new (NULL, NULL);
  shared->source = source_new (self);
  if (!start_workers (self))
    g_warning ("No thread could be started for the bots; the next question tries again");
  return self;
}

ChieuPool *
chieu_pool_get_shared (void)
{
  if (the_shared_pool != NULL)
    return chieu_pool_ref (the_shared_pool);
  the_shared_pool = chieu_pool_new (0);
  return the_shared_pool;
}

ChieuPool *
chieu_pool_ref (ChieuPool *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  self->references++;
  return self;
}

static void
withdraw_all (ChieuPool *self)
{
  GHashTableIter iter;
  gpointer question;

  g_hash_table_iter_init (&iter, self->questions);
  while (g_hash_table_iter_next (&iter, NULL, &question))
    atomic_store (&((Question *) question)->cancel, true);
  g_hash_table_remove_all (self->questions);
}

static void
close_shared (Shared *shared)
{
  GSource *source;

  pthread_mutex_lock (&shared->lock);
  shared->closed = true;
  source = g_steal_pointer (&shared->source);
  pthread_cond_broadcast (&shared->wake);
  pthread_mutex_unlock (&shared->lock);

  g_source_destroy (source);
  g_source_unref (source);
  shared_unref (shared);
}

void
chieu_pool_unref (ChieuPool *self)
{
  g_return_if_fail (self != NULL);

  if (--self->references > 0)
    return;
  if (self == the_shared_pool)
    the_shared_pool = NULL;
  withdraw_all (self);
  close_shared (self->shared);
  g_hash_table_unref (self->questions);
  g_free (self);
}

static Question *
question_new (const ChieuPoolJob *job,
              const void         *view)
{
  Question *question = calloc (1, sizeof *question);
  void *copy = malloc (job->game->state_size);

  if (question == NULL || copy == NULL)
    g_error ("No memory for a question to a bot");
  memcpy (copy, view, job->game->state_size);
  question->view = copy;
  question->job = *job;
  atomic_init (&question->cancel, false);
  return question;
}

guint
chieu_pool_ask_bot (ChieuPool          *self,
                    const ChieuPoolJob *job,
                    const void         *view,
                    ChieuPoolAnswer     answer,
                    gpointer            user_data)
{
  Question *question;
  guint number;

  g_return_val_if_fail (self != NULL && job != NULL && view != NULL && answer != NULL, 0);

  number = ++self->last_number;
  question = question_new (job, view);
  question->number = number;
  question->answer = answer;
  question->user_data = user_data;
  g_hash_table_insert (self->questions, GUINT_TO_POINTER (number), question);

  /* Where no thread can be had at all, the question comes back unanswered, so that nobody waits for ever. */
  if (self->started == 0 && !start_workers (self))
    {
      hand_back (self->shared, question);
      return number;
    }
  pthread_mutex_lock (&self->shared->lock);
  queue_push (&self->shared->waiting, question);
  pthread_cond_signal (&self->shared->wake);
  pthread_mutex_unlock (&self->shared->lock);
  return number;
}

void
chieu_pool_withdraw (ChieuPool *self,
                     guint      question)
{
  gpointer found = NULL;

  g_return_if_fail (self != NULL);

  if (!g_hash_table_steal_extended (self->questions, GUINT_TO_POINTER (question), NULL, &found))
    return;
  atomic_store (&((Question *) found)->cancel, true);
}

guint
chieu_pool_get_pending (ChieuPool *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->questions);
}
