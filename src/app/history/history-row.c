/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-row.h"

#include "history-words.h"

GtkWidget *
chieu_history_row_new (void)
{
  GtkWidget *row = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (row), 0);
  gtk_label_set_wrap (GTK_LABEL (row), TRUE);
  gtk_widget_add_css_class (row, "history-row");
  return row;
}

/* The person's own wins and faults are printed bold. */
void
chieu_history_row_show_hand (GtkWidget            *row,
                             ChieuHistoryHand     *hand,
                             const ChieuSeatNames  names)
{
  const ChieuStoredHand *stored = chieu_history_hand_get_stored (hand);
  gboolean own = stored->person >= 0 && stored->winner == stored->person;
  g_autofree char *when = chieu_history_time_to_words (stored->ended);
  g_autofree char *end = chieu_history_hand_to_words (stored, names);
  g_autofree char *kind = chieu_history_kind_to_words (stored);
  g_autofree char *faults = chieu_history_faults_to_words (stored);
  g_autofree char *markup = NULL;

  g_return_if_fail (GTK_IS_LABEL (row));

  markup = g_markup_printf_escaped ("%s\n<span size=\"118%%\" weight=\"%s\">%s</span>\n%s%s<b>%s</b>", when,
                                    own ? "heavy" : "normal", end, kind, faults != NULL ? " · " : "",
                                    faults != NULL ? faults : "");
  gtk_label_set_markup (GTK_LABEL (row), markup);
  /* The row takes no focus; the list item that holds it does. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (row)), -1);
}
