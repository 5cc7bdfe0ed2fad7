/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells the thread sanitizer what GLib's locks, queues and tasks put in order. GLib is not built with the sanitizer and its locks are
 * not pthread locks, so that the sanitizer sees none of this by itself and calls every access a race. It is loaded before the libraries
 * of a test; each function does what GLib's own does.
 */
#include <dlfcn.h>
#include <gio/gio.h>

/* Weak, as the shim is loaded into programs without the sanitizer too: those that start the test. */
void __tsan_acquire (void *address) __attribute__ ((weak));
void __tsan_release (void *address) __attribute__ ((weak));

/* Declares @real, GLib's own function @name, which the function around it stands in for. */
#define REAL(name) \
  static __typeof__ (name) *real; \
  if (real == NULL) \
    *(void **) &real = dlsym (RTLD_NEXT, #name)

/* ---- Locks ---- */

void
g_mutex_lock (GMutex *mutex)
{
  REAL (g_mutex_lock);
  real (mutex);
  __tsan_acquire (mutex);
}

gboolean
g_mutex_trylock (GMutex *mutex)
{
  REAL (g_mutex_trylock);
  gboolean locked = real (mutex);

  if (locked)
    __tsan_acquire (mutex);
  return locked;
}

void
g_mutex_unlock (GMutex *mutex)
{
  REAL (g_mutex_unlock);
  __tsan_release (mutex);
  real (mutex);
}

void
g_cond_wait (GCond  *cond,
             GMutex *mutex)
{
  REAL (g_cond_wait);
  __tsan_release (mutex);
  real (cond, mutex);
  __tsan_acquire (mutex);
}

gboolean
g_cond_wait_until (GCond  *cond,
                   GMutex *mutex,
                   gint64  end)
{
  REAL (g_cond_wait_until);
  gboolean woken;

  __tsan_release (mutex);
  woken = real (cond, mutex, end);
  __tsan_acquire (mutex);
  return woken;
}

/* ---- Reference counts: what the last holder does comes after all that the others did ---- */

#undef g_atomic_ref_count_dec

gboolean
g_atomic_ref_count_dec (gatomicrefcount *count)
{
  REAL (g_atomic_ref_count_dec);
  gboolean is_last;

  __tsan_release ((void *) count);
  is_last = real (count);
  if (is_last)
    __tsan_acquire ((void *) count);
  return is_last;
}

/* Only GLib's own function finds out whether this is the last holder, so every holder is taken for it. */
void
g_atomic_rc_box_release_full (gpointer       box,
                              GDestroyNotify clear)
{
  REAL (g_atomic_rc_box_release_full);
  __tsan_release (box);
  __tsan_acquire (box);
  real (box, clear);
}

/* ---- Queues ---- */

void
g_async_queue_push (GAsyncQueue *queue,
                    gpointer     data)
{
  REAL (g_async_queue_push);
  __tsan_release (queue);
  real (queue, data);
}

gpointer
g_async_queue_pop (GAsyncQueue *queue)
{
  REAL (g_async_queue_pop);
  gpointer data = real (queue);

  __tsan_acquire (queue);
  return data;
}

gpointer
g_async_queue_try_pop (GAsyncQueue *queue)
{
  REAL (g_async_queue_try_pop);
  gpointer data = real (queue);

  __tsan_acquire (queue);
  return data;
}

gpointer
g_async_queue_timeout_pop (GAsyncQueue *queue,
                           guint64      timeout)
{
  REAL (g_async_queue_timeout_pop);
  gpointer data = real (queue, timeout);

  __tsan_acquire (queue);
  return data;
}

/* ---- Tasks: given to a thread with their data, given back with their answer ---- */

void
g_task_set_task_data (GTask          *task,
                      gpointer        data,
                      GDestroyNotify  destroy)
{
  REAL (g_task_set_task_data);
  real (task, data, destroy);
  __tsan_release (task);
}

gpointer
g_task_get_task_data (GTask *task)
{
  REAL (g_task_get_task_data);
  __tsan_acquire (task);
  return real (task);
}

void
g_task_run_in_thread (GTask           *task,
                      GTaskThreadFunc  work)
{
  REAL (g_task_run_in_thread);
  __tsan_release (task);
  real (task, work);
}

void
g_task_return_boolean (GTask    *task,
                       gboolean  answer)
{
  REAL (g_task_return_boolean);
  __tsan_release (task);
  real (task, answer);
}

void
g_task_return_pointer (GTask          *task,
                       gpointer        answer,
                       GDestroyNotify  destroy)
{
  REAL (g_task_return_pointer);
  __tsan_release (task);
  real (task, answer, destroy);
}

void
g_task_return_error (GTask  *task,
                     GError *error)
{
  REAL (g_task_return_error);
  __tsan_release (task);
  real (task, error);
}

gboolean
g_task_propagate_boolean (GTask   *task,
                          GError **error)
{
  REAL (g_task_propagate_boolean);
  __tsan_acquire (task);
  return real (task, error);
}

gpointer
g_task_propagate_pointer (GTask   *task,
                          GError **error)
{
  REAL (g_task_propagate_pointer);
  __tsan_acquire (task);
  return real (task, error);
}
