/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bottom-bar.h"

#include "mat/widgets/wrap-layout.h"

/* Pixels between the buttons of a bar that is made here. */
#define SPACE 9

GtkWidget *
chieu_bottom_bar_new (void)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (bar, chieu_wrap_layout_new (SPACE));
  gtk_widget_add_css_class (bar, "bottom");
  return bar;
}

void
chieu_bottom_bar_break_words (GtkWidget *button)
{
  GtkWidget *label;

  g_return_if_fail (GTK_IS_BUTTON (button));

  label = gtk_button_get_child (GTK_BUTTON (button));
  if (!GTK_IS_LABEL (label))
    return;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

void
chieu_bottom_bar_keep_width (GtkWidget         *button,
                             const char *const *labels)
{
  glong longest = 0;

  g_return_if_fail (GTK_IS_BUTTON (button) && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (button))) && labels != NULL);

  for (guint i = 0; labels[i] != NULL; i++)
    longest = MAX (longest, g_utf8_strlen (labels[i], -1));
  gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), (int) longest);
}

void
chieu_bottom_bar_use (GtkWidget *box,
                      int        spacing)
{
  g_return_if_fail (GTK_IS_BOX (box));

  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (spacing));
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      chieu_bottom_bar_break_words (child);
}

GtkWidget *
chieu_bottom_bar_add_button (GtkWidget  *box,
                             const char *label,
                             const char *action)
{
  GtkWidget *button;

  g_return_val_if_fail (GTK_IS_BOX (box) && label != NULL && action != NULL, NULL);

  button = gtk_button_new_with_label (label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "large");
  chieu_bottom_bar_break_words (button);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_set_visible (box, TRUE);
  return button;
}

GtkBox *
chieu_bottom_bar_add_tools (GtkWidget *bar)
{
  GtkWidget *tools;

  g_return_val_if_fail (GTK_IS_BOX (bar), NULL);

  tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE);
  gtk_widget_set_visible (tools, FALSE);
  gtk_box_append (GTK_BOX (bar), tools);
  return GTK_BOX (tools);
}
