/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worlds: full states that agree with what a seat observed. If the game can weigh them, likelier ones come more often.
 */
#pragma once

#include "question.h"

/* Returns: how likely the other seats were to do what they were seen to do if they hold the cards of @world: a number above 0,
 * on any scale that is the same for all worlds of one question. */
typedef double (*ChieuWorldsWeigh) (const void *world, int seat);

/**
 * chieu_worlds_deal:
 * @question: whose view the world agrees with; its random numbers deal the world
 * @weigh: (nullable): of several worlds one is kept by its weight; NULL: all that agree are equally likely
 * @tries: how many worlds are dealt for it, if @weigh is given; less than 2: one
 * @world: (out): a state of the game
 *
 * Deals the worlds and keeps one, each as likely as it weighs.
 */
void chieu_worlds_deal (ChieuBotQuestion *question,
                        ChieuWorldsWeigh  weigh,
                        int               tries,
                        ChieuState       *world);
