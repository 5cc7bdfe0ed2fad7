/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#include "measure.h"

#include <link.h>
#include <time.h>

#include <adwaita.h>

/* Functions that are printed of a callback; functions that may run inside one another; the least time that is printed. */
#define CHAIN 6
#define STACK 256
#define WORTH_PRINTING_NS 1000000

/* A function that runs, and the one of those that it has called that took longest. */
typedef struct
{
  void *function;
  gint64 since;                  /* by the wall clock: only to compare the functions within a callback */
  gint64 longest;
  void *chain[CHAIN];            /* the function that took it, the longest in that, … */
} Frame;

typedef struct
{
  const char *what;
  gint64 cpu;
  void *chain[CHAIN];
} Callback;

static _Thread_local gboolean is_measured;
static gboolean in_frame;        /* the toolkit lays out or draws */
static Frame stack[STACK];
static int depth, ground;        /* a function that begins at the ground is a callback */
static gint64 since_cpu, aside;  /* of the callback that runs: when it began, and what does not count */
static const char *what_is_done = "";
static GArray *callbacks;
static void *base;               /* where the program is loaded: places in it are printed from there on */

void __cyg_profile_func_enter (void *function, void *site);
void __cyg_profile_func_exit (void *function, void *site);

static gint64
read_clock (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (gint64) time.tv_sec * 1000000000 + time.tv_nsec;
}

void
__cyg_profile_func_enter (void *function,
                          void *site)
{
  if (!is_measured)
    return;
  if (depth == ground)
    {
      since_cpu = read_clock (CLOCK_THREAD_CPUTIME_ID);
      aside = 0;
    }
  if (depth < STACK)
    stack[depth] = (Frame) { .function = function, .since = read_clock (CLOCK_MONOTONIC) };
  depth++;
}

/* Sets @chain to the function of @frame, the one that took longest in it, the one that took longest in that, … */
static void
take_chain (const Frame *frame,
            void        *chain[CHAIN])
{
  chain[0] = frame->function;
  for (int i = 1; i < CHAIN; i++)
    chain[i] = frame->chain[i - 1];
}

static void
end_callback (void)
{
  Callback callback = { what_is_done, read_clock (CLOCK_THREAD_CPUTIME_ID) - since_cpu - aside };

  if (in_frame || depth >= STACK || callback.cpu < WORTH_PRINTING_NS)
    return;
  take_chain (&stack[ground], callback.chain);
  is_measured = FALSE;
  g_array_append_val (callbacks, callback);
  is_measured = TRUE;
}

void
__cyg_profile_func_exit (void *function,
                         void *site)
{
  if (!is_measured || depth == ground)
    return;
  depth--;
  if (depth == ground)
    end_callback ();
  else if (depth < STACK)
    {
      gint64 took = read_clock (CLOCK_MONOTONIC) - stack[depth].since;

      if (took > stack[depth - 1].longest)
        {
          stack[depth - 1].longest = took;
          take_chain (&stack[depth], stack[depth - 1].chain);
        }
    }
}

/* ---- What does not count ---- */

/* How a callback stood before it called the toolkit for something that is the toolkit's own and does not count. Functions of the program
 * that the toolkit then calls are callbacks of their own; or do not count either, if it is layout. */
typedef struct
{
  gint64 begun, since_cpu, aside;
  int ground;
  gboolean in_frame;
} Aside;

static Aside
step_aside (gboolean layout)
{
  const Aside before = { read_clock (CLOCK_THREAD_CPUTIME_ID), since_cpu, aside, ground, in_frame };

  ground = depth;
  in_frame = layout;
  return before;
}

static void
step_back (const Aside *before)
{
  since_cpu = before->since_cpu;
  aside = before->aside + read_clock (CLOCK_THREAD_CPUTIME_ID) - before->begun;
  ground = before->ground;
  in_frame = before->in_frame;
}

void __real_gtk_window_present (GtkWindow *window);
void __wrap_gtk_window_present (GtkWindow *window);
GtkFileChooserNative *__real_gtk_file_chooser_native_new (const char *title, GtkWindow *parent, GtkFileChooserAction action,
                                                          const char *accept, const char *cancel);
GtkFileChooserNative *__wrap_gtk_file_chooser_native_new (const char *title, GtkWindow *parent, GtkFileChooserAction action,
                                                          const char *accept, const char *cancel);
void __real_gtk_native_dialog_show (GtkNativeDialog *dialog);
void __wrap_gtk_native_dialog_show (GtkNativeDialog *dialog);

void
__wrap_gtk_window_present (GtkWindow *window)
{
  const Aside before = step_aside (TRUE);

  __real_gtk_window_present (window);
  step_back (&before);
}

GtkFileChooserNative *
__wrap_gtk_file_chooser_native_new (const char           *title,
                                    GtkWindow            *parent,
                                    GtkFileChooserAction  action,
                                    const char           *accept,
                                    const char           *cancel)
{
  const Aside before = step_aside (FALSE);
  GtkFileChooserNative *chooser = __real_gtk_file_chooser_native_new (title, parent, action, accept, cancel);

  step_back (&before);
  return chooser;
}

void
__wrap_gtk_native_dialog_show (GtkNativeDialog *dialog)
{
  const Aside before = step_aside (FALSE);

  __real_gtk_native_dialog_show (dialog);
  step_back (&before);
}

static void (*toolkit_startup) (GApplication *application);

static void
startup_aside (GApplication *application)
{
  const Aside before = step_aside (FALSE);

  toolkit_startup (application);
  step_back (&before);
}

static gboolean (*toolkit_local_command_line) (GApplication *application, char ***arguments, int *status);

static gboolean
local_command_line_aside (GApplication   *application,
                          char         ***arguments,
                          int            *status)
{
  const Aside before = step_aside (FALSE);
  const gboolean is_done = toolkit_local_command_line (application, arguments, status);

  step_back (&before);
  return is_done;
}

/* The startup of libadwaita begins GTK, reads its style and opens the display. GLib's command line calls the program's startup and
 * its activation, each a callback of its own. */
static void
watch_startup (void)
{
  GApplicationClass *klass = g_type_class_ref (ADW_TYPE_APPLICATION);

  toolkit_startup = klass->startup;
  klass->startup = startup_aside;
  toolkit_local_command_line = klass->local_command_line;
  klass->local_command_line = local_command_line_aside;
}

/* ---- Layout outside a frame ---- */

static GHashTable *layouts;      /* the functions of classes that measure, lay out or draw */

static void
add_layouts (GType type)
{
  g_autofree GType *children = g_type_children (type, NULL);
  gpointer klass = g_type_class_peek (type);

  if (klass != NULL && g_type_is_a (type, GTK_TYPE_WIDGET))
    {
      g_hash_table_add (layouts, GTK_WIDGET_CLASS (klass)->measure);
      g_hash_table_add (layouts, GTK_WIDGET_CLASS (klass)->size_allocate);
      g_hash_table_add (layouts, GTK_WIDGET_CLASS (klass)->snapshot);
    }
  else if (klass != NULL && g_type_is_a (type, GTK_TYPE_LAYOUT_MANAGER))
    {
      g_hash_table_add (layouts, GTK_LAYOUT_MANAGER_CLASS (klass)->measure);
      g_hash_table_add (layouts, GTK_LAYOUT_MANAGER_CLASS (klass)->allocate);
    }
  for (int i = 0; children[i] != 0; i++)
    add_layouts (children[i]);
}

static gboolean
frame_cb (GSignalInvocationHint *hint,
          guint                  n,
          const GValue          *values,
          gpointer               begins)
{
  in_frame = begins != NULL;
  return TRUE;
}

/* When the main loop waits no frame is being made, even if its end was not seen. */
static gint
poll_cb (GPollFD *fds,
         guint    n,
         gint     timeout)
{
  in_frame = FALSE;
  return g_poll (fds, n, timeout);
}

static void
watch_frames (void)
{
  static const struct { const char *signal; gboolean begins; } hooks[] = {
    { "layout", TRUE }, { "paint", TRUE }, { "after-paint", FALSE },
  };

  g_type_ensure (GDK_TYPE_FRAME_CLOCK);
  g_type_class_unref (g_type_class_ref (GDK_TYPE_FRAME_CLOCK));
  for (gsize i = 0; i < G_N_ELEMENTS (hooks); i++)
    g_signal_add_emission_hook (g_signal_lookup (hooks[i].signal, GDK_TYPE_FRAME_CLOCK), 0, frame_cb,
                                GINT_TO_POINTER (hooks[i].begins), NULL);
  g_main_context_set_poll_func (NULL, poll_cb);
}

/* ---- The reference ---- */

#define REFERENCE_TIMES 30
#define REFERENCE_ROWS 60

static GtkWidget *
make_reference_list (void)
{
  GtkWidget *list = gtk_list_box_new ();

  for (int i = 0; i < REFERENCE_ROWS; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *button = gtk_button_new ();
      g_autofree char *text = g_strdup_printf ("Row %d of %d", i + 1, REFERENCE_ROWS);

      gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (text));
      gtk_box_append (GTK_BOX (row), gtk_label_new (text));
      gtk_box_append (GTK_BOX (row), button);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  return list;
}

/* ---- From outside ---- */

static int
take_base_cb (struct dl_phdr_info *info,
              size_t               size,
              void                *data)
{
  base = (void *) info->dlpi_addr;
  return 1;
}

void
measure_begin (void)
{
  /* Of what is loaded the program itself is the first. */
  dl_iterate_phdr (take_base_cb, NULL);
  callbacks = g_array_new (FALSE, FALSE, sizeof (Callback));
  watch_frames ();
  watch_startup ();
  is_measured = TRUE;
}

void
measure_at (const char *what)
{
  what_is_done = what;
}

void
measure_end (void)
{
  is_measured = FALSE;
}

void
measure_print (void)
{
  layouts = g_hash_table_new (NULL, NULL);
  add_layouts (GTK_TYPE_WIDGET);
  add_layouts (GTK_TYPE_LAYOUT_MANAGER);
  for (guint i = 0; i < callbacks->len; i++)
    {
      const Callback *callback = &g_array_index (callbacks, Callback, i);

      if (g_hash_table_contains (layouts, callback->chain[0]))
        continue;
      g_print ("%s\t%.3f", callback->what, (double) callback->cpu / 1e6);
      for (int c = 0; c < CHAIN && callback->chain[c] != NULL; c++)
        g_print ("\t%#lx", (gulong) ((char *) callback->chain[c] - (char *) base));
      g_print ("\n");
    }
}

double
measure_reference (void)
{
  gint64 least = G_MAXINT64;

  gtk_init ();
  for (int i = 0; i < REFERENCE_TIMES; i++)
    {
      gint64 since = read_clock (CLOCK_THREAD_CPUTIME_ID);
      GtkWidget *list = g_object_ref_sink (make_reference_list ());

      least = MIN (least, read_clock (CLOCK_THREAD_CPUTIME_ID) - since);
      g_object_unref (list);
    }
  return (double) least / 1e6;
}
