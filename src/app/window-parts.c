/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-parts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "narrow-header.h"
#include "voiced.h"

GtkWidget *
chieu_back_header_new (void)
{
  GtkWidget *bar = adw_header_bar_new (), *back = gtk_button_new_with_label (_("Back"));

  gtk_widget_add_css_class (bar, "tall");
  gtk_widget_add_css_class (back, CHIEU_HEADER_BACK);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "window.close");
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), back);
  return bar;
}

/* Lets all labels in @widget break into lines. */
static void
break_labels (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      {
        gtk_label_set_ellipsize (GTK_LABEL (child), PANGO_ELLIPSIZE_NONE);
        gtk_label_set_wrap (GTK_LABEL (child), TRUE);
      }
    else
      break_labels (child);
}

void
chieu_group_break_title (GtkWidget *group)
{
  g_return_if_fail (ADW_IS_PREFERENCES_GROUP (group));

  break_labels (group);
}

void
chieu_window_close_on_escape (GtkWidget *window)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WINDOW (window));

  controller = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}

void
chieu_stack_name_seen (GtkStack   *stack,
                       const char *name)
{
  g_autofree char *voiced = NULL;
  GtkWidget *child;

  g_return_if_fail (GTK_IS_STACK (stack) && name != NULL);

  voiced = chieu_voiced_text (name);
  child = gtk_stack_get_visible_child (stack);
  if (child != NULL)
    gtk_stack_page_set_title (gtk_stack_get_page (stack, child), voiced);
}

void
chieu_stack_unname_pages (GtkStack *stack)
{
  g_return_if_fail (GTK_IS_STACK (stack));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_stack_page_get_title (gtk_stack_get_page (stack, child)) == NULL)
      gtk_stack_page_set_title (gtk_stack_get_page (stack, child), "");
}

void
chieu_stack_turn_to (GtkStack  *stack,
                     GtkWidget *child)
{
  g_return_if_fail (GTK_IS_STACK (stack) && GTK_IS_WIDGET (child));

  chieu_stack_unname_pages (stack);
  /* A stack cannot show a child that is hidden. */
  gtk_widget_set_visible (child, TRUE);
  gtk_stack_set_visible_child (stack, child);
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (stack)); other != NULL; other = gtk_widget_get_next_sibling (other))
    gtk_widget_set_visible (other, other == child);
}
