/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-window.h"

#include "app/side-button.h"
#include "app/yield-layout.h"
#include "help-place.h"
#include "help-view.h"

/* A page that was looked at. */
typedef struct
{
  char *xref;
  double position;               /* how far it was scrolled when it was left; less than 0: not left yet */
} Visit;

struct _ChieuHelpWindow
{
  AdwWindow parent_instance;

  ChieuHelpBook *book;
  GPtrArray *visits;             /* of Visit */
  int now;                       /* the number of the visit that is shown; −1: none */
  gboolean shows_found;          /* search results are shown instead of the page */
  char *best;                    /* (nullable): a link to the best of these results */

  GtkEditable *search;
  ChieuHelpView *view;
};

G_DEFINE_FINAL_TYPE (ChieuHelpWindow, chieu_help_window, ADW_TYPE_WINDOW)

static void
visit_free (gpointer data)
{
  Visit *visit = data;

  g_free (visit->xref);
  g_free (visit);
}

static Visit *
get_visit (ChieuHelpWindow *self)
{
  return self->now >= 0 ? self->visits->pdata[self->now] : NULL;
}

const char *
chieu_help_window_get_place (ChieuHelpWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_HELP_WINDOW (self), NULL);

  return self->now >= 0 ? get_visit (self)->xref : CHIEU_HELP_INDEX;
}

/* ---- Showing ---- */

static void
show_visit (ChieuHelpWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *section = NULL;
  Visit *visit = get_visit (self);
  const ChieuHelpPage *page = chieu_help_book_resolve (self->book, visit->xref, &section, &error);

  self->shows_found = FALSE;
  if (page == NULL)
    chieu_help_view_show_message (self->view, error->message);
  else
    {
      gtk_window_set_title (GTK_WINDOW (self), page->title);
      chieu_help_view_show_page (self->view, self->book, page, section, visit->position);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->now > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.forward", self->now + 1 < (int) self->visits->len);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* Notes how far the page that is left was scrolled. */
static void
leave_visit (ChieuHelpWindow *self)
{
  if (self->now >= 0 && !self->shows_found)
    get_visit (self)->position = chieu_help_view_get_position (self->view);
}

void
chieu_help_window_go_to (ChieuHelpWindow *self,
                         const char      *xref)
{
  Visit *visit;

  g_return_if_fail (CHIEU_IS_HELP_WINDOW (self));
  g_return_if_fail (xref != NULL);

  leave_visit (self);
  g_ptr_array_set_size (self->visits, self->now + 1);
  visit = g_new0 (Visit, 1);
  visit->xref = g_strdup (xref);
  visit->position = -1;
  g_ptr_array_add (self->visits, visit);
  self->now++;
  show_visit (self);
}

static void
turn_pages (ChieuHelpWindow *self,
            int              by)
{
  leave_visit (self);
  self->now += by;
  show_visit (self);
}

static void
link_cb (ChieuHelpWindow *self,
         const char      *xref)
{
  chieu_help_window_go_to (self, xref);
}

/* ---- Searching ---- */

static void
search_changed_cb (ChieuHelpWindow *self)
{
  const char *query = gtk_editable_get_text (self->search);

  if (*query == '\0')
    {
      if (self->shows_found)
        show_visit (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->search));
      return;
    }
  leave_visit (self);
  self->shows_found = TRUE;
  g_free (self->best);
  self->best = chieu_help_view_show_found (self->view, self->book, query);
}

static void
search_activate_cb (ChieuHelpWindow *self)
{
  if (self->shows_found && self->best != NULL)
    chieu_help_window_go_to (self, self->best);
}

/* Leaves the search, or the window if nothing is searched for. */
static void
stop_search_cb (ChieuHelpWindow *self)
{
  if (*gtk_editable_get_text (self->search) == '\0')
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_editable_set_text (self->search, "");
  show_visit (self);
}

/* ---- Actions ---- */

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  turn_pages (CHIEU_HELP_WINDOW (widget), -1);
}

static void
forward_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  turn_pages (CHIEU_HELP_WINDOW (widget), 1);
}

static void
contents_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  chieu_help_window_go_to (CHIEU_HELP_WINDOW (widget), CHIEU_HELP_INDEX);
}

static void
search_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuHelpWindow *self = CHIEU_HELP_WINDOW (widget);

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_select_region (self->search, 0, -1);
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  stop_search_cb (CHIEU_HELP_WINDOW (widget));
}

static void
side_button_cb (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, "help.back", NULL);
}

/* ---- The object ---- */

ChieuHelpWindow *
chieu_help_window_new (ChieuHelpBook *book)
{
  ChieuHelpWindow *self;

  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (book), NULL);

  self = g_object_new (CHIEU_TYPE_HELP_WINDOW, NULL);
  self->book = g_object_ref (book);
  return self;
}

static ChieuHelpWindow *
find_window (GtkApplication *application)
{
  for (GList *window = gtk_application_get_windows (application); window != NULL; window = window->next)
    if (CHIEU_IS_HELP_WINDOW (window->data))
      return window->data;
  return NULL;
}

/* The window has a group of its own: a modal dialog of the program would keep all input from it. */
static ChieuHelpWindow *
make_window (GtkApplication *application,
             GtkWindow      *main_window,
             ChieuHelpBook  *book)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();
  ChieuHelpWindow *self = chieu_help_window_new (book);

  gtk_window_group_add_window (group, GTK_WINDOW (self));
  gtk_window_set_application (GTK_WINDOW (self), application);
  if (main_window != NULL)
    g_signal_connect_object (main_window, "destroy", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  return self;
}

/* Returns: (nullable): the window below all dialogs. */
static GtkWindow *
get_main_window (GtkWindow *window)
{
  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  return window;
}

/* ---- Opening the book ---- */

/* The name under which the application keeps the page that is to be shown as soon as the book has been read. */
#define WANTED "chieu-help-wanted"

static void
read_book (GTask        *task,
           gpointer      application,
           gpointer      data,
           GCancellable *cancellable)
{
  g_task_return_pointer (task, chieu_help_book_new (g_get_language_names ()), g_object_unref);
}

static void
show_page (ChieuHelpWindow *self,
           const char      *xref)
{
  chieu_help_window_go_to (self, xref);
  gtk_window_present (GTK_WINDOW (self));
}

static void
book_read_cb (GObject      *application,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (ChieuHelpBook) book = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autofree char *xref = g_object_steal_data (application, WANTED);
  g_autofree GWeakRef *asked_in = data;
  g_autoptr (GtkWindow) window = NULL;

  if (asked_in != NULL)
    {
      window = g_weak_ref_get (asked_in);
      g_weak_ref_clear (asked_in);
      /* If the program's window was closed meanwhile, help is no longer wanted. */
      if (window == NULL || gtk_window_get_application (window) == NULL)
        return;
    }
  show_page (make_window (GTK_APPLICATION (application), window, book), xref);
}

/* The book has dozens of pages, so a thread reads them. */
static void
open_book (GtkApplication *application,
           GtkWindow      *main_window,
           const char     *xref)
{
  gboolean is_being_read = g_object_get_data (G_OBJECT (application), WANTED) != NULL;
  g_autoptr (GTask) task = NULL;
  GWeakRef *asked_in = NULL;

  g_object_set_data_full (G_OBJECT (application), WANTED, g_strdup (xref), g_free);
  if (is_being_read)
    return;
  if (main_window != NULL)
    {
      asked_in = g_new0 (GWeakRef, 1);
      g_weak_ref_init (asked_in, main_window);
    }
  task = g_task_new (application, NULL, book_read_cb, asked_in);
  g_task_run_in_thread (task, read_book);
}

void
chieu_help_present_page (GtkApplication *application,
                         GtkWindow      *window,
                         const char     *xref)
{
  ChieuHelpWindow *self;

  g_return_if_fail (GTK_IS_APPLICATION (application));
  g_return_if_fail (window == NULL || GTK_IS_WINDOW (window));
  g_return_if_fail (xref != NULL);

  self = find_window (application);
  if (self != NULL)
    show_page (self, xref);
  else
    open_book (application, get_main_window (window), xref);
}

void
chieu_help_present (GtkApplication *application,
                    GtkWindow      *window)
{
  g_return_if_fail (window == NULL || GTK_IS_WINDOW (window));

  chieu_help_present_page (application, window, chieu_help_place_find (window));
}

static gboolean
help_key_cb (GtkWidget *dialog,
             GVariant  *parameter,
             gpointer   data)
{
  GtkWindow *main_window = get_main_window (GTK_WINDOW (dialog));

  if (gtk_window_get_application (main_window) == NULL)
    return FALSE;
  chieu_help_present (gtk_window_get_application (main_window), GTK_WINDOW (dialog));
  return TRUE;
}

static gboolean
close_key_cb (GtkWidget *dialog,
              GVariant  *parameter,
              gpointer   data)
{
  gtk_window_close (GTK_WINDOW (dialog));
  return TRUE;
}

void
chieu_help_listen_to_keys (GtkWindow *dialog)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WINDOW (dialog));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                                          gtk_callback_action_new (help_key_cb, NULL, NULL)));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_w, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (close_key_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (dialog), controller);
}

static void
dispose (GObject *object)
{
  ChieuHelpWindow *self = CHIEU_HELP_WINDOW (object);

  g_clear_object (&self->book);
  g_clear_pointer (&self->visits, g_ptr_array_unref);
  g_clear_pointer (&self->best, g_free);
  self->now = -1;
  G_OBJECT_CLASS (chieu_help_window_parent_class)->dispose (object);
}

static void
chieu_help_window_class_init (ChieuHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (CHIEU_TYPE_HELP_VIEW);
  g_type_ensure (CHIEU_TYPE_YIELD_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuHelpWindow, search);
  gtk_widget_class_bind_template_child (widget_class, ChieuHelpWindow, view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "help.forward", NULL, forward_action);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, contents_action);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, search_action);
  gtk_widget_class_install_action (widget_class, "help.leave", NULL, leave_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "help.forward", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "help.contents", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "help.leave", NULL);
}

static void
chieu_help_window_init (ChieuHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  chieu_side_button_listen (GTK_WIDGET (self), side_button_cb);
  gtk_widget_set_name (GTK_WIDGET (self), CHIEU_HELP_PLACE_HELP);
  self->visits = g_ptr_array_new_with_free_func (visit_free);
  self->now = -1;
}
