/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games there are. Whatever is written against the contract finds them here and knows none by name; the files that
 * still name one are listed in docs/adding-a-game.md.
 */
#pragma once

#include "chan/chan.h"
#include "game.h"
#include "luc-ho/luc-ho.h"
#include "mau-binh/mau-binh.h"
#include "to-tom/to-tom.h"

/* Room for a state of any game, for callers that copy states by assignment. */
typedef union
{
  ChieuChanState chan;
  ChieuLucHoState luc_ho;
  ChieuMauBinhState mau_binh;
  ChieuToTomState to_tom;
} ChieuState;

#define CHIEU_STATE_MAX sizeof (ChieuState)

/* All games, NULL at the end. */
extern const ChieuGame *const chieu_games[];

/* Returns: the game of this id ("to-tom"), or NULL. */
const ChieuGame *chieu_game_find (const char *id);
