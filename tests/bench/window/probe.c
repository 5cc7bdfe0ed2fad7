/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A library put before a GTK program's own (LD_PRELOAD): notes when its first
 * frame was drawn, what that had cost, and how many frames were drawn in all.
 * The program is not changed for it and knows nothing of it.
 *
 * CHIEU_PROBE_FILE: a file of sizeof (Notes) bytes that is mapped and written to.
 * CHIEU_PROBE_ACTION: an action of the window, done before it is shown.
 * CHIEU_PROBE_END: if it is set, the program ends with its first frame.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <gtk/gtk.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

/* The layout that first-window reads. */
typedef struct
{
  gint64 first_frame;            /* ns of the monotonic clock, 0: not yet */
  gint64 thread_cpu;             /* ns of the main thread until then */
  gint64 process_cpu;            /* ns of all threads until then */
  gint64 frames;
} Notes;

static Notes *notes;

static gint64
read_clock (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return time.tv_sec * G_GINT64_CONSTANT (1000000000) + time.tv_nsec;
}

static void
after_paint_cb (GdkFrameClock *clock)
{
  if (notes->first_frame == 0)
    {
      notes->thread_cpu = read_clock (CLOCK_THREAD_CPUTIME_ID);
      notes->process_cpu = read_clock (CLOCK_PROCESS_CPUTIME_ID);
      notes->first_frame = read_clock (CLOCK_MONOTONIC);
      if (g_getenv ("CHIEU_PROBE_END") != NULL)
        _exit (0);
    }
  notes->frames++;
}

static gboolean
map_notes (void)
{
  const char *path = g_getenv ("CHIEU_PROBE_FILE");
  int file = path != NULL ? open (path, O_RDWR | O_CLOEXEC) : -1;
  void *memory = MAP_FAILED;

  if (file >= 0)
    {
      memory = mmap (NULL, sizeof (Notes), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
      close (file);
    }
  notes = memory != MAP_FAILED ? memory : NULL;
  return notes != NULL;
}

static void
watch_window (GtkWindow *window)
{
  const char *action = g_getenv ("CHIEU_PROBE_ACTION");

  if (action != NULL && !gtk_widget_activate_action (GTK_WIDGET (window), action, NULL))
    g_printerr ("probe: the window has no action %s, or it is not enabled\n", action);
  /* A window that is not realized has no frame clock. */
  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (after_paint_cb), NULL);
}

/* Is called in place of GTK's own function. */
void
gtk_window_present (GtkWindow *window)
{
  void (*present) (GtkWindow *) = (void (*) (GtkWindow *)) dlsym (RTLD_NEXT, "gtk_window_present");

  if (notes == NULL && map_notes ())
    watch_window (window);
  present (window);
}
