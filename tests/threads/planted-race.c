/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * planted-race race|lock|queue: two threads count, with GLib's threads, locks and queues as the store has them: without a lock, a race
 * that the thread sanitizer has to find; with a lock; or one hands over to the other what is counted.
 */
#include <gio/gio.h>

/* How often each thread counts, or how many numbers are handed over. */
#define TIMES 1000

typedef struct
{
  GMutex lock;
  GAsyncQueue *queue;            /* of int *; one that is 0 is the last */
  gboolean locks;
  int here;                      /* threads that are ready to count; atomic */
  int count;
} Planted;

/* Counts, once both threads are there: on a busy machine one could otherwise be through before the other begins, and the sanitizer would
 * see an order where there is none. */
static void
count (Planted *self)
{
  g_atomic_int_inc (&self->here);
  while (g_atomic_int_get (&self->here) < 2)
    g_thread_yield ();
  for (int i = 0; i < TIMES; i++)
    {
      if (self->locks)
        g_mutex_lock (&self->lock);
      self->count++;
      if (self->locks)
        g_mutex_unlock (&self->lock);
    }
}

static gpointer
count_main (gpointer data)
{
  count (data);
  return NULL;
}

static gpointer
take_main (gpointer data)
{
  Planted *self = data;
  int *n;

  while (*(n = g_async_queue_pop (self->queue)) > 0)
    {
      self->count += *n;
      g_free (n);
    }
  g_free (n);
  return NULL;
}

static void
give_numbers (Planted *self)
{
  for (int i = TIMES; i >= 0; i--)
    {
      int *n = g_new (int, 1);

      *n = i;
      g_async_queue_push (self->queue, n);
    }
}

int
main (int    argc,
      char **argv)
{
  Planted self = { .queue = g_async_queue_new () };
  gboolean hands_over = argc == 2 && g_str_equal (argv[1], "queue");
  GThread *thread;

  g_mutex_init (&self.lock);
  self.locks = argc == 2 && g_str_equal (argv[1], "lock");
  thread = g_thread_new ("planted", hands_over ? take_main : count_main, &self);
  if (hands_over)
    give_numbers (&self);
  else
    count (&self);
  g_thread_join (thread);
  g_print ("%d\n", self.count);
  g_async_queue_unref (self.queue);
  g_mutex_clear (&self.lock);
  return 0;
}
