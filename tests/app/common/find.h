/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds widgets below one, and the windows over the program's own.
 */
#pragma once

#include <adwaita.h>

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
is_of_type (GtkWidget  *widget,
            const char *type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), g_type_from_name (type));
}

/* Returns: (nullable): the first of @widget and all below it that is of @type */
static inline GtkWidget *
find_of_type (GtkWidget *widget,
              GType      type)
{
  return find_below (widget, is_of_type, g_type_name (type));
}

/* Returns: (nullable): the text of the first label in @widget */
static inline const char *
find_text_in (GtkWidget *widget)
{
  GtkWidget *label = find_of_type (widget, GTK_TYPE_LABEL);

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

/* ---- Conditions for find_below() ---- */

static inline gboolean
has_name (GtkWidget  *widget,
          const char *name)
{
  return g_str_equal (gtk_widget_get_name (widget), name);
}

static inline gboolean
has_action (GtkWidget  *widget,
            const char *action)
{
  return GTK_IS_ACTIONABLE (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static inline gboolean
is_label (GtkWidget  *widget,
          const char *text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* Returns: whether @widget is a label with @text in it */
static inline gboolean
is_label_with (GtkWidget  *widget,
               const char *text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static inline gboolean
is_button (GtkWidget  *widget,
           const char *label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static inline gboolean
is_row_titled (GtkWidget  *widget,
               const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

/* ---- Windows ---- */

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
