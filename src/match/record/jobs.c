/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "jobs.h"

typedef struct
{
  GTask *task;
  GError *error;                 /* (nullable): what went wrong */
  int is_given;                  /* atomic: whoever reads it sees all that the thread wrote before */
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_object_unref (answer->task);
  g_clear_error (&answer->error);
  g_free (answer);
}

/* Runs in the main context that asked. */
static gboolean
answer_cb (gpointer data)
{
  Answer *answer = data;

  g_assert (g_atomic_int_get (&answer->is_given));
  if (answer->error != NULL)
    g_task_return_error (answer->task, g_steal_pointer (&answer->error));
  else
    g_task_return_boolean (answer->task, TRUE);
  return G_SOURCE_REMOVE;
}

void
chieu_jobs_answer (GTask  *task,
                   GError *error)
{
  g_autoptr (GMainContext) context = NULL;
  g_autoptr (GSource) source = NULL;
  Answer *answer;

  g_return_if_fail (G_IS_TASK (task));

  context = g_main_context_ref (g_task_get_context (task));
  source = g_idle_source_new ();
  answer = g_new (Answer, 1);
  *answer = (Answer) { .task = task, .error = error };
  /* The priority makes sure that the answer is shown in the next frame. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, answer_cb, answer, answer_free);
  g_atomic_int_set (&answer->is_given, TRUE);
  g_source_attach (source, context);
}
