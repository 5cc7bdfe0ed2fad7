/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A style class that a widget has as long as a condition holds.
 */
#pragma once

#include <gtk/gtk.h>

/* Gives @widget the style class @name if @is_set, and removes it otherwise. */
static inline void
chieu_css_class_set (GtkWidget  *widget,
                     const char *name,
                     gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
