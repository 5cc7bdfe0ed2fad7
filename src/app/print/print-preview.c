/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print-preview.h"

#include <glib/gi18n.h>

#include "app/pieces.h"
#include "print-page-window.h"

/* The height of a page on the strip, in pixels. A page is drawn with DRAWN_SCALE times as many, so that it is sharp on screens with small
 * pixels, too. */
#define PAGE_HEIGHT 240
#define DRAWN_SCALE 2

/* The space between pages, and round them, in pixels. */
#define SPACE 12
/* The room that stays free beside a single page, in pixels: the strip's margins, and as much again for the padding of the page's button,
 * which the theme sets. */
#define STRIP_EDGES (4 * SPACE)

struct _ChieuPrintPreview
{
  GtkWidget parent_instance;

  GtkWidget *scrolled;
  GtkWidget *strip;              /* a box with a button for each page, which shows the page */
  ChieuPrintAsk *ask;            /* (nullable): the last request */
  ChieuDeckFaces *faces;         /* used by the thread alone while it runs */
  GCancellable *cancellable;     /* (nullable): cancels the drawing that is under way; NULL: none is */
  ChieuPrintAsk *next;           /* (nullable): the request to draw when the drawing under way has ended */
  int n_pages;                   /* of the last request; until its first page is drawn, of the request before */
  int n_drawn;                   /* pages of the last request that are on the strip; those after them are left from the request before */
  char *reason;                  /* (nullable): why nothing could be drawn for the request that was finished last */
};

G_DEFINE_FINAL_TYPE (ChieuPrintPreview, chieu_print_preview, GTK_TYPE_WIDGET)

static guint drawn_signal;

static void start_drawing (ChieuPrintPreview *self);

/* ---- In the thread ---- */

/* The data of the thread: the request that it draws, and the pictures of the cards. */
typedef struct
{
  ChieuPrintAsk *ask;
  ChieuDeckFaces *faces;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  chieu_print_ask_free (work->ask);
  chieu_deck_faces_unref (work->faces);
  g_free (work);
}

/* A page on its way to the strip. */
typedef struct
{
  ChieuPrintPreview *preview;
  GCancellable *cancellable;     /* that of the request to which the page belongs */
  int page, n_pages;             /* @page from 0 */
  GdkTexture *texture;
} Delivery;

static void
delivery_free (gpointer data)
{
  Delivery *delivery = data;

  g_object_unref (delivery->preview);
  g_object_unref (delivery->cancellable);
  g_object_unref (delivery->texture);
  g_free (delivery);
}

static gboolean deliver_cb (gpointer data);

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Work *work = data;
  GError *error = NULL;
  g_autoptr (ChieuPrintJob) job = chieu_print_ask_make_job (work->ask, work->faces, &error);

  if (job == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  for (int page = 0; page < chieu_print_job_get_n_pages (job) && !g_cancellable_is_cancelled (cancellable); page++)
    {
      Delivery *delivery = g_new (Delivery, 1);

      *delivery = (Delivery) {
        g_object_ref (source), g_object_ref (cancellable), page, chieu_print_job_get_n_pages (job),
        chieu_print_job_draw_texture (job, page, PAGE_HEIGHT * DRAWN_SCALE),
      };
      /* A delivery has the same priority as the end of the task. It is queued earlier, and so it arrives earlier. */
      g_idle_add_full (G_PRIORITY_DEFAULT, deliver_cb, delivery, delivery_free);
    }
  g_task_return_int (task, chieu_print_job_get_n_pages (job));
}

/* ---- On the strip ---- */

/* Returns: (nullable): the button of @page, from 0. */
static GtkWidget *
get_button (ChieuPrintPreview *self,
            int                page)
{
  GtkWidget *child = gtk_widget_get_first_child (self->strip);

  while (child != NULL && page-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* A page that was drawn for an earlier choice may not exist any more; it is not enlarged. */
static void
enlarge_cb (ChieuPrintPreview *self,
            GtkWidget         *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int page = 0;

  while (page < self->n_drawn && get_button (self, page) != button)
    page++;
  if (page < self->n_drawn)
    gtk_window_present (chieu_print_page_window_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, self->ask, page, self->n_pages));
}

/* Tab comes to the strip once; Left and Right go from page to page there. */
static gboolean
key_cb (ChieuPrintPreview *self,
        guint              key)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->strip), *other;

  if (child == NULL || (key != GDK_KEY_Left && key != GDK_KEY_Right))
    return FALSE;
  other = key == GDK_KEY_Left ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);
  if (other == NULL)
    return TRUE;
  gtk_widget_set_focusable (other, TRUE);
  gtk_widget_grab_focus (other);
  gtk_widget_set_focusable (child, FALSE);
  return TRUE;
}

/* Adds a button for one more page to the end of the strip. Returns: (transfer none): the button */
static GtkWidget *
add_button (ChieuPrintPreview *self)
{
  GtkWidget *button = gtk_button_new (), *picture = gtk_picture_new ();

  gtk_widget_add_css_class (picture, "card");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focusable (button, gtk_widget_get_first_child (self->strip) == NULL);
  gtk_widget_set_tooltip_text (button, _("See this page large"));
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_box_append (GTK_BOX (self->strip), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (enlarge_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* Removes the buttons of page @n, from 0, and of all pages after it. */
static void
cut_strip (ChieuPrintPreview *self,
           int                n)
{
  GtkWidget *child;

  while ((child = get_button (self, n)) != NULL)
    gtk_box_remove (GTK_BOX (self->strip), child);
  /* Tab still finds the strip after the page that had the focus was removed. */
  if (n > 0 && gtk_widget_get_focus_child (self->strip) == NULL)
    gtk_widget_set_focusable (get_button (self, 0), TRUE);
}

/* If the window is narrower than a page, the page is shown smaller, so that all of it is seen. */
static void
fit_page (ChieuPrintPreview *self,
          GtkWidget         *button)
{
  GtkWidget *picture = gtk_button_get_child (GTK_BUTTON (button));
  GdkPaintable *page = gtk_picture_get_paintable (GTK_PICTURE (picture));
  double room = gtk_widget_get_width (self->scrolled) - STRIP_EDGES, width, fit;

  if (page == NULL)
    return;
  width = gdk_paintable_get_intrinsic_width (page) / (double) DRAWN_SCALE;
  fit = room > 0 ? MIN (room / width, 1) : 1;
  gtk_widget_set_size_request (picture, (int) (width * fit), (int) (PAGE_HEIGHT * fit));
}

static gboolean
fit_pages_cb (ChieuPrintPreview *self)
{
  for (GtkWidget *button = self->strip != NULL ? gtk_widget_get_first_child (self->strip) : NULL; button != NULL;
       button = gtk_widget_get_next_sibling (button))
    fit_page (self, button);
  return G_SOURCE_REMOVE;
}

/* GTK ignores a size request that is made while it lays out the strip, so the pages are fitted afterwards. */
static void
fit_pages_later (ChieuPrintPreview *self)
{
  g_idle_add_full (CHIEU_PIECES_PRIORITY, G_SOURCE_FUNC (fit_pages_cb), g_object_ref (self), g_object_unref);
}

static gboolean
deliver_cb (gpointer data)
{
  Delivery *delivery = data;
  ChieuPrintPreview *self = delivery->preview;
  GtkWidget *button, *picture;
  g_autofree char *name = NULL;

  /* The page belongs to a request that was given up, or the window has been closed. */
  if (delivery->cancellable != self->cancellable || g_cancellable_is_cancelled (delivery->cancellable))
    return G_SOURCE_REMOVE;
  self->n_pages = delivery->n_pages;
  self->n_drawn = delivery->page + 1;
  button = get_button (self, delivery->page);
  if (button == NULL)
    button = add_button (self);
  picture = gtk_button_get_child (GTK_BUTTON (button));
  gtk_picture_set_paintable (GTK_PICTURE (picture), GDK_PAINTABLE (delivery->texture));
  fit_page (self, button);
  name = g_strdup_printf (_("Page %1$d of %2$d"), delivery->page + 1, delivery->n_pages);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return G_SOURCE_REMOVE;
}

static void
drawn_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  ChieuPrintPreview *self = CHIEU_PRINT_PREVIEW (object);
  g_autoptr (GError) error = NULL;
  gssize n = g_task_propagate_int (G_TASK (result), &error);

  /* A request that was given up has been cancelled, and its result is not announced. The next request gets a cancellable of its own, by
   * which deliver_cb() tells the pages of the two apart. */
  if (self->next == NULL && !g_cancellable_is_cancelled (self->cancellable) && self->strip != NULL)
    {
      self->n_pages = error == NULL ? (int) n : 0;
      g_free (self->reason);
      self->reason = error != NULL ? g_strdup (error->message) : NULL;
      cut_strip (self, self->n_pages);
      g_clear_object (&self->cancellable);
      g_signal_emit (self, drawn_signal, 0);
      return;
    }
  g_clear_object (&self->cancellable);
  if (self->next != NULL && self->strip != NULL)
    start_drawing (self);
}

static void
start_drawing (ChieuPrintPreview *self)
{
  g_autoptr (GTask) task = NULL;
  Work *work = g_new0 (Work, 1);

  work->ask = g_steal_pointer (&self->next);
  work->faces = chieu_deck_faces_ref (self->faces);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, drawn_cb, NULL);
  g_task_set_task_data (task, work, work_free);
  g_task_set_return_on_cancel (task, FALSE);
  g_task_run_in_thread (task, draw_in_thread);
}

void
chieu_print_preview_show (ChieuPrintPreview   *self,
                          const ChieuPrintAsk *ask)
{
  g_return_if_fail (CHIEU_IS_PRINT_PREVIEW (self) && ask != NULL);

  g_clear_pointer (&self->next, chieu_print_ask_free);
  self->next = chieu_print_ask_copy (ask);
  g_clear_pointer (&self->ask, chieu_print_ask_free);
  self->ask = chieu_print_ask_copy (ask);
  self->n_drawn = 0;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  else
    start_drawing (self);
}

int
chieu_print_preview_get_n_pages (ChieuPrintPreview *self)
{
  g_return_val_if_fail (CHIEU_IS_PRINT_PREVIEW (self), 0);

  return self->cancellable == NULL ? self->n_pages : 0;
}

const char *
chieu_print_preview_get_reason (ChieuPrintPreview *self)
{
  g_return_val_if_fail (CHIEU_IS_PRINT_PREVIEW (self), NULL);

  return self->cancellable == NULL ? self->reason : NULL;
}

GdkPaintable *
chieu_print_preview_get_picture (ChieuPrintPreview *self,
                                 int                page)
{
  GtkWidget *button;

  g_return_val_if_fail (CHIEU_IS_PRINT_PREVIEW (self), NULL);

  button = get_button (self, page);
  return button != NULL ? gtk_picture_get_paintable (GTK_PICTURE (gtk_button_get_child (GTK_BUTTON (button)))) : NULL;
}

/* ---- The widget ---- */

static void
dispose (GObject *object)
{
  ChieuPrintPreview *self = CHIEU_PRINT_PREVIEW (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->next, chieu_print_ask_free);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  self->strip = NULL;
  G_OBJECT_CLASS (chieu_print_preview_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuPrintPreview *self = CHIEU_PRINT_PREVIEW (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->ask, chieu_print_ask_free);
  chieu_deck_faces_unref (self->faces);
  g_free (self->reason);
  G_OBJECT_CLASS (chieu_print_preview_parent_class)->finalize (object);
}

static void
chieu_print_preview_class_init (ChieuPrintPreviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = dispose;
  object_class->finalize = finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  drawn_signal = g_signal_new ("drawn", CHIEU_TYPE_PRINT_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_print_preview_init (ChieuPrintPreview *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->faces = chieu_deck_faces_new (TRUE);
  self->strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE);
  gtk_widget_set_halign (self->strip, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->strip, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (self->strip, SPACE);
  gtk_widget_set_margin_end (self->strip, SPACE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->strip, keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->strip), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The pages as they are printed"), -1);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->strip);
  gtk_widget_set_size_request (self->scrolled, -1, PAGE_HEIGHT + 2 * SPACE);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), "notify::page-size",
                           G_CALLBACK (fit_pages_later), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

GtkWidget *
chieu_print_preview_new (void)
{
  return g_object_new (CHIEU_TYPE_PRINT_PREVIEW, NULL);
}
