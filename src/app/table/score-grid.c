/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-grid.h"

#include <glib/gi18n.h>

#include "app/widgets/data-table.h"
#include "match/words/words.h"

enum
{
  COLUMN_NAME,
  COLUMN_HAND,
  COLUMN_TOTAL,
  N_COLUMNS
};

/* A table to see and to hear: rows of cells, each column as wide as its widest cell. */
typedef struct
{
  GtkBox *table;
  GtkSizeGroup *columns[N_COLUMNS];
} Table;

/* Adds a row without cells. @name: what a screen reader says when it comes to the row */
static GtkBox *
add_row (Table      *self,
         const char *name)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_layout_manager (row, chieu_data_row_layout_new ());
  gtk_box_append (self->table, row);
  return GTK_BOX (row);
}

static void
add_text (Table             *self,
          GtkBox            *row,
          int                column,
          const char        *text,
          const char        *css_class,
          GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "wrap", TRUE,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "xalign", column == COLUMN_NAME ? 0.0 : 1.0, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_size_group_add_widget (self->columns[column], label);
  gtk_box_append (row, label);
}

static void
add_head (Table    *self,
          gboolean  with_hand)
{
  GtkBox *row = add_row (self, C_("table head", "Points"));

  add_text (self, row, COLUMN_NAME, C_("table head", "Seat"), "dim-label", GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  if (with_hand)
    add_text (self, row, COLUMN_HAND, C_("table head", "This hand"), "dim-label", GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  add_text (self, row, COLUMN_TOTAL, C_("table head", "Points"), "dim-label", GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
}

static void
add_seat (Table               *self,
          const ChieuScoreRow *seat,
          gboolean             with_hand)
{
  GtkBox *row = add_row (self, seat->name);
  g_autofree char *hand = chieu_words_signed (seat->hand);
  g_autofree char *total = chieu_words_number (seat->total);

  add_text (self, row, COLUMN_NAME, seat->name, "heading", GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  if (with_hand)
    add_text (self, row, COLUMN_HAND, hand, "numeric", GTK_ACCESSIBLE_ROLE_CELL);
  add_text (self, row, COLUMN_TOTAL, total, "numeric", GTK_ACCESSIBLE_ROLE_CELL);
}

GtkWidget *
chieu_score_grid_new (const ChieuScoreRow *rows,
                      int                  n,
                      gboolean             with_hand)
{
  Table self;

  g_return_val_if_fail (rows != NULL && n > 0 && n <= CHIEU_SEATS_MAX, NULL);

  self.table = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self.table), "scores");
  gtk_widget_add_css_class (GTK_WIDGET (self.table), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self.table), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("table head", "Points"), -1);
  for (int column = 0; column < N_COLUMNS; column++)
    self.columns[column] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  add_head (&self, with_hand);
  for (int i = 0; i < n; i++)
    add_seat (&self, &rows[i], with_hand);
  /* The labels keep their groups alive. */
  for (int column = 0; column < N_COLUMNS; column++)
    g_object_unref (self.columns[column]);
  return GTK_WIDGET (self.table);
}
