/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "told-line.h"

#include "mat/widgets/card-names.h"
#include "mat/widgets/card-strip.h"

/* The space between the sentence and its cards, in pixels. */
#define SPACING 8
/* The margin for the shadow of a card at the edge of a column, in pixels. */
#define SHADOW 4

GtkWidget *
chieu_told_line_new (const ChieuGame *game,
                     const char      *text,
                     const ChieuCard *cards,
                     int              n,
                     int              height)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING), *label = gtk_label_new (text);

  gtk_widget_add_css_class (line, "told-line");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  chieu_card_names_watch (label);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  if (n > 0)
    {
      GtkWidget *strip = chieu_card_strip_new (game, cards, n, height);

      gtk_widget_set_valign (strip, GTK_ALIGN_CENTER);
      gtk_widget_set_margin_end (strip, SHADOW);
      gtk_accessible_update_state (GTK_ACCESSIBLE (strip), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_box_append (GTK_BOX (line), strip);
    }
  return line;
}

void
chieu_told_line_set_card_height (GtkWidget *line,
                                 int        height)
{
  GtkWidget *last;

  g_return_if_fail (GTK_IS_WIDGET (line) && height > 0);

  last = gtk_widget_get_last_child (line);
  if (CHIEU_IS_CARD_STRIP (last))
    chieu_card_strip_set_height (CHIEU_CARD_STRIP (last), height);
}

const char *
chieu_told_line_get_text (GtkWidget *line)
{
  g_return_val_if_fail (GTK_IS_WIDGET (line), NULL);

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (line)));
}
