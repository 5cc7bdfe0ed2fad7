/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level.h"

const ChieuBotLevel chieu_bot_level_kha = {
  .id = "kha",
  .name = NC_ ("level", "Khá"),
  .sentence = N_ ("Good players: they try each move against many ways in which the unseen cards may lie."),
  .player = CHIEU_BOT_KHA,
  .searches = true,
  .max_ms = 300,
  .bench = { .hands = 6, .of_costly = 2, .max_nodes = 6000 },
};
