/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bottom-bar.h"

#include "mat/widgets/wrap-layout.h"

#define SPACE 9

GtkWidget *
chieu_bottom_bar_new (void)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (bar, chieu_wrap_layout_new (SPACE));
  gtk_widget_add_css_class (bar, "bottom");
  return bar;
}

GtkWidget *
chieu_bottom_bar_add_button (GtkWidget  *box,
                             const char *label,
                             const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "large");
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_set_visible (box, TRUE);
  return button;
}

GtkBox *
chieu_bottom_bar_add_tools (GtkWidget *bar)
{
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE);

  gtk_widget_set_visible (tools, FALSE);
  gtk_box_append (GTK_BOX (bar), tools);
  return GTK_BOX (tools);
}
