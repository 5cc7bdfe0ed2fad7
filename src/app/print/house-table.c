/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "house-table.h"

#include "app/game-offer.h"
#include "app/table/session.h"

ChieuHouseTable *
chieu_house_table_new (const ChieuGame *game,
                       GSettings       *settings,
                       const char      *folder)
{
  g_autoptr (ChieuRulesShelf) shelf = NULL;
  const ChieuGameOffer *offer;
  ChieuHouseTable *self;
  const ChieuHouseRules *house;
  guint place = 0;

  g_return_val_if_fail (game != NULL && folder != NULL, NULL);

  offer = chieu_game_offer_find (game->id);
  shelf = chieu_session_open_shelf (folder, game);
  self = g_new0 (ChieuHouseTable, 1);
  self->game = game;
  self->seats = offer->tables[0].seats;
  if (settings != NULL)
    {
      g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, settings);
      g_autofree char *id = g_settings_get_string (own, "house-rules");

      place = chieu_rules_shelf_find (shelf, id);
      self->seats = chieu_game_offer_read_seats (offer, own);
    }
  house = chieu_rules_shelf_get (shelf, place);
  self->rules = house->rules;
  self->name = g_strdup (house->name);
  return self;
}

ChieuHouseTable *
chieu_house_table_copy (const ChieuHouseTable *self)
{
  ChieuHouseTable *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->name = g_strdup (self->name);
  return copy;
}

void
chieu_house_table_free (ChieuHouseTable *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self);
}
