/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets.h"

#include "card-names.h"
#include "match/words/addressed.h"

void
chieu_widget_empty_box (GtkBox *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

void
chieu_widget_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

GtkWidget *
chieu_widget_skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

int
chieu_widget_find_height (GtkWidget *widget,
                          int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

void
chieu_widget_put_at (GtkWidget *child,
                     float      x,
                     float      y,
                     int        width,
                     int        height)
{
  gtk_widget_allocate (child, width, height, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

void
chieu_label_say (GtkLabel   *label,
                 const char *text)
{
  g_autofree char *said = chieu_addressed_text (text);

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_text (label, said != NULL ? said : "");
}

void
chieu_tooltip_say (GtkWidget  *widget,
                   const char *text)
{
  g_autofree char *said = chieu_addressed_text (text);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* Whenever a tooltip is set in a window, GTK asks the display where the pointer is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), said) != 0)
    gtk_widget_set_tooltip_text (widget, said);
}

GtkWidget *
chieu_text_new (const char *text,
                const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  chieu_label_say (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return chieu_card_names_watch (label);
}
