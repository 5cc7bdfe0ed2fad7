/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print-page-window.h"

#include <glib/gi18n.h>

#include "app/narrow-header.h"
#include "app/widgets/bottom-bar.h"
#include "compat.h"

/* The heights in which a page can be shown, in pixels, and which of them comes first. */
static const int heights[] = { 480, 720, 1080, 1620, 2400 };
#define FIRST_HEIGHT 1
/* The size of the window, in pixels, if no window of the program is behind it. Otherwise it is as large as the program's own, less an edge,
 * so that the person sees that it is another. */
#define WIDTH 800
#define HEIGHT 720
#define EDGE 24
/* The space above and below the page, in pixels. */
#define SPACE 12

/* The pages as they are laid out once, for one thread at a time. */
typedef struct
{
  gatomicrefcount references;
  ChieuPrintAsk *ask;
  ChieuDeckFaces *faces;
  ChieuPrintJob *job;            /* (nullable): NULL until the first page is drawn */
} Pages;

struct _ChieuPrintPageWindow
{
  AdwWindow parent_instance;

  GtkWidget *title;
  GtkWidget *scrolled, *picture;
  Pages *pages;
  int page, n_pages;             /* the page that is shown, from 0, and how many there are */
  int step;                      /* the number of the height that was chosen, from 0 */
  gboolean is_drawing;           /* a thread draws a page */
  gboolean again;                /* another page or height was chosen meanwhile */
};

G_DEFINE_FINAL_TYPE (ChieuPrintPageWindow, chieu_print_page_window, ADW_TYPE_WINDOW)

static void
pages_unref (Pages *pages)
{
  if (!g_atomic_ref_count_dec (&pages->references))
    return;
  g_clear_pointer (&pages->job, chieu_print_job_free);
  chieu_deck_faces_unref (pages->faces);
  chieu_print_ask_free (pages->ask);
  g_free (pages);
}

/* ---- In the thread ---- */

/* A page that the thread draws. */
typedef struct
{
  Pages *pages;
  int page;                      /* from 0 */
  int height;                    /* in device pixels */
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  pages_unref (work->pages);
  g_free (work);
}

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Work *work = data;
  Pages *pages = work->pages;
  GError *error = NULL;

  if (pages->job == NULL)
    pages->job = chieu_print_ask_make_job (pages->ask, pages->faces, &error);
  if (pages->job == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, chieu_print_job_draw_texture (pages->job, work->page, work->height), g_object_unref);
}

/* ---- The page ---- */

static void draw_page (ChieuPrintPageWindow *self);

/* Returns: (transfer full): @texture, which was drawn for the pixels of the screen, as a picture of @height pixels of the window, which may
 * be fewer */
static GdkPaintable *
scale_down (GdkTexture *texture,
            int         height)
{
  float width = (float) gdk_texture_get_width (texture) * height / gdk_texture_get_height (texture);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  return gtk_snapshot_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}

static void
drawn_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  ChieuPrintPageWindow *self = CHIEU_PRINT_PAGE_WINDOW (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), &error);
  g_autoptr (GdkPaintable) page = NULL;

  self->is_drawing = FALSE;
  if (self->picture == NULL)
    return;
  if (self->again)
    {
      draw_page (self);
      return;
    }
  if (error != NULL)
    {
      adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), error->message);
      return;
    }
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), "");
  page = scale_down (texture, heights[self->step]);
  gtk_picture_set_paintable (GTK_PICTURE (self->picture), page);
}

static void
draw_page (ChieuPrintPageWindow *self)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  self->again = self->is_drawing;
  if (self->again)
    return;
  work = g_new0 (Work, 1);
  g_atomic_ref_count_inc (&self->pages->references);
  work->pages = self->pages;
  work->page = self->page;
  work->height = heights[self->step] * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  self->is_drawing = TRUE;
  task = g_task_new (self, NULL, drawn_cb, NULL);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, draw_in_thread);
}

static void
show_page (ChieuPrintPageWindow *self,
           int                   page,
           int                   step)
{
  g_autofree char *name = g_strdup_printf (_("Page %1$d of %2$d"), page + 1, self->n_pages);

  self->page = page;
  self->step = step;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.previous", page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.next", page < self->n_pages - 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.smaller", step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.larger", step < (int) G_N_ELEMENTS (heights) - 1);
  gtk_window_set_title (GTK_WINDOW (self), name);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), name);
  gtk_picture_set_alternative_text (GTK_PICTURE (self->picture), name);
  chieu_compat_announce (GTK_WIDGET (self), name);
  draw_page (self);
}

/* Turns to another page, or shows this one in another size. */
static void
turn_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ChieuPrintPageWindow *self = CHIEU_PRINT_PAGE_WINDOW (widget);
  int page = self->page + (g_str_equal (action, "page.next") - g_str_equal (action, "page.previous"));
  int step = self->step + (g_str_equal (action, "page.larger") - g_str_equal (action, "page.smaller"));

  show_page (self, CLAMP (page, 0, self->n_pages - 1), CLAMP (step, 0, (int) G_N_ELEMENTS (heights) - 1));
}

/* Left and right are taken here before a button would move the focus with them. Up and down move the page, as usual. */
static gboolean
key_cb (ChieuPrintPageWindow *self,
        guint                 key,
        guint                 code,
        GdkModifierType       state)
{
  static const struct { guint key; const char *action; } keys[] = {
    { GDK_KEY_Left, "page.previous" }, { GDK_KEY_Right, "page.next" }, { GDK_KEY_plus, "page.larger" },
    { GDK_KEY_KP_Add, "page.larger" }, { GDK_KEY_equal, "page.larger" }, { GDK_KEY_minus, "page.smaller" },
    { GDK_KEY_KP_Subtract, "page.smaller" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys) && !(state & GDK_ALT_MASK); i++)
    if (keys[i].key == key)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
        return TRUE;
      }
  return FALSE;
}

GdkPaintable *
chieu_print_page_window_get_picture (ChieuPrintPageWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_PRINT_PAGE_WINDOW (self), NULL);

  return !self->is_drawing ? gtk_picture_get_paintable (GTK_PICTURE (self->picture)) : NULL;
}

/* ---- The window ---- */

static void
dispose (GObject *object)
{
  ChieuPrintPageWindow *self = CHIEU_PRINT_PAGE_WINDOW (object);

  self->picture = NULL;
  g_clear_pointer (&self->pages, pages_unref);
  G_OBJECT_CLASS (chieu_print_page_window_parent_class)->dispose (object);
}

static void
chieu_print_page_window_class_init (ChieuPrintPageWindowClass *klass)
{
  static const char *const actions[] = { "page.previous", "page.next", "page.smaller", "page.larger" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, turn_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* The buttons have icons instead of words, to leave room for the page. */
static void
add_size_button (GtkWidget  *bar,
                 const char *icon,
                 const char *name,
                 const char *action)
{
  GtkWidget *button = chieu_bottom_bar_add_button (bar, "", action);

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
chieu_print_page_window_init (ChieuPrintPageWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *header = adw_header_bar_new (), *bar = chieu_bottom_bar_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->title = adw_window_title_new (NULL, NULL);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->title);
  self->picture = gtk_picture_new ();
  gtk_picture_set_can_shrink (GTK_PICTURE (self->picture), FALSE);
  gtk_widget_set_halign (self->picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (self->picture, SPACE);
  gtk_widget_set_margin_bottom (self->picture, SPACE);
  gtk_widget_add_css_class (self->picture, "card");
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->picture);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_set_focusable (self->scrolled, TRUE);
  chieu_bottom_bar_add_button (bar, _("Previous page"), "page.previous");
  add_size_button (bar, "zoom-out-symbolic", _("Smaller"), "page.smaller");
  add_size_button (bar, "zoom-in-symbolic", _("Larger"), "page.larger");
  chieu_bottom_bar_add_button (bar, _("Next page"), "page.next");
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), self->scrolled);
  gtk_box_append (GTK_BOX (box), bar);
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_widget_set_name (GTK_WIDGET (self), "printed-page");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Makes the window about as large as the program's own, because a page needs room. @parent: (nullable) */
static void
set_size (ChieuPrintPageWindow *self,
          GtkWindow            *parent)
{
  int width = WIDTH, height = HEIGHT;

  while (parent != NULL && gtk_window_get_transient_for (parent) != NULL)
    parent = gtk_window_get_transient_for (parent);
  if (parent != NULL && gtk_widget_get_width (GTK_WIDGET (parent)) > 0)
    {
      width = gtk_widget_get_width (GTK_WIDGET (parent));
      height = gtk_widget_get_height (GTK_WIDGET (parent)) - EDGE;
      /* A narrow window is covered from edge to edge. */
      if (width >= CHIEU_NARROW_WIDTH)
        width -= EDGE;
    }
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
}

GtkWindow *
chieu_print_page_window_new (GtkWindow           *parent,
                             const ChieuPrintAsk *ask,
                             int                  page,
                             int                  n_pages)
{
  ChieuPrintPageWindow *self;

  g_return_val_if_fail (ask != NULL && page >= 0 && page < n_pages, NULL);

  self = g_object_new (CHIEU_TYPE_PRINT_PAGE_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
  self->pages = g_new0 (Pages, 1);
  g_atomic_ref_count_init (&self->pages->references);
  self->pages->ask = chieu_print_ask_copy (ask);
  self->pages->faces = chieu_deck_faces_new (FALSE);
  self->n_pages = n_pages;
  set_size (self, parent);
  show_page (self, page, FIRST_HEIGHT);
  gtk_widget_grab_focus (self->scrolled);
  return GTK_WINDOW (self);
}
