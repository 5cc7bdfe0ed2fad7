/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worlds: full states that agree with what a seat observed, the likelier ones
 * more often where the game can tell.
 */
#pragma once

#include "question.h"

/* How a world is found. */
typedef struct
{
  /**
   * weigh: how likely it is that the others would have done what they were seen to do, had they these cards; any
   * measure above 0, the same for all worlds of one question. NULL: all worlds that agree are alike.
   */
  double (*weigh) (const void *world, int seat, const void *data);
  const void *data;
  int tries;                     /* worlds of which one is chosen by weight; 1 without weigh */
} ChieuWorlds;

/**
 * chieu_worlds_deal:
 * @question: whose view the world agrees with
 * @world: (out): a state of the game
 *
 * Deals @worlds.tries worlds and keeps one, each as likely as it weighs.
 */
void chieu_worlds_deal (const ChieuWorlds      *worlds,
                        const ChieuBotQuestion *question,
                        ChieuRandom            *random,
                        ChieuState             *world);
