/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-game.h"

#include "mat/widgets/card-strip.h"

const ChieuAppGame *
chieu_app_game_find_scorer (void)
{
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    if (chieu_app_games[i]->scorer_new != NULL)
      return chieu_app_games[i];
  return NULL;
}

void
chieu_app_game_append_emblems (GtkBox *box,
                               int     height)
{
  int i = 0;

  while (chieu_app_games[i] != NULL && chieu_app_games[i]->n_emblems == 0)
    i++;
  for (int emblem = 0; chieu_app_games[i] != NULL && emblem < chieu_app_games[i]->n_emblems; emblem++)
    gtk_box_append (box, chieu_card_strip_new (chieu_app_games[i]->offer.game, chieu_app_games[i]->emblems[emblem],
                                               CHIEU_EMBLEM_CARDS, height));
}
