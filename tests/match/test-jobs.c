/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers of a thread that does jobs: all of them come, in their order and in the main context of the thread that asked, even if the
 * working thread has ended before anybody takes one.
 */
#include "match/record/jobs.h"

#define JOBS 200

typedef struct
{
  const char *name;
  gboolean elsewhere;            /* whether a thread with a main context of its own asks */
  gboolean fails;                /* whether every job ends with an error */
  gboolean late;                 /* whether no answer is taken before the thread has ended */
} Case;

static const Case cases[] = {
  { "/jobs/well", FALSE, FALSE, FALSE },
  { "/jobs/fail", FALSE, TRUE, FALSE },
  { "/jobs/elsewhere", TRUE, FALSE, FALSE },
  { "/jobs/elsewhere-fail", TRUE, TRUE, FALSE },
  { "/jobs/late", FALSE, TRUE, TRUE },
  { "/jobs/elsewhere-late", TRUE, FALSE, TRUE },
};

/* A thread that asks for all jobs and takes the answers. */
typedef struct
{
  const Case *row;
  GThread *asker;
  GTask *tasks[JOBS];            /* those that are not answered belong to the working thread */
  int n_answered, n_freed;
} Round;

typedef struct
{
  Round *round;
  int number;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_assert_true (g_thread_self () == job->round->asker);
  job->round->n_freed++;
  g_free (job);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Round *round = data;
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_assert_true (g_thread_self () == round->asker);
  g_assert_cmpint (job->number, ==, round->n_answered);
  g_assert_true (g_task_propagate_boolean (G_TASK (result), &error) == !round->row->fails);
  g_assert_cmpint (error != NULL ? error->code : -1, ==, round->row->fails ? job->number : -1);
  round->n_answered++;
}

static gpointer
work_main (gpointer data)
{
  Round *round = data;

  for (int i = 0; i < JOBS; i++)
    chieu_jobs_answer (round->tasks[i],
                       round->row->fails ? g_error_new (g_quark_from_static_string ("test-jobs"), i, "number %d", i) : NULL);
  return NULL;
}

/* Asks for all jobs. Returns: (transfer full): the thread that does them */
static GThread *
begin_jobs (Round *round)
{
  round->asker = g_thread_self ();
  for (int i = 0; i < JOBS; i++)
    {
      Job *job = g_new (Job, 1);

      *job = (Job) { round, i };
      round->tasks[i] = g_task_new (NULL, NULL, answered_cb, round);
      g_task_set_task_data (round->tasks[i], job, job_free);
    }
  return g_thread_new ("jobs", work_main, round);
}

static void
take_answers (Round *round)
{
  GMainContext *context = g_main_context_get_thread_default ();
  GThread *thread = begin_jobs (round);

  if (round->row->late)
    {
      g_thread_join (thread);
      g_assert_cmpint (round->n_answered, ==, 0);
    }
  while (round->n_freed < JOBS)
    g_main_context_iteration (context, TRUE);
  g_assert_cmpint (round->n_answered, ==, JOBS);
  if (!round->row->late)
    g_thread_join (thread);
}

static gpointer
asker_main (gpointer data)
{
  g_autoptr (GMainContext) context = g_main_context_new ();

  g_main_context_push_thread_default (context);
  take_answers (data);
  g_main_context_pop_thread_default (context);
  return NULL;
}

static void
test_case (gconstpointer data)
{
  Round round = { .row = data };

  if (round.row->elsewhere)
    g_thread_join (g_thread_new ("asker", asker_main, &round));
  else
    take_answers (&round);
}

static gboolean
draw_cb (gpointer data)
{
  const Round *round = data;

  g_assert_cmpint (round->n_answered, ==, JOBS);
  return G_SOURCE_REMOVE;
}

/* A source that is more urgent than drawing is called after the answers that are there, even if it has waited longer: so all of them are
 * in the next frame. */
static void
test_before_frame (void)
{
  Round round = { .row = &cases[0] };
  guint drawing = g_idle_add_full (G_PRIORITY_HIGH_IDLE, draw_cb, &round, NULL);

  g_thread_join (begin_jobs (&round));
  while (g_main_context_find_source_by_id (NULL, drawing) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (round.n_freed, ==, JOBS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].name, &cases[i], test_case);
  g_test_add_func ("/jobs/before-frame", test_before_frame);
  return g_test_run ();
}
