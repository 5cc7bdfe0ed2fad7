/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gloss.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "widgets.h"

#define SPACE 9
/* Characters of a line of the meaning. */
#define LINE_CHARS 34
/* The page with all words. */
#define PAGE_WORDS "words"

static void
more_cb (GtkWidget  *button,
         const char *page)
{
  GApplication *application = g_application_get_default ();

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  if (application != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (application), "help-page", g_variant_new_string (page));
}

static GtkWidget *
more_new (guint entry)
{
  const char *page = chieu_glossary_get_more (chieu_gloss_get (), entry);
  GtkWidget *button = gtk_button_new_with_label (_("More in the help"));

  gtk_widget_add_css_class (button, "large");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_data (button, "clicked", G_CALLBACK (more_cb), g_strdup (page != NULL ? page : PAGE_WORDS),
                         (GClosureNotify) G_CALLBACK (g_free), 0);
  return button;
}

static GtkWidget *
content_new (guint entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE);
  GtkWidget *text = chieu_text_new (chieu_glossary_get_text (chieu_gloss_get (), entry), "gloss-text");

  /* As wide as that and no wider: a popover asks for the height before it knows the width. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (text), GTK_NATURAL_WRAP_INHERIT);
  gtk_label_set_width_chars (GTK_LABEL (text), LINE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (text), LINE_CHARS);
  gtk_box_append (GTK_BOX (box), chieu_text_new (chieu_glossary_get_title (chieu_gloss_get (), entry), "title-2"));
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), more_new (entry));
  gtk_widget_add_css_class (box, "gloss");
  return box;
}

static gboolean
unparent_cb (gpointer popover)
{
  /* The window may be gone, and have taken it along. */
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  g_object_unref (popover);
  return G_SOURCE_REMOVE;
}

/* What closes it is still busy with it. */
static void
closed_cb (GtkWidget *popover)
{
  g_signal_handlers_disconnect_by_func (popover, closed_cb, NULL);
  g_idle_add (unparent_cb, g_object_ref (popover));
}

/* It hangs on the window: a text may be changed or taken away while its word is being explained. */
void
chieu_gloss_explain (GtkWidget          *widget,
                     guint               entry,
                     const GdkRectangle *where)
{
  GtkWidget *popover, *window;
  g_autofree char *spoken = NULL;
  double x, y;

  g_return_if_fail (GTK_IS_WIDGET (widget) && where != NULL);
  g_return_if_fail (entry < chieu_glossary_get_n (chieu_gloss_get ()));

  window = GTK_WIDGET (gtk_widget_get_root (widget));
  if (window == NULL || !gtk_widget_translate_coordinates (widget, window, where->x, where->y, &x, &y))
    return;
  spoken = g_strdup_printf (_("%1$s. %2$s"), chieu_glossary_get_title (chieu_gloss_get (), entry),
                            chieu_glossary_get_text (chieu_gloss_get (), entry));
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), content_new (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_parent (popover, window);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle) { (int) x, (int) y, where->width, where->height });
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}
