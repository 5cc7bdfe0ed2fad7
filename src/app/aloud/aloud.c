/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aloud.h"

#include <glib/gi18n.h>
#include <string.h>

#include "match/words/words.h"
#include "voiced.h"

/* The kinds of jobs of the thread. */
typedef enum
{
  JOB_SAY,
  JOB_TOGGLE,                    /* stops if something is being read, else reads */
  JOB_STOP,
  JOB_END,                       /* the thread ends */
} JobKind;

/* A job of the thread. */
typedef struct
{
  JobKind kind;
  double speed;                  /* of the reading, as a multiple of the voice's own */
  char *text;                    /* (nullable): what is read; NULL: nothing is */
} Job;

/* The data of the thread. They outlive the object until the thread has seen JOB_END. */
typedef struct
{
  GAsyncQueue *jobs;
  const ChieuVoice *const *voices;
  const char *const *languages;
  const ChieuVoice *voice;       /* (nullable): the one that answered; protected by voice_mutex, as is @opened */
  gpointer opened;
  GWeakRef object;
} Worker;

struct _ChieuAloud
{
  GObject parent_instance;

  Worker *worker;
  GThread *thread;               /* (nullable): started with the first text */
  double speed;
};

G_DEFINE_FINAL_TYPE (ChieuAloud, chieu_aloud, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Each kind of voice keeps its state once for the whole program. So voices are used by one thread at a time, and only one is open: a
 * worker that has something to read closes that of another. */
static GMutex voice_mutex;
static Worker *holder;           /* (nullable): has the open voice; protected by voice_mutex */

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->text);
  g_free (job);
}

/* ---- In the thread ---- */

/* A text that could not be read, for the main context. */
typedef struct
{
  ChieuAloud *object;            /* owned */
  char *why;
  gboolean no_voice;
} Failure;

static gboolean
emit_failed_cb (gpointer data)
{
  Failure *failure = data;

  g_signal_emit (failure->object, signals[FAILED], 0, failure->why, failure->no_voice);
  return G_SOURCE_REMOVE;
}

static void
failure_free (gpointer data)
{
  Failure *failure = data;

  g_object_unref (failure->object);
  g_free (failure->why);
  g_free (failure);
}

/* The object is let go in the main context, too: the thread must not be the last to hold it. */
static void
tell_failure (Worker     *self,
              const char *why,
              gboolean    no_voice)
{
  ChieuAloud *object = g_weak_ref_get (&self->object);
  Failure *failure;

  if (object == NULL)
    return;
  failure = g_new (Failure, 1);
  *failure = (Failure) { object, g_strdup (why), no_voice };
  g_idle_add_full (G_PRIORITY_DEFAULT, emit_failed_cb, failure, failure_free);
}

static void
close_voice (Worker *self)
{
  if (self->voice == NULL)
    return;
  self->voice->stop (self->opened);
  self->voice->close (self->opened);
  self->voice = NULL;
  holder = NULL;
}

static gboolean
open_voice (Worker *self)
{
  g_autoptr (GString) why = g_string_new (NULL);
  gboolean no_voice = self->voices[0] != NULL;

  if (holder != NULL)
    close_voice (holder);
  for (int i = 0; self->voices[i] != NULL && self->voice == NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      self->opened = self->voices[i]->open (self->languages, &error);
      if (self->opened != NULL)
        self->voice = self->voices[i];
      else
        {
          g_string_append_printf (why, "%s%s.", why->len > 0 ? "\n" : "", error->message);
          no_voice &= g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
        }
    }
  if (self->voice != NULL)
    {
      holder = self;
      return TRUE;
    }
  tell_failure (self, why->len > 0 ? why->str : _("This program was built without support for reading aloud."), no_voice);
  return FALSE;
}

/* A service that has died is opened anew with the next text. */
static void
say_text (Worker    *self,
          const Job *job)
{
  g_autoptr (GError) error = NULL;

  if (self->voice == NULL && !open_voice (self))
    return;
  self->voice->stop (self->opened);
  self->voice->set_speed (self->opened, job->speed);
  if (self->voice->say (self->opened, job->text, &error))
    return;
  tell_failure (self, error->message, FALSE);
  close_voice (self);
}

static void
do_job (Worker    *self,
        const Job *job)
{
  gboolean speaks = self->voice != NULL && self->voice->is_speaking (self->opened);

  if (job->kind == JOB_SAY || (job->kind == JOB_TOGGLE && !speaks))
    say_text (self, job);
  else if (speaks)
    self->voice->stop (self->opened);
}

static void
worker_free (Worker *self)
{
  g_async_queue_unref (self->jobs);
  g_weak_ref_clear (&self->object);
  g_free (self);
}

static gpointer
work (gpointer data)
{
  Worker *self = data;
  Job *job;

  while ((job = g_async_queue_pop (self->jobs))->kind != JOB_END)
    {
      g_mutex_lock (&voice_mutex);
      do_job (self, job);
      g_mutex_unlock (&voice_mutex);
      job_free (job);
    }
  job_free (job);
  g_mutex_lock (&voice_mutex);
  close_voice (self);
  g_mutex_unlock (&voice_mutex);
  worker_free (self);
  return NULL;
}

/* ---- The object ---- */

const char *const *
chieu_aloud_get_languages (void)
{
  /* Mandarin has several codes; espeak-ng 1.51 reads its “cmn” as English words. A text without a translation is in English. */
  static const char *const known[][5] = {
    { "vi", NULL }, { "ja", NULL }, { "zh", "cmn-latn-pinyin", "cmn", "zh-cmn", NULL }, { "en", NULL },
  };
  const char *const *names = g_get_language_names ();

  for (int i = 0; names[i] != NULL; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (known); k++)
      if (g_str_has_prefix (names[i], known[k][0]) && !g_ascii_isalpha (names[i][strlen (known[k][0])]))
        return known[k];
  return known[G_N_ELEMENTS (known) - 1];
}

ChieuAloud *
chieu_aloud_new (const ChieuVoice *const *voices,
                 const char *const       *languages)
{
  ChieuAloud *self;

  g_return_val_if_fail (voices != NULL, NULL);
  g_return_val_if_fail (languages != NULL && languages[0] != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_ALOUD, NULL);
  self->worker->voices = voices;
  self->worker->languages = languages;
  return self;
}

/* Returns: whether the thread is there; if it cannot be made, "failed" says why */
static gboolean
ensure_thread (ChieuAloud *self)
{
  g_autoptr (GError) error = NULL;

  if (self->thread == NULL)
    self->thread = g_thread_try_new ("aloud", work, self->worker, &error);
  if (self->thread == NULL)
    tell_failure (self->worker, error->message, FALSE);
  return self->thread != NULL;
}

static void
push_job (ChieuAloud *self,
          JobKind     kind,
          const char *text)
{
  g_autofree char *read = text != NULL ? chieu_words_read_signs (text) : NULL;
  Job *job;

  if (!ensure_thread (self))
    return;
  job = g_new (Job, 1);
  /* Cards and words of the game are heard as they are announced, too. */
  *job = (Job) { kind, self->speed, read != NULL ? chieu_voiced (read, self->worker->languages[0]) : NULL };
  g_async_queue_push (self->worker->jobs, job);
}

void
chieu_aloud_say (ChieuAloud *self,
                 const char *text)
{
  g_return_if_fail (CHIEU_IS_ALOUD (self));
  g_return_if_fail (text != NULL);

  push_job (self, JOB_SAY, text);
}

void
chieu_aloud_toggle (ChieuAloud *self,
                    const char *text)
{
  g_return_if_fail (CHIEU_IS_ALOUD (self));
  g_return_if_fail (text != NULL);

  push_job (self, JOB_TOGGLE, text);
}

void
chieu_aloud_stop (ChieuAloud *self)
{
  g_return_if_fail (CHIEU_IS_ALOUD (self));

  if (self->thread != NULL)
    push_job (self, JOB_STOP, NULL);
}

void
chieu_aloud_set_speed (ChieuAloud *self,
                       double      speed)
{
  g_return_if_fail (CHIEU_IS_ALOUD (self));

  self->speed = CLAMP (speed, CHIEU_ALOUD_SPEED_MIN, CHIEU_ALOUD_SPEED_MAX);
}

/* The program does not wait for the thread: a service that hangs must not keep it from closing. */
static void
finalize (GObject *object)
{
  ChieuAloud *self = CHIEU_ALOUD (object);

  if (self->thread != NULL)
    {
      push_job (self, JOB_END, NULL);
      g_thread_unref (self->thread);
    }
  else
    worker_free (self->worker);
  G_OBJECT_CLASS (chieu_aloud_parent_class)->finalize (object);
}

static void
chieu_aloud_class_init (ChieuAloudClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[FAILED] = g_signal_new ("failed", CHIEU_TYPE_ALOUD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
chieu_aloud_init (ChieuAloud *self)
{
  self->speed = 1.0;
  self->worker = g_new0 (Worker, 1);
  self->worker->jobs = g_async_queue_new_full (job_free);
  g_weak_ref_init (&self->worker->object, self);
}
