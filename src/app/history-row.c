/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-row.h"

#include "history-words.h"
#include "match/words.h"

struct _ChieuHistoryRow
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkLabel *when;
  GtkLabel *faults;
  GtkLabel *end;
  GtkLabel *kind;
};

G_DEFINE_FINAL_TYPE (ChieuHistoryRow, chieu_history_row, GTK_TYPE_WIDGET)

GtkWidget *
chieu_history_row_new (void)
{
  return g_object_new (CHIEU_TYPE_HISTORY_ROW, NULL);
}

static void
mark (GtkLabel   *label,
      const char *css_class,
      gboolean    marked)
{
  if (marked)
    gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), css_class);
}

char *
chieu_history_row_show (ChieuHistoryRow      *self,
                        ChieuHistoryHand     *hand,
                        const ChieuSeatNames  names)
{
  const ChieuStoredHand *stored = chieu_history_hand_get (hand);
  g_autofree char *when = chieu_history_time_to_words (stored->ended);
  g_autofree char *end = chieu_history_hand_to_words (stored, names);
  g_autofree char *kind = chieu_history_kind_to_words (stored);
  g_autofree char *faults = chieu_history_faults_to_words (stored);

  g_return_val_if_fail (CHIEU_IS_HISTORY_ROW (self), NULL);

  gtk_label_set_label (self->when, when);
  gtk_label_set_label (self->end, end);
  gtk_label_set_label (self->kind, kind);
  gtk_label_set_label (self->faults, faults != NULL ? faults : "");
  mark (self->end, "own", stored->person >= 0 && stored->winner == stored->person);
  return g_strjoin (chieu_words_comma (), when, end, kind, faults, NULL);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_HISTORY_ROW (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_history_row_parent_class)->dispose (object);
}

static void
chieu_history_row_class_init (ChieuHistoryRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "history-row");
}

static void
chieu_history_row_init (ChieuHistoryRow *self)
{
  GtkWidget *above = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->content), above);
  self->when = add_label (above, "when");
  gtk_widget_set_hexpand (GTK_WIDGET (self->when), TRUE);
  self->faults = add_label (above, "faults");
  self->end = add_label (self->content, "end");
  self->kind = add_label (self->content, "kind");
}
