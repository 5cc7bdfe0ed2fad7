/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compat.h"

#include "voiced.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/* How much nicer than the main thread a thread is that gives way: it gets about a tenth of a processor that both want. */
#define NICER 10
#endif

static ChieuCompatListener announcement_listener;
static gpointer announcement_data;

void
chieu_compat_set_listener (ChieuCompatListener listener,
                           gpointer            data)
{
  announcement_listener = listener;
  announcement_data = data;
}

#if GTK_CHECK_VERSION (4, 14, 0)

static void
announce (GtkWidget  *widget,
          const char *text)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

/* A widget that has a window's own name and is never shown; it is kept with the window. */
#define OWN_NAME "chieu-own-name"

static GtkWidget *
get_own_name (GtkWidget *window)
{
  GtkWidget *title = g_object_get_data (G_OBJECT (window), OWN_NAME);
  const char *own = gtk_window_get_title (GTK_WINDOW (window));

  if (title == NULL)
    {
      title = g_object_ref_sink (gtk_label_new (NULL));
      g_object_set_data_full (G_OBJECT (window), OWN_NAME, title, g_object_unref);
    }
  gtk_label_set_text (GTK_LABEL (title), own != NULL ? own : g_get_application_name ());
  return title;
}

/* Before 4.14 GTK cannot announce anything. But a screen reader speaks the new name of the active window when an event says that
 * the name has changed, so the window has the text as its name just for that event. If it had it any longer, Orca would find it
 * when the focus moves, and would take the event, which comes after that of the focus, for no change. It is not spoken that the
 * window has its own name again: there is no event for a name that comes from another widget, and an empty name is passed
 * over. */
static void
announce (GtkWidget  *widget,
          const char *text)
{
  GtkAccessible *root = GTK_ACCESSIBLE (gtk_widget_get_root (widget));

  if (!GTK_IS_WINDOW (root))
    return;
  gtk_accessible_reset_relation (root, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (root, GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (root, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_accessible_update_relation (root, GTK_ACCESSIBLE_RELATION_LABELLED_BY, get_own_name (GTK_WIDGET (root)), NULL, -1);
}

#endif

/* Cards that move are many events at once. A screen reader drops those that it thinks less important than the focus, and a new
 * focus interrupts what is being said. So an announcement waits until these events are over. */
#define WAITING_MS 150

/* The name under which a window keeps the texts that wait to be announced in it. */
#define WAITING "chieu-waiting"

/* The texts that wait to be announced in one window. */
typedef struct
{
  GtkWidget *window;             /* not owned: it owns this */
  GPtrArray *texts;              /* (element-type utf8) */
  guint say_id;                  /* of the timer or the idle callback that announces them; 0: nothing waits */
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *self = data;

  g_clear_handle_id (&self->say_id, g_source_remove);
  g_ptr_array_unref (self->texts);
  g_free (self);
}

static gboolean
say_cb (gpointer data)
{
  Waiting *self = data;
  g_autofree char *all = NULL;

  self->say_id = 0;
  g_ptr_array_add (self->texts, NULL);
  all = g_strjoinv (" ", (char **) self->texts->pdata);
  g_ptr_array_set_size (self->texts, 0);
  announce (self->window, all);
  g_object_set_data_full (G_OBJECT (self->window), CHIEU_COMPAT_ANNOUNCED, g_steal_pointer (&all), g_free);
  return G_SOURCE_REMOVE;
}

/* The time is over, but frames that are still to be drawn come first. */
static gboolean
wait_over_cb (gpointer data)
{
  Waiting *self = data;

  self->say_id = g_idle_add_full (G_PRIORITY_LOW, say_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

/* Returns: (transfer none): what waits in @window; made at the first call */
static Waiting *
get_waiting (GtkWidget *window)
{
  Waiting *self = g_object_get_data (G_OBJECT (window), WAITING);

  if (self != NULL)
    return self;
  self = g_new0 (Waiting, 1);
  self->window = window;
  self->texts = g_ptr_array_new_with_free_func (g_free);
  g_object_set_data_full (G_OBJECT (window), WAITING, self, waiting_free);
  return self;
}

/* Texts that are announced meanwhile are joined to one: a screen reader may speak two that come at once in either order. */
static void
announce_soon (GtkWidget  *widget,
               const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Waiting *self;

  if (!GTK_IS_WINDOW (root))
    return;
  self = get_waiting (GTK_WIDGET (root));
  g_ptr_array_add (self->texts, chieu_voiced_text (text));
  if (self->say_id == 0)
    self->say_id = g_timeout_add (WAITING_MS, wait_over_cb, self);
}

void
chieu_compat_announce (GtkWidget  *widget,
                       const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

  announce_soon (widget, text);
  if (announcement_listener != NULL)
    announcement_listener (text, announcement_data);
}

void
chieu_compat_get_colour (GtkWidget *widget,
                         GdkRGBA   *colour)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && colour != NULL);

#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (widget, colour);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
#endif
}

void
chieu_compat_trim_memory (void)
{
  /* The sanitizer has an allocator of its own, beside which glibc's is not in order. */
#if defined (__GLIBC__) && !defined (__SANITIZE_ADDRESS__)
  malloc_trim (0);
#endif
}

void
chieu_compat_share_memory (int pools)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, pools);
#endif
}

void
chieu_compat_keep_memory (int bytes)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, bytes);
  mallopt (M_TRIM_THRESHOLD, bytes);
#endif
}

void
chieu_compat_give_way (void)
{
#ifdef __linux__
  /* On Linux each thread is nice by itself. Threads of a pool do many jobs. */
  static _Thread_local gboolean gives_way;
  id_t thread;

  if (gives_way)
    return;
  gives_way = TRUE;
  thread = (id_t) syscall (SYS_gettid);
  setpriority (PRIO_PROCESS, thread, getpriority (PRIO_PROCESS, thread) + NICER);
#endif
}
