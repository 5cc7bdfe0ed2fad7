/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * chieu-engine has nothing of its own for Năm lá: positions of it are not evaluated.
 */
#include "engine/engine-game.h"
#include "games/nam-la/rules/nam-la.h"

const ChieuEngineGame chieu_engine_nam_la = {
  .game = &chieu_nam_la,
};
