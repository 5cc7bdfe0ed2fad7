/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games that a match can be begun of, as the form of a new match offers
 * them, and the settings that each game has of its own.
 */
#pragma once

#include <gio/gio.h>

#include "app-game.h"

/* Returns: (transfer none) (nullable): offer number @i, counted from 0; NULL beyond the last one */
const ChieuGameOffer *chieu_game_offer_get (int i);

/* Returns: (transfer none): the offer of the game @id; the first offer if there is no such game */
const ChieuGameOffer *chieu_game_offer_find (const char *id);

/* Returns: (transfer none): the offer of the game that @settings, the program's, choose for the next match */
const ChieuGameOffer *chieu_game_offer_get_chosen (GSettings *settings);

/* Returns: (transfer full): the settings of one game only: "seats", "house-rules", "hoi" with its amounts, and "last". @settings: the
 * program's */
GSettings *chieu_game_offer_open_settings (const ChieuGameOffer *self,
                                           GSettings            *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the number of seats that @own, the game's own settings, ask for; the usual number if the game is not offered with that
 * many. */
int chieu_game_offer_read_seats (const ChieuGameOffer *self,
                                 GSettings            *own);

/* What ends a hội: the values of the setting "hoi". */
#define CHIEU_HOI_BY_POINTS "points"
#define CHIEU_HOI_BY_HANDS "hands"
#define CHIEU_HOI_BY_TIME "time"

/* Returns: (transfer full): what ends a hội by @own, one of CHIEU_HOI_BY_…; by hands if it asks for a pot and the game has none. */
char *chieu_game_offer_read_hoi (const ChieuGameOffer *self,
                                 GSettings            *own);
