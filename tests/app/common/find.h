/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds widgets below one, and the windows over the program's own.
 */
#pragma once

#include <gtk/gtk.h>

/* Returns: whether @widget is the one that is looked for; @name is what find_below() was given */
typedef gboolean (*IsIt) (GtkWidget *widget, const char *name);

/* Returns: (nullable): the first of @widget and all below it for which @is_it is TRUE */
static inline GtkWidget *
find_below (GtkWidget  *widget,
            IsIt        is_it,
            const char *name)
{
  GtkWidget *found = is_it (widget, name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below (child, is_it, name);
  return found;
}

static inline gboolean
has_name (GtkWidget  *widget,
          const char *name)
{
  return g_str_equal (gtk_widget_get_name (widget), name);
}

/* Returns: (nullable): a visible window other than @own that has the name @name; with @name NULL any */
static inline GtkWindow *
find_other_window (GtkWindow  *own,
                   const char *name)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != own && gtk_widget_get_visible (GTK_WIDGET (window)) && (name == NULL || has_name (GTK_WIDGET (window), name)))
        return window;
    }
  return NULL;
}
