/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level.h"

const ChieuBotLevel chieu_bot_level_vua = {
  .id = "vua",
  .name = NC_ ("level", "Vừa"),
  .sentence = N_ ("Steady players: they count cards and discard with care."),
  .player = CHIEU_BOT_VUA,
  .bench = { .hands = 20, .of_costly = 20, .max_nodes = 200 },
};
