/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "warm-up.h"

/* Collects the widgets without children, the first of the page last. Hidden parts are left out: they are not measured. */
static void
collect_leaves (GtkWidget *widget,
                GPtrArray *leaves)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (gtk_widget_get_first_child (widget) == NULL)
    g_ptr_array_add (leaves, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL; child = gtk_widget_get_prev_sibling (child))
    collect_leaves (child, leaves);
}

/* A widget that was removed from the window meanwhile need not be measured. */
static gboolean
measure_next_cb (gpointer data)
{
  GPtrArray *leaves = data;
  GtkWidget *widget;

  if (leaves->len == 0)
    return G_SOURCE_REMOVE;
  widget = leaves->pdata[leaves->len - 1];
  if (gtk_widget_get_root (widget) != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  g_ptr_array_set_size (leaves, leaves->len - 1);
  return G_SOURCE_CONTINUE;
}

void
chieu_warm_up (GtkWidget *page)
{
  GPtrArray *leaves;

  g_return_if_fail (GTK_IS_WIDGET (page));

  leaves = g_ptr_array_new_with_free_func (g_object_unref);
  for (GtkWidget *child = gtk_widget_get_last_child (page); child != NULL; child = gtk_widget_get_prev_sibling (child))
    collect_leaves (child, leaves);
  g_idle_add_full (G_PRIORITY_LOW, measure_next_cb, leaves, (GDestroyNotify) g_ptr_array_unref);
}
