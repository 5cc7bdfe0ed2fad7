/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level.h"

const ChieuBotLevel chieu_bot_level_cao_thu = {
  .id = "cao-thu",
  .name = NC_ ("level", "Cao thủ"),
  .sentence = N_ ("Masters: they also judge, from every card discarded or left, what the others may hold."),
  .player = CHIEU_BOT_CAO_THU,
  .searches = true,
  .max_ms = 1000,
  .bench = { .hands = 4, .of_costly = 1, .max_nodes = 8000 },
};
