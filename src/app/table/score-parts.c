/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-parts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "app/window-parts.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"

/* The most characters of a line of explanation, so that the points find room beside it. */
#define LINE_CHARS 44
/* The space between cards and the name under them, in pixels. */
#define NAME_SPACING 6
/* The least height of a button on the page, in pixels. */
#define BUTTON_HEIGHT 48
/* The space between a cước and its points, in pixels. */
#define ROW_SPACING 18

GtkWindow *
chieu_told_window_new (GtkWindow  *parent,
                       const char *title,
                       const char *name,
                       GtkWidget  *content)
{
  GtkWidget *window, *box;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && title != NULL && name != NULL && GTK_IS_WIDGET (content), NULL);

  window = g_object_new (ADW_TYPE_WINDOW,
                         "title", title,
                         "transient-for", parent,
                         "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "default-width", gtk_widget_get_width (GTK_WIDGET (parent)),
                         "default-height", gtk_widget_get_height (GTK_WIDGET (parent)),
                         NULL);
  gtk_widget_set_name (window, name);
  chieu_help_listen_to_keys (GTK_WINDOW (window));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), chieu_back_header_new ());
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);
  chieu_window_close_on_escape (window);
  gtk_window_set_focus (GTK_WINDOW (window), content);
  return GTK_WINDOW (window);
}

GtkWidget *
chieu_moment_button_new (void)
{
  GtkWidget *button = gtk_button_new_with_label (_("Show me the moment"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_size_request (button, -1, BUTTON_HEIGHT);
  return button;
}

GtkWidget *
chieu_line_new (const char *text,
                const char *css_class,
                double      xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  chieu_label_say (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return chieu_gloss_mark (label);
}

GtkWidget *
chieu_shown_phu_widget_new (const ChieuGame     *game,
                            const ChieuShownPhu *phu,
                            int                  card_height)
{
  GtkWidget *box, *strip;

  g_return_val_if_fail (game != NULL && phu != NULL, NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, NAME_SPACING);
  strip = chieu_card_strip_new (game, phu->cards, phu->n, card_height);
  if (phu->win >= 0)
    chieu_card_strip_mark_win (CHIEU_CARD_STRIP (strip), phu->win);
  gtk_widget_set_halign (strip, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), chieu_line_new (phu->caption, phu->lung ? "lung" : "caption-heading", 0.5));
  return box;
}

GtkWidget *
chieu_shown_phu_list_widget_new (const ChieuGame *game,
                                 const GPtrArray *phu,
                                 int              card_height)
{
  GtkWidget *box;

  g_return_val_if_fail (game != NULL && phu != NULL, NULL);

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (CHIEU_PHU_SPACING));
  for (guint i = 0; i < phu->len; i++)
    gtk_box_append (GTK_BOX (box), chieu_shown_phu_widget_new (game, phu->pdata[i], card_height));
  return box;
}

GtkWidget *
chieu_cuoc_row_new (const ChieuAccountCuoc *cuoc)
{
  GtkWidget *row, *texts, *cell;
  g_autofree char *number = NULL, *explained = NULL;
  const char *rule;

  g_return_val_if_fail (cuoc != NULL, NULL);

  rule = cuoc->detail != NULL ? cuoc->detail : cuoc->rule;

  row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "spacing", ROW_SPACING, NULL);
  texts = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW_HEADER, "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  cell = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_CELL, NULL);
  number = cuoc->told != NULL ? g_strdup (cuoc->told) : chieu_words_number (cuoc->points);
  explained = g_strdup_printf (_("%1$s: %2$s"), cuoc->name, rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, cuoc->name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (texts), GTK_ACCESSIBLE_PROPERTY_LABEL, explained, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, number, -1);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), chieu_line_new (cuoc->name, "title-4", 0));
  gtk_box_append (GTK_BOX (texts), chieu_line_new (rule, NULL, 0));
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (cell), chieu_line_new (number, "points", 1));
  gtk_box_append (GTK_BOX (row), cell);
  return row;
}
