/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-offer.h"

const ChieuGameOffer *
chieu_game_offer_get (int i)
{
  int n = 0;

  while (chieu_app_games[n] != NULL)
    n++;
  return i >= 0 && i < n ? &chieu_app_games[i]->offer : NULL;
}

const ChieuGameOffer *
chieu_game_offer_find (const char *id)
{
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    if (g_strcmp0 (chieu_app_games[i]->offer.game->id, id) == 0)
      return &chieu_app_games[i]->offer;
  return &chieu_app_games[0]->offer;
}

const ChieuGameOffer *
chieu_game_offer_get_chosen (GSettings *settings)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  id = g_settings_get_string (settings, "game");
  return chieu_game_offer_find (id);
}

/* A game's settings are stored below the program's own settings, whose path depends on the profile. */
GSettings *
chieu_game_offer_open_settings (const ChieuGameOffer *self,
                                GSettings            *settings)
{
  g_autofree char *id = NULL, *path = NULL, *own_id = NULL, *own_path = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  g_object_get (settings, "schema-id", &id, "path", &path, NULL);
  own_id = g_strconcat (id, ".Game", NULL);
  own_path = g_strconcat (path, "games/", self->game->id, "/", NULL);
  return g_settings_new_with_path (own_id, own_path);
}

int
chieu_game_offer_read_seats (const ChieuGameOffer *self,
                             GSettings            *own)
{
  int seats;

  g_return_val_if_fail (self != NULL && G_IS_SETTINGS (own), 0);

  seats = g_settings_get_int (own, "seats");
  for (int i = 0; i < self->n_tables; i++)
    if (self->tables[i].seats == seats)
      return seats;
  return self->tables[0].seats;
}

char *
chieu_game_offer_read_hoi (const ChieuGameOffer *self,
                           GSettings            *own)
{
  g_autofree char *hoi = NULL;

  g_return_val_if_fail (self != NULL && G_IS_SETTINGS (own), NULL);

  hoi = g_settings_get_string (own, "hoi");
  return g_strdup (!self->pot && g_str_equal (hoi, CHIEU_HOI_BY_POINTS) ? CHIEU_HOI_BY_HANDS : hoi);
}
