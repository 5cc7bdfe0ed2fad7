/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "worlds.h"

#include <string.h>

/* Returns: a number from 0 to below 1, in steps of 2^-32 */
static double
random_part (ChieuRandom *random)
{
  return (double) (chieu_random_next (random) >> 32) * 0x1p-32;
}

static void
deal_world (ChieuBotQuestion *question,
            ChieuState       *world)
{
  question->game->redeal (question->view, question->seat, &question->random, world);
}

void
chieu_worlds_deal (ChieuBotQuestion *question,
                   ChieuWorldsWeigh  weigh,
                   int               tries,
                   ChieuState       *world)
{
  ChieuState other;
  double total;

  deal_world (question, world);
  if (weigh == NULL || tries < 2)
    return;
  total = weigh (world, question->seat);
  for (int i = 1; i < tries; i++)
    {
      double weight;

      deal_world (question, &other);
      weight = weigh (&other, question->seat);
      total += weight;
      if (random_part (&question->random) * total < weight)
        memcpy (world, &other, question->game->state_size);
    }
}
