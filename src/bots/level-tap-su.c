/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level.h"

const ChieuBotLevel chieu_bot_level_tap_su = {
  .id = "tap-su",
  .name = NC_ ("level", "Tập sự"),
  .sentence = N_ ("Beginners: they know the rules and little more."),
  .player = CHIEU_BOT_TAP_SU,
  .bench = { .hands = 20, .of_costly = 20, .max_nodes = 200 },
};
