/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tasks of practice made in several threads at once: each is the one that the main thread makes of the same seed.
 */
#include "school/practice/practice.h"

#define THREADS 4
/* The tasks that are made of each kind, each of the next level. */
#define SEEDS 2

/* Returns: (transfer full): the questions and right answers of tasks of all kinds of all games */
static gpointer
make_tasks (gpointer data)
{
  GString *all = g_string_new (NULL);
  const ChieuPracticeTable *table;

  for (int i = 0; (table = chieu_practice_get_table (i)) != NULL; i++)
    for (const ChieuPracticeKind *kind = table->kinds; kind->id != NULL; kind++)
      for (guint64 seed = 0; seed < SEEDS; seed++)
        {
          g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (table, kind, 1 + (int) seed, seed);

          g_string_append_printf (all, "%s %s: %s %u %" G_GINT64_MODIFIER "x %s %s\n", table->id, kind->id, task->question, task->right_answer,
                                  task->right_faces, task->why, task->record != NULL ? task->record : "");
        }
  return g_string_free (all, FALSE);
}

static void
test_same (void)
{
  GThread *threads[THREADS];
  g_autofree char *own = NULL;

  for (int i = 0; i < THREADS; i++)
    threads[i] = g_thread_new ("task", make_tasks, NULL);
  own = make_tasks (NULL);
  for (int i = 0; i < THREADS; i++)
    {
      g_autofree char *other = g_thread_join (threads[i]);

      g_assert_cmpstr (other, ==, own);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/threads", test_same);
  return g_test_run ();
}
