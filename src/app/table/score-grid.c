/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-grid.h"

#include <glib/gi18n.h>

#include "match/words/words.h"
#include "rules/games.h"

enum
{
  COLUMN_NAME,
  COLUMN_HAND,
  COLUMN_TOTAL,
};

static void
attach_text (GtkGrid    *grid,
             const char *text,
             const char *css_class,
             int         column,
             int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NAME ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, column == COLUMN_NAME);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_number (GtkGrid *grid,
               int      number,
               gboolean with_sign,
               int      column,
               int      row)
{
  g_autofree char *text = with_sign ? chieu_words_signed (number) : chieu_words_number (number);

  attach_text (grid, text, "numeric", column, row);
}

GtkWidget *
chieu_score_grid_new (const ChieuScoreRow *rows,
                      int                  n,
                      gboolean             with_hand)
{
  GtkWidget *grid;

  g_return_val_if_fail (rows != NULL && n > 0 && n <= CHIEU_SEATS_MAX, NULL);

  grid = gtk_grid_new ();
  gtk_widget_add_css_class (grid, "scores");
  gtk_widget_add_css_class (grid, "card");
  attach_text (GTK_GRID (grid), C_("table head", "Seat"), "dim-label", COLUMN_NAME, 0);
  if (with_hand)
    attach_text (GTK_GRID (grid), C_("table head", "This hand"), "dim-label", COLUMN_HAND, 0);
  attach_text (GTK_GRID (grid), C_("table head", "Points"), "dim-label", COLUMN_TOTAL, 0);
  for (int i = 0; i < n; i++)
    {
      attach_text (GTK_GRID (grid), rows[i].name, "heading", COLUMN_NAME, i + 1);
      if (with_hand)
        attach_number (GTK_GRID (grid), rows[i].hand, TRUE, COLUMN_HAND, i + 1);
      attach_number (GTK_GRID (grid), rows[i].total, FALSE, COLUMN_TOTAL, i + 1);
    }
  return grid;
}
