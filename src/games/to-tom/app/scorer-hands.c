/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-hands.h"

#include <glib/gi18n.h>

#include "app/widgets/data-table.h"
#include "games/to-tom/rules/to-tom.h"
#include "match/words/words.h"

char *
chieu_scorer_hand_to_words (const ChieuEvening *evening,
                            guint               n,
                            const ChieuResult  *result)
{
  const ChieuEveningHand *hand;
  const char *names[CHIEU_SEATS_MAX] = { NULL };
  int seats;

  g_return_val_if_fail (evening != NULL && n < chieu_evening_get_n_hands (evening), NULL);
  g_return_val_if_fail (result != NULL, NULL);

  hand = chieu_evening_get_hand (evening, n);
  if (hand->outcome == CHIEU_OUTCOME_NONE)
    return g_strdup (_("A new hội begins"));
  seats = chieu_evening_get_seats (evening);
  for (int seat = 0; seat < seats; seat++)
    names[seat] = chieu_evening_get_name (evening, seat);
  return chieu_words_result (chieu_words_for_game (&chieu_to_tom), result, names, seats);
}

/* Adds a row for entry @n of @evening. @number: that of the hand, counted from 1 without the beginnings of a hội; 0: the entry is such a
 * beginning */
static void
add_row (GtkWidget          *table,
         const ChieuEvening *evening,
         guint               n,
         int                 number,
         const ChieuResult  *result)
{
  g_autofree char *words = chieu_scorer_hand_to_words (evening, n, result);
  g_autofree char *number_and_time = NULL;

  if (number > 0)
    {
      /* A file may name a time for which there is no date: then no time is shown. */
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (chieu_evening_get_hand (evening, n)->when);
      g_autofree char *clock = time != NULL ? g_date_time_format (time, "%H:%M") : g_strdup ("");

      /* Translators: the number of a hand, and the time of day at which it was written down: “Hand 3, 21:40”. */
      number_and_time = g_strdup_printf (_("Hand %1$d, %2$s"), number, clock);
    }
  if (number_and_time != NULL)
    chieu_data_table_add_row (table, NULL, (const char *[]) { words, number_and_time, NULL });
  else
    /* The second cell is empty, so that only the first is spoken. */
    chieu_data_table_add_row (table, words, (const char *[]) { words, "", NULL });
}

void
chieu_scorer_hands_fill (GtkWidget          *table,
                         const ChieuEvening *evening)
{
  g_autofree ChieuResult *results = NULL;
  GtkWidget *child;
  int number = 0;

  g_return_if_fail (GTK_IS_LIST_BOX (table) && evening != NULL);

  while ((child = gtk_widget_get_first_child (table)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (table), child);
  results = chieu_evening_get_results (evening);
  for (guint i = 0; i < chieu_evening_get_n_hands (evening); i++)
    number += chieu_evening_get_hand (evening, i)->outcome != CHIEU_OUTCOME_NONE;
  for (guint i = chieu_evening_get_n_hands (evening); i-- > 0;)
    {
      gboolean is_hand = chieu_evening_get_hand (evening, i)->outcome != CHIEU_OUTCOME_NONE;

      add_row (table, evening, i, is_hand ? number : 0, &results[i]);
      number -= is_hand;
    }
  gtk_widget_set_visible (table, chieu_evening_get_n_hands (evening) > 0);
}
