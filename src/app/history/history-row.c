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

/* The person's faults are printed bold, and so is the end of the hand if the person brought it about, by a win or by a false ù. */
void
chieu_history_row_show_hand (GtkWidget            *row,
                             ChieuHistoryHand     *hand,
                             const ChieuSeatNames  names)
{
  const ChieuStoredHand *stored;
  gboolean own;
  g_autofree char *when = NULL, *end = NULL, *kind = NULL, *faults = NULL, *markup = NULL;

  g_return_if_fail (GTK_IS_LABEL (row) && CHIEU_IS_HISTORY_HAND (hand) && names != NULL);

  stored = chieu_history_hand_get_stored (hand);
  own = stored->person >= 0 && stored->winner == stored->person;
  when = chieu_history_time_to_words (stored->ended);
  end = chieu_history_hand_to_words (stored, names);
  kind = chieu_history_kind_to_words (stored);
  faults = chieu_history_faults_to_words (stored);
  markup = g_markup_printf_escaped ("%s\n<span size=\"118%%\" weight=\"%s\">%s</span>\n%s%s<b>%s</b>", when,
                                    own ? "heavy" : "normal", end, kind, faults != NULL ? CHIEU_HISTORY_BETWEEN : "",
                                    faults != NULL ? faults : "");
  gtk_label_set_markup (GTK_LABEL (row), markup);
  /* The row takes no focus; the list item that holds it does. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (row)), -1);
}
