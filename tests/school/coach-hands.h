/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands played by bots, for what is to hold at every question of a hand.
 */
#pragma once

#include "rules/games.h"

#include <glib.h>

/* @state: all cards; @seat: the one that is asked. */
typedef void (*CoachHandFunc) (const ChieuState *state, int seat, gpointer data);

/* Plays a hand of @game and @seed with @seats and calls @func before each answer. */
void coach_hands_play (const ChieuGame *game, guint64 seed, int seats, CoachHandFunc func, gpointer data);
