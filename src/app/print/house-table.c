/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "house-table.h"

#include "app/game-offer.h"
#include "app/table/session.h"

ChieuHouseTable *
chieu_house_table_new (const ChieuGame *game,
                       GSettings       *settings)
{
  const ChieuGameOffer *offer;
  ChieuHouseTable *self;

  g_return_val_if_fail (game != NULL, NULL);

  offer = chieu_game_offer_find (game->id);
  self = g_new0 (ChieuHouseTable, 1);
  self->game = game;
  self->seats = offer->tables[0].seats;
  if (settings != NULL)
    {
      g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, settings);

      self->id = g_settings_get_string (own, "house-rules");
      self->seats = chieu_game_offer_read_seats (offer, own);
    }
  return self;
}

void
chieu_house_table_read (ChieuHouseTable *self,
                        const char      *folder)
{
  g_autoptr (ChieuRulesShelf) shelf = NULL;
  const ChieuHouseRules *house;

  g_return_if_fail (self != NULL && folder != NULL);

  shelf = chieu_session_open_shelf (folder, self->game);
  house = chieu_rules_shelf_get (shelf, self->id != NULL ? chieu_rules_shelf_find (shelf, self->id) : 0);
  self->rules = house->rules;
  g_free (self->name);
  self->name = g_strdup (house->name);
}

ChieuHouseTable *
chieu_house_table_copy (const ChieuHouseTable *self)
{
  ChieuHouseTable *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->id = g_strdup (self->id);
  copy->name = g_strdup (self->name);
  return copy;
}

void
chieu_house_table_free (ChieuHouseTable *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->name);
  g_free (self);
}
