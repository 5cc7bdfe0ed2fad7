/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages.h"

#include "page-holder.h"
#include "window-parts.h"

/* A page that has not been wanted yet. */
typedef struct
{
  ChieuPageFunc make;
  gpointer data;
} Maker;

struct _ChieuPages
{
  GObject parent_instance;

  GtkStack *stack;               /* weak (nullable) */
  GHashTable *makers;            /* name -> Maker */
  GHashTable *focus;             /* name -> GtkWidget of that page that takes the focus, not owned */
  int focus_frames;              /* the number of frames in which the page will still be offered the focus */
  char *before[CHIEU_N_BACKS];   /* (nullable): where "back" leads */
};

G_DEFINE_FINAL_TYPE (ChieuPages, chieu_pages, G_TYPE_OBJECT)

static guint shown_signal, changed_signal;

static void
finalize (GObject *object)
{
  ChieuPages *self = CHIEU_PAGES (object);

  g_clear_weak_pointer (&self->stack);
  g_hash_table_unref (self->makers);
  g_hash_table_unref (self->focus);
  for (int i = 0; i < CHIEU_N_BACKS; i++)
    g_free (self->before[i]);
  G_OBJECT_CLASS (chieu_pages_parent_class)->finalize (object);
}

static void
chieu_pages_class_init (ChieuPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  shown_signal = g_signal_new ("shown", CHIEU_TYPE_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  changed_signal = g_signal_new ("changed", CHIEU_TYPE_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_pages_init (ChieuPages *self)
{
  self->makers = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->focus = g_hash_table_new (g_str_hash, g_str_equal);
}

ChieuPages *
chieu_pages_new (GtkStack *stack)
{
  ChieuPages *self;

  g_return_val_if_fail (GTK_IS_STACK (stack), NULL);

  self = g_object_new (CHIEU_TYPE_PAGES, NULL);
  g_set_weak_pointer (&self->stack, stack);
  return self;
}

void
chieu_pages_add_page (ChieuPages    *self,
                      const char    *name,
                      ChieuPageFunc  make,
                      gpointer       data)
{
  Maker maker = { .make = make, .data = data };

  g_return_if_fail (CHIEU_IS_PAGES (self) && name != NULL && make != NULL);

  g_hash_table_insert (self->makers, (gpointer) g_intern_string (name), g_memdup2 (&maker, sizeof maker));
}

void
chieu_pages_set_focus (ChieuPages *self,
                       const char *name,
                       GtkWidget  *widget)
{
  g_return_if_fail (CHIEU_IS_PAGES (self) && name != NULL && GTK_IS_WIDGET (widget));

  g_hash_table_insert (self->focus, (gpointer) g_intern_string (name), widget);
}

/* ---- Which page is seen ---- */

/* Returns: the page in @child of the stack; the page that was there from the beginning is such a child itself */
static GtkWidget *
get_page_in (GtkWidget *child)
{
  return CHIEU_IS_PAGE_HOLDER (child) ? gtk_widget_get_first_child (child) : child;
}

GtkWidget *
chieu_pages_get_page (ChieuPages *self,
                      const char *name)
{
  GtkWidget *child;

  g_return_val_if_fail (CHIEU_IS_PAGES (self) && name != NULL, NULL);

  child = gtk_stack_get_child_by_name (self->stack, name);
  if (child == NULL)
    {
      const Maker *maker = g_hash_table_lookup (self->makers, name);

      g_return_val_if_fail (maker != NULL, NULL);
      child = chieu_page_holder_new (maker->make (maker->data));
      gtk_widget_set_visible (child, FALSE);
      gtk_stack_add_named (self->stack, child, name);
    }
  return get_page_in (child);
}

GtkWidget *
chieu_pages_get_seen (ChieuPages *self)
{
  g_return_val_if_fail (CHIEU_IS_PAGES (self), NULL);

  return get_page_in (gtk_stack_get_visible_child (self->stack));
}

const char *
chieu_pages_get_seen_name (ChieuPages *self)
{
  g_return_val_if_fail (CHIEU_IS_PAGES (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

gboolean
chieu_pages_is_seen (ChieuPages *self,
                     const char *name)
{
  g_return_val_if_fail (CHIEU_IS_PAGES (self) && name != NULL, FALSE);

  return g_strcmp0 (chieu_pages_get_seen_name (self), name) == 0;
}

GtkWindow *
chieu_pages_get_window (ChieuPages *self)
{
  g_return_val_if_fail (CHIEU_IS_PAGES (self), NULL);

  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->stack)));
}

static gboolean
focus_seen_page (ChieuPages *self)
{
  GtkWidget *widget = g_hash_table_lookup (self->focus, chieu_pages_get_seen_name (self));

  return gtk_widget_grab_focus (widget != NULL ? widget : chieu_pages_get_seen (self));
}

static gboolean
focus_cb (GtkWidget     *page,
          GdkFrameClock *clock,
          gpointer       data)
{
  ChieuPages *self = data;

  /* A page that was turned to twice has two such callbacks, and both end: the number may fall below 0. */
  if (self->stack == NULL || page != chieu_pages_get_seen (self) || focus_seen_page (self) || --self->focus_frames <= 0)
    return G_SOURCE_REMOVE;
  return G_SOURCE_CONTINUE;
}

void
chieu_pages_show_page (ChieuPages *self,
                       const char *name)
{
  g_return_if_fail (CHIEU_IS_PAGES (self) && name != NULL);

  if (chieu_pages_get_page (self, name) == NULL)
    return;
  chieu_stack_turn_to (self->stack, gtk_stack_get_child_by_name (self->stack, name));
  g_signal_emit (self, shown_signal, 0);
  self->focus_frames = CHIEU_FOCUS_FRAMES;
  if (!focus_seen_page (self))
    gtk_widget_add_tick_callback (chieu_pages_get_seen (self), focus_cb, g_object_ref (self), g_object_unref);
}

void
chieu_pages_tell_changed (ChieuPages *self)
{
  g_return_if_fail (CHIEU_IS_PAGES (self));

  g_signal_emit (self, changed_signal, 0);
}

/* ---- Back ---- */

void
chieu_pages_remember (ChieuPages *self,
                      ChieuBack   back)
{
  g_return_if_fail (CHIEU_IS_PAGES (self) && back < CHIEU_N_BACKS);

  chieu_pages_forget (self, back);
  self->before[back] = g_strdup (chieu_pages_get_seen_name (self));
}

gboolean
chieu_pages_remembers (ChieuPages *self,
                       ChieuBack   back)
{
  g_return_val_if_fail (CHIEU_IS_PAGES (self) && back < CHIEU_N_BACKS, FALSE);

  return self->before[back] != NULL;
}

void
chieu_pages_forget (ChieuPages *self,
                    ChieuBack   back)
{
  g_return_if_fail (CHIEU_IS_PAGES (self) && back < CHIEU_N_BACKS);

  g_clear_pointer (&self->before[back], g_free);
}

void
chieu_pages_go_back (ChieuPages *self,
                     ChieuBack   back)
{
  g_autofree char *page = NULL;

  g_return_if_fail (CHIEU_IS_PAGES (self) && back < CHIEU_N_BACKS);

  page = g_steal_pointer (&self->before[back]);
  chieu_pages_show_page (self, page != NULL ? page : CHIEU_PAGE_START);
}
