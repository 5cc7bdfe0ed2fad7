/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The register of games. Code that is written against the contract finds them here and knows none by name.
 */
#pragma once

#include "game.h"

/* The size in bytes into which a state of any game fits; CHIEU_STATE_FITS() checks this for each game. */
#define CHIEU_STATE_MAX 3584

/* Room for a state of any game, for callers that copy states by assignment. The games read it as their own structs. */
typedef union
{
  uint64_t align;
  unsigned char bytes[CHIEU_STATE_MAX];
} __attribute__ ((may_alias)) ChieuState;

#define CHIEU_STATE_FITS(type) \
  _Static_assert (sizeof (type) <= sizeof (ChieuState) && _Alignof (type) <= _Alignof (ChieuState), #type " has no room in ChieuState"); \
  _Static_assert (offsetof (type, rules) == offsetof (ChieuStateHead, rules) && offsetof (type, carry) == offsetof (ChieuStateHead, carry), \
                  #type " does not begin as every state does")

/* All games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuGame *const chieu_games[];

/* Returns: the game of this id ("to-tom"), or NULL. */
const ChieuGame *chieu_game_find (const char *id);
