/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "empty-hands.h"

#include "app/app-game.h"
#include "app/widgets/column-layout.h"
#include "mat/widgets/card-bunch.h"
#include "mat/widgets/widgets.h"

/* The space between the cards and the sentence, and the height of the cards, in pixels. */
#define SPACE 20
#define CARDS_HEIGHT 190

GtkWidget *
chieu_empty_hands_new (const ChieuGame *game,
                       const char      *sentence)
{
  const ChieuAppGame *app_game = game != NULL ? chieu_app_game_find (game) : NULL;
  const ChieuAppGame *shown = app_game != NULL ? app_game : chieu_app_games[0];
  GtkWidget *column = chieu_column_new (SPACE), *text = chieu_text_new (sentence != NULL ? sentence : "", "empty-sentence");

  if (shown != NULL)
    {
      GtkWidget *cards = chieu_card_bunch_new (shown->offer.game->deck, shown->emblem, CHIEU_EMBLEM_CARDS);

      gtk_widget_set_size_request (cards, -1, CARDS_HEIGHT);
      gtk_box_append (GTK_BOX (column), cards);
    }
  gtk_label_set_xalign (GTK_LABEL (text), 0.5f);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (column), text);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (column, TRUE);
  gtk_widget_add_css_class (column, "page");
  return column;
}

void
chieu_empty_hands_set_sentence (GtkWidget  *empty,
                                const char *sentence)
{
  g_return_if_fail (GTK_IS_BOX (empty) && sentence != NULL);

  chieu_label_say (GTK_LABEL (gtk_widget_get_last_child (empty)), sentence);
}
