/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page-holder.h"

struct _ChieuPageHolder
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ChieuPageHolder, chieu_page_holder, GTK_TYPE_WIDGET)

static GtkWidget *
get_next_part (GtkWidget *part,
               gboolean   forward)
{
  return forward ? gtk_widget_get_next_sibling (part) : gtk_widget_get_prev_sibling (part);
}

static gboolean
focus (GtkWidget        *widget,
       GtkDirectionType  direction)
{
  GtkWidget *page = gtk_widget_get_first_child (widget), *part = gtk_widget_get_focus_child (page);
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;

  if (!forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (chieu_page_holder_parent_class)->focus (widget, direction);
  /* A page that takes the focus itself has no child that does. */
  if (gtk_widget_get_focusable (page) || gtk_widget_get_first_child (page) == NULL)
    return gtk_widget_child_focus (page, direction);
  if (part == NULL)
    part = forward ? gtk_widget_get_first_child (page) : gtk_widget_get_last_child (page);
  for (; part != NULL; part = get_next_part (part, forward))
    if (gtk_widget_get_mapped (part) && gtk_widget_child_focus (part, direction))
      return TRUE;
  return FALSE;
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_first_child (widget));
}

GtkWidget *
chieu_page_holder_new (GtkWidget *page)
{
  GtkWidget *self;

  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  self = g_object_new (CHIEU_TYPE_PAGE_HOLDER, NULL);
  gtk_widget_set_parent (page, self);
  return self;
}

static void
dispose (GObject *object)
{
  GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (page != NULL)
    gtk_widget_unparent (page);
  G_OBJECT_CLASS (chieu_page_holder_parent_class)->dispose (object);
}

static void
chieu_page_holder_class_init (ChieuPageHolderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->focus = focus;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
chieu_page_holder_init (ChieuPageHolder *self)
{
}
