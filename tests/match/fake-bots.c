/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fake-game.h"

#include <string.h>
#include <unistd.h>

atomic_int fake_slow_running, fake_slow_cancelled;

static int
choose_first (const ChieuBotTurn *turn,
              uint32_t           *nodes)
{
  return 0;
}

static int
choose_chance (const ChieuBotTurn *turn,
               uint32_t           *nodes)
{
  ChieuRandom random;

  chieu_random_init (&random, turn->budget->seed);
  return (int) chieu_random_below (&random, (uint32_t) turn->n_moves);
}

static int
choose_slow (const ChieuBotTurn *turn,
             uint32_t           *nodes)
{
  atomic_fetch_add (&fake_slow_running, 1);
  while (!atomic_load (turn->budget->cancel))
    usleep (500);
  atomic_fetch_sub (&fake_slow_running, 1);
  atomic_fetch_add (&fake_slow_cancelled, 1);
  return 0;
}

static const ChieuBotLevel levels[] = {
  { .id = "first", .choose = choose_first },
  { .id = "chance", .choose = choose_chance },
  { .id = "slow", .choose = choose_slow },
};

const ChieuBotLevel *
fake_level_find (const char *id)
{
  for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++)
    if (strcmp (levels[i].id, id) == 0)
      return &levels[i];
  return chieu_bot_level_find (id);
}

const ChieuGame *
fake_game_find (const char *id)
{
  return strcmp (id, fake_game.id) == 0 ? &fake_game : chieu_game_find (id);
}
