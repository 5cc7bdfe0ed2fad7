/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the windows have for a game: one constant for each, chieu_app_GAME in app-GAME.c. What a game does without is left
 * out there.
 */
#pragma once

#include "game-offer.h"
#include "help-place.h"

G_BEGIN_DECLS

typedef struct
{
  ChieuGameOffer offer;          /* the game, as a new match of it is offered */

  /* The help. */
  const ChieuHelpPlaceRow *help_places;  /* (nullable): pages about what is to be done on the mat; the last one has no place */
  /* (nullable): which of them is about what a seat that is asked, and observes @view, is to do. */
  const char *(*find_help_place) (const void *view);
} ChieuAppGame;

/* Those of all games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuAppGame *const chieu_app_games[];

G_END_DECLS
