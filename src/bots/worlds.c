/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "worlds.h"

#include <string.h>

/* A number from 0 to below 1, in steps of 2^-32. */
static double
random_part (ChieuRandom *random)
{
  return (double) (chieu_random_next (random) >> 32) / 4294967296.0;
}

void
chieu_worlds_deal (const ChieuWorlds      *worlds,
                   const ChieuBotQuestion *question,
                   ChieuRandom            *random,
                   ChieuState             *world)
{
  const ChieuGame *game = question->game;
  ChieuState other;
  double total;

  game->redeal (question->view, question->seat, random, world);
  if (worlds->weigh == NULL || worlds->tries < 2)
    return;
  total = worlds->weigh (world, question->seat, worlds->data);
  for (int i = 1; i < worlds->tries; i++)
    {
      double weight;

      game->redeal (question->view, question->seat, random, &other);
      weight = worlds->weigh (&other, question->seat, worlds->data);
      total += weight;
      if (random_part (random) * total < weight)
        memcpy (world, &other, game->state_size);
    }
}
