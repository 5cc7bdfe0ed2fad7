/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compat.h"

#ifdef __GLIBC__
#include <malloc.h>
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

/* The window is renamed for so long; and the name under which it keeps what belongs to that. */
#define ANNOUNCED_MS 400
#define ANNOUNCING "chieu-announcing"

/* Before 4.14 nothing announces. The changed name of the active window is what a screen reader speaks: for a moment the window
 * bears the text. That it has its own name again is not to be spoken, too: no event tells of a name that comes from another
 * widget, and an empty one is not spoken. One that stays the same is not changed, so that what is said twice ends in a space the
 * second time. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *title;              /* bears the window's own name; on no screen */
  char *text;                    /* what was announced last */
  guint over_id;                 /* of the timer after which the window has its own name again */
} Announcing;

static void
announcing_free (gpointer data)
{
  Announcing *self = data;

  g_clear_handle_id (&self->over_id, g_source_remove);
  g_object_unref (self->title);
  g_free (self->text);
  g_free (self);
}

static gboolean
over_cb (gpointer data)
{
  Announcing *self = data;
  const char *own = gtk_window_get_title (GTK_WINDOW (self->window));

  self->over_id = 0;
  gtk_label_set_text (GTK_LABEL (self->title), own != NULL ? own : g_get_application_name ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->title, NULL, -1);
  return G_SOURCE_REMOVE;
}

static Announcing *
get_announcing (GtkWidget *window)
{
  Announcing *self = g_object_get_data (G_OBJECT (window), ANNOUNCING);

  if (self != NULL)
    return self;
  self = g_new0 (Announcing, 1);
  self->window = window;
  self->title = g_object_ref_sink (gtk_label_new (NULL));
  g_object_set_data_full (G_OBJECT (window), ANNOUNCING, self, announcing_free);
  return self;
}

static void
announce (GtkWidget  *widget,
          const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Announcing *self;
  char *said;

  if (!GTK_IS_WINDOW (root))
    return;
  self = get_announcing (GTK_WIDGET (root));
  said = g_strconcat (text, g_strcmp0 (self->text, text) == 0 ? " " : NULL, NULL);
  g_free (self->text);
  self->text = said;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_clear_handle_id (&self->over_id, g_source_remove);
  self->over_id = g_timeout_add (ANNOUNCED_MS, over_cb, self);
}

#endif

/* Cards that come to lie elsewhere are many events at once, of which a screen reader drops what it takes to be less than the focus,
 * and a new focus cuts short what is being said: what is announced comes when these are over. */
#define WAITING_MS 150

/* The text that waits to be announced, and the name under which its window keeps it. */
#define WAITING "chieu-waiting"

typedef struct
{
  GtkWidget *window;
  GPtrArray *texts;
  guint say_id;
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
  return G_SOURCE_REMOVE;
}

/* Frames that are still to be drawn come first. */
static gboolean
wait_over_cb (gpointer data)
{
  Waiting *self = data;

  self->say_id = g_idle_add_full (G_PRIORITY_LOW, say_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

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

/* All that is announced meanwhile is said as one: a screen reader may take two that come at once in either order. */
static void
announce_soon (GtkWidget  *widget,
               const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Waiting *self;

  if (!GTK_IS_WINDOW (root))
    return;
  self = get_waiting (GTK_WIDGET (root));
  g_ptr_array_add (self->texts, g_strdup (text));
  if (self->say_id == 0)
    self->say_id = g_timeout_add (WAITING_MS, wait_over_cb, self);
}

void
chieu_compat_announce (GtkWidget  *widget,
                       const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

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
chieu_compat_keep_memory (int bytes)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, bytes);
  mallopt (M_TRIM_THRESHOLD, bytes);
#endif
}
